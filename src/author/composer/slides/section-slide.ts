import { type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { Topic } from '../shaping/part.ts'
import type { SlideDraft } from './slide-draft.ts'

/** The slide that opens a section of a long deck. */
export function sectionSlide(section: Topic, heading: MappedText, title: string): SlideDraft {
  return {
    layout: 'section',
    titles: [title],
    blocks: [],
    shown: [],
    covered: [],
    spans: [spanOf(heading)],
    opens: section,
  }
}
