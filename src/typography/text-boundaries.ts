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
 * behind a slash before a letter or a name in brackets, where no slide software ends a line either (only what is too wide for one is cut there);
 * nor within a range, a date, an identifier with digits, an option of a command, an e-mail address or a few East Asian
 * words in brackets; nor at a hyphen beside one or two letters.
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
/** A few words in East Asian brackets or quotation marks. */
export const shortBrackets =
  /[（「『【〈《〔][^（）「」『』【】〈〉《》〔〕]{1,8}[）」』】〉》〕]/gu
/** Of one character, they end a phrase. */
const particle = /^[はがをにへともでの的]$/
/** They begin a phrase: what numbers, points out, honours or qualifies the word that follows. */
const prefix =
  /^[おご御第新旧舊再非未不無无超全各每毎某該该本此這这那哪其両兩两最更總总総副很已將将被把從从向與与及或在為为]$/
const ordinalPrefix = /^第[〇一二三四五六七八九十百千]*$/
/** They qualify the amount before them. */
const amountSuffix = /^(?:以[上下内內外前後后降来來]|未[満满]|左右|程度|前[後后])$/

/** Where a line could end but should not: within e-mail addresses, and within phrases of Chinese and Japanese. */
function placesWithin(text: string): number[] {
  const addresses = text.includes('@') ? allMatches(text, emailAddress) : []
  const places = [...addresses, ...allMatches(text, shortBrackets)].flatMap(
    ({ index, 0: { length } }) =>
      Array.from({ length: length - 1 }, (_, offset) => index + offset + 1),
  )
  for (const { index, 0: run } of allMatches(text, eastAsianRun)) {
    const counts = /[\d%％]/.test(text[index - 1] ?? '')
    places.push(...placesWithinPhrases(run, counts).map((place) => index + place))
  }
  return places
}

/**
 * Within the phrases of a run of ideographs and kana: in words, before what is inflected or added in kana, before a
 * single ideograph, which ends a compound (館, 率, 方) unless a particle has ended the phrase, and behind one that begins
 * it (新シリーズ, 哪一刻) unless it counts what stands before the run.
 */
function placesWithinPhrases(run: string, counts: boolean): number[] {
  const starts = segmentStarts(run, wordSegmenter)
  const words = starts.map((start, index) => run.slice(start, starts[index + 1] ?? run.length))
  const isKana = (word = '\u3041') => /^\p{Script=Hiragana}/u.test(word)
  const free = new Set<number>()
  words.forEach((word, index) => {
    const before = words[index - 1]
    if (before === undefined || amountSuffix.test(word)) return
    const afterParticle = particle.test(before)
    const begins = index === 1 && !counts && /^\p{Script=Han}$/u.test(before)
    const isSuffix = word.length === 1 && !prefix.test(word)
    if (prefix.test(before) || (isKana(word) ? isSuffix || !afterParticle : begins)) return
    const opens = prefix.test(word) && !isKana(words[index + 1])
    if (ordinalPrefix.test(before) && !afterParticle) return
    if (afterParticle || word.length > 1 || opens) free.add(starts[index] as number)
  })
  return Array.from({ length: run.length - 1 }, (_, index) => index + 1).filter(
    (place) => !free.has(place),
  )
}

function keepsTogether(text: string, position: number): boolean {
  const [before = '', after = ''] = [text[position - 1], text[position]]
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  return (
    before === '\u00ad' ||
    (before === '/' && /[\p{L}<{]/u.test(after)) ||
    (isHangul(before) && isLetter(after)) ||
    (isLetter(before) && isHangul(after)) ||
    (/[\d%％]/.test(before) &&
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(after)) ||
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

/** One or two letters right before a hyphen, or right behind it: L-V, e-mail, follow-up. */
const fewLettersBefore = /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*(?:\p{L}\p{M}*)?$/u
const fewLettersAfter = /^\p{L}\p{M}*(?:\p{L}\p{M}*)?(?![\p{L}\p{M}\p{N}])/u

/**
 * After a hyphen or dash that joins something to a number (40–44, SEV-1, 2026-11-23) or to one or two letters, or begins an
 * option (--timeout), and on either side of a wave dash before a number (75～80, 10시~11시).
 */
function isBoundByDash(text: string, position: number): boolean {
  const [left, before, after, right] = around(text, position)
  const isWave = (character: string) => /[~～〜]/.test(character)
  if (isWave(before)) return isDigit(after)
  if (isWave(after)) return isDigit(right) && /\S/.test(before)
  if (!/[-‐–]/.test(before) || /\s/.test(after)) return false
  if (isDigit(left) || isDigit(after) || !/[\p{L}\p{M}\p{N}]/u.test(left)) return true
  return (
    fewLettersBefore.test(text.slice(Math.max(0, position - 8), position - 1)) ||
    fewLettersAfter.test(text.slice(position, position + 8))
  )
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
