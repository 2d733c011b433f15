import { formatTable, percentile } from '../../../bench/statistics.ts'
import { type DeckFigures, deckFigures } from './deck-figures.ts'
import type { TextSet } from './text-sets.ts'

const head = [
  'text',
  'slides',
  'words a slide',
  'words',
  'statements',
  'on slides',
  'in notes',
  'left out',
  'repeated',
  'fallback titles',
  'forms',
]

/** The author's figures of a set of texts: a line a text, and one of all of them. */
export function figuresTable({ name, texts, slideRange }: TextSet): string {
  const figures = texts.map((one) => ({
    name: one.name,
    figures: deckFigures(one.text, slideRange),
  }))
  const rows = figures.map((one) => [one.name, ...cellsOf(one.figures)])
  const all = joined(figures.map((one) => one.figures))
  return [
    `${name}: ${texts.length} texts${slideRange ? `, ${slideRange} slides` : ''}`,
    formatTable(head, [...rows, ['all', ...cellsOf(all)]]),
    `forms: ${countedNames(all.forms)}`,
    '',
  ].join('\n')
}

function cellsOf(figures: DeckFigures): string[] {
  const { slides, words, wordsBySlide, forms, placed, repeated, contentWords, fallbackTitles } =
    figures
  const passages = placed.slide + placed.notes + placed.nowhere
  return [
    String(slides),
    String(Math.round(percentile(wordsBySlide, 0.5))),
    String(Math.round(words)),
    percent(forms.filter((form) => form === 'statement').length, forms.length),
    percent(placed.slide, passages),
    percent(placed.notes, passages),
    String(placed.nowhere),
    percent(repeated, contentWords),
    String(fallbackTitles.length),
    String(new Set(forms).size),
  ]
}

function joined(all: readonly DeckFigures[]): DeckFigures {
  const sum = (value: (one: DeckFigures) => number) =>
    all.reduce((total, one) => total + value(one), 0)
  return {
    slides: sum((one) => one.slides),
    words: sum((one) => one.words),
    wordsBySlide: all.flatMap((one) => one.wordsBySlide),
    forms: all.flatMap((one) => one.forms),
    placed: {
      slide: sum((one) => one.placed.slide),
      notes: sum((one) => one.placed.notes),
      nowhere: sum((one) => one.placed.nowhere),
    },
    repeated: sum((one) => one.repeated),
    contentWords: sum((one) => one.contentWords),
    fallbackTitles: all.flatMap((one) => one.fallbackTitles),
  }
}

/** A share in whole percent; a dash of nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`
}

/** Each of the names with how often it comes, the most frequent first. */
export function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}
