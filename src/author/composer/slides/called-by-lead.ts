import type { Block } from '../../../deck/blocks/block.ts'
import { isAboutSpeaker } from '../language/address-words.ts'
import { announces } from '../language/pointer-sentences.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize } from '../shaping/shorten.ts'
import { nameOf } from './covering-name.ts'
import { pointTitle } from './point-title.ts'
import { type Composing, type SlideDraft, showsWhole } from './slide-draft.ts'

/** What shows data, and says nothing without the words that lead to it. */
const dataKinds = new Set<Block['kind']>(['table', 'chart', 'stats', 'comparison'])

/**
 * A slide that shows no running text under the line of the source that leads to it, data under the first sentence before it: which else its notes or the line under it say.
 */
export function calledByLead(draft: SlideDraft, { language }: Composing): SlideDraft {
  const { caption, captioned = [], covered, ...rest } = draft
  const first = covered.findIndex(({ kind }) => kind !== 'sentence')
  const before = covered.filter(
    ({ kind, index }) => kind === 'sentence' && index < (covered[first]?.index ?? 0),
  )
  const isData = draft.blocks.some(({ kind }) => dataKinds.has(kind))
  const name = lineOf(before, language) ?? (isData ? sentenceOf(before, language) : undefined)
  if (name === undefined) return draft
  const { atom, text } = name
  const isCaption = captioned.includes(atom)
  // Of a longer line it is only the beginning.
  if (isCaption && (captioned.length > 1 || !showsWhole(caption ?? '', atom))) return draft
  return {
    ...rest,
    ...(caption === undefined || isCaption ? {} : { caption, captioned }),
    covered,
    point: capitalize(text, language),
    shown: showsWhole(text, atom) ? [...draft.shown, atom] : draft.shown,
    spans: [...draft.spans, spanOf(atom.text)],
  }
}

/** A line that ends no sentence names what is below it. */
function lineOf(
  before: readonly Atom[],
  language: string,
): { atom: Atom; text: string } | undefined {
  const atom = before.at(-1)
  if (atom?.opens !== true || /[.。।]\s*$/u.test(atom.text.text) || hasUnmarkedEnds(language))
    return undefined
  const text = pointTitle(atom, language, { isPersonal: true })
  return text === undefined || holdsPointer(text, language) ? undefined : { atom, text }
}

/** The first sentence that does more than announce. */
function sentenceOf(
  before: readonly Atom[],
  language: string,
): { atom: Atom; text: string } | undefined {
  const first = before.find(({ text }) => !announces(text.text, language))
  const name = first === undefined ? undefined : nameOf(first, language)
  return name?.isWhole === true && !isAboutSpeaker(name.text, language) ? name : undefined
}
