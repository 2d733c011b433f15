import { titlesOfNames } from '../language/titles-of-names.ts'
import { isPersonName } from './attribution.ts'

const initials = /^(?:\p{Lu}\.?\s?){1,3}$/u
/** A name in Chinese, Japanese or Korean, and in another script without capitals. */
const denseName =
  /^(?:[\p{sc=Han}\p{sc=Hangul}]{2,5}|\p{sc=Han}{1,3}[ \u3000][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,4})$/u
const caselessName = /^[\p{Lo}\p{M}]{2,10}(?: [\p{Lo}\p{M}]{2,10})?$/u

/** What somebody is, in small letters and short, before the name ("geom. Carla Ferrante", "mgr inż. Jan Nowak"). */
const title = new RegExp(
  `^(?:(?:(?:${titlesOfNames.join('|')})|\\p{Ll}{2,6}\\.)\\s){1,2}(?=\\p{Lu}\\S*\\s\\p{Lu})`,
  'u',
)

/** Whether words may be the name or the initials of whoever signs ("Nurhan", "O.B.", "김서윤"). */
export function isSigner(signed: string): boolean {
  const words = signed.replace(title, '')
  if (initials.test(words)) return true
  if (/[\p{Lu}\p{Ll}]/u.test(words)) return isPersonName(words)
  return /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(words)
    ? denseName.test(words)
    : caselessName.test(words)
}
