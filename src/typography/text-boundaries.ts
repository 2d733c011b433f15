import LineBreaker from 'linebreak'
import { characterRole } from './scripts.ts'

/** Text in which every UTF-16 unit is a grapheme cluster: letters and signs that nothing combines with. */
const everyUnitIsACluster =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u1E00-\u1EFF\u2010-\u2027\u2030-\u203B\u2190-\u22FF\u3001-\u3029\u3041-\u3096\u30A1-\u30FC\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF60]*$/

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
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
 * let part: words read better whole where lines are as few as on a slide; nor between a number and what it counts; nor
 * behind a slash before a letter, where no slide software ends a line either (only what is too wide for one is cut there).
 */
export function breakOpportunities(text: string, graphemes: Uint8Array): number[] {
  const positions: number[] = []
  const breaker = new LineBreaker(text)
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak())
    if (graphemes[found.position] && !keepsTogether(text, found.position))
      positions.push(found.position)
  if (positions[positions.length - 1] !== text.length) positions.push(text.length)
  if (
    !/[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\uA9E0-\uA9FF\uAA60-\uAA7F]/.test(text)
  )
    return positions
  const words = unspacedWordStarts(text).filter((position) => graphemes[position])
  return [...new Set([...positions, ...words])].sort((a, b) => a - b)
}

/** What is counted or measured, right behind a number in Chinese, Japanese and Korean. */
const counter =
  /[年月日時时分秒週周歳岁人名社個个件回台本枚位割倍度円圓元千百万萬億亿兆点點階년월일시분초명개건회위원만억조배]/

function keepsTogether(text: string, position: number): boolean {
  const before = text.charCodeAt(position - 1)
  const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3
  const isDigit = before >= 0x30 && before <= 0x39
  return (
    before === 0xad ||
    (before === 0x2f && /\p{L}/u.test(text[position] ?? '')) ||
    (isHangul(before) && isHangul(text.charCodeAt(position))) ||
    (isDigit && counter.test(text[position] ?? ''))
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
