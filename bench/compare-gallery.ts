import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Deck } from '../src/deck/deck.ts'
import { buildScene } from '../src/design/build-scene.ts'
import { systemThemes } from '../src/design/themes/theme-list.ts'
import { glyphOutlinePainter } from '../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../src/export/svg/page-to-svg.ts'
import type { Page } from '../src/scene/scene.ts'
import { textTop } from '../src/scene/text-position.ts'
import { hubPicture } from '../test/support/hub-picture.ts'
import { layoutDeck } from '../test/support/layout-deck.ts'
import { themeMockups } from '../test/support/theme-mockups.ts'
import { testTypography } from '../test/support/typography.ts'
import { countedDeck } from './counted-deck.ts'

// `npm run gallery:compare -- DIRECTORY`: the first time keeps how every page of these decks is drawn in every theme;
// after a change it says which pages are drawn otherwise, and puts the most different ones side by side as pictures
// (before at the left). `… -- DIRECTORY cards` looks at pages of that layout only.

const [directory, only] = process.argv.slice(2)
if (directory === undefined)
  throw new Error('Name a directory: npm run gallery:compare -- DIRECTORY')

/** Points. */
const least = 1.5
const pairsShown = 48
const pairsASheet = 12
const typography = await testTypography()
const painter = glyphOutlinePainter(typography)

/** What is compared of a page: where its ink stands, each thing by its name, in points. */
type Outline = Record<string, { words: string; at: number[] }>

function outlineOf(page: Page): Outline {
  const outline: Outline = {}
  for (const [index, node] of page.nodes.entries()) {
    const name = node.name in outline ? `${node.name} ${index}` : node.name
    const { x, y, width, height } = node.box
    if (node.kind !== 'text') {
      outline[name] = { words: '', at: [x, y, width, height] }
      continue
    }
    const top = textTop(node)
    const lines = node.layout.paragraphs.flatMap((one) => one.lines)
    outline[name] = {
      words: lines.map((line) => line.text).join('|'),
      at: lines.flatMap((line) => [x + line.x, top + line.baseline, line.width]),
    }
  }
  return outline
}

/** How far something of a page moved, in points; what is new, gone or broken otherwise counts as a whole page. */
function difference(before: Outline, now: Outline): number {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return Math.max(
    0,
    ...Array.from(names, (name) => {
      const [one, other] = [before[name], now[name]]
      if (one === undefined || other === undefined || one.words !== other.words) return 1000
      return Math.max(...one.at.map((value, index) => Math.abs(value - (other.at[index] ?? 1000))))
    }),
  )
}

const svgOf = (page: Page) =>
  pageToSvg(page, {
    textPainter: painter,
    idPrefix: 'p',
    rootAttributes: ' width="720" height="405"',
  })

const pngOf = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()

interface Kept {
  layout: string
  outline: Outline
}

const decks: Record<string, Deck> = { layouts: layoutDeck, counted: countedDeck }
for (const [name, deck] of Object.entries(themeMockups)) decks[`mockup ${name}`] = deck

const file = join(directory, 'outlines.json')
const before = readKept()
const now: Record<string, Kept> = {}
const pages = new Map<string, Page>()
for (const theme of systemThemes)
  for (const [name, deck] of Object.entries(decks)) {
    if (name.startsWith('mockup') && name !== `mockup ${theme.name}`) continue
    const scene = buildScene({ ...deck, themeId: theme.id }, typography, hubPicture)
    for (const [index, page] of scene.pages.entries()) {
      const key = `${theme.name} · ${name} · ${index + 1}`
      now[key] = { layout: page.layout, outline: outlineOf(page) }
      pages.set(key, page)
    }
  }

if (before === undefined) {
  mkdirSync(join(directory, 'before'), { recursive: true })
  for (const [key, page] of pages)
    writeFileSync(join(directory, 'before', `${key}.svg`), svgOf(page))
  writeFileSync(file, JSON.stringify(now))
  process.stdout.write(`Kept ${pages.size} pages in ${directory}.\n`)
} else compare(before)

function readKept(): Record<string, Kept> | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function compare(kept: Record<string, Kept>): void {
  const changed = Object.entries(now)
    .flatMap(([key, { layout, outline }]) => {
      const old = kept[key]
      if (old === undefined || (only !== undefined && layout !== only)) return []
      const moved = difference(old.outline, outline)
      return moved < least ? [] : [{ key, layout, moved }]
    })
    .sort((one, other) => other.moved - one.moved)
  for (const layout of new Set(changed.map((one) => one.layout)))
    process.stdout.write(`${layout}: ${changed.filter((one) => one.layout === layout).length}\n`)
  const come = Object.keys(now).filter((key) => !(key in kept)).length
  const gone = Object.keys(kept).filter((key) => !(key in now)).length
  process.stdout.write(
    `${changed.length} of ${pages.size} pages are drawn otherwise; ${come} are new, ${gone} are gone.\n`,
  )
  for (let first = 0; first < Math.min(changed.length, pairsShown); first += pairsASheet) {
    const shown = changed.slice(first, first + pairsASheet)
    const rows = shown.map(({ key }, index) => {
      const old = readFileSync(join(directory as string, 'before', `${key}.svg`), 'utf8')
      const [x, y] = [(index % 2) * 970, Math.floor(index / 2) * 282]
      const picture = (svg: string, side: number) =>
        `<image x="${x + side * 480}" y="${y}" width="476" height="268" href="data:image/png;base64,${pngOf(svg).toString('base64')}"/>`
      return picture(old, 0) + picture(svgOf(pages.get(key) as Page), 1)
    })
    const height = Math.ceil(shown.length / 2) * 282
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1936" height="${height}"><rect width="100%" height="100%" fill="#888"/>${rows.join('')}</svg>`
    const sheet = join(directory as string, `${only ?? 'all'}-${first / pairsASheet + 1}.png`)
    writeFileSync(sheet, pngOf(svg))
    process.stdout.write(
      `${sheet}: ${shown.map(({ key, moved }) => `${key} (${Math.round(moved)})`).join('; ')}\n`,
    )
  }
}
