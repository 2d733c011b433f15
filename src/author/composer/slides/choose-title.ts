import type { Block } from '../../../deck/blocks/block.ts'
import { isInterjection } from '../language/address-words.ts'
import { announces } from '../language/pointer-sentences.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { leadTerm } from '../shaping/bullet-text.ts'
import { capitalize, withoutConjunction, withoutFullStop } from '../shaping/shorten.ts'
import { isBalanced, joinsBefore } from '../shaping/stands-alone.ts'
import { foldedTitle } from './folded-title.ts'
import { headingTitle } from './heading-title.ts'
import { namesTogether, tableName } from './joined-names.ts'
import { isCounted, isTitleLength, pointTitle } from './point-title.ts'
import { thoughtSlide } from './prose-slides.ts'
import { type Composing, type SlideDraft, showsWhole } from './slide-draft.ts'
import { type RankedTitle, rankedTitles } from './title-merit.ts'

/** What a slide is called among: the titles before it, and which labels several slides have. */
export interface Calling {
  isUsed: (title: string) => boolean
  hasCover: boolean
  isShared: (label: string) => boolean
}

/**
 * A slide under its best title: its own point, its heading or its part's name, unless a slide before it is called so. Else it is
 * called by the names of all that it shows; data by the line that leads to it; running text by the words of it that readers are likeliest to
 * let stand (`title-merit.ts`), unless its heading, with its number, is likelier; by its columns. What nothing names stays without.
 */
export function chooseTitle(draft: SlideDraft, calling: Calling, composing: Composing): SlideDraft {
  const { lines, blocks, covered, layout } = draft
  const { isUsed } = calling
  const names = namesOf(draft, calling.hasCover, composing)
  if (layout === 'title' || names.some((name) => !isUsed(name))) return draft
  if (lines !== undefined && blocks.length > 1) return draft
  const [heading] = names
  const labelled =
    heading === undefined || draft.isBeyond === true ? byLabels(draft, calling, composing) : draft
  const isFree = ({ point }: SlideDraft) => point !== undefined && !isUsed(point)
  if (isFree(labelled)) return labelled
  const place = { isUsed, ...(heading === undefined ? {} : { heading }) }
  const claimed =
    lines === undefined
      ? byLead(draft, composing)
      : { ...draft, ...thoughtSlide(lines.flat(), composing, place), covered }
  if (isFree(claimed)) return layout === 'closing' ? { ...claimed, layout } : claimed
  const name = heading === undefined ? tableName(draft, composing.language) : undefined
  return name === undefined ? draft : { ...draft, titles: [name] }
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

/** More than one letter ("Q", "答"), with no figure: times and numbers are no names. */
const nameLike = /^[\p{L}§¿"“„«(]\P{N}*\p{L}\P{N}*$/u

/** What the lines, boxes and sides of a slide are called; empty for one that has no name. */
export function labelsOf({ blocks, covered, lines }: SlideDraft): string[] {
  const [block, ...others] = blocks
  if (block === undefined || others.length > 0) return []
  if (block.kind === 'cards') return block.items.map(({ head }) => head ?? '')
  if (block.kind === 'comparison') return block.sides.map(({ text }) => text)
  if (block.kind !== 'bullets') return []
  const firsts = lines?.map(([first]) => first) ?? covered.filter(({ kind }) => kind === 'item')
  return firsts.map((atom) => (atom === undefined || atom.lead === 0 ? '' : leadTerm(atom)))
}

/** A slide under the names of all that it shows; what comes twice, as who speaks, tells nothing apart, and a place in order is none. */
function byLabels(draft: SlideDraft, { isShared }: Calling, composing: Composing): SlideDraft {
  const said = labelsOf(draft)
  const { language } = composing
  const isName = (one: string) =>
    nameLike.test(one) &&
    !isShared(one) &&
    !isInterjection(one) &&
    !isCounted(`${one}: ${one}`, language)
  if (said.length < 2 || new Set(said).size < said.length || !said.every(isName)) return draft
  const names = said.map((text) => headingTitle({ text }, composing))
  const title = namesTogether(names, language)
  return title === undefined ? draft : { ...draft, point: title }
}

/** What shows data, and says nothing without the words that lead to it. */
const dataKinds = new Set<Block['kind']>(['table', 'chart', 'stats', 'comparison'])

/**
 * A slide that shows no running text under the line of the source that leads to it, data under the first sentence before them or that they
 * were read from: which else its notes or the line under it say.
 */
export function byLead(draft: SlideDraft, { language }: Composing): SlideDraft {
  const { caption, captioned = [], covered, ...rest } = draft
  const first = covered.find(({ kind }) => kind !== 'sentence')
  const before = covered.filter(
    ({ kind, index }) => kind === 'sentence' && index < (first?.index ?? Infinity),
  )
  const isData = draft.blocks.some(({ kind }) => dataKinds.has(kind))
  const name = lineOf(before, language) ?? (isData ? sentenceOf(before, language) : undefined)
  if (name === undefined || saysSome(name.text, draft.blocks)) return draft
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

/** Whether a text gives one of several figures that a slide shows, and not all of them. */
function saysSome(text: string, [block]: readonly Block[]): boolean {
  const said = block?.kind === 'stats' ? block.items.map((one) => text.includes(one.text)) : []
  return said.includes(true) && said.includes(false)
}

/** Words of a sentence that announces what stands below it. */
const announcingWords = 12

/** A line that ends no sentence names what is below it, and so does a short sentence that announces it. */
function lineOf(
  before: readonly Atom[],
  language: string,
): { atom: Atom; text: string } | undefined {
  const atom = before.at(-1)
  if (atom?.opens !== true) return undefined
  const said = withoutConjunction(withoutFullStop(atom.text.text.trim(), language), language)
  const isShort = wordCount(said) <= announcingWords && isTitleLength(said) && isBalanced(said)
  if (isShort && announces(said, language) && !joinsBefore(said, language))
    return { atom, text: said }
  if (/[.。।]\s*$/u.test(atom.text.text) || hasUnmarkedEnds(language)) return undefined
  const text = pointTitle(atom, language, { isPersonal: true })
  return text === undefined || holdsPointer(text, language) ? undefined : { atom, text }
}

/** The first sentence that does more than announce. */
function sentenceOf(before: readonly Atom[], language: string): RankedTitle | undefined {
  const first = before.find(({ text }) => !announces(text.text, language))
  return first === undefined
    ? undefined
    : rankedTitles([first], language).find(({ cut }) => cut === 'whole')
}
