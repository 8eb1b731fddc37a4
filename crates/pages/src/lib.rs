//! What a person sees: pure functions from a view to HTML and SVG.
