import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A deck as an editor writes it down: see `test/written-decks`. */
export interface WrittenDeck {
  deck: string
  way: 'extract' | 'written'
  /** By its English name: "Chinese (Traditional)"; absent: English. */
  language?: string
  slides: WrittenSlide[]
}

/** A point of a list, or one that goes on in a second line. */
type WrittenItem = string | { text: string; detail: string }

export interface WrittenChart {
  categories: string[]
  series: { name: string; values: (number | null)[]; labels?: string[] }[]
  unit?: string
  category_title?: string
  labels?: string[]
  totals?: string[]
}

/** A slide as an editor writes it down; which fields it has goes by its layout. */
export interface WrittenSlide {
  n: number
  layout: string
  title: string
  eyebrow?: string
  caption?: string
  notes?: string
  subtitle?: string
  meta?: string | string[]
  lead?: string
  text?: string
  items?: WrittenItem[]
  cards?: { head: string; text?: string }[]
  columns?: { head: string; items: string[] }[]
  steps?: (string | { head: string; text: string })[]
  events?: { when: string; text: string; detail?: string }[]
  stats?: { value: string; label: string; detail?: string }[]
  number?: { value: string; label: string; context?: string }
  quote?: { text: string; by: string; role?: string }
  definition?: { term: string; text?: string; meaning?: string; formula?: string }
  table?: { columns: string[]; rows: string[][] }
  highlight_row?: string
  highlight_column?: string
  chart?: WrittenChart
  code?: string
  code_lang?: string
  highlight?: string
}

const directory = new URL('../../written-decks/', import.meta.url)

/** All of them, in the order of their names; each named by its file without the ending. */
export function writtenDecks(): { name: string; written: WrittenDeck }[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.yaml$/, ''),
      written: parse(readFileSync(new URL(file, directory), 'utf8')) as WrittenDeck,
    }))
}
