import { fold } from './fold.ts'

/** A word, a number, a quoted text, a colour or one sign of an instruction. */
export interface RawToken {
  kind: 'word' | 'number' | 'quote' | 'color' | 'sign'
  /** As compared: folded; of a quote the words within; of a colour `#RRGGBB`. */
  text: string
  /** UTF-16 offsets into the instruction. */
  start: number
  end: number
  /** Of a number. */
  value?: number
}

const closings: Record<string, string> = {
  '"': '"”“',
  '“': '”"“',
  '”': '”',
  '„': '“”"‟',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '《': '》',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
  '`': '`',
}

/** Scripts written without spaces, and Hangul, whose endings stick to the words: every character is a token. */
const lone =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々〇]/u
const patterns = {
  space: /[^\S\n¿¡]+|[¿¡]+/uy,
  color: /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/iuy,
  number: /\p{Nd}+(?:\.\p{Nd}+)?/uy,
  word: /(?:(?![ªº])[\p{L}\p{M}\p{N}_])+/uy,
  other: /./suy,
}
const ordinalSuffixes =
  /^(?:st|nd|rd|th|e|er|ere|re|eme|ieme|de|ste|a|o|i|y|go|ej|й|я|е|го|ю|ой|ую|ья|ий|и|ыи|ои|му|ом|им)$/

/** "3ª", "3ra", "2do": the ending of an ordinal that would be a word of its own. */
const romanceSuffixes = /^(?:a|o|ra|da|ta|va|ma|na|ro|do|to|vo|mo|no)$/

/**
 * The tokens of an instruction. Quoted text is one token whatever it holds; a quotation mark that is never closed is a
 * sign; words are split at apostrophes and hyphens.
 */
export function tokenize(text: string): RawToken[] {
  const tokens: RawToken[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const add = (kind: RawToken['kind'], length: number, folded: string, value?: number) => {
    tokens.push({
      kind,
      text: folded,
      start: at,
      end: at + length,
      ...(value === undefined ? {} : { value }),
    })
    at += length
  }
  const unclosed = new Set<string>()
  while (at < text.length) {
    const space = take(patterns.space)
    if (space !== undefined) {
      at += space.length
      continue
    }
    const mark = text[at] ?? ''
    if (isApostrophe(text, at)) {
      at += 1
      continue
    }
    if (mark in closings && !unclosed.has(mark)) {
      const end = closingOf(text, at)
      // What closes nothing here closes nothing further on either.
      if (end === undefined) unclosed.add(mark)
      else {
        add('quote', end + 1 - at, text.slice(at + 1, end).trim())
        continue
      }
    }
    if (/[ªº°]/.test(mark)) {
      add('sign', 1, 'º')
      continue
    }
    const color = take(patterns.color)
    if (color !== undefined && !/^#\p{Nd}{3}$/u.test(color)) {
      add('color', color.length, longColor(color))
      continue
    }
    const number = take(patterns.number)
    if (number !== undefined) {
      const whole = take(patterns.word) ?? number
      const tail = fold(whole.slice(number.length).replace(/^\p{Nd}+/u, ''))
      if (romanceSuffixes.test(tail)) {
        add('number', number.length, number, numberOf(number))
        add('sign', whole.length - number.length, 'º')
        continue
      }
      const joined =
        !number.includes('.') && tail !== '' && !lone.test(tail) && !ordinalSuffixes.test(tail)
      if (joined) add('word', whole.length, fold(whole))
      else add('number', number.length, number, numberOf(number))
      continue
    }
    const word = take(patterns.word)
    if (word !== undefined) {
      const first = [...word].findIndex((character) => lone.test(character))
      if (first === -1) add('word', word.length, fold(word))
      else {
        const head = [...word].slice(0, Math.max(first, 1)).join('')
        add('word', head.length, fold(head))
      }
      continue
    }
    const other = take(patterns.other) ?? mark
    add('sign', other.length, other.normalize('NFKC'))
  }
  return tokens
}

const singles = "'‘‚"

/** Whether the mark at an offset stands within or behind a word: "don't", "slides'". */
function isApostrophe(text: string, at: number): boolean {
  return /['‘’ʼ]/.test(text[at] ?? '') && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
}

/** Where the quoted text that opens at `open` closes. */
function closingOf(text: string, open: number): number | undefined {
  const mark = text[open] ?? ''
  const ends = closings[mark] ?? ''
  for (let end = open + 1; end < text.length; end++) {
    if (!ends.includes(text[end] ?? '')) continue
    if (singles.includes(mark) && /[\p{L}\p{N}]/u.test(text[end + 1] ?? '')) continue
    return end
  }
  return undefined
}

/** `#RRGGBB` of `#rgb` or `#rrggbb`. */
function longColor(color: string): string {
  const digits = color.slice(1).toUpperCase()
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** The number that decimal digits of any script write. */
function numberOf(digits: string): number {
  return Number([...digits].map((one) => (one === '.' ? '.' : digitValue(one))).join(''))
}

/** Decimal digits stand in tens in Unicode; their zeros end in 0 or 6 (Unicode Standard, 4.6 Numeric Value). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const low = code & 0xf
  if (/\p{Nd}/u.test(String.fromCodePoint(code - low)) && low <= 9) return low
  return low - 6
}
