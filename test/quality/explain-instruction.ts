import { parseArgs } from 'node:util'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { explain } from '../../src/edit/frames/explain.ts'
import { deckOfWritten } from '../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../support/written-decks/written-deck.ts'

// `npm run explain -- "instruction" [--deck NAME] [--selected 3,4]`: how the words are read, against a deck of
// `test/written-decks` (absent: its first English one).

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deck: { type: 'string', default: 'en-01-pitch-memo.written' },
    selected: { type: 'string', default: '' },
  },
})
const found = writtenDecks().find(({ name }) => name === values.deck)
if (found === undefined) throw new Error(`There is no deck ${values.deck} in test/written-decks.`)
const deck = deckOfWritten(found.written, 'simple_light')
const selected = values.selected.split(',').flatMap((one) => deck.slides[Number(one) - 1]?.id ?? [])
let made = 0
const context = {
  deck,
  themes: systemThemes.map(({ id, name }) => ({ id, name })),
  ...(selected.length === 0 ? {} : { selectedSlideIds: selected }),
  newId: () => `new-${++made}`,
}
for (const instruction of positionals)
  process.stdout.write(`${instruction}\n${explain(instruction, context).join('\n')}\n\n`)
