## Drills, squads underground and special rules of units
