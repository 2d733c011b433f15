import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import subsetFont from 'subset-font'
import { withFileChecksum } from '../../fonts/font-tables.ts'
import { keptFeatures } from '../../fonts/kept-features.ts'
import type { ExportFace } from '../export-context.ts'
import { toEmbeddedOpenType } from './eot.ts'
import { withLiningFigures } from './lining-figures.ts'
import { withLinkedStyle } from './linked-style.ts'

/** Rows of 256 code points that a font for Latin texts keeps whole, as far as it has them. */
const latinRows = [0x00, 0x01, 0x02, 0x1e, 0x20, 0x21, 0x22]
/** Kana and the punctuation of Chinese and Japanese, and full-width forms: kept whole where some of them are used. */
const smallEastAsianRows = new Set([0x30, 0xff])
/** From here on rows are of Chinese characters, Korean syllables, and pictographs. */
const firstEastAsianRow = 0x2e

/** Licence and its address, which the fonts' licence wants to stay with them. */
const licenceNames = [13, 14]

/** Embedded fonts made before, by file, name and characters: most decks of a theme need the same. */
const prepared = new LRUCache<string, Buffer>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: (font) => font.length,
})

/**
 * A face as a presentation embeds it under a name: with all letters of the alphabets that it sets in the deck, so that texts can be
 * edited; of the tens of thousands of Chinese characters and Korean syllables only with
 * those that it uses. That is 35 to 90 KB of a deck's size a face, where whole faces would take 50 to 170 KB, and 3 to
 * 6 MB those for Chinese and Japanese. Undefined when the font's maker forbids embedding.
 */
export async function embeddableFont(
  path: string,
  name: ExportFace,
  codePoints: ReadonlySet<number>,
): Promise<Buffer | undefined> {
  const { rows, others } = keptCharacters(codePoints)
  const key = `${path}/${name.typeface}/${rows.join()}/${others.join()}`
  const known = prepared.get(key)
  if (known) return known
  const subset = await subsetFont(await readFile(path), textOf(rows, others), {
    targetFormat: 'truetype',
    keepFeatures: keptFeatures,
    preserveNameIds: licenceNames,
    // A table of a variable family's axes, which these faces are cut from and no longer have.
    dropTables: ['STAT'],
  })
  const named = withLinkedStyle(withLiningFigures(subset), name)
  const made = toEmbeddedOpenType(withFileChecksum(named))
  if (!mayBeEmbedded(made)) return undefined
  prepared.set(key, made)
  return made
}

function keptCharacters(codePoints: ReadonlySet<number>): { rows: number[]; others: number[] } {
  // A face that only fills in for another has none of these.
  const setsLatin =
    codePoints.size === 0 || [...codePoints].some((one) => one > 0x2f && one < 0x250)
  const rows = new Set(setsLatin ? latinRows : [])
  const others: number[] = []
  for (const codePoint of codePoints) {
    const row = codePoint >> 8
    if (row < firstEastAsianRow || smallEastAsianRows.has(row)) rows.add(row)
    else others.push(codePoint)
  }
  const ascending = (a: number, b: number) => a - b
  return { rows: [...rows].sort(ascending), others: others.sort(ascending) }
}

function textOf(rows: number[], others: number[]): string {
  const kept = rows.flatMap((row) => Array.from({ length: 256 }, (_, index) => row * 256 + index))
  return String.fromCodePoint(...kept, ...others)
}

/** Whether the maker's permission, repeated in the header, is more than "restricted" (OpenType 1.9, OS/2, fsType). */
function mayBeEmbedded(font: Buffer): boolean {
  return (font.readUInt16LE(32) & 0x000f) !== 0x0002
}
