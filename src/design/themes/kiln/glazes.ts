import type { Color } from '../../../scene/paint.ts'
import type { PanelColors } from '../theme.ts'

/** The glazes of the tiles. */
export const glaze = {
  sand: '#F7EBDD',
  cream: '#FFF8EE',
  clay: '#A8432A',
  ochre: '#E7AC4B',
  blush: '#E9BE9F',
  dark: '#3B1A14',
} satisfies Record<string, Color>

/** With what to write on an area in one glaze, and the two glazes of the half-disc that marks it. */
export interface Skin extends PanelColors {
  mark: [outer: Color, inner: Color]
}

function skin(ground: Color, ink: Color, mutedInk: Color, mark: Skin['mark']): Skin {
  return { ground, ink, mutedInk, accent: ink, line: ground, mark }
}

const { cream, clay, ochre, blush, dark } = glaze

/** The areas of one slide, in order: neighbours differ, also the last and the first. */
const skins: Skin[] = [
  skin(clay, cream, '#FBE3D2', [blush, dark]),
  skin(ochre, dark, dark, [clay, cream]),
  skin(dark, cream, '#EBCDB8', [ochre, clay]),
  skin(blush, dark, dark, [cream, clay]),
]

/** The skin at a place among equals. */
export function skinAt(index: number): Skin {
  return skins[index % skins.length] as Skin
}

/** The skin of a ground; undefined for a ground that arches do not have. */
export function skinOf(ground: Color): Skin | undefined {
  return skins.find((one) => one.ground === ground)
}
