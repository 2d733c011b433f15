import { holdsTurn } from '../../../text/place-to-shorten.ts'
import { echoes } from '../language/echo-words.ts'
import { type FigurePhrase, findFigures } from '../language/figure-phrases.ts'
import {
  isConditional,
  leadingWordsFor,
  nearnessWordsFor,
  rangeWordsFor,
  withoutPredicateEnding,
} from '../language/figure-words.ts'
import { isDense, wordCount } from '../language/script.ts'
import type { Atom } from './atom.ts'
import { leadTerm } from './bullet-text.ts'
import type { StatedFigure } from './part.ts'
import { capitalize, withoutFullStop } from './shorten.ts'
import { standsAlone } from './stands-alone.ts'

/** Words beside a figure that can be read with it at a glance, and those that say what it is a figure of. */
const mostLabelWords = 12
const fewestLabelWords = 2
/** Words of a term that names a figure. */
const termWords = 6
/** Characters of a figure that stand in large type. */
const figureLength = 24

/** A number without a unit that counts clauses or sections ("5.1"). */
const clauseNumber = /^\d{1,2}(?:\.\d{1,2})+$/u

/** After the first figure of a range that is not read as one ("9–13 x", "3:2"), or of a sum of units. */
const goesOnAfter = /^\s?(?:[–—/:×x-]\s?\p{Nd}|\p{L}{1,4}\s\p{Nd}|\p{Nd}|\p{Script=Han}?\p{Nd})/u

