import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { keptFeatures } from '../export/fonts/kept-features.ts'

// `npx tsx src/setup/write-page-fonts.ts`: writes the fonts of the web pages, which hold only the characters that the
// pages and most names and titles need, and the style sheet that names them. Run by hand when the list changes.

const packages = new URL('../../node_modules/@expo-google-fonts/', import.meta.url)
const assets = new URL('../interfaces/web/assets/', import.meta.url)

/** Ranges of code points, both ends included. */
const characters = [
  // Basic Latin, Latin-1, Latin Extended-A, and Romanian's letters beyond them.
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  // Vietnamese.
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x300, 0x301],
  [0x303, 0x303],
  [0x309, 0x309],
  [0x323, 0x323],
  [0x1ea0, 0x1ef9],
  // Greek, and Cyrillic as the languages of Europe write it.
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  // General punctuation, currencies, ™.
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x2044, 0x2044],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  // Arrows, and those of the keys ↵ and ⇧.
  [0x2190, 0x2199],
  [0x21b5, 0x21b5],
  [0x21e7, 0x21e7],
  // Minus, ≈, ≠, ≤, ≥, and the keys ⌘, ⌥, ⌫.
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x2318, 0x2318],
  [0x2325, 0x2325],
  [0x232b, 0x232b],
]

/** The families as the pages name them, with the weights that they use. */
const faces = [
  { family: 'Source Serif 4', weight: 600, source: '600SemiBold' },
  { family: 'Inter', weight: 400, source: '400Regular' },
  { family: 'Inter', weight: 500, source: '500Medium' },
  { family: 'Inter', weight: 600, source: '600SemiBold' },
  { family: 'JetBrains Mono', weight: 400, source: '400Regular' },
]

/** Licence and its address, which the fonts' licence wants to stay with them. */
const licenceNames = [13, 14]

/** What browsers would do with code and keys that shall stay as they are written, `->` as an arrow for one. */
const ligatures = new Set(['liga', 'clig', 'calt', 'rclt'])

/** `Source Serif 4` → `source-serif-4`. */
const packageName = (family: string) => family.toLowerCase().replaceAll(' ', '-')

/** Every character once; a font that lacks one leaves it out. */
const text = characters
  .flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

/** Writes a face and returns its rule of the style sheet. */
async function writeFace({ family, weight, source }: (typeof faces)[number]): Promise<string> {
  const name = packageName(family)
  const file = family.replaceAll(' ', '')
  const font = await readFile(new URL(`${name}/${source}/${file}_${source}.ttf`, packages))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: keptFeatures.filter((feature) => !ligatures.has(feature)),
    noHinting: true,
    preserveNameIds: licenceNames,
    dropTables: ['STAT'],
  })
  await writeFile(new URL(`fonts/${name}-${weight}.woff2`, assets), subset)
  process.stdout.write(`${name}-${weight}.woff2 ${(subset.length / 1024).toFixed(1)} KB\n`)
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("/assets/fonts/${name}-${weight}.woff2") format("woff2");
}
`
}

await mkdir(new URL('fonts/', assets), { recursive: true })
const rules = await Promise.all(faces.map(writeFace))
await writeFile(
  new URL('fonts.css', assets),
  `/* Written by src/setup/write-page-fonts.ts; do not edit. The fonts are under the SIL Open Font License, see NOTICES.md. */
${rules.join('\n')}`,
)
