import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import { defaultThemeId } from '../../../src/design/themes/theme-list.ts'
import { fitEdited } from '../../../src/edit/resolve/fit-edited.ts'
import { keepAgenda } from '../../../src/edit/resolve/keep-agenda.ts'
import { keepCounts } from '../../../src/edit/resolve/keep-counts.ts'
import type { ModelClient } from '../../../src/models/model-client.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../../support/written-decks/written-deck.ts'
import { differences } from './compare-decks.ts'
import { Conversation, type GivenTurn } from './conversation.ts'
import { deckDifferences } from './deck-change.ts'
import { destroysMore, isPartOf } from './destruction.ts'
import { type ExpectedDeck, expectedDeck } from './expected-deck.ts'
import type { ConversationEntry, TurnEntry } from './turn-entries.ts'

/**
 * What a turn is counted as: done exactly; asked, declined or told as it should be; for a reader to judge; nothing done, or a
 * part with the rest named, where it should be done; nothing changed, but answered in another way than it should be;
 * something else done.
 */
export const verdicts = [
  'exact',
  'answered',
  'to judge',
  'not done',
  'other answer',
  'wrong',
] as const
export type Verdict = (typeof verdicts)[number]

/** One turn as it was read. */
export interface TurnScore {
  entry: ConversationEntry
  turn: TurnEntry
  /** From 1. */
  number: number
  verdict: Verdict
  /** Of a wrong one: something is gone that should have stayed. */
  destroys: boolean
  given: GivenTurn
  expected: ExpectedDeck
  differences: string[]
}

const decks = writtenDecks()

/**
 * The turns of a conversation, each after those before it, whatever came of them.
 * @param client the language model for what the grammar leaves; absent: there is none.
 */
export async function scoreConversation(
  entry: ConversationEntry,
  typography: Typography,
  client?: ModelClient,
): Promise<TurnScore[]> {
  const written = decks.find(({ name }) => name === entry.deck)?.written
  if (written === undefined) throw new Error(`${entry.id}: there is no deck ${entry.deck}.`)
  const first = deckOfWritten(written, defaultThemeId)
  const selected = (entry.selected ?? []).flatMap((number) => first.slides[number - 1]?.id ?? [])
  const conversation = new Conversation(first, typography, selected, client)
  const scores: TurnScore[] = []
  for (const [index, turn] of entry.turns.entries()) {
    const given = await conversation.say(turn.say)
    const nothing = {
      deck: given.before,
      unchanged: new Set<string>(),
      judged: new Map(),
      looks: new Map(),
    }
    const expected = turn.expect === 'done' ? expectedDeck(written, first, turn) : nothing
    const found = turn.expect === 'done' ? asExpected(expected, first, turn, given, typography) : []
    const verdict = verdictOf(turn, expected, found, given)
    const destroys = verdict === 'wrong' && destroysMore(given.before, expected.deck, given.deck)
    scores.push({
      entry,
      turn,
      number: index + 1,
      verdict,
      destroys,
      given,
      expected,
      differences: found,
    })
  }
  return scores
}

/** What is not as expected, as it was written or as any edit leaves a deck: fitted, with counts and agendas that are true. */
function asExpected(
  expected: ExpectedDeck,
  first: Deck,
  turn: TurnEntry,
  given: GivenTurn,
  typography: Typography,
): string[] {
  const exactColors = turn.say.includes('#')
  const comparison = { first, exactColors }
  const ofDeck = deckDifferences(turn.deck_change ?? {}, {
    earlier: [first, given.before],
    given: given.deck,
    themes: given.themes,
    exactColors,
  })
  const found = differences(expected, given.deck, comparison)
  if (found.length === 0) return ofDeck
  const finished = { ...expected, deck: finishedDeck(given, expected.deck, typography) }
  return differences(finished, given.deck, comparison).length === 0 ? ofDeck : [...ofDeck, ...found]
}

function finishedDeck(
  { before, result, themes }: GivenTurn,
  deck: Deck,
  typography: Typography,
): Deck {
  let made = 0
  const newId = () => `finished-${++made}`
  const material = {
    sources: {},
    notesBefore: {},
    untitled: false,
    themes,
    typography,
    newId,
    edited: result.operations,
  }
  return [keepCounts, keepAgenda, fitEdited].reduce(
    (current, finish) =>
      applyOperations(current, finish(before, current, material).operations).deck,
    deck,
  )
}

function verdictOf(
  turn: TurnEntry,
  expected: ExpectedDeck,
  found: readonly string[],
  given: GivenTurn,
): Verdict {
  const isChanged = !isDeepStrictEqual(given.before, given.deck)
  const { declined, warnings, clarify } = given.result
  const namesRest = declined.length > 0 || warnings.length > 0
  if (turn.expect !== 'done') {
    if (isChanged) return 'wrong'
    return answersAs(turn, given) ? 'answered' : 'other answer'
  }
  // Making a file, or leaving all as it is, is done without a change.
  if (['done', 'info'].includes(given.outcome) && found.length === 0) {
    if (turn.not !== undefined && !namesRest) return 'wrong'
    return expected.judged.size > 0 ? 'to judge' : 'exact'
  }
  if (!isChanged) return 'not done'
  const saysRest = namesRest || clarify !== undefined
  return saysRest && isPartOf(given.before, expected, given.deck) ? 'not done' : 'wrong'
}

/**
 * To say that what is named is not there answers what should be asked; not to have understood answers nothing. Whether
 * the reason is the right one is for a reader to see.
 */
function answersAs({ expect }: TurnEntry, { outcome, reasons }: GivenTurn): boolean {
  if (expect === 'ask')
    return (
      outcome === 'ask' ||
      (outcome === 'decline' && reasons.every((one) => one === 'nothing_to_do'))
    )
  return outcome === expect && !reasons.includes('not_understood')
}
