import type { TimelineItem } from '../../../deck/blocks/timeline/schema.ts'
import { bulletWords } from '../shaping/bullet-text.ts'
import type { TimelinePart } from '../shaping/part.ts'
import { shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Some of a part's dated events, as the source orders them. */
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
