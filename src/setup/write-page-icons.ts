import { readFile, writeFile } from 'node:fs/promises'

// `npx tsx src/setup/write-page-icons.ts`: takes the icons of the web pages from the Lucide set and writes them as one
// sprite, of which a page shows `<use href="/assets/icons.svg#name"/>`. Run by hand when the names change.

const icons = new URL('../../node_modules/lucide-static/icons/', import.meta.url)
const output = new URL('../interfaces/web/assets/icons.svg', import.meta.url)

/** The icons by the names that Lucide gives them; `layers` stands for presentations. */
const names = [
  'check',
  'circle-alert',
  'coins',
  'copy',
  'database',
  'download',
  'eye',
  'eye-off',
  'key-round',
  'layers',
  'lock',
  'log-out',
  'pencil',
  'plug',
  'plus',
  'settings',
  'trash-2',
  'user',
]

const attributes =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
  'stroke-linecap="round" stroke-linejoin="round"'

/** An icon as a symbol: its elements as Lucide has them, with the pages' thinner stroke. */
async function symbol(name: string): Promise<string> {
  const svg = await readFile(new URL(`${name}.svg`, icons), 'utf8')
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  const shapes = drawing?.match(/<\w[^>]*\/>/g)?.map((shape) => shape.replace(/\s*\/>$/, '/>'))
  if (shapes === undefined) throw new Error(`The icon ${name} is empty.`)
  return `<symbol id="${name}" ${attributes}>${shapes.join('')}</symbol>\n`
}

await writeFile(
  output,
  `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by src/setup/write-page-icons.ts from lucide-static (ISC License, see NOTICES.md); do not edit. -->
${(await Promise.all(names.map(symbol))).join('')}</svg>
`,
)
