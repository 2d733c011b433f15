import { allMatches } from '../../../text/all-matches.ts'
import { saysSigned } from '../language/signature-words.ts'
import type { Span } from './mapped-text.ts'
import { readLines } from './text-lines.ts'

/** The place that a form leaves for writing: low lines, dots or an ellipsis many times over. */
const gap =
  '(?:_{2,}(?:[/.-](?:\\d{2})?_{2,}(?!_)){1,2}|_{3,}(?!_)|＿{3,}(?!＿)|\\.{5,}(?!\\.)|…{2,}(?!…))'
/** A label of some words before a colon and the place behind it, or a bare place; several may stand in a row. */
const fields = new RegExp(`^(?:(?:[^.!?。:：_＿…|]{1,40}[:：]\\**\\s*)?${gap}[\\s)）]*)+$`, 'u')
/** A label without a colon, of a few words ("Unterschrift ______", "Signed (member) ........"). */
const bareField = /^\p{Lu}[\p{L}\p{M}]*(?:\s[\p{L}\p{M}()]+){0,3}\s*(?:_{3,}|＿{3,}|\.{8,})$/u
/** What stands in columns of its own on a line. */
const piece = /\S+(?:[ \u00a0]\S+)*/gu
const leavesRoom = /_{3}|＿{3}|\.{5}|…{2}/u
/** No line of a form is longer. */
const longestLine = 300

/**
 * Where a text asks to be filled in ("Name: ________"): nobody shows that. What leads to a number of a page, and a gap within
 * a sentence, stay.
 */
export function formFields(input: string): Span[] {
  return readLines(input, 0, input.length).flatMap(({ text, start }): Span[] => {
    if (text.length > longestLine || !(leavesRoom.test(text) || saysSigned(text))) return []
    // A line of these signs alone is drawn.
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    const pieces = allMatches(text, piece)
    // Who is to sign, side by side.
    if (pieces.length > 1 && saysSigned(text) && !/\p{Nd}|[.!?]\s*$/u.test(text))
      return [{ start, end: start + text.length }]
    return pieces.flatMap(({ index, 0: words }, at) => {
      // Dots before what is written lead to it ("Rent ........  300.00").
      const next = pieces[at + 1]?.[0]
      const leads = next !== undefined && !isField(next) && /[.…]$/u.test(words)
      return isField(words) && !leads
        ? [{ start: start + index, end: start + index + words.length }]
        : []
    })
  })
}

function isField(words: string): boolean {
  return fields.test(words) || bareField.test(words)
}
