import { spanOf } from '../reading/mapped-text.ts'
import { capitalize } from '../shaping/shorten.ts'
import { calledByLead } from './called-by-lead.ts'
import { coveringName, type Rarity } from './covering-name.ts'
import { foldedTitle } from './folded-title.ts'
import { tableName } from './joined-names.ts'
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
  if (names.length > 0) return draft
  const covering = calledByMost(draft, calling.rarity, composing)
  if (isFree(covering)) return covering
  const name = tableName(draft, composing.language)
  return name === undefined ? draft : { ...draft, titles: [name] }
}

/** Sentences under the name that says most of what they are about. */
function calledByMost(draft: SlideDraft, rarity: Rarity, composing: Composing): SlideDraft {
  const { lines = [], layout } = draft
  const { language } = composing
  const name = coveringName(lines, rarity, language)
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
