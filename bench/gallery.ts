import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { Deck } from '../src/deck/deck.ts'
import { buildScene } from '../src/design/build-scene.ts'
import { systemThemes } from '../src/design/themes/theme-list.ts'
import type { ThemeTokens } from '../src/design/themes/theme-tokens.ts'
import { glyphOutlinePainter } from '../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../src/export/svg/page-to-svg.ts'
import type { Page } from '../src/scene/scene.ts'
import type { Typography } from '../src/typography/typography.ts'
import { hubPicture } from '../test/support/hub-picture.ts'
import { layoutDeck } from '../test/support/layout-deck.ts'
import { mockupDeck } from '../test/support/mockup-deck.ts'
import { makeDeck } from '../test/support/pipeline.ts'
import { themeMockups } from '../test/support/theme-mockups.ts'
import { testTypography } from '../test/support/typography.ts'
import { vibePages } from './vibe-pages.ts'

// `npm run gallery`: every layout in every theme, our slides beside the design targets where those are at hand, and the
// README's picture of a deck made from docs/examples/quarterly-review.md.

const root = new URL('../', import.meta.url)
const output = new URL('docs/gallery/', root)
const mockups = new URL('../shared/mockups/', root)

/** The design targets of each theme, in the order of the slides that show their content. */
const targets: Record<string, { deck: Deck; files: string[] }> = {
  'Simple Light': {
    deck: mockupDeck,
    files: [
      '01-cover',
      '02-agenda',
      '03-section',
      '04-stats',
      '05-chart',
      '06-table',
      '07-doughnut',
      '08-timeline',
      '09-process',
      '10-comparison',
      '11-quote',
      '12-cards',
      '13-big-number',
      '14-closing',
    ].map((name) => `simple-light/${name}.png`),
  },
  ...Object.fromEntries(
    Object.entries(themeMockups).map(([theme, deck]) => [
      theme,
      {
        deck,
        files: ['01', '02', '03'].map((name) => `themes/${theme.toLowerCase()}/${name}.png`),
      },
    ]),
  ),
}

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

const typography = await testTypography()
mkdirSync(output, { recursive: true })

/** `Simple Light` → `simple-light`. */
const fileName = (theme: ThemeTokens) => theme.name.toLowerCase().replaceAll(' ', '-')

// Every mockup beside our drawing of the same content; themes that were invented here have none.
for (const theme of systemThemes) {
  const target = targets[theme.name]
  if (target === undefined) continue
  const { pages } = buildScene({ ...target.deck, themeId: theme.id }, typography)
  const tiles = pages.flatMap((page, index) => {
    const mockup = readMockup(target.files[index] ?? '')
    return [pageTile(page, typography), ...(mockup ? [pictureTile(mockup)] : [])]
  })
  save(`mockups-${fileName(theme)}.png`, contactSheet(tiles, tiles.length / pages.length, 1200))
}

// Every layout in every theme: a column for each theme, six on a sheet.
const columns = systemThemes.map(
  (theme) => buildScene({ ...layoutDeck, themeId: theme.id }, typography, hubPicture).pages,
)
for (const [name, part] of [
  ['layouts.png', columns.slice(0, 6)],
  ['layouts-more.png', columns.slice(6)],
] as const) {
  const rows = layoutDeck.slides.flatMap((_, index) => part.flatMap((pages) => pages[index] ?? []))
  const tiles = rows.map((page) => pageTile(page, typography))
  save(name, contactSheet(tiles, part.length, 1920))
}

// The themes at a glance: a row for each, of slides on which they differ most.
const glance = [1, 4, 5, 8, 11]
save(
  'themes.png',
  contactSheet(
    columns.flatMap((pages) =>
      glance.flatMap((number) => pages[number - 1] ?? []).map((page) => pageTile(page, typography)),
    ),
    glance.length,
    1200,
  ),
)

// The vibes: a row for each of two slides, and its design target first where there is one.
save(
  'vibes.png',
  contactSheet(
    (await vibePages(typography)).flatMap(({ pages, target }) => {
      const mockup = readMockup(target)
      const ours = pages.map((page) => pageTile(page, typography))
      return mockup ? [pictureTile(mockup), ...ours] : ours
    }),
    3,
    1200,
  ),
)

const example = readFileSync(new URL('docs/examples/quarterly-review.md', root), 'utf8')
const { scene } = await makeDeck({
  text: example,
  range: '11-15',
  title: 'Q3 2026 business review',
})
save(
  'deck.png',
  contactSheet(
    scene.pages.map((page) => pageTile(page, typography)),
    3,
    960,
  ),
)
