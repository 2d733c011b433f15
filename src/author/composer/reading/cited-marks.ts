import { allMatches } from '../../../text/all-matches.ts'
import { monthNames } from '../../../text/month-names.ts'
import { isUnit } from '../language/figure-phrases.ts'
import { joinMapped } from './mapped-text.ts'
import { type ListItemSource, type ListSource, type SourceBlock, textsOf } from './source-block.ts'

/**
 * Blocks whose lists keep what their items are counted with where the text calls them by it ("as in b)", "back to step 2",
 * "1 and 3 were agreed"); where nothing does, a number says no more than the place of its item. Items in order keep theirs
 * apart: as steps they are numbered anyway.
 */
export function withCitedMarks(blocks: readonly SourceBlock[]): SourceBlock[] {
  const lists = blocks.map((block) => (block.kind === 'list' ? marksIn(block.items) : noMarks))
  const known = new Set(lists.flatMap((marks) => [...marks]))
  if (known.size === 0) return [...blocks]
  const hasLetters = [...known].some((name) => /\p{L}/u.test(name))
  const cited = new Set<number>()
  const named = new Set<string>()
  let section = ''
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') section = block.text.text
    const said = block.kind === 'heading' ? [] : textsOf(block).map(({ text }) => text)
    const texts = said.filter(
      (text) => text.length <= longestCiting && (hasLetters || /[\d①-⑳]/.test(text)),
    )
    if (hasLetters) for (const name of texts.flatMap(namesInBrackets)) named.add(name)
    for (const names of citedIn(texts, section, hasLetters)) {
      if (!names.every((name) => known.has(name))) continue
      const has = (index: number) => names.every((name) => lists[index]?.has(name) === true)
      const above = lists.findLastIndex((_, index) => index <= at && has(index))
      const list = above < 0 ? lists.findIndex((_, index) => has(index)) : above
      if (list >= 0) cited.add(list)
    }
  }
  // What stands in brackets is a name wherever it stands: of which of several lists, a key need not say.
  for (const [index, marks] of lists.entries())
    if ([...marks].some((name) => named.has(name))) cited.add(index)
  return blocks.map((block, at) =>
    block.kind === 'list' && lists[at] !== noMarks
      ? { ...block, items: block.items.map((item) => marked(item, block, cited.has(at))) }
      : block,
  )
}

const noMarks: ReadonlySet<string> = new Set()

/** What items are called by: the numbers and letters of their marks. */
function marksIn(items: readonly ListItemSource[]): ReadonlySet<string> {
  const marks = items.flatMap(({ mark, children }) => [
    ...(mark === undefined ? [] : [nameOf(mark.text)]),
    ...marksIn(children),
  ])
  return marks.length < 2 ? noMarks : new Set(marks)
}

function nameOf(mark: string): string {
  return mark.replace(/[^\p{L}\p{N}]/gu, '')
}

function marked(item: ListItemSource, list: ListSource, isCited: boolean): ListItemSource {
  const { mark, ...bare } = item
  const children = item.children.map((child) => marked(child, list, isCited))
  if (mark === undefined || !isCited) return { ...bare, children }
  if (list.ordered) return { ...item, children }
  const text = joinMapped([mark, item.text])
  const lead = item.lead === 0 ? 0 : item.lead + text.text.length - item.text.text.length
  return { ...bare, text, lead, children }
}

/** A letter or a small Roman number between brackets, in any script. */
const inBrackets = /(?<![\p{L}\p{N}])[(（](\p{L}\p{M}*|[ivx]{2,5})[)）]/gu

function namesInBrackets(text: string): string[] {
  return allMatches(text, inBrackets).map((match) => nameOf(match[1] ?? ''))
}

/** A letter with its bracket; alone it has to be one that is no word of any language, nor a unit or an initial, or a capital behind a word. */
const letter =
  /(?<![\p{L}\p{N}])([a-zA-Z])\)|(?<![\p{L}\p{N}.'’°-]|\p{N}\s)([bcdfgh])(?![\p{L}\p{N}.'’°/-])|(?<=[\p{L},] )([A-H])(?![\p{L}\p{N}'’°/-]|\.(?!\s*$))/gu

/** A small number that is no part of another, of a date, a share or a sum. */
const number =
  /(?<![\p{L}\p{N}.,:/€$£¥#+–-]|[.,:]\s)(\d{1,2})(?![\p{L}\p{N}%°:/€$£¥–-]|[.,]\d|\s?[%°€$£¥]|\s\d)/gu

/** A number in a circle, or one that a small word of Japanese goes on with; some of these count things. */
const standing = /[①-⑳]|(?<=^|[。！？]\s*)\d{1,2}(?=\p{Script=Hiragana})(?![つか])/gu

/** Letters of a short word, which gives a number nothing to count, and how many a name has in common with another. */
const shortWord = 3
const stem = 5
/** How far a word beside a number is looked for, in UTF-16 units. */
const longestWord = 40

/** The numbers, and letters, by which texts of a section call something; those that one word joins, together. */
function citedIn(texts: readonly string[], section: string, hasLetters: boolean): string[][] {
  return texts.flatMap((text) => [
    ...(hasLetters ? allMatches(text, letter) : []).map((match) => [
      match[1] ?? match[2] ?? match[3] ?? '',
    ]),
    ...allMatches(text, standing).map(({ 0: name }) => [name]),
    ...allMatches(text, number).flatMap((match) => numbersCited(text, match, section)),
  ])
}

function numbersCited(text: string, { index, 0: name }: RegExpExecArray, section: string) {
  const before = /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, index - longestWord), index))?.[1]
  const behind = text.slice(index + name.length, index + name.length + longestWord)
  const [, next = '', joined] = /^\s(\p{L}+)(?:\s(\d+))?/u.exec(behind) ?? []
  const isNamed =
    before !== undefined &&
    before.length >= stem &&
    section.toLowerCase().includes(before.slice(0, stem).toLowerCase())
  const countsNothing = before !== undefined && next.length <= shortWord
  if (!isNamed && (!countsNothing || isUnit(next) || isOfDate(behind))) return []
  return [joined === undefined ? [name] : [name, joined]]
}

/** A day before its month, or before the last day of a stretch: "1. Januar", "1 to 3 May". */
const dayBehind = /^\.?\s(?:\p{L}{1,4}\s\d{1,2}\.?\s)?(\p{L}+)/u

function isOfDate(behind: string): boolean {
  return monthNames.has(dayBehind.exec(behind)?.[1]?.toLowerCase() ?? '')
}

/** A longer text is no sentence that calls anything. */
const longestCiting = 20_000
