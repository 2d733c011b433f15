import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { formatTable } from '../../../bench/statistics.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { defaultThemeId } from '../../../src/design/themes/theme-list.ts'
import { loadTypography, type Typography } from '../../../src/typography/typography.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../../support/written-decks/written-deck.ts'
import { Conversation, type GivenTurn } from '../turns/conversation.ts'
import { destroysMore } from '../turns/destruction.ts'

/** One edit in the plainest words, and as different people would ask for it. */
export interface EditInWays {
  /** A deck of `test/written-decks`, without `.yaml`. */
  deck: string
  plain: string
  ways: string[]
}

/** What must change nothing: a question, a remark, what nobody could do without asking. */
export interface NoWish {
  deck: string
  say: string
}

/**
 * What came of a way: the change that the plain words make, another, one that loses something, a question with an option that leads to the change,
 * another question, or nothing; `no plain` where the plain words themselves are not done.
 */
export const outcomes = [
  'same',
  'other',
  'destructive',
  'offered',
  'asked',
  'nothing',
  'no plain',
] as const
export type Outcome = (typeof outcomes)[number]

/** One way as it was read. */
export interface PlayedWay {
  file: string
  edit: EditInWays
  way: string
  outcome: Outcome
  given: GivenTurn
  /** What the plain words make of the deck, where they are done. */
  meant?: Deck
}

const folder = new URL('./', import.meta.url)
const decks = writtenDecks()

/** The edits of the YAML files beside this one, by file. */
export function readWays(): { file: string; edits: (EditInWays | NoWish)[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => ({ file, edits: parse(readFileSync(new URL(file, folder), 'utf8')) }))
}

/** Says each way of an edit on its deck, and compares what came of it with what comes of the plain words. */
export async function playWays(
  file: string,
  edit: EditInWays | NoWish,
  typography: Typography,
): Promise<PlayedWay[]> {
  const say = (words: string) => new Conversation(deckOf(edit.deck), typography).say(words)
  if ('say' in edit) {
    const given = await say(edit.say)
    const outcome = outcomeOf(given, given.before)
    return [
      { file, edit: { ...edit, plain: '(nothing)', ways: [] }, way: edit.say, outcome, given },
    ]
  }
  /** Whether an option of the question that a way led to leads to a deck. */
  const offers = async (way: string, { result }: GivenTurn, deck: Deck) => {
    for (const option of result.clarify?.options ?? []) {
      const conversation = new Conversation(deckOf(edit.deck), typography)
      await conversation.say(way)
      const answered = await conversation.say(option)
      if (printed(answered.deck) === printed(deck)) return true
    }
    return false
  }
  const plain = await say(edit.plain)
  const isDone = plain.outcome === 'done' && changed(plain)
  const played: PlayedWay[] = []
  for (const way of edit.ways) {
    const given = await say(way)
    const outcome = isDone ? outcomeOf(given, plain.deck) : 'no plain'
    const isOffered = outcome === 'asked' && (await offers(way, given, plain.deck))
    const meant = isDone ? { meant: plain.deck } : {}
    played.push({ file, edit, way, outcome: isOffered ? 'offered' : outcome, given, ...meant })
  }
  return played
}

/** The figures of all ways by file as text; if asked for, each that was not read as the plain words are. */
export async function waysReport(withFailures: boolean): Promise<string> {
  const typography = await loadTypography()
  const played: PlayedWay[] = []
  for (const { file, edits } of readWays())
    for (const edit of edits) played.push(...(await playWays(file, edit, typography)))
  const rows = [...new Set(played.map(({ file }) => file)), 'all'].map((file) => {
    const own = played.filter((one) => file === 'all' || one.file === file)
    const countOf = (outcome: Outcome) => own.filter((one) => one.outcome === outcome).length
    return [file, String(own.length), ...outcomes.map((outcome) => String(countOf(outcome)))]
  })
  const failures = played.filter(({ outcome }) => outcome !== 'same').map(failureText)
  return [formatTable(['file', 'ways', ...outcomes], rows), ...(withFailures ? failures : [])].join(
    '\n\n',
  )
}

/** A deck of `test/written-decks`. @throws {Error} where there is none of that name. */
export function deckOf(name: string): Deck {
  const written = decks.find((one) => one.name === name)?.written
  if (written === undefined) throw new Error(`There is no deck ${name}.`)
  return deckOfWritten(written, defaultThemeId)
}

function outcomeOf(given: GivenTurn, expected: Deck): Outcome {
  if (printed(given.deck) === printed(expected)) return 'same'
  if (!changed(given)) return given.outcome === 'ask' ? 'asked' : 'nothing'
  return destroysMore(given.before, expected, given.deck) ? 'destructive' : 'other'
}

const changed = ({ before, deck }: GivenTurn) => printed(before) !== printed(deck)

/** A deck as it is compared: what was made has ids by the order in which it stands. */
export function printed(deck: Deck): string {
  const names = new Map<string, string>()
  return JSON.stringify(deck).replace(/"(?:made|finished)-\d+"/g, (id) => {
    const name = names.get(id) ?? `"new-${names.size + 1}"`
    names.set(id, name)
    return name
  })
}

const failureText = ({ file, edit, way, outcome, given }: PlayedWay) =>
  [
    `${file} [${edit.deck}] ${outcome}: ${edit.plain}`,
    `  “${way.trim()}”`,
    `  ${[given.outcome, ...given.said].join(' ')}`,
  ].join('\n')
