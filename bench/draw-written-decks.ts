import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { buildScene } from '../src/design/build-scene.ts'
import { fitDeck } from '../src/design/fit-deck.ts'
import { glyphOutlinePainter } from '../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../src/export/svg/page-to-svg.ts'
import { sharedTypography } from '../test/support/pipeline.ts'
import { deckOfWritten } from '../test/support/written-decks/deck-of-written.ts'
import { themesOfWritten } from '../test/support/written-decks/themes-of-written.ts'
import { writtenDecks } from '../test/support/written-decks/written-deck.ts'

// `npx tsx bench/draw-written-decks.ts DIRECTORY [NAME]`: draws the decks of test/written-decks (those whose names begin
// so), each in three themes, six slides a sheet, to be read one by one.

const [directory, only = ''] = process.argv.slice(2)
if (directory === undefined) throw new Error('Name a directory for the pictures.')
mkdirSync(directory, { recursive: true })

/** Pixels of a slide, and of the space between two. */
const [width, height, gap] = [960, 540, 8]
const [columns, rows] = [2, 3]
const typography = await sharedTypography()
const textPainter = glyphOutlinePainter(typography)
const pngOf = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()

for (const [index, { name, written }] of writtenDecks().entries()) {
  if (!name.startsWith(only)) continue
  for (const theme of themesOfWritten(index)) {
    let added = 0
    const deck = fitDeck(deckOfWritten(written, theme.id), typography, {
      maximumSlides: 50,
      newId: () => `added-${++added}`,
    })
    const tiles = buildScene(deck, typography).pages.map((page) => {
      const svg = pageToSvg(page, {
        textPainter,
        idPrefix: 'p',
        rootAttributes: ` width="${width}" height="${height}"`,
      })
      return pngOf(svg).toString('base64')
    })
    for (let first = 0; first < tiles.length; first += columns * rows) {
      const images = tiles.slice(first, first + columns * rows).map((png, at) => {
        const x = (at % columns) * (width + gap)
        const y = Math.floor(at / columns) * (height + gap)
        return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png}"/>`
      })
      const size = `width="${columns * (width + gap)}" height="${rows * (height + gap)}"`
      const file = `${name}.${theme.name.replaceAll(' ', '-')}.${first / (columns * rows) + 1}.png`
      writeFileSync(
        join(directory, file),
        pngOf(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join('')}</svg>`),
      )
    }
  }
}
