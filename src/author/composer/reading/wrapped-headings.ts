import { detectLanguage } from '../../language-detection.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { joinsBefore } from '../shaping/stands-alone.ts'
import { isWrappedName } from './line-wrapping.ts'
import { isListLine } from './list-marks.ts'
import { joinMapped, type MappedText } from './mapped-text.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** Words of a paragraph that a heading over two lines may stand over. */
const fewestBelowHeading = 12

/** A heading over two lines, with a paragraph below it; undefined for any other lines. */
export function wrappedHeading(lines: readonly TextLine[], at: number): MappedText | undefined {
  const pair = lines.slice(at, at + 2)
  if (!isWrappedName(lines, at) || !/^\s*\p{Lu}.*\p{Ll}/u.test(pair[0]?.text ?? ''))
    return undefined
  let from = at + 2
  while (from < lines.length && isEmpty(lines[from])) from++
  let end = from
  while (end < lines.length && !isEmpty(lines[end])) end++
  const [first, ...others] = lines.slice(from, end)
  if (first === undefined || isListLine(first)) return undefined
  const text = [first, ...others].map((line) => line.text).join(' ')
  if (isTold(pair, text)) return undefined
  const isSaid = wordCount(text) >= fewestBelowHeading && /[.!?…。][)"”»]?\s*$/u.test(text)
  return isSaid ? joinMapped(pair.map((line) => lineText(line))) : undefined
}

/** Whether two lines are a caption or a sentence: a label leads them, or a word that joins clauses begins the second. */
function isTold([first, second]: readonly TextLine[], below: string): boolean {
  if (first === undefined || second === undefined) return true
  const { tag } = detectLanguage(`${first.text} ${second.text}\n${below}`)
  const isJoined =
    joinsBefore(second.text, tag) ||
    lexiconFor(tag).causes.some((word) => second.text.trimStart().startsWith(`${word} `))
  return isJoined || /^\s*\p{L}[^:：]*[:：]\s+\S/u.test(first.text)
}

function isEmpty(line: TextLine | undefined): boolean {
  return line === undefined || isBlank(line)
}
