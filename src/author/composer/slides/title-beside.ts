import { isConditional } from '../language/figure-words.ts'
import { wordCount } from '../language/script.ts'
import type { Atom } from '../shaping/atom.ts'
import { statesPoint } from './best-title.ts'
import { namesAll } from './names-all.ts'
import { pointTitle } from './point-title.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

/** Words of a heading that names something and says nothing of it. */
const labelWords = 3

/** Whether a heading is a label ("Impact", "Quick start") and no clause or question. */
export function isLabel(heading: string): boolean {
  return wordCount(heading) <= labelWords && !/[?？؟]\s*$/u.test(heading)
}

/**
 * The first of some sentences that states the point of what stands on a slide of data: no line without an end ("Press
 * note, 1 April") and nothing that only would be.
 */
function titleOfData(
  sentences: readonly Atom[],
  shown: readonly Atom[],
  { language }: Composing,
): { atom: Atom; point: string } | undefined {
  const all = [...new Set([...sentences, ...shown])].sort((a, b) => a.index - b.index)
  for (const atom of sentences) {
    const { text } = atom.text
    // Without a mark at its end it says nothing whole; in notes two may stand in one.
    if (!/[.。।]\s*$/u.test(text) || /\p{Ll}{4}[.]\s\p{Ll}/u.test(text)) continue
    if (isConditional(text, language)) continue
    if (!namesAll(atom, all, all, language)) continue
    const point = statesPoint(atom, all, language) ? pointTitle(atom, language) : undefined
    if (point !== undefined) return { atom, point }
  }
  return undefined
}

/** A slide of data under no heading, called by the sentence beside it that is short enough. */
export function withTitleBeside(
  draft: SlideDraft,
  companions: readonly Atom[],
  composing: Composing,
): SlideDraft {
  const titled = titleOfData(companions, draft.covered, composing)
  if (composing.titled || titled === undefined) return draft
  return { ...draft, point: titled.point, shown: [...draft.shown, titled.atom] }
}
