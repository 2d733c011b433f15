import { allMatches } from '../../../text/all-matches.ts'
import { joinMapped, type MappedText, type Span, sliceMapped } from './mapped-text.ts'

/** A longer formula is not said within a sentence, in UTF-16 units. */
const longestInline = 160

/**
 * Whether a displayed formula stands within a sentence that goes on behind it: "… is \[E = mc^2\] where m is …". Without the
 * formula neither half says anything.
 *
 * @param before the words of the paragraph before the formula.
 * @param behind the place behind what closes the formula.
 */
export function isWithinSentence(
  input: string,
  before: string,
  { start, end }: Span,
  behind: number,
): boolean {
  return (
    end - start <= longestInline &&
    before.trim() !== '' &&
    !/[.!?。！？:：]$/u.test(before.trimEnd()) &&
    !/\\\\/.test(input.slice(start, end)) &&
    /^[ \t]*\r?\n?[ \t]*(?:[,;]\s*)?[\p{Ll}\p{Lo}]/u.test(input.slice(behind, behind + 80))
  )
}

const label = String.raw`\s*(?:\\label\{[^{}\n]{0,200}\})?\s*`
const before = new RegExp(`^${label}`)
const behind = new RegExp(`${label}$`)

/** A formula without the label and the white space around it. */
export function bareFormula(input: string, { start, end }: Span): Span {
  const formula = input.slice(start, end)
  const skip = before.exec(formula)?.[0].length ?? 0
  return {
    start: start + skip,
    end: end - (behind.exec(formula.slice(skip))?.[0].length ?? 0),
  }
}

/** A displayed formula without its name and the commands that leave out its number, which are no part of it. */
export function withoutLabels(formula: MappedText): MappedText {
  const pieces: MappedText[] = []
  let from = 0
  for (const match of allMatches(
    formula.text,
    /\\(?:label\{[^{}\n]{0,200}\}|nonumber\b|notag\b)/gu,
  )) {
    pieces.push(sliceMapped(formula, from, match.index))
    from = match.index + match[0].length
  }
  return joinMapped([...pieces, sliceMapped(formula, from)], '')
}
