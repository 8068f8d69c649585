# Che cosa contano i bot quando valutano una posizione.
dc-counts-vp = punti vittoria
dc-counts-kp = punti uccisione
dc-counts-strength = punti delle unità secondo i loro punti danno
dc-counts-carried = obiettivi tenuti o estratti
dc-counts-inside = basette negli elementi di terreno
