"""The command line: the only place that joins the station with its devices, its packs and its screens."""
