import { parseArgs } from 'node:util'
import type { Deck } from '../../src/deck/deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { inShort, sampleDeck } from '../edit/sample-deck.ts'
import { deckOfWritten } from '../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../support/written-decks/written-deck.ts'
import { explain } from './explain.ts'

// `npm run explain -- "instruction"… [--deck NAME] [--selected 3,4]`: how the words are read, against a deck of
// `test/written-decks` (absent: its first English one) or `sample`, the deck of the frames' examples.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deck: { type: 'string', default: 'en-01-pitch-memo.written' },
    selected: { type: 'string', default: '' },
  },
})
const deck = values.deck === 'sample' ? sampleDeck() : writtenDeck(values.deck)
const selected = values.selected.split(',').flatMap((one) => deck.slides[Number(one) - 1]?.id ?? [])
let made = 0
const context = {
  deck,
  themes: systemThemes.map(({ id, name }) => ({ id, name })),
  ...(selected.length === 0 ? {} : { selectedSlideIds: selected }),
  newId: () => `new-${++made}`,
}
for (const instruction of positionals) {
  const outcome = inShort(interpretInstruction(instruction, context))
  const lines = [
    ...explain(instruction, context),
    '',
    'as a whole',
    ...outcome.map((one) => `  ${one}`),
  ]
  process.stdout.write(`${instruction}\n${lines.join('\n')}\n\n`)
}

function writtenDeck(name: string): Deck {
  const found = writtenDecks().find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no deck ${name} in test/written-decks.`)
  return deckOfWritten(found.written, 'simple_light')
}
