import { wordCount } from '../language/script.ts'
import type { Atom } from '../shaping/atom.ts'
import { isTitleLength } from './point-title.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'
import { rankedTitles } from './title-merit.ts'

/** Words of a heading that names something and says nothing of it. */
const labelWords = 3

/** Whether a heading is a label ("Impact", "Quick start") and no clause or question. */
export function isLabel(heading: string): boolean {
  return wordCount(heading) <= labelWords && !/[?？؟]\s*$/u.test(heading)
}

/** A slide of data called by the likeliest whole sentence beside it that is short enough. */
export function withTitleBeside(
  draft: SlideDraft,
  companions: readonly Atom[],
  { language, titled }: Composing,
): SlideDraft {
  const all = [...new Set([...companions, ...draft.covered])].sort((a, b) => a.index - b.index)
  // Without a mark at its end it says nothing whole.
  const named = rankedTitles(all, language).find(
    ({ atom, cut, text }) =>
      cut === 'whole' &&
      companions.includes(atom) &&
      /[.。।]\s*$/u.test(atom.text.text) &&
      isTitleLength(text),
  )
  if (titled || named === undefined) return draft
  return { ...draft, point: named.text, shown: [...draft.shown, named.atom] }
}
