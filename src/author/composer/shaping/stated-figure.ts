import { findFigures } from '../language/figure-phrases.ts'
import { leadingWordsFor } from '../language/figure-words.ts'
import { wordCount } from '../language/script.ts'
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

/** After the first figure of a range ("9 to 13 percent", "9–13"), of a ratio or of a sum of units ("3 hours 20 minutes"). */
const goesOnAfter = /^\s?(?:[–—/:×x-]\s?\p{Nd}|\p{L}{1,4}\s\p{Nd}|\p{Nd}|\p{Script=Han}?\p{Nd})/u

/**
 * The figure that a sentence or an item begins or ends with, and the rest of it: read one after the other the two are the
 * sentence again, whole, so that the figure is of what the source says it is of. Undefined for every other.
 */
export function statedFigure(atom: Atom, language: string): StatedFigure | undefined {
  if (atom.lead > 0) return namedFigure(atom, language)
  const text = withoutFullStop(atom.text.text.trim())
  if (/[?？!！]$/u.test(text) || !standsAlone(text, language)) return undefined
  return firstFigure(atom, text, language) ?? lastFigure(atom, text, language)
}

/** "Revenue: $42.6 million, up 18%": the term names the figure right after it. */
function namedFigure(atom: Atom, language: string): StatedFigure | undefined {
  const term = leadTerm(atom)
  const body = withoutFullStop(atom.text.text.slice(atom.lead).trim())
  const found = leading(body, language)
  if (found === undefined || wordCount(term) > termWords) return undefined
  const note = body.slice(found.to).replace(/^[\s,;:，；：–—-]+/u, '')
  const bracketed = /^[(（]([^()（）]*)[)）]$/u.exec(note)?.[1] ?? note
  // "46% of all orders" is not what the term names.
  if (/^\s+\p{L}/u.test(body.slice(found.to)) || wordCount(note) > mostLabelWords) return undefined
  return {
    atom,
    ...figureOf(body, found),
    label: capitalize(term, language),
    note: capitalize(bracketed, language),
  }
}

/** "About 38,400 labels were not printed": the value first, its sentence goes on from it. */
function firstFigure(atom: Atom, text: string, language: string): StatedFigure | undefined {
  const found = leading(text, language)
  if (found === undefined || clauseNumber.test(text.slice(found.from, found.to))) return undefined
  const label = text.slice(found.to).trim()
  if (!isLabel(label)) return undefined
  return { atom, ...figureOf(text, found), label, note: '', order: 'value-first' }
}

/** "The pilot saved 24 hours": the value last, its sentence leads to it. */
function lastFigure(atom: Atom, text: string, language: string): StatedFigure | undefined {
  const figures = findFigures(text, language)
  const last = figures[figures.length - 1]
  // A bare number at the end is a name as often as a quantity ("extension 4400").
  if (last === undefined || last.to < text.length || last.kind === 'count') return undefined
  const before = text.slice(0, last.from)
  // The other end of a range is a bare number ("between 9 and 13 percent").
  const other = figures[figures.length - 2]
  const isRange = other?.kind === 'count' && last.from - other.to <= rangeGap
  if (isRange || /[\p{Nd}–—/:×.-]\s?$/u.test(before)) return undefined
  const label = before.trim()
  if (!hasWords(label)) return undefined
  return {
    atom,
    figure: text.slice(last.from, last.to).trim(),
    label: capitalize(label, language),
    note: '',
    order: 'label-first',
  }
}

/** Characters between the two ends of a range. */
const rangeGap = 6

interface Leading {
  from: number
  to: number
}

/** The figure that a text begins with, after words like "about" at the most. */
function leading(text: string, language: string): Leading | undefined {
  const [first] = findFigures(text, language)
  if (first === undefined || first.to - first.from > figureLength) return undefined
  const before = text.slice(0, first.from)
  if (before.trim() !== '' && before.replace(leadingWordsFor(language), '').trim() !== '')
    return undefined
  return goesOnAfter.test(text.slice(first.to)) ? undefined : { from: first.from, to: first.to }
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
