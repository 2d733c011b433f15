import { pointsDays } from '../language/dates.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import { cutBeyond, shorten } from '../shaping/shorten.ts'
import type { Composing } from './slide-draft.ts'

/** Longest title in characters where the source allows it. */
const titleLength = 90

/** What stands before the name in a heading and is no part of it: numbers of outlines ("2.1", "3)", "一、"), answers to mails. */
const shell =
  /^(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)+|^\(?\d{1,2}(?:(?:\.\d{1,2})*[.)）．:]|(?:\.\d{1,2})+)\s+(?=\p{L})|^\d{1,2}[.．、](?=\p{L})|^[（(]?[一二三四五六七八九十]{1,3}[）)、．.]\s*|^[IVX]{1,5}[.)]\s+/iu

/** A heading as a title: one line, without the shell of its name, a colon or a full stop at its end. */
export function headingTitle(passage: Pick<MappedText, 'text'>, composing: Composing): string {
  // Before a small letter a number with a point is an ordinal, where a language writes these so, and part of the name.
  const isOrdinal = /^\s*\d{1,3}\.\s\p{Ll}/u.test(passage.text) && pointsDays(composing.language)
  const bare = passage.text
    .replace(isOrdinal ? '' : shell, '')
    .replace(/[\s:：.。]+$/u, '')
    .trim()
  const whole = bare === '' ? passage.text.trim() : bare
  // A program, a company or a note may be called in small letters.
  if (whole.length <= titleLength) return whole
  const { language } = composing
  return cutBeyond(shorten(whole, { language, limit: 12, hardLimit: 14 }), titleLength, language)
}
