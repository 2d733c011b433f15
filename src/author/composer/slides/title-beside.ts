import { isConditional } from '../language/figure-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { pointTitle } from './point-title.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

/** A sentence as the title of figures, and no line without an end ("Press note, 1 April") and nothing that only would be. */
export function figuresTitle(atom: Atom, { language }: Composing): string | undefined {
  const { text } = atom.text
  if (!/[.。।]\s*$/u.test(text) || isConditional(text, language)) return undefined
  return pointTitle(atom, language)
}

/** A slide of data under no heading, called by the sentence beside it that is short enough. */
export function withTitleBeside(
  draft: SlideDraft,
  companions: readonly Atom[],
  composing: Composing,
): SlideDraft {
  const titled = companions.find((atom) => figuresTitle(atom, composing) !== undefined)
  const point = titled === undefined ? undefined : figuresTitle(titled, composing)
  if (composing.titled || titled === undefined || point === undefined) return draft
  return { ...draft, point, shown: [...draft.shown, titled] }
}
