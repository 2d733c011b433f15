import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
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

/** Subsets made before, by file and characters: an edit of a deck seldom brings a letter that it did not have. */
const prepared = new LRUCache<string, Buffer>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (font) => font.length,
})

/**
 * The face with the glyphs that its texts need, as WOFF: 10 to 15 KB for a Latin deck, about 150 bytes a character for
 * Chinese and Japanese.
 */
export async function subsetFace(face: UsedFace, typography: Typography): Promise<Buffer> {
  const { path } = typography.face(face.font)
  const codePoints = [...face.codePoints].sort((a, b) => a - b)
  const text = alwaysKept + String.fromCodePoint(...codePoints)
  const key = `${path}/${text}`
  const known = prepared.get(key)
  if (known) return known
  const subset = await subsetFont(await readFile(path), text, {
    targetFormat: 'truetype',
    keepFeatures: keptFeatures,
    noHinting: true,
  })
  const made = toWoff(subset)
  prepared.set(key, made)
  return made
}
