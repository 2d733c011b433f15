import LineBreaker from 'linebreak'
import { allMatches } from '../text/all-matches.ts'
import { characterRole } from './scripts.ts'

/** Text in which every UTF-16 unit is a grapheme cluster: letters and signs that nothing combines with. */
const everyUnitIsACluster =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u1E00-\u1EFF\u2010-\u2027\u2030-\u203B\u2190-\u22FF\u3001-\u3029\u3041-\u3096\u30A1-\u30FC\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF60]*$/

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Words of the scripts that write none apart; one language's segmenter knows those of all. */
const wordSegmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** UTF-16 units given to ICU at once. */
const firstStretch = 512

/**
 * Starts of segments, from 0, without the end of the text. ICU's cost per segment grows with the length of the string
 * (10 s for 100,000 Thai characters), so that the text is fed in stretches, each beginning at a known boundary.
 */
function segmentStarts(text: string, segmenter: Intl.Segmenter): number[] {
  const starts: number[] = []
  let from = 0
  let stretch = firstStretch
  while (from < text.length) {
    const piece = text.slice(from, from + stretch)
    const reachesEnd = from + stretch >= text.length
    const found: number[] = []
    for (const segment of segmenter.segment(piece)) {
      found.push(from + segment.index)
      // A long stretch was only needed to find the end of one segment.
      if (stretch > firstStretch && found.length === 2) break
    }
    const last = found[found.length - 1] as number
    if (reachesEnd && (stretch === firstStretch || found.length === 1)) {
      starts.push(...found)
      return starts
    }
    // The last segment may go on in the next stretch: begin there again, with more of it if it is all there is.
    if (found.length === 1) stretch *= 2
    else {
      starts.push(...found.slice(0, -1))
      from = last
      stretch = firstStretch
    }
  }
  return starts
}

/**
 * Where grapheme clusters begin: 1 at each UTF-16 index that begins one (UAX 29), and at the text's end.
 */
export function graphemeBoundaries(text: string): Uint8Array {
  const boundaries = new Uint8Array(text.length + 1)
  boundaries[text.length] = 1
  if (everyUnitIsACluster.test(text)) boundaries.fill(1)
  else for (const start of segmentStarts(text, graphemeSegmenter)) boundaries[start] = 1
  return boundaries
}

/**
 * UTF-16 indices at which a line may end, ascending, ending with the text's length: UAX 14, and between the words of
 * scripts that write none apart (Thai, Lao, Khmer, Myanmar). Never inside a grapheme cluster, nor at a soft hyphen,
 * which would need a hyphen drawn that the text does not have, nor inside a Korean word, whose syllables UAX 14 would
 * let part: words read better whole where lines are as few as on a slide; nor inside a Chinese or Japanese word, nor before
 * what ends a phrase there; nor between a number and what it counts; nor
 * behind a slash before a letter, where no slide software ends a line either (only what is too wide for one is cut there);
 * nor within a range, a date, an identifier with digits, an option of a command or an e-mail address.
 */
export function breakOpportunities(text: string, graphemes: Uint8Array): number[] {
  const positions: number[] = []
  const breaker = new LineBreaker(text)
  const held = new Set(placesWithin(text))
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const { position } = found
    if (graphemes[position] && !held.has(position) && !keepsTogether(text, position))
      positions.push(position)
  }
  if (positions[positions.length - 1] !== text.length) positions.push(text.length)
  if (
    !/[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\uA9E0-\uA9FF\uAA60-\uAA7F]/.test(text)
  )
    return positions
  const words = unspacedWordStarts(text).filter((position) => graphemes[position])
  return [...new Set([...positions, ...words])].sort((a, b) => a - b)
}

/** What counted units of time are followed by: 2026年3月期, 3年間. */
const endOfPeriod = /[期度間间末初]/

/** A local part and a domain as people write them (a simpler form of RFC 5322, 3.4.1; lengths of RFC 5321, 4.5.3.1). */
const emailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu

