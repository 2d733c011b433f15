import { allMatches } from './all-matches.ts'
import { placeToCut } from './cut-text.ts'
import { turningWords } from './turning-words.ts'
import { unspacedScript } from './unspaced-script.ts'

const dense = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/u

/** Marks behind which another clause begins. */
const clauseEnds = /[,;:.!?…](?=\s)|\s[—–-](?=\s)|[、，；：。！？؟،؛।]/gu

/** Whether a word that denies or takes something out stands in a text (in scripts without spaces: its characters). */
export function holdsTurn(part: string, language: string): boolean {
  const { turning } = turningWords(language)
  const folded = ` ${part.toLowerCase().replace(/[^\p{L}\p{M}'’]+/gu, ' ')} `
  const isDense = dense.test(part)
  return turning.some((word) =>
    isDense || /^n?['’]/u.test(word) ? folded.includes(word) : folded.includes(` ${word} `),
  )
}

/**
 * Where a text that has no more room than up to a place is cut: not within a word that has a space before it, and not so that
 * what is left says something else than the whole: never within a clause that denies or takes something out, nor before one that is
 * set against it. Where only that could be left, it is cut between words, and not right behind such a word.
 *
 * @param at UTF-16 units from the text's start; within the text.
 * @returns at most `at`; for a word without a space before it, a place between its characters.
 */
export function placeToShorten(text: string, at: number, language: string): number {
  const apart = betweenWords(text, at)
  const place = beforeTurn(text, apart, language)
  return place ?? behindNoTurn(text, apart, language)
}

/** The last place up to another between two words; between two characters in scripts without spaces, or where there is no space. */
function betweenWords(text: string, at: number): number {
  const [before = '', behind = ''] = [text.slice(0, at), text.slice(at)]
  if (behind === '' || /^\s/u.test(behind) || /\s$/u.test(before)) return at
  const space = before.search(/\s\S*$/u)
  const isUnspaced = [before.slice(-2), behind.slice(0, 2)].some((side) =>
    unspacedScript.test(side),
  )
  return space <= 0 || isUnspaced ? placeToCut(text, at) : space
}

/** The last place up to another before which everything is told whole that a word turns; undefined without one. */
function beforeTurn(text: string, at: number, language: string): number | undefined {
  const ends = allMatches(text, clauseEnds).map(({ index, 0: mark }) => index + mark.length)
  const starts = [0, ...ends]
  let place = at
  for (let clause = starts.findLastIndex((start) => start < at); clause >= 0; clause--) {
    const [from = 0, to = text.length] = [starts[clause], starts[clause + 1]]
    const isWhole = !/[\p{L}\p{N}]/u.test(text.slice(place, to))
    const isTold = isWhole || !holdsTurn(text.slice(from, to), language)
    if (isTold && !isSetAgainst(text, to, language)) return place
    place = from
  }
  return undefined
}

/** Whether the clause that begins at a place takes back, limits or only supposes what stands before it. */
export function isSetAgainst(text: string, from: number, language: string): boolean {
  const { against, before } = turningWords(language)
  const words = text
    .slice(from, from + 80)
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
  const said = text.slice(0, from).replace(/[\s\p{P}]+$/u, '')
  if (words !== '' && before.some((end) => said.endsWith(end))) return true
  const isDense = dense.test(words.slice(0, 1))
  const second = words.replace(/^\S+\s+/u, '')
  return against.some((word) =>
    [words, second].some(
      (one) => one.startsWith(word) && (isDense || !/^[\p{L}\p{M}]/u.test(one.slice(word.length))),
    ),
  )
}

/** A place between words without the word before it that turns what follows. */
function behindNoTurn(text: string, at: number, language: string): number {
  let place = at
  for (;;) {
    const [, last] = /(\S+)\s*$/u.exec(text.slice(0, place)) ?? []
    const from = text.slice(0, place).search(/\s\S+\s*$/u)
    if (last === undefined || from <= 0 || !isSetAgainst(last, 0, language)) return place
    place = from
  }
}
