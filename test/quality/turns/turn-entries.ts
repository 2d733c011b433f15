import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { WrittenSlide } from '../../support/written-decks/written-deck.ts'

/** What should come of a turn. */
export type Expect = 'done' | 'ask' | 'decline' | 'info'

/** Words marked on a slide: their exact text and how they are set. */
export interface ExpectedMark {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strike?: boolean
  /** A role of the theme, or `#rrggbb`. */
  color?: string
  link?: string | number
}

/** How the title or the text of a slide is set. */
export interface ExpectedStyle {
  on: 'title' | 'text'
  align?: string
  size?: number
  color?: string
  font?: string
}

/**
 * A slide that is not as it was: that of a number with the fields given in place of its own (null or '': gone), or a new
 * one. With `judge` its words are for a reader to look at.
 */
export type ExpectedSlide = {
  [Field in keyof WrittenSlide]?: WrittenSlide[Field] | null
} & {
  was?: number
  new?: true
  judge?: string
  marks?: ExpectedMark[]
  style?: ExpectedStyle | ExpectedStyle[]
  ground?: string
}

/** One turn: the words, and what should come of them. */
export interface TurnEntry {
  say: string
  expect: Expect
  /** The deck after it: numbers and ranges ("2-5") of slides of the first deck, unchanged, and others in full. */
  slides?: (number | string | ExpectedSlide)[]
  deck_change?: Record<string, unknown>
  /** What cannot be done and must be named. */
  not?: string
  why?: string
}

/** A conversation about a deck of `test/written-decks`. */
export interface ConversationEntry {
  id: string
  language: string
  kind: string
  deck: string
  /** Numbers of the slides selected. */
  selected?: number[]
  turns: TurnEntry[]
}

/** The conversations in the YAML files of a directory, one file a language; kinds stand in them or in `kinds.tsv`. */
export function readConversations(directory: string): ConversationEntry[] {
  const kinds = kindsBeside(directory)
  return readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => {
      const entries = parse(readFileSync(join(directory, file), 'utf8')) as ConversationEntry[]
      const language = file.replace(/\.yaml$/, '')
      return entries.map((one) => {
        const kind = one.kind ?? kinds.get(one.id) ?? 'unsorted'
        return { ...one, language, kind, deck: one.deck.replace(/\.yaml$/, '') }
      })
    })
}

function kindsBeside(directory: string): Map<string, string> {
  const file = join(directory, 'kinds.tsv')
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const [id = '', kind = ''] = line.split('\t')
      return [id.trim(), kind.trim()]
    }),
  )
}