/** A run of ideographs and kana. */
const eastAsianRun = /[々〆ヶ\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
/** Of one kana, they end a phrase. */
const particle = /^[はがをにへともでの]$/

/** Where a line could end but should not: within e-mail addresses, and within phrases of Chinese and Japanese. */
function placesWithin(text: string): number[] {
  const addresses = text.includes('@') ? allMatches(text, emailAddress) : []
  const places = addresses.flatMap(({ index, 0: { length } }) =>
    Array.from({ length: length - 1 }, (_, offset) => index + offset + 1),
  )
  for (const { index, 0: run } of allMatches(text, eastAsianRun))
    places.push(...placesWithinPhrases(run).map((place) => index + place))
  return places
}

/**
 * Within the phrases of a run of ideographs and kana: in words, before what is inflected or added in kana, and before a
 * single ideograph, which ends a compound (館, 率, 方), unless a particle has ended the phrase.
 */
function placesWithinPhrases(run: string): number[] {
  const starts = segmentStarts(run, wordSegmenter)
  const indices = new Map(starts.map((start, index) => [start, index]))
  const held: number[] = []
  for (let place = 1; place < run.length; place++) {
    const at = indices.get(place) ?? -1
    const before = run.slice(starts[at - 1], place)
    const word = run.slice(place, starts[at + 1] ?? run.length)
    const begins = /^\p{Script=Hiragana}/u.test(word)
    const isFree =
      at > 0 &&
      (begins ? word.length > 1 && particle.test(before) : word.length > 1 || particle.test(before))
    if (!isFree) held.push(place)
  }
  return held
}

function keepsTogether(text: string, position: number): boolean {
  const [before = '', after = ''] = [text[position - 1], text[position]]
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  return (
    before === '\u00ad' ||
    (before === '/' && /\p{L}/u.test(after)) ||
    (isHangul(before) && isLetter(after)) ||
    (isLetter(before) && isHangul(after)) ||
    (/[\d%％]/.test(before) && /[\p{Script=Han}\p{Script=Katakana}]/u.test(after)) ||
    (/[万萬亿億兆千]/.test(before) && isDigit(after) && isDigit(text[position - 2] ?? '')) ||
    isWithinDate(text, position) ||
    isBoundByDash(text, position)
  )
}

function isHangul(character: string): boolean {
  return character >= '\uac00' && character <= '\ud7a3'
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}

/** The two UTF-16 units on either side of a place; empty where there are none. */
function around(text: string, position: number): [string, string, string, string] {
  const at = (offset: number) => text[position + offset] ?? ''
  return [at(-2), at(-1), at(0), at(1)]
}

/** Between the parts of a date that are written together, and before what makes a period of it. */
function isWithinDate(text: string, position: number): boolean {
  const [number, unit, after] = around(text, position)
  return /[年月日]/.test(unit) && isDigit(number) && (isDigit(after) || endOfPeriod.test(after))
}

/**
 * After a hyphen or dash that joins something to a number (40–44, SEV-1, 2026-11-23) or begins an option (--timeout), and
 * on either side of a wave dash between numbers (75～80).
 */
function isBoundByDash(text: string, position: number): boolean {
  const [left, before, after, right] = around(text, position)
  const isWave = (character: string) => /[~～〜]/.test(character)
  if (isWave(before)) return isDigit(after) && /[\d%℃度]/.test(left)
  if (isWave(after)) return isDigit(right) && /[\d%℃度]/.test(before)
  if (!/[-‐–]/.test(before) || /\s/.test(after)) return false
  return isDigit(left) || isDigit(after) || !/[\p{L}\p{M}\p{N}]/u.test(left)
}

/** Where a dictionary word begins right after another one. */
function unspacedWordStarts(text: string): number[] {
  const belongs = (index: number) =>
    characterRole(text.charCodeAt(index)).script.wordsUnspaced === true
  const starts: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    if (!belongs(index)) continue
    let end = index + 1
    while (end < text.length && belongs(end)) end += 1
    for (const start of segmentStarts(text.slice(index, end), wordSegmenter))
      if (start > 0 && !isRepetitionMark(text.charCodeAt(index + start))) starts.push(index + start)
    index = end
  }
  return starts
}

/** Thai ๆ ฯ and Lao ໆ ຯ, Khmer ៗ ។ belong to the word before them and may not begin a line. */
function isRepetitionMark(code: number): boolean {
  return [0x0e46, 0x0e2f, 0x0ec6, 0x0eaf, 0x17d7, 0x17d4, 0x17d5, 0x104a, 0x104b].includes(code)
}
