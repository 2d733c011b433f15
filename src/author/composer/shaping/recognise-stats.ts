import { appendAll } from '../append-all.ts'
import { isDense, wordCount } from '../language/script.ts'
import { captionWords } from '../planning/slide-room.ts'
import type { Atom } from './atom.ts'
import type { ListPart, Part, ProsePart, StatedFigure, StatsPart } from './part.ts'
import { joinedSentences } from './sentence-runs.ts'
import { withoutFullStop } from './shorten.ts'
import { goesOn, isAside, joinsBefore } from './stands-alone.ts'
import { isTelling, statedFigure } from './stated-figure.ts'

/** Figures that stand beside one another. */
const mostFigures = 4
const mostItems = 4
/** Words of the sentences that go on from a figure and stand under it. */
const furtherWords = 16

/**
 * Prose whose sentences state figures, at least half of a paragraph's, as figures between the sentences that state none;
 * one figure that is worth large type where there is at most a line to say beside it. Undefined for all other prose.
 * @param alone whether it is all that stands under a heading: what the single figure is about.
 */
export function statsFromProse(
  part: ProsePart,
  alone: boolean,
  language: string,
): Part[] | undefined {
  const prose = (some: readonly Told[]): Part[] =>
    some.length === 0 ? [] : [{ kind: 'prose', atoms: some.flatMap((one) => one.atoms) }]
  const parts: Part[] = []
  let rest = toldFigures(part.atoms, language)
  for (;;) {
    const single = parts.length === 0 ? singleFigure(rest, alone, language) : undefined
    const window = figureWindow(rest, language) ?? single
    if (window === undefined) break
    const { from, to } = window
    const inner = rest.slice(from, to)
    const stats: StatsPart = {
      kind: 'stats',
      figures: figuresOf(inner),
      atoms: inner.flatMap((one) => (one.figure === undefined ? [] : one.atoms)),
    }
    appendAll(parts, [...prose(rest.slice(0, from)), stats])
    rest = [...inner.filter((one) => one.figure === undefined), ...rest.slice(to)]
  }
  return parts.length === 0 ? undefined : [...parts, ...prose(rest)]
}

/** Two to four items that each state a figure. */
export function statsFromList(part: ListPart, language: string): StatsPart | undefined {
  if (part.atoms.length < 2 || part.atoms.length > mostItems) return undefined
  if (part.atoms.some((atom) => atom.children.length > 0 || atom.more.length > 0)) return undefined
  const figures = part.atoms.flatMap((atom) => statedFigure(atom, language) ?? [])
  return figures.length < part.atoms.length || !areAlike(figures)
    ? undefined
    : { ...part, kind: 'stats', figures }
}

/** Whether figures are read in one order: side by side the words of one stand where those of the others do. */
function areAlike(figures: readonly StatedFigure[]): boolean {
  return new Set(figures.flatMap((one) => one.order ?? [])).size <= 1
}

/** A sentence with the figure that it states and the short ones that go on from it. */
interface Told {
  atoms: Atom[]
  figure?: StatedFigure
}

function toldFigures(atoms: readonly Atom[], language: string): Told[] {
  const all: Told[] = []
  for (const atom of atoms) {
    const last = all[all.length - 1]
    const figure = statedFigure(atom, language)
    // What a conjunction joins to a sentence is never parted from it, and says more than that its figure is one.
    if (atom.opens !== true && joinsBefore(atom.text.text, language)) {
      if (last !== undefined) delete last.figure
      all.push({ atoms: [atom] })
      continue
    }
    if (figure === undefined && last?.figure !== undefined && belongs(atom, last, language)) {
      const further = [...(last.figure.further ?? []), atom]
      last.figure = { ...last.figure, further }
      last.atoms.push(atom)
    } else all.push({ atoms: [atom], ...(figure ? { figure } : {}) })
  }
  return all
}

/** Whether a sentence goes on from a figure before it and has room under it. */
function belongs(atom: Atom, { atoms, figure }: Told, language: string): boolean {
  const { text } = atom.text
  if (atom.opens === true || !goesOn(text, language) || isAside(text, language)) return false
  const words = [...atoms.slice(1), atom].reduce((sum, one) => sum + wordCount(one.text.text), 0)
  return words + wordCount(figure?.note ?? '') <= furtherWords && !/[?？:：]\s*$/u.test(text)
}

/** The first two to four figures with at most one other sentence between two of them, in paragraphs half of which state some. */
function figureWindow(
  told: readonly Told[],
  language: string,
): { from: number; to: number } | undefined {
  for (const [from, { figure }] of told.entries()) {
    if (figure === undefined) continue
    let to = from + 1
    let count = 1
    for (let next = to; next < told.length && next <= to + 1 && count < mostFigures; next++)
      if (told[next]?.figure !== undefined && areAlike(figuresOf(told.slice(from, next + 1)))) {
        to = next + 1
        count++
      }
    if (count < 2) continue
    let opened = from
    while (opened > 0 && !opensParagraph(told[opened])) opened--
    let closed = to
    while (closed < told.length && !opensParagraph(told[closed])) closed++
    const stated = figuresOf(told.slice(from, to))
    if (count * 2 >= closed - opened && stated.some((one) => isWeighty(one, language)))
      return { from, to }
  }
  return undefined
}

function opensParagraph(told: Told | undefined): boolean {
  return told?.atoms[0]?.opens === true
}

function figuresOf(told: readonly Told[]): StatedFigure[] {
  return told.flatMap((one) => one.figure ?? [])
}

/** Whether a figure is what its sentence is about: of a telling kind, or the sentence begins with it. */
function isWeighty(figure: StatedFigure, language: string): boolean {
  return figure.order === 'value-first' || isTelling(figure, language)
}

/** One telling figure in one or two sentences of a section, where the other is short enough for a line under it. */
function singleFigure(
  told: readonly Told[],
  alone: boolean,
  language: string,
): { from: number; to: number } | undefined {
  if (!alone || told.length > 2) return undefined
  const at = told.findIndex(({ figure }) => figure !== undefined && isTelling(figure, language))
  if (at < 0) return undefined
  const beside = told.filter((_, index) => index !== at).flatMap((one) => one.atoms)
  const words = beside.reduce((sum, one) => sum + wordCount(one.text.text), 0)
  return words <= captionWords && !beside.some((one) => goesOn(one.text.text, language))
    ? { from: at, to: at + 1 }
    : undefined
}

/** What stands under a figure: the rest of its sentence and the sentences that go on from it. */
export function noteOf({ note, further = [] }: StatedFigure): string {
  const more = withoutFullStop(joinedSentences(further))
  if (note === '' || more === '') return note + more
  return isDense(note) ? `${note}。${more}` : `${note}. ${more}`
}
