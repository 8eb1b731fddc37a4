"""A slow, plain second opinion on the rules of All In and Bids."""
