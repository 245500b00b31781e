"""Buttons and the presses they give. Imports nothing else of this product.

The law of this package: a driver never says who was first. It reports presses with their stamps.
"""