/** A particle written on to a figure ("%65'ini", "350원을", "42億円を"): it ties the figure to the words behind it. */
const particle = /^(?:['’]\p{L}|\p{Script=Hangul}|\p{Script=Hiragana})/u

/**
 * The figure that a sentence or an item begins with, or its clause nearly ends with, and the rest of it: read one after the other the two are the
 * sentence again, whole, so that the figure is of what the source says it is of. Undefined for every other, and for what
 * is said under a condition or denied.
 */
export function statedFigure(atom: Atom, language: string): StatedFigure | undefined {
  if (atom.lead > 0) return namedFigure(atom, language)
  const text = predicateOf(atom, language)
  if (/[?？!！:：]$/u.test(text) || !standsAlone(text, language) || isConditional(text, language))
    return undefined
  const figures = quantitiesOf(text, language)
  return firstFigure(atom, text, language, figures[0]) ?? lastFigure(atom, text, language, figures)
}

/** The sentence of an atom as a figure with its words shows it. */
export function predicateOf(atom: Atom, language: string): string {
  return withoutPredicateEnding(withoutFullStop(atom.text.text.trim()), language)
}

/** Whether a figure is worth large type by itself: a bare count rarely is. */
export function isTelling({ figure }: StatedFigure, language: string): boolean {
  const [found] = findFigures(figure, language)
  return found !== undefined && found.kind !== 'count' && found.kind !== 'duration'
}

/** What is written on to a figure ("£16m", "%65'ini", "214명으로"), and a unit with a stroke or a capital in it ("43 Ml/d"). */
const attachedEnding = new RegExp(
  [
    '[\\p{Script=Latin}\\p{Script=Cyrillic}]{1,4}(?![\\p{L}\\p{M}])',
    '\\s(?=\\p{L}+(?:/|\\p{Lu}))[\\p{L}/]{2,6}(?![\\p{L}\\p{M}])',
    "['’][\\p{L}\\p{M}]{1,6}(?![\\p{L}\\p{M}])",
    '\\p{Script=Hangul}{1,3}(?=\\s)',
  ]
    .map((one) => `^${one}`)
    .join('|'),
  'u',
)

/** The figures of a text; the two ends of a range and the units of a sum ("3 hours 20 minutes") are one. */
export function quantitiesOf(text: string, language: string): FigurePhrase[] {
  const between = rangeWordsFor(language)
  const all: FigurePhrase[] = []
  for (const figure of findFigures(text, language)) {
    const last = all[all.length - 1]
    const gap = last === undefined ? '' : text.slice(last.to, figure.from)
    const ranged = last !== undefined && between.test(gap) && isRange(last, figure)
    const summed = last?.kind === 'duration' && figure.kind === 'duration' && /^\s?$/u.test(gap)
    const to = figure.to + (attachedEnding.exec(text.slice(figure.to))?.[0].length ?? 0)
    if (last !== undefined && (ranged || summed))
      all[all.length - 1] = { from: last.from, to, kind: figure.kind }
    else all.push({ ...figure, to })
  }
  return all
}

/** "9 and 13 percent", "6 to 11 weeks", "84 of 112": the first is a bare number, or both are of one kind. */
function isRange(first: FigurePhrase, second: FigurePhrase): boolean {
  return first.kind === 'count' || first.kind === second.kind
}

/** "Revenue: $42.6 million, up 18%": the term names the figure right after it. */
function namedFigure(atom: Atom, language: string): StatedFigure | undefined {
  const term = leadTerm(atom)
  const body = withoutFullStop(atom.text.text.slice(atom.lead).trim())
  const found = leading(body, language, quantitiesOf(body, language)[0])
  if (found === undefined || wordCount(term) > termWords) return undefined
  const after = body.slice(found.to)
  // "46% of all orders that came by mail" is more than the term names.
  const suffix = /^\s+\p{L}/u.test(after) ? suffixOf(after) : ''
  if (suffix === undefined) return undefined
  const note = after.slice(after.indexOf(suffix) + suffix.length).replace(/^[\s,;:，；：–—-]+/u, '')
  const bracketed = /^[(（]([^()（）]*)[)）]$/u.exec(note)?.[1] ?? note
  if (wordCount(note) > mostLabelWords) return undefined
  return {
    atom,
    ...figureOf(body, found),
    ...(suffix === '' ? {} : { suffix }),
    label: capitalize(term, language),
    note: capitalize(bracketed, language),
  }
}

/** "About 38,400 labels were not printed": the value first, its sentence goes on from it. */
function firstFigure(
  atom: Atom,
  text: string,
  language: string,
  first: FigurePhrase | undefined,
): StatedFigure | undefined {
  const found = leading(text, language, first)
  if (
    found === undefined ||
    text.slice(0, found.from).replace(nearnessWordsFor(language), '').trim() !== ''
  )
    return undefined
  if (/[;；]\s*\p{L}*$/u.test(text) || clauseNumber.test(text.slice(found.from, found.to)))
    return undefined
  const rest = text.slice(found.to).trim()
  if (!isLabel(rest)) return undefined
  // "36 toilets, 4 nursing rooms": the second counts something else.
  const [label = rest] = rest.split(/\s*[,;，；、](?!\p{Nd})(?=.*\p{Nd})/u)
  const note = rest.slice(label.length).replace(/^\s*[,;，；、]\s*/u, '')
  return { atom, ...figureOf(text, found), label, note, order: 'value-first' }
}

/** What stands beside a figure on its line ("a year"), in words and characters, and words of the clauses behind that. */
const suffixRoom = { words: 4, length: 18 }
const mostNoteWords = 14
/** So many parts between commas are a list. */
const fewestListed = 4

/** "The pilot saved 24 hours", "Gas fell by 23 percent a year, more than planned": the value ends its clause or nearly so. */
function lastFigure(
  atom: Atom,
  text: string,
  language: string,
  figures: readonly FigurePhrase[],
): StatedFigure | undefined {
  const last = figures.find(({ to }) => suffixOf(text.slice(to)) !== undefined)
  // A bare number at the end is a name as often as a quantity ("extension 4400").
  if (last === undefined || last.kind === 'count') return undefined
  // "15,000 dishes in 3 months": the time is what the other figure is told by.
  if (last.kind === 'duration' && figures.length > 1) return undefined
  // Of things that are listed none is what their sentence is about.
  if (text.split(/[,;，；、](?!\p{Nd})/u).length >= fewestListed) return undefined
  // Several of a kind are a series, of which none is the sentence's own.
  if (figures.some(({ from, kind }) => from > last.from && kind === last.kind)) return undefined
  const after = text.slice(last.to)
  const suffix = suffixOf(after) ?? ''
  // "11% did": what they did is said elsewhere.
  if (echoes(suffix, language)) return undefined
  const note = after.slice(after.indexOf(suffix) + suffix.length).replace(/^\s*[,;，；、]\s*/u, '')
  if (wordCount(note) > mostNoteWords) return undefined
  const led = ledFigure(atom, text.slice(0, last.to), language, last)
  if (led === undefined || !(isDense(text) || hasWords(led.label))) return undefined
  return { ...led, ...(suffix === '' ? {} : { suffix }), note }
}

/** The words between a figure and the end of its clause, where they have room beside it and are not written on to it. */
function suffixOf(after: string): string | undefined {
  const [clause = ''] = after.split(/[,;，；、](?!\p{Nd})/u)
  const rest = clause.trim()
  const { words, length } = suffixRoom
  if (rest !== '' && !/^[\p{Ll}\p{Lo}]/u.test(rest)) return undefined
  return particle.test(after) || wordCount(rest) > words || rest.length > length ? undefined : rest
}

/** A figure with what leads to it as its label; undefined where that denies it or is no more than a word. */
function ledFigure(
  atom: Atom,
  text: string,
  language: string,
  found: FigurePhrase,
): StatedFigure | undefined {
  const before = text.slice(0, found.from)
  if (/[\p{Nd}–—/:×.-]\s?$/u.test(before) || found.to - found.from > figureLength) return undefined
  const label = before.replace(nearnessWordsFor(language), '').trim()
  const words = wordCount(label)
  const said = words + wordCount(text.slice(found.to))
  if (words > mostLabelWords || words === 0 || said < (isDense(label) ? 1 : fewestLabelWords))
    return undefined
  if (/[,;:，；：、(（]$/u.test(label)) return undefined
  if (holdsTurn(label, language)) return undefined
  // "11 percent were lost, while the usual loss is 27 percent": the sentence is about the first as much.
  const kind = findFigures(text.slice(found.from, found.to), language)[0]?.kind
  if (quantitiesOf(before, language).some((other) => other.kind === kind)) return undefined
  const prefix = before.slice(before.indexOf(label) + label.length).trim()
  return {
    atom,
    figure: text.slice(found.from, found.to).trim(),
    ...(prefix === '' ? {} : { prefix }),
    label: capitalize(label, language),
    note: '',
    order: 'label-first',
  }
}

interface Leading {
  from: number
  to: number
}

/** The figure that a text begins with, after words like "about" at the most. */
function leading(
  text: string,
  language: string,
  first: FigurePhrase | undefined,
): Leading | undefined {
  if (first === undefined || first.to - first.from > figureLength) return undefined
  const before = text.slice(0, first.from)
  if (before.trim() !== '' && before.replace(leadingWordsFor(language), '').trim() !== '')
    return undefined
  const after = text.slice(first.to)
  return goesOnAfter.test(after) || particle.test(after)
    ? undefined
    : { from: first.from, to: first.to }
}

function figureOf(text: string, { from, to }: Leading): { figure: string; prefix?: string } {
  const prefix = text.slice(0, from).trim()
  return { figure: text.slice(from, to).trim(), ...(prefix === '' ? {} : { prefix }) }
}

/** Whether a sentence goes on after its figure: "5.1 Either party …" is numbered. */
function isLabel(label: string): boolean {
  return hasWords(label) && /^[\p{Ll}\p{Lo}(%]/u.test(label)
}

function hasWords(label: string): boolean {
  const words = wordCount(label)
  return words >= fewestLabelWords && words <= mostLabelWords
}
