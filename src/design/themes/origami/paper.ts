import type { Color } from '../../../scene/paint.ts'

/** Tints of one paper, from the sheet to the deepest shade; text on the first five is always ink. */
export const paper = {
  sheet: '#F3FAF8',
  white: '#FFFFFF',
  mist: '#E2F2ED',
  mint: '#CFE9E1',
  sea: '#B5DBD2',
  pond: '#8EC5BC',
  teal: '#0A6663',
  deep: '#074A4A',
  /** The one warm sheet, its lit and shaded faces, and its palest. */
  coral: '#E8634A',
  coralLight: '#FF9C84',
  coralShade: '#C2412B',
  blush: '#FDE5DC',
} satisfies Record<string, Color>

/** Faces of equals side by side: the ground of one and the back of the paper where its corner is folded. */
const faces: { ground: Color; back: Color }[] = [
  { ground: paper.mint, back: paper.pond },
  { ground: paper.mist, back: paper.sea },
]

/** The face at a place among equals: lighter and darker neighbours look folded. */
export function faceAt(index: number): { ground: Color; back: Color } {
  return faces[index % faces.length] as { ground: Color; back: Color }
}
