# Ce que les robots comptent quand ils pèsent une position.
dc-counts-vp = points de victoire
dc-counts-kp = points de destruction
dc-counts-strength = points des unités selon leurs points de dommage
dc-counts-carried = objectifs tenus ou extraits
dc-counts-inside = socles dans des éléments de terrain
