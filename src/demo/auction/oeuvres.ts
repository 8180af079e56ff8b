import { ceramics } from './ceramics.ts'
import { folkPaintings } from './folk-paintings.ts'
import { gestures } from './gestures.ts'
import { hardEdges } from './hard-edges.ts'
import { inkLandscapes } from './ink-landscapes.ts'
import { monochromes } from './monochromes.ts'
import { nightCities } from './night-cities.ts'
import { screenPrints } from './screen-prints.ts'
import { seas } from './seas.ts'
import { stillLifes } from './still-lifes.ts'
import { veils } from './veils.ts'
import type { SeedOeuvre } from './work.ts'
import { woodcuts } from './woodcuts.ts'

/** What the demo auction sells: sixty works of twelve artists. */
export const oeuvres: readonly SeedOeuvre[] = [
  inkLandscapes,
  monochromes,
  veils,
  hardEdges,
  folkPaintings,
  stillLifes,
  gestures,
  woodcuts,
  screenPrints,
  seas,
  nightCities,
  ceramics,
]
