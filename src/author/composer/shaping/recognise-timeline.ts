import { saysPlanned } from '../language/date-words.ts'
import { isDate } from '../language/dates.ts'
import { parseFigure } from '../language/figures.ts'
import { sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { leadTerm } from './bullet-text.ts'
import { readEvent } from './dated-event.ts'
import type {
  ListPart,
  ProsePart,
  StepsPart,
  TablePart,
  TimelineEvent,
  TimelinePart,
} from './part.ts'

/** Fewer dated things are no course of events. */
const fewestEvents = 3

/** So many of the terms of a list have to be dates. */
const usualShare = 0.6

/** A list whose every item is dated, or begins with a term that is a date as a rule. */
export function timelineFromList(
  part: ListPart | StepsPart,
  language: string,
): TimelinePart | undefined {
  if (part.atoms.length < fewestEvents) return undefined
  const read = part.atoms.map((atom) => readEvent(atom, language))
  const dated = read.filter((event) => event !== undefined)
  // Where most terms are dates, the others say when as well ("Later", "From then on").
  const termed = part.atoms.every((atom) => atom.lead > 0)
  if (dated.length < read.length * (termed ? usualShare : 1)) return undefined
  const events = read.map((event, index) => event ?? termEvent(part.atoms[index]))
  if (!events.every((event) => event !== undefined)) return undefined
  return distinct(events) ? { ...part, kind: 'timeline', events } : undefined
}

/**
 * Sentences of which most are dated, in the order of the source. What stands between them belongs to the event before
 * and goes to the notes; a sentence before the first event stays prose.
 */
export function timelineFromProse(
  part: ProsePart,
  language: string,
): { before: Atom[]; timeline: TimelinePart } | undefined {
  if (part.atoms.length < fewestEvents || part.atoms.length > 24) return undefined
  const read = part.atoms.map((atom) => readEvent(atom, language))
  const dated = read.filter((event) => event !== undefined)
  if (dated.length < fewestEvents || dated.length < part.atoms.length * 0.6 || !distinct(dated))
    return undefined
  const before: Atom[] = []
  const atoms: Atom[] = []
  const events: TimelineEvent[] = []
  for (const [index, atom] of part.atoms.entries()) {
    const event = read[index]
    const last = atoms[atoms.length - 1]
    if (event !== undefined) {
      atoms.push(atom)
      events.push(event)
    } else if (last === undefined) before.push(atom)
    else atoms[atoms.length - 1] = { ...last, more: [...last.more, atom.text] }
  }
  return { before, timeline: { ...part, kind: 'timeline', atoms, events } }
}

/** A table of two columns, dates and what happened. */
export function timelineFromTable(part: TablePart, language: string): TimelinePart | undefined {
  if (part.columns.length !== 2 || part.rows.length < fewestEvents) return undefined
  const events: TimelineEvent[] = []
  for (const [date, text] of part.rows) {
    if (date === undefined || text === undefined || !isDate(date.text, language)) return undefined
    if (!/\p{L}{2}/u.test(text.text) || parseFigure(text.text, language) !== undefined)
      return undefined
    events.push({ date, text, planned: saysPlanned(text.text, language) })
  }
  return distinct(events) ? { ...part, kind: 'timeline', events } : undefined
}

/** An item with its term for a date. */
function termEvent(atom: Atom | undefined): TimelineEvent | undefined {
  if (atom === undefined || atom.lead === 0) return undefined
  const term = leadTerm(atom)
  const text = trimMapped(sliceMapped(atom.text, atom.lead))
  return text.text === ''
    ? undefined
    : { date: sliceMapped(atom.text, 0, term.length), text, planned: false }
}

function distinct(events: readonly TimelineEvent[]): boolean {
  return new Set(events.map((event) => event.date.text.toLowerCase())).size >= fewestEvents - 1
}
