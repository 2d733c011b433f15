import type { Color } from '../../../scene/paint.ts'

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
interface Skin {
  ground: Color
  ink: Color
  note: Color
  mark: [outer: Color, inner: Color]
}

/** The areas of one slide, in order: neighbours differ, also the last and the first. */
const skins: Skin[] = [
  { ground: glaze.clay, ink: glaze.cream, note: '#FBE3D2', mark: [glaze.blush, glaze.dark] },
  { ground: glaze.ochre, ink: glaze.dark, note: glaze.dark, mark: [glaze.clay, glaze.cream] },
  { ground: glaze.dark, ink: glaze.cream, note: '#EBCDB8', mark: [glaze.ochre, glaze.clay] },
  { ground: glaze.blush, ink: glaze.dark, note: glaze.dark, mark: [glaze.cream, glaze.clay] },
]

/** The skin at a place among equals. */
export function skinAt(index: number): Skin {
  return skins[index % skins.length] as Skin
}
