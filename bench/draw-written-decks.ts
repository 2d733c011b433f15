import { buildScene } from '../src/design/build-scene.ts'
import { fitDeck } from '../src/design/fit-deck.ts'
import { testTypography } from '../test/support/typography.ts'
import { deckOfWritten } from '../test/support/written-decks/deck-of-written.ts'
import { themesOfWritten } from '../test/support/written-decks/themes-of-written.ts'
import { writtenDecks } from '../test/support/written-decks/written-deck.ts'
import { drawSheets } from './draw-sheets.ts'

// `npx tsx bench/draw-written-decks.ts DIRECTORY [NAME]`: draws the decks of test/written-decks (those whose names begin
// so), each in three themes, six slides a sheet, to be read one by one.

const [directory, only = ''] = process.argv.slice(2)
if (directory === undefined) throw new Error('Name a directory for the pictures.')
const typography = await testTypography()

for (const [index, { name, written }] of writtenDecks().entries()) {
  if (!name.startsWith(only)) continue
  for (const theme of themesOfWritten(index)) {
    let added = 0
    const deck = fitDeck(deckOfWritten(written, theme.id), typography, {
      maximumSlides: 50,
      newId: () => `added-${++added}`,
    })
    const { pages } = buildScene(deck, typography)
    drawSheets(directory, `${name}.${theme.name.replaceAll(' ', '-')}`, pages, typography)
  }
}
