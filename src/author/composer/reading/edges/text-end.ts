import { allMatches } from '../../../../text/all-matches.ts'
import { detectLanguage } from '../../../language-detection.ts'
import { postscriptMark } from '../../language/postscript-marks.ts'
import { wordCount } from '../../language/script.ts'
import { headsSignatures, saysSigned } from '../../language/signature-words.ts'
import { headOf } from '../attribution.ts'
import { behindLetters } from '../letters-within.ts'
import { withFalseMarks } from '../list-marks.ts'
import {
  joinMapped,
  type MappedText,
  mapVerbatim,
  type Span,
  sliceMapped,
  trimMapped,
} from '../mapped-text.ts'
import { isSigner } from '../signers.ts'
import { type MarginSource, marginOf } from '../source-block.ts'
import { readLines } from '../text-lines.ts'
import { dayOf } from './datelines.ts'
import { type EndRole, placeOf } from './edge-roles.ts'
import { type EdgeLine, type EdgeUnit, edgeUnits } from './edge-units.ts'
import { type EndOf, endRoles, isAuthor, piece, setOffName } from './end-roles.ts'

/** What stands at the end of a text and is no part of what it says. */
export interface TextEnd {
  /** Where it stands. */
  spans: Span[]
  /** What becomes of it: where it is told, or that it is left out. */
  margins: MarginSource[]
  /** The roles of what stands there. */
  roles: ReadonlySet<EndRole>
}

/** UTF-16 units of the end of a text in which it is looked for. */
const endLength = 3000
/** Fewer paragraphs are no talk that thanks end, fewer words no paragraph, and fewer numbered headings no contract's. */
const fewestParagraphs = 3
const paragraphWords = 12
const fewestClauses = 3

/** A line that begins with a number, alone or after a word. */
const numberedLine = /^[^\p{N}\n]{0,12}(\p{Nd}{1,2})(?:[.)–—:]|\s|$)/gmu

/** The end of a text that is no mail: who signs it, where and when, what is remarked or declared below it, thanks to its hearers. */
export function textEnd(input: string): TextEnd {
  const from = input.lastIndexOf('\n', Math.max(0, input.length - endLength)) + 1
  // Telling it costs more than all else here, and few texts end in lines that ask for it.
  let known: string | undefined
  const language = () => (known ??= detectLanguage(input.slice(from)).tag)
  return lastLines(withFalseMarks(behindLetters(readLines(input, from, input.length))), {
    language,
    isLetter: false,
    saysWriter: false,
    isTalk: isTalk(input),
    isContract: isContract(input),
    before: input,
    isOwn: () => false,
  })
}

/** The end of some lines of which it is known what they are. */
export function lastLines(lines: readonly EdgeLine[], known: EndOf): TextEnd {
  const found = endRoles(edgeUnits(lines), known)
  const end = found.filter(({ role }) => role !== 'text' && role !== 'added')
  const saysSo = end.some(({ unit }) => saysSigned(unit.text) || headsSignatures(unit.text))
  const isSure = known.isLetter || end.some(({ role }) => role === 'closing')
  return {
    spans: end.flatMap(({ unit }) => unit.lines.map(spanOfLine)),
    margins: end.flatMap(({ unit, role }) => {
      if (role === 'postscript') return [marginOf(withoutMark(unit, known.language()), 'notes')]
      if (role !== 'signer' && role !== 'detail' && role !== 'day')
        return marginsAt(unit, placeOf[role as keyof typeof placeOf])
      if (isSure && role !== 'day')
        return unit.lines
          .map(wordsOf)
          .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
          .map((one) => marginOf(one, known.saysWriter ? 'nowhere' : 'notes'))
      if (isAuthor(unit, known)) return [marginOf(authorOf(unit), 'cover')]
      return unit.lines.flatMap((line) => signedMargins(line, role, saysSo, known))
    }),
    roles: new Set(end.map(({ role }) => role)),
  }
}

function marginsAt(unit: EdgeUnit, place: MarginSource['place']): MarginSource[] {
  const words = unit.lines.map(wordsOf)
  return place === 'nowhere'
    ? words.filter(({ text }) => /\p{L}/u.test(text)).map((one) => marginOf(one, place))
    : [marginOf(joinMapped(words), place)]
}

/** Who signs and when, each for itself: without a word for that, who signs is a guess and for the notes. */
function signedMargins(line: EdgeLine, role: EndRole, saysSo: boolean, known: EndOf) {
  const isSaid = saysSigned(line.text) || headsSignatures(line.text)
  return allMatches(line.text, piece).map(({ 0: words, index }) => {
    const isWhen = dayOf(words, known.language) !== undefined || role === 'day'
    const isKnown = isSaid || (saysSo && isSigner(headOf(words)))
    const place = isWhen ? 'cover' : isKnown ? 'nowhere' : 'notes'
    return marginOf(mapVerbatim(words, line.start + index), place)
  })
}

/** The name of who wrote a text, without the marks that set it off. */
function authorOf(unit: EdgeUnit): MappedText {
  const words = joinMapped(unit.lines.map(wordsOf))
  const from = words.text.indexOf(setOffName(words.text) ?? words.text)
  return sliceMapped(words, from, words.text.length - from)
}

function withoutMark(unit: EdgeUnit, language: string): MappedText {
  const words = joinMapped(unit.lines.map(wordsOf))
  return trimMapped(sliceMapped(words, postscriptMark(language).exec(words.text)?.[0].length ?? 0))
}

function wordsOf({ text, start }: EdgeLine): MappedText {
  return mapVerbatim(text.trim(), start + text.length - text.trimStart().length)
}

function spanOfLine({ text, start }: EdgeLine): Span {
  return { start, end: start + text.length }
}

/** Whether a text is told in paragraphs. */
function isTalk(input: string): boolean {
  const paragraphs = input.split(/\n\s*\n/u).filter((one) => wordCount(one) >= paragraphWords)
  return paragraphs.length >= fewestParagraphs
}

/** Whether a text has headings whose numbers count on, alone or behind a word. */
function isContract(input: string): boolean {
  const numbers = allMatches(input, numberedLine).map(({ 1: number }) => Number(number))
  let counted = 1
  return numbers.some((number, at) => {
    counted = at > 0 && number === (numbers[at - 1] ?? 0) + 1 ? counted + 1 : 1
    return counted >= fewestClauses
  })
}
