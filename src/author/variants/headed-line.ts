import type { BulletItem } from '../../deck/blocks/bullets/schema.ts'
import type { CardItem } from '../../deck/blocks/cards/schema.ts'
import { isDense, wordCount } from '../composer/language/script.ts'
import { capitalize } from '../composer/shaping/shorten.ts'

/** A line with what stands before its colon, dash or parenthesis for a head; a line of a few words is all head. */
export function headed(
  { level: _level, ...item }: BulletItem,
  mostHeadWords: number,
  language: string,
): CardItem {
  const { text } = item
  // A colon parts more than a dash, which may stand in a name; that of a time or an address parts nothing.
  const match =
    /^((?:[^:：;]|(?<=\p{Nd}):(?=\p{Nd})){2,60}?)\s*[:：](?!(?<=\p{Nd}:)\p{Nd}|\/\/)\s*(\S.*)$/u.exec(
      text,
    ) ??
    /^([^()（）–—;]{2,60}?(?:\s[–—]\s\p{Lu}[\p{L}\p{M}’'-]*(?=\s[–—]\s))*)\s[–—-]\s(\S.*)$/u.exec(
      text,
    )
  if (match?.[1] !== undefined && match[2] !== undefined && wordCount(match[1]) <= 6)
    return { ...item, head: match[1], text: capitalize(match[2], language) }
  const short = wordCount(text) <= (isDense(text) ? mostHeadWords + 1 : mostHeadWords)
  return short ? { ...item, head: text, text: '' } : { ...item, head: '' }
}
