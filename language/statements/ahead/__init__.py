"""What people tell of the time to come: plans, from when something will be so, and how it is kept until then."""
