import { ordinalPlace, ordinalSource } from '../language/ordinal-words.ts'

/** What a line says of its place among others: "1.", "二、", "First:", "Option B –", "第三章", "2안:". */
interface SectionMark {
  place: number
  /** What is counted, in lower case, or the system of bare numbers: marks of one kind count on. */
  kind: string
  /** With what parts it from a name. */
  length: number
  /** Whether it is no more than a place: others call the section by its name alone. */
  isBare: boolean
}

const digits = '\\d{1,2}'
const han = '[一二三四五六七八九十]{1,3}'
const roman = '[IVX]{1,5}'
const letter = '[A-H]'
const hangul = '가나다라마바사아자차'
const end = '(?![\\p{L}\\p{M}\\p{N}])'
/** What parts a place from the name behind it. */
const sign =
  '(?:\\s{0,2}[.:：,،、，)）–—-]+(?:[\\s\\u3000]+|$|(?<=[：、，）])|(?=[\\u3000-\\u9fff\\uac00-\\ud7af]))|[\\s\\u3000]*$)'
const word = "\\p{L}[\\p{L}\\p{M}'’]{0,23}"

const bare: readonly [system: string, pattern: RegExp][] = [
  [
    'digits',
    new RegExp(
      `^ {0,3}(?:§ ?)?(${digits})(?:[.)．:、）]?[ \\u3000]+(?=\\S)|[.．、）](?=[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]))`,
      'u',
    ),
  ],
  ['brackets', new RegExp(`^ {0,3}[（(](${digits}|${han})[)）][ \\u3000]*(?=\\S)`, 'u')],
  ['han', new RegExp(`^ {0,3}(${han})[、．.][ \\u3000]*(?=\\S)`, 'u')],
  ['roman', new RegExp(`^ {0,3}(${roman})[.)][ \\u3000]+(?=\\S)`, 'u')],
  ['letter', new RegExp(`^ {0,3}(${letter})[.)][ \\u3000]+(?=\\S)`, 'u')],
  ['hangul', new RegExp(`^ {0,3}([${hangul}])[.)][ \\u3000]+(?=\\S)`, 'u')],
]

/** What any of them begins with: most lines do not. */
const opening = new RegExp(`^ {0,3}[\\d§(（一二三四五六七八九十${hangul}IVXA-H]`, 'u')

/** What is counted stands before or behind the place, in any language; a place may stand alone. */
const named = [
  // "First cause: …", "Zweitens: …", "Première partie", "第一に、".
  `(?<place>${ordinalSource})(?: (?<behind>${word}(?: ${word})?))?${end}${sign}`,
  // "Option 1:", "TOP 2", "Variante A –", "方案三：", "Глава первая."
  `(?<before>${word}(?: ${word})?)(?:[ \\u3000]|(?=[\\d一二三四五六七八九十]))(?<place>${digits}|${roman}|${letter}|${han}|${ordinalSource})${end}(?:${sign}|[ \\u3000]+(?=\\S))`,
  // "2안:", "1-я часть".
  `(?<place>${digits})(?:-\\p{L}{1,3} |[ºª°] ?)?(?<behind>${word})${end}${sign}`,
  // "第一章 …", "제1장 …".
  `[第제] ?(?<place>${digits}|${han}) ?(?<behind>\\p{L}{0,3}?)(?:${sign}|[ \\u3000]+)`,
].map((source) => new RegExp(`^ {0,3}${source}`, 'iu'))

/** A longer line says something before it comes to a place. */
const longestMark = 80

/** How a section begins that is called by its place; undefined for any other line. */
export function sectionMark(line: string): SectionMark | undefined {
  const start = line.slice(0, longestMark)
  for (const [kind, pattern] of opening.test(start) ? bare : []) {
    const found = pattern.exec(start)
    if (found?.[1] !== undefined)
      return { place: placeOf(found[1]), kind, length: found[0].length, isBare: true }
  }
  for (const pattern of named) {
    const found = pattern.exec(start)
    const { place, before = '', behind = '' } = found?.groups ?? {}
    if (found === null || place === undefined) continue
    const counted = before + behind
    // In Japanese the particle of an ordinal is no name of what is counted.
    const isBare = counted === '' || /^\p{Script=Hiragana}+$/u.test(counted)
    return {
      place: placeOf(place),
      kind: counted.toLowerCase(),
      length: found[0].length,
      isBare,
    }
  }
  return undefined
}

/** "One, we recommend …", in any language: one of several things, which says its place among them and not what is counted. */
export function saysPlace(text: string): boolean {
  const mark = sectionMark(text)
  return mark?.isBare === true && mark.kind === ''
}

function placeOf(mark: string): number {
  if (/^\d/u.test(mark)) return Number(mark)
  const word = ordinalPlace(mark)
  if (word > 0) return word
  const capital = mark.toUpperCase()
  if (/^[IVX]+$/u.test(capital)) return romanPlace(capital)
  if (/^[A-H]$/u.test(capital)) return capital.charCodeAt(0) - 64
  return hangul.includes(mark) ? hangul.indexOf(mark) + 1 : hanPlace(mark)
}

function hanPlace(mark: string): number {
  const ones = '一二三四五六七八九'
  const [tens, rest] = mark.includes('十') ? mark.split('十') : ['', mark]
  const ten = mark.includes('十') ? (tens === '' ? 1 : ones.indexOf(tens ?? '') + 1) * 10 : 0
  return ten + (rest ? ones.indexOf(rest) + 1 : 0)
}

function romanPlace(mark: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 }
  return [...mark].reduce((sum, sign, index, signs) => {
    const value = values[sign] ?? 0
    const next = values[signs[index + 1] ?? ''] ?? 0
    return sum + (value < next ? -value : value)
  }, 0)
}
