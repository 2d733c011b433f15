import { wordCount } from '../language/script.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { contentStems, stemsOf } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize } from '../shaping/shorten.ts'
import { joinsBefore } from '../shaping/stands-alone.ts'
import { labelOf } from './best-title.ts'
import { calledByLead } from './called-by-lead.ts'
import { coveringName, type Rarity } from './covering-name.ts'
import { foldedTitle } from './folded-title.ts'
import { tableName } from './joined-names.ts'
import { paragraphsOf } from './names-all.ts'
import { linesAsSlide, thoughtSlide } from './prose-slides.ts'
import { type Composing, type SlideDraft, showsWhole } from './slide-draft.ts'

/** What a slide is called among: the titles before it, and how seldom words are said. */
export interface Calling {
  isUsed: (title: string) => boolean
  hasCover: boolean
  rarity: Rarity
}

/**
 * A slide that nothing else names, or whose names others before it have, by what it says itself, unless another has that: by the
 * line that leads to what it shows, by what its sentences claim, at last by what they are mostly about.
 */
export function calledByItself(
  draft: SlideDraft,
  calling: Calling,
  composing: Composing,
): SlideDraft {
  const names = namesOf(draft, calling.hasCover, composing)
  if (names.some((name) => !calling.isUsed(name))) return draft
  const { lines, blocks, covered, layout } = draft
  if (lines !== undefined && blocks.length > 1) return draft
  const goesOn = names.length > 0 && draft.isBeyond !== true
  const isFree = ({ point }: SlideDraft) => point !== undefined && !calling.isUsed(point)
  const claimed =
    lines === undefined
      ? calledByLead(draft, composing)
      : { ...draft, ...thoughtSlide(lines.flat(), composing, { isNamed: goesOn }), covered }
  if (isFree(claimed)) return layout === 'closing' ? { ...claimed, layout } : claimed
  if (names.some((name) => isAbout(name, draft, composing.language))) return draft
  // What goes on is called by the sentence that begins it.
  const covering = calledByMost(draft, calling.rarity, composing, names.length > 0)
  if (isFree(covering)) return covering
  if (names.length > 0) return draft
  const name = tableName(draft, composing.language)
  return name === undefined ? draft : { ...draft, titles: [name] }
}

/** What the paragraph that a slide begins with has of its words, where that is its matter. */
const ownShare = 0.3

/** Whether a slide that goes on is still about what its section is called: it begins no matter of its own, or says a word of that name. */
function isAbout(name: string, { lines = [], covered }: SlideDraft, language: string): boolean {
  if (!beginsMatter(lines.flat(), language)) return true
  const named = stemsOf(name, language)
  return covered.some((atom) => [...contentStems(atom, language)].some((stem) => named.has(stem)))
}

/** Whether sentences begin with a paragraph that goes on from nothing and is a good part of them. */
function beginsMatter(atoms: readonly Atom[], language: string): boolean {
  const [first] = atoms
  const isOwn =
    first?.opens === true &&
    first.kind === 'sentence' &&
    /[.。।…][^\p{L}\p{N}]*$/u.test(first.text.text)
  if (!isOwn || joinsBefore(first.text.text, language)) return false
  const [paragraph = []] = paragraphsOf(atoms, atoms)
  return wordsOf(paragraph) >= wordsOf(atoms) * ownShare
}

function wordsOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { text }) => sum + wordCount(text.text), 0)
}

/** Sentences under the name that says most of what they are about. */
function calledByMost(
  draft: SlideDraft,
  rarity: Rarity,
  composing: Composing,
  isByFirst: boolean,
): SlideDraft {
  const { lines = [], layout } = draft
  const { language } = composing
  const [first] = lines.flat()
  const label = isByFirst && first !== undefined ? labelOf([first]) : undefined
  if (label !== undefined) return { ...draft, point: capitalize(label, language) }
  const name = coveringName(lines, rarity, language, isByFirst)
  if (name === undefined) return draft
  const { atom, isWhole, text } = name
  const rest = lines.map((line) => line.filter((one) => one !== atom || !isWhole))
  const below = linesAsSlide(
    rest.filter((line) => line.length > 0),
    composing,
  )
  return {
    ...draft,
    ...below,
    titles: draft.titles,
    ...(layout === 'closing' ? { layout } : {}),
    covered: draft.covered,
    point: capitalize(text, language),
    shown: [...below.shown, ...(isWhole && showsWhole(text, atom) ? [atom] : [])],
    spans: [...below.spans, spanOf(atom.text)],
  }
}

/** What a slide may be called, best first. */
export function namesOf(draft: SlideDraft, hasCover: boolean, composing: Composing): string[] {
  // The cover says the text's name already.
  const isName = (title: string) =>
    hasCover && foldedTitle(title) === foldedTitle(composing.deckTitle)
  return [
    ...(draft.point === undefined ? [] : [draft.point]),
    ...draft.titles.filter((title) => !isName(title)),
  ].filter((title) => title.trim() !== '')
}
