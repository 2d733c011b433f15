import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { buildScene } from '../src/design/build-scene.ts'
import { findTheme } from '../src/design/themes/theme-list.ts'
import { glyphOutlinePainter } from '../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../src/export/svg/page-to-svg.ts'
import type { Page } from '../src/scene/scene.ts'
import type { Typography } from '../src/typography/typography.ts'
import { mockupDeck } from '../test/support/mockup-deck.ts'
import { makeDeck, sharedTypography } from '../test/support/pipeline.ts'

// `npm run gallery`: pictures of our slides, beside the design targets where those are at hand, and the README's
// picture of a deck made from docs/examples/quarterly-review.md.

const root = new URL('../', import.meta.url)
const output = new URL('docs/gallery/', root)
const mockups = new URL('../shared/mockups/', root)

/** Which slide of the mockup deck shows the content of which target. */
const comparisons = [
  { theme: 'Simple Light', slide: 1, mockup: 'simple-light/01-cover.png' },
  { theme: 'Simple Light', slide: 2, mockup: 'simple-light/03-section.png' },
  { theme: 'Simple Light', slide: 5, mockup: 'simple-light/05-chart.png' },
  { theme: 'Simple Light', slide: 6, mockup: 'simple-light/06-table.png' },
  { theme: 'Simple Light', slide: 7, mockup: 'simple-light/07-doughnut.png' },
  { theme: 'Simple Light', slide: 9, mockup: 'simple-light/09-process.png' },
  { theme: 'Simple Light', slide: 11, mockup: 'simple-light/11-quote.png' },
  { theme: 'Observatory', slide: 1, mockup: 'themes/observatory/01.png' },
  { theme: 'Observatory', slide: 5, mockup: 'themes/observatory/02.png' },
]

const ground = '#E4E6EB'
const gap = 12

/** A picture of a contact sheet: its slot's markup, given where it stands. */
type Tile = (place: string, index: number) => string

function pageTile(page: Page, typography: Typography): Tile {
  return (place, index) =>
    pageToSvg(page, {
      textPainter: glyphOutlinePainter(typography),
      idPrefix: `t${index}-`,
      rootAttributes: ` ${place}`,
    })
}

function pictureTile(png: Buffer): Tile {
  return (place) =>
    `<image ${place} href="data:image/png;base64,${png.toString('base64')}" image-rendering="optimizeQuality"/>`
}

/** Tiles of 16:9 in columns, as one PNG. */
function contactSheet(tiles: Tile[], columns: number, width: number): Buffer {
  const tileWidth = (width - gap * (columns + 1)) / columns
  const tileHeight = (tileWidth * 9) / 16
  const height = gap + Math.ceil(tiles.length / columns) * (tileHeight + gap)
  const placed = tiles.map((tile, index) => {
    const x = gap + (index % columns) * (tileWidth + gap)
    const y = gap + Math.floor(index / columns) * (tileHeight + gap)
    return tile(`x="${x}" y="${y}" width="${tileWidth}" height="${tileHeight}"`, index)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${placed.join('')}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

function readMockup(name: string): Buffer | undefined {
  try {
    return readFileSync(new URL(name, mockups))
  } catch {
    return undefined
  }
}

function save(name: string, png: Buffer): void {
  const file = new URL(name, output)
  writeFileSync(file, png)
  process.stdout.write(`${fileURLToPath(file)} ${Math.round(png.length / 1000)} kB\n`)
}

const typography = await sharedTypography()
mkdirSync(output, { recursive: true })

for (const { theme: themeName, slide, mockup } of comparisons) {
  const theme = findTheme(themeName)?.theme
  const page =
    theme && buildScene({ ...mockupDeck, themeId: theme.id }, typography).pages[slide - 1]
  if (theme === undefined || page === undefined)
    throw new Error(`There is no slide ${slide} in the theme "${themeName}".`)
  const target = readMockup(mockup)
  const tiles = [pageTile(page, typography), ...(target ? [pictureTile(target)] : [])]
  const name = `${theme.name.toLowerCase().replaceAll(' ', '-')}-${page.layout}-${slide}.png`
  save(name, contactSheet(tiles, tiles.length, 960))
}

const example = readFileSync(new URL('docs/examples/quarterly-review.md', root), 'utf8')
const { scene } = await makeDeck({ text: example, range: '6-10', title: 'Q3 2026 business review' })
save(
  'deck.png',
  contactSheet(
    scene.pages.map((page) => pageTile(page, typography)),
    3,
    960,
  ),
)
