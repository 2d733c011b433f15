import { detectLanguage } from '../../language-detection.ts'
import { findDates } from '../language/dates.ts'
import { isDense, wordCount } from '../language/script.ts'
import { saysSigned } from '../language/signature-words.ts'
import { headOf, isPersonName } from './attribution.ts'
import { isListLine } from './list-marks.ts'
import { mapVerbatim, type Span } from './mapped-text.ts'
import type { MarginSource } from './source-block.ts'
import { isBlank, lineText, readLines, type TextLine } from './text-lines.ts'

/** A text is signed in the last of its groups of lines, below which a remark may stand, on so many lines. */
const mostGroupsBelow = 1
const mostLines = 6
/** Lines of a declaration right over the signature. */
const mostDeclared = 2
/** Words of what stands in one column of such a line, and of a place and a day. */
const mostWords = 8
const mostDatelineWords = 6
/** UTF-16 units of the end of a text in which it is looked for. */
const endLength = 1500

const piece = /\S+(?:[ \u00a0]\S+)*/gu

/**
 * The lines with which a text is signed: by names behind words for signing, over or beside a seal, or a name with the place and
 * the day. The day is for the cover; who signs is no content.
 */
export function signatureLines(input: string): { spans: Span[]; margins: MarginSource[] } {
  const from = input.lastIndexOf('\n', Math.max(0, input.length - endLength)) + 1
  const groups = groupsOf(readLines(input, from, input.length))
  const language = detectLanguage(input.slice(from)).tag
  let below = 0
  const remarks: TextLine[] = []
  for (const group of groups.toReversed()) {
    const signed: TextLine[] = []
    for (const line of group.toReversed()) {
      if (!isSigning(line, language)) break
      signed.unshift(line)
    }
    const isWhole = signed.length === group.length
    if (signed.length > 0 && signed.length <= mostLines && isSigned(signed, isWhole, language)) {
      // What is declared right over it, and remarked below it, is for whoever asks.
      const over = group.length - signed.length
      const said = [...(over <= mostDeclared ? group.slice(0, over) : []), ...remarks]
      const spans = [...said, ...signed].map(({ text, start }) => ({
        start,
        end: start + text.length,
      }))
      const notes = said.map(
        (line): MarginSource => ({ kind: 'margin', place: 'notes', text: lineText(line) }),
      )
      return { spans, margins: [...signed.flatMap((line) => marginsOf(line, language)), ...notes] }
    }
    remarks.push(...group)
    if (++below > mostGroupsBelow) break
  }
  return { spans: [], margins: [] }
}

function groupsOf(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = [[]]
  for (const line of lines)
    if (isBlank(line)) groups.push([])
    else groups.at(-1)?.push(line)
  return groups.filter((group) => group.length > 0)
}

function piecesOf({ text, start }: TextLine): { words: string; start: number }[] {
  return [...text.matchAll(piece)].map(({ index, 0: words }) => ({ words, start: start + index }))
}

function isSigning(line: TextLine, language: string): boolean {
  // "i. A." looks like the first of a list.
  const isMarked = isListLine(line) || /^\s*[#>|]/u.test(line.text)
  if (isMarked && !saysSigned(line.text)) return false
  return piecesOf(line).every(
    ({ words }) =>
      wordCount(words) <= mostWords &&
      (saysSigned(words) || isDay(words, language) || isName(words)),
  )
}

/** Letters of a name in scripts without capitals, in Chinese or Korean and in others. */
const mostDenseLetters = 5
const mostCaselessLetters = 20

function isName(words: string): boolean {
  if (/[\p{Lu}\p{Ll}]/u.test(words)) return isPersonName(headOf(words))
  const isShort = isDense(words) || /\p{sc=Hangul}/u.test(words)
  return words.length <= (isShort ? mostDenseLetters : mostCaselessLetters)
}

/** Whether one of some lines says so, or they are all of their group: a day and who signs behind or below it. */
function isSigned(lines: readonly TextLine[], isWhole: boolean, language: string): boolean {
  if (lines.some(({ text }) => saysSigned(text))) return true
  const [day, name, ...others] = lines.flatMap(piecesOf).map(({ words }) => words)
  if (!isWhole || day === undefined || name === undefined || others.length > 0) return false
  return isDay(day, language) && !isDay(name, language)
}

/** Names of a place, perhaps with a word before the day ("Lyon, le", "Vik den"), or no more than that word. */
const place = /^(?:\P{Ll}\S*[\s,，(]*){0,4}(?:\p{Ll}{1,3}\.?\s)?$/u

/** Whether words are a day behind a place or nothing, and no clause. */
export function isDay(words: string, language: string): boolean {
  const most = isDense(words) ? mostWords : mostDatelineWords
  if (wordCount(words) > most || !/\d/u.test(words) || /[:：!?？]/u.test(words)) return false
  const dates = findDates(words, language)
  const [first] = dates
  const behind = words.slice(dates.at(-1)?.to ?? 0)
  return (
    first !== undefined &&
    place.test(words.slice(0, first.from)) &&
    /^(?:\s?\p{L}{1,2}\.|[)）])?$/u.test(behind)
  )
}

function marginsOf(line: TextLine, language: string): MarginSource[] {
  return piecesOf(line).map(
    ({ words, start }): MarginSource => ({
      kind: 'margin',
      place: isDay(words, language) ? 'cover' : 'nowhere',
      text: mapVerbatim(words, start),
    }),
  )
}
