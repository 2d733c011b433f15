import { unspacedScript } from '../../text/unspaced-script.ts'
import { fold } from './fold.ts'
import { onceEach } from './once-each.ts'

/** Words as they are compared: folded, with one space between. */
export const plainWords = onceEach((text) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}%€$£°.,:#/]+/u)
    .flatMap((word) => (unspacedScript.test(word) ? apart(word) : [word]))
    .map(withoutStops)
    .filter((word) => word !== '')
    .join(' '),
)

/** Characters of scripts without spaces are compared one by one: where their words end is not written. */
function apart(row: string): string[] {
  return row.match(unspacedWords) ?? []
}

const unspacedWords = new RegExp(
  `${unspacedScript.source}|(?:(?!${unspacedScript.source}).)+`,
  'gu',
)

/** A word without the signs behind it; no pattern, which would go over a long row of signs again from each of them. */
function withoutStops(word: string): string {
  let end = word.length
  while (end > 0 && '.,:#/'.includes(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}
