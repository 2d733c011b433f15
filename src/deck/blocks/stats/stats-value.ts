import { unspacedScript } from '../../../text/unspaced-script.ts'
import type { StatsItem } from './schema.ts'

/** Words one after another, with a space where their script has one. */
export function inARow(words: readonly (string | undefined)[]): string {
  let row = ''
  for (const word of words) {
    const next = word?.trim() ?? ''
    if (next === '') continue
    const close =
      row === '' || unspacedScript.test(row.slice(-1)) || unspacedScript.test(next.slice(0, 1))
    row += close ? next : ` ${next}`
  }
  return row
}

/** A word that is a sign alone, which stands close before its number: "€", "+". */
const signAtEnd = /(?:^|\s)[\p{Sc}+−±]+$/u

/** The whole value of a key figure: "about 38,400", "€3,300", "212 of 1,640". */
export function statsValue({
  prefix,
  text,
  suffix,
}: Pick<StatsItem, 'prefix' | 'text' | 'suffix'>): string {
  const sign = prefix?.trim() ?? ''
  const isClose = signAtEnd.test(sign) && /^\p{Nd}/u.test(text)
  return inARow(isClose ? [`${sign}${text}`, suffix] : [prefix, text, suffix])
}

/**
 * A key figure as it is read: "97% of requests got a 503" where the label goes on from the value, else "Sold: 3,200".
 */
export function statsSentence(
  item: Pick<StatsItem, 'prefix' | 'text' | 'suffix' | 'label' | 'order'>,
): string {
  const value = statsValue(item)
  if (item.order === 'value-first') return inARow([value, item.label])
  return [item.label, value].filter((part) => part.trim() !== '').join(': ')
}
