import { holdsPointer } from '../language/pointers-back.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { capitalize } from '../shaping/shorten.ts'
import { pointTitle } from './point-title.ts'
import { type Composing, type SlideDraft, showsWhole } from './slide-draft.ts'

/** A slide that shows no running text under the line of the source that leads to it, which else its notes or the line under it say. */
export function calledByLead(draft: SlideDraft, { language }: Composing): SlideDraft {
  const { caption, captioned = [], covered, ...rest } = draft
  const first = covered.find(({ kind }) => kind !== 'sentence')
  const lead =
    first && covered.findLast(({ kind, index }) => kind === 'sentence' && index < first.index)
  // A line that ends no sentence names what is below it; a sentence may say anything.
  if (lead?.opens !== true || /[.。।]\s*$/u.test(lead.text.text) || hasUnmarkedEnds(language))
    return draft
  const name = pointTitle(lead, language, { isPersonal: true })
  const isCaption = captioned.includes(lead)
  // Of a longer line it is only the beginning.
  if (name === undefined || holdsPointer(name, language)) return draft
  if (isCaption && (captioned.length > 1 || !showsWhole(caption ?? '', lead))) return draft
  return {
    ...rest,
    ...(caption === undefined || isCaption ? {} : { caption, captioned }),
    covered,
    point: capitalize(name, language),
    shown: [...draft.shown, lead],
    spans: [...draft.spans, spanOf(lead.text)],
  }
}
