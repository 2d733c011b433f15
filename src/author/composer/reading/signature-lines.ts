import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { isAboutSpeaker } from '../language/address-words.ts'
import { datelineWords } from '../language/dateline-words.ts'
import { findDates, saysWhen } from '../language/dates.ts'
import { anyPostscriptMark, postscriptMark } from '../language/postscript-marks.ts'
import { isDense, wordCount } from '../language/script.ts'
import { headsSignatures, saysSigned } from '../language/signature-words.ts'
import { headOf, isPersonName } from './attribution.ts'
import { isBracketed } from './bracketed.ts'
import { lineGroups } from './line-groups.ts'
import { isListLine } from './list-marks.ts'
import { type MappedText, mapVerbatim, type Span, sliceMapped } from './mapped-text.ts'
import { isSigner } from './signers.ts'
import type { MarginSource } from './source-block.ts'
import { lineText, readLines, type TextLine } from './text-lines.ts'

/** A text is signed in the last of its groups of lines, below which a remark may stand, on so many lines. */
const mostGroupsBelow = 1
const mostLines = 6
/** Lines of a declaration right over the signature. */
const mostDeclared = 2
/** Words of what stands in one column of such a line, and of a place and a day. */
const mostWords = 8
const mostDatelineWords = 6
/** Columns before what is set at the right margin. */
const rightIndent = 20
/** UTF-16 units of the end of a text in which it is looked for. */
const endLength = 1500

const piece = /\S+(?:[ \u00a0]\S+)*/gu

/**
 * The lines with which a text is signed: by names behind words for signing, over or beside a seal, or a name with the place and
 * the day. The day is for the cover; who signs is no content.
 */
export function signatureLines(input: string): { spans: Span[]; margins: MarginSource[] } {
  const from = input.lastIndexOf('\n', Math.max(0, input.length - endLength)) + 1
  const groups = lineGroups(readLines(input, from, input.length))
  // Telling it costs more than all else here, and few texts end in lines that ask for it.
  let known: string | undefined
  const language = () => (known ??= detectLanguage(input.slice(from)).tag)
  let below = 0
  let isAdded = false
  const remarks: TextLine[] = []
  for (const group of groups.toReversed()) {
    if (group.every(({ text }) => footnote.test(text))) continue
    const author = below === 0 && groups.length > 1 ? authorOf(group, input, language) : undefined
    if (author !== undefined) {
      const about = group.slice(1).map((line) => marginOf(lineText(line), 'notes'))
      return { spans: group.map(spanOfLine), margins: [marginOf(author, 'cover'), ...about] }
    }
    const signed: TextLine[] = headsSignatures(group[0]?.text ?? '') ? [...group] : []
    for (const line of signed.length > 0 ? [] : group.toReversed()) {
      if (!isSigning(line, language)) break
      signed.unshift(line)
    }
    const isWhole = signed.length === group.length
    const above = groups[groups.indexOf(group) - 1] ?? []
    // Under closing words it ends a letter, whose reader takes both.
    const closes = above.length === 1 && wordCount(above[0]?.text ?? '') <= mostWords
    const [name, ...others] = signed
    const isNamed = isWhole && name !== undefined && others.length === 0 && !/\d/u.test(name.text)
    const isEnd =
      (isAdded && isNamed && !closes) ||
      isSigned(signed, isWhole, language()) ||
      (below === 0 && isDateline(signed, language()))
    if (signed.length > 0 && signed.length <= mostLines && isEnd) {
      // What is declared right over it, and remarked below it, is for whoever asks.
      const over = group.length - signed.length
      const said = [...(over <= mostDeclared ? group.slice(0, over) : []), ...remarks]
      const notes = said.map((line) => marginOf(lineText(line), 'notes'))
      const saysSo = signed.some(({ text }) => saysSigned(text) || headsSignatures(text))
      const isOver = above.length === 1 && over === 0
      const day = above.filter(({ text }) => isOver && isDay(text.trim(), language()))
      return {
        spans: [...day, ...said, ...signed].map(spanOfLine),
        margins: [
          ...day.map((line) => marginOf(lineText(line), 'cover')),
          ...signed.flatMap((line) => marginsOf(line, saysSo, language())),
          ...notes,
        ],
      }
    }
    remarks.unshift(...group)
    // What is added in words that say so stands right below who signs, and may itself have a remark below it.
    const opening = group[0]?.text ?? ''
    below++
    if (anyPostscriptMark.test(opening) && postscriptMark(language()).test(opening)) isAdded = true
    else if (isAdded || below > mostGroupsBelow) break
  }
  return { spans: [], margins: [] }
}

function spanOfLine({ text, start }: TextLine): Span {
  return { start, end: start + text.length }
}

function marginOf(text: MappedText, place: MarginSource['place']): MarginSource {
  return { kind: 'margin', place, text }
}

const footnote = /^\[\^[^\]]{1,40}\]:/u
const emphasis = /^([*_]{1,3})(?=\S)(.+?)\1$/u

