# What bots count when they weigh a position.
dc-counts-vp = Victory Points
dc-counts-kp = Kill Points
dc-counts-strength = points of units by their Damage Points
dc-counts-carried = Objectives held or extracted
dc-counts-inside = bases in features
