import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Typography } from '../../typography/typography.ts'
import { keptFeatures } from '../fonts/kept-features.ts'
import type { UsedFace } from '../svg/real-text.ts'
import { toWoff } from './woff.ts'

/**
 * What shaping puts in by itself: spaces, the plain hyphen for its no-break form, the circle under a mark that stands
 * alone, and the first half of Khmer's split vowels.
 */
const alwaysKept = ' \u00A0\u2010\u25CC\u17C1'

/**
 * The face with the glyphs that its texts need, as WOFF: 10 to 15 KB for a Latin deck, about 150 bytes a character for
 * Chinese and Japanese.
 */
export async function subsetFace(face: UsedFace, typography: Typography): Promise<Buffer> {
  const text = alwaysKept + String.fromCodePoint(...face.codePoints)
  const file = await readFile(typography.face(face.font).path)
  const subset = await subsetFont(file, text, {
    targetFormat: 'truetype',
    keepFeatures: keptFeatures,
    noHinting: true,
  })
  return toWoff(subset)
}