/**
 * Who wrote a text, as the last group of its lines says: a name of two words and more that is set off, or below which stands in
 * brackets what its bearer is; where somebody speaks in the text of themselves, or it says that name.
 */
function authorOf(
  [first, ...others]: readonly TextLine[],
  input: string,
  language: () => string,
): MappedText | undefined {
  if (first === undefined || !others.every(({ text }) => isBracketed(text))) return undefined
  const line = lineText(first)
  const [, marks, name] = emphasis.exec(line.text) ?? []
  const words = name ?? line.text
  const isSetOff = marks !== undefined || others.length > 0
  if (!isSetOff || !/\S\s\S/u.test(words) || !isPersonName(words)) return undefined
  const before = input.slice(0, first.start)
  if (!before.includes(words) && !isAboutSpeaker(before, language())) return undefined
  return sliceMapped(line, marks?.length ?? 0, (marks?.length ?? 0) + words.length)
}

function piecesOf({ text, start }: TextLine): { words: string; start: number }[] {
  return allMatches(text, piece).map(({ index, 0: words }) => ({ words, start: start + index }))
}

function isSigning(line: TextLine, language: () => string): boolean {
  // "i. A." looks like the first of a list.
  const isMarked = isListLine(line) || /^\s*[#>|]/u.test(line.text)
  if (isMarked && !saysSigned(line.text)) return false
  return piecesOf(line).every(
    ({ words }) =>
      wordCount(words) <= mostWords &&
      (saysSigned(words) ||
        isSigner(headOf(words)) ||
        (words.startsWith('(') && isBracketed(words)) ||
        (/\d/u.test(words) && isDay(words, language()))),
  )
}

/**
 * Whether one of some lines says so, or they are all of their group: a place and a day, and who signs, or one of these at the
 * right margin. A day without a place is as well that of a meeting.
 */
function isSigned(lines: readonly TextLine[], isWhole: boolean, language: string): boolean {
  if (lines.some(({ text }) => saysSigned(text) || headsSignatures(text))) return true
  const [one, other, ...others] = lines.flatMap(piecesOf).map(({ words }) => words)
  if (!isWhole || one === undefined || others.length > 0) return false
  // Set at the right margin.
  if (other === undefined) return (lines[0]?.indent ?? 0) >= rightIndent
  const [day, name] = isDay(one, language) ? [one, other] : [other, one]
  return isDay(day, language) && namesPlace(day, language) && !isDay(name, language)
}

/** Whether a line is where and when a text was made, with the year: at its very end it dates that. */
function isDateline([line, ...others]: readonly TextLine[], language: string): boolean {
  const text = line?.text.trim() ?? ''
  const isWhole = others.length === 0 && /\p{Nd}{4}/u.test(text) && isDay(text, language)
  return isWhole && /[,，、]/u.test(text) && namesPlace(text, language)
}

/** Whether a place stands before a day, and not the day of the week. */
function namesPlace(words: string, language: string): boolean {
  const before = words.slice(0, findDates(words, language)[0]?.from ?? 0)
  return /^[\p{Lu}\p{Lo}][\p{L}\p{M}]/u.test(before) && !saysWhen(before, language)
}

/** Words of the name of a place. */
const mostPlaceWords = 4

/**
 * Whether what stands before a day is a place ("Lyon, le", "Vik den"), no more than the word between them, or nothing. Where
 * names have capitals, a comma, a bracket or such a word tells a place from what is done that day ("Deadline is").
 */
function isPlace(before: string, language: string): boolean {
  const words = before.split(/\s+/u).filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  const isKnown = datelineWords(language).has(last)
  const names = isKnown || /^\p{Ll}{1,3}\.?$/u.test(last) ? words.slice(0, -1) : words
  if (names.length > mostPlaceWords || names.some((name) => /^\p{Ll}/u.test(name))) return false
  return isKnown || !/\p{Lu}/u.test(before) || /[,，、(]$/u.test(names.at(-1) ?? '')
}

/** Whether words are a day behind a place or nothing, and no clause. */
export function isDay(words: string, language: string): boolean {
  const most = isDense(words) ? mostWords : mostDatelineWords
  if (wordCount(words) > most || !/\d/u.test(words) || /[:：!?？]/u.test(words)) return false
  const dates = findDates(words, language)
  const [first] = dates
  const behind = words.slice(dates.at(-1)?.to ?? 0)
  return (
    first !== undefined &&
    isPlace(words.slice(0, first.from), language) &&
    /^(?:\s?\p{L}{1,2}\.|[)）])?$/u.test(behind)
  )
}

/** @param saysSo whether one of the lines says that they are signed: without that, who signs is a guess and for the notes. */
function marginsOf(line: TextLine, saysSo: boolean, language: string): MarginSource[] {
  const isSaid = saysSigned(line.text) || headsSignatures(line.text)
  return piecesOf(line).map(({ words, start }) => {
    const isKnown = isSaid || (saysSo && isSigner(headOf(words)))
    const place = isDay(words, language) ? 'cover' : isKnown ? 'nowhere' : 'notes'
    return marginOf(mapVerbatim(words, start), place)
  })
}
