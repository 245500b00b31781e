"""``svoyak doctor``: what of this machine could spoil an evening."""
