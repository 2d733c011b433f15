import type { TimelineItem } from '../../../deck/blocks/timeline/schema.ts'
import { numbersIn } from '../language/figures.ts'
import { bulletWords } from '../shaping/bullet-text.ts'
import type { TimelinePart } from '../shaping/part.ts'
import { shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Some of a part's dated events, as the source orders them; the one with a figure is the key event. */
export function timelineSlide(
  part: TimelinePart,
  from: number,
  to: number,
  composing: Composing,
): SlideDraft {
  const atoms = part.atoms.slice(from, to)
  const events = part.events.slice(from, to)
  const items = events.map((event, index): TimelineItem => {
    const atom = atoms[index]
    const text = shorten(event.text.text, { language: composing.language, ...bulletWords })
    const passages = atom === undefined ? [event.date, event.text] : [atom.text]
    return {
      ...sourced(composing, text, passages, atom?.score),
      date: event.date.text,
      ...(event.planned ? { planned: true } : {}),
    }
  })
  const key = keyEvent(items)
  if (key !== undefined) key.highlighted = true
  return {
    layout: 'timeline',
    titles: [],
    blocks: [{ kind: 'timeline', id: noBlockId, items }],
    shown: atoms.filter((atom, index) => {
      const item = items[index]
      return item !== undefined && showsWhole(`${item.date} ${item.text}`, atom)
    }),
    covered: [...atoms],
    spans: [],
  }
}

/** The one event with a figure, or of several the most important; none when all are alike. */
function keyEvent(items: TimelineItem[]): TimelineItem | undefined {
  const done = items.filter((item) => item.planned !== true)
  const withFigure = done.filter((item) => numbersIn(item.text).length > 0)
  if (withFigure.length === 0 || withFigure.length === items.length) return undefined
  return withFigure.reduce((best, one) => ((one.score ?? 0) > (best.score ?? 0) ? one : best))
}
