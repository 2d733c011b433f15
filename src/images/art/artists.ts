import type { VibeName } from '../../design/vibes/vibe-list.ts'
import type { DrawArt } from './art-request.ts'
import { contourMap } from './vibes/contour-map.ts'
import { inkWash } from './vibes/ink-wash.ts'
import { midCentury } from './vibes/mid-century.ts'
import { neonDusk } from './vibes/neon-dusk.ts'
import { paperCut } from './vibes/paper-cut.ts'
import { risoPrint } from './vibes/riso-print.ts'
import { stainedGlass } from './vibes/stained-glass.ts'
import { starTrails } from './vibes/star-trails.ts'

/** How each built-in vibe draws. */
export const artists: Record<VibeName, DrawArt> = {
  'Neon Dusk': neonDusk,
  'Paper Cut': paperCut,
  'Ink Wash': inkWash,
  'Contour Map': contourMap,
  'Riso Print': risoPrint,
  'Stained Glass': stainedGlass,
  'Mid-Century': midCentury,
  'Star Trails': starTrails,
}
