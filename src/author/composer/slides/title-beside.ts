import { isConditional } from '../language/figure-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { statesPoint } from './best-title.ts'
import { pointTitle } from './point-title.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

/** A sentence as the title of figures. */
interface FiguresTitle {
  atom: Atom
  point: string
}

/**
 * The first of some sentences that states the point of what stands on a slide of figures: no line without an end ("Press
 * note, 1 April") and nothing that only would be.
 */
export function figuresTitle(
  sentences: readonly Atom[],
  shown: readonly Atom[],
  { language }: Composing,
): FiguresTitle | undefined {
  const all = [...new Set([...sentences, ...shown])].sort((a, b) => a.index - b.index)
  for (const atom of sentences) {
    const { text } = atom.text
    if (!/[.。।]\s*$/u.test(text) || isConditional(text, language)) continue
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
  const titled = figuresTitle(companions, draft.covered, composing)
  if (composing.titled || titled === undefined) return draft
  return { ...draft, point: titled.point, shown: [...draft.shown, titled.atom] }
}
