import { saysPlanned } from '../language/date-words.ts'
import { isDate } from '../language/dates.ts'
import { parseFigure } from '../language/figures.ts'
import type { Atom } from './atom.ts'
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

/** A list whose every item is dated. */
export function timelineFromList(
  part: ListPart | StepsPart,
  language: string,
): TimelinePart | undefined {
  if (part.atoms.length < fewestEvents) return undefined
  const events: TimelineEvent[] = []
  for (const atom of part.atoms) {
    const event = readEvent(atom, language)
    if (event === undefined) return undefined
    events.push(event)
  }
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

function distinct(events: readonly TimelineEvent[]): boolean {
  return new Set(events.map((event) => event.date.text.toLowerCase())).size >= fewestEvents - 1
}
