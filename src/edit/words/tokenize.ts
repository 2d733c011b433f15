import { onlySaying } from '../lexicons/any-language.ts'
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

/** What closes a quotation, by the mark that opens it. */
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
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー々〇]'
/** Numbers in circles mark the items of a list. */
const inWord = '(?![ªº①-⑳])[\\p{L}\\p{M}\\p{N}_]'
const patterns = {
  space: /[^\S\n¿¡]+|[¿¡]+/uy,
  /** An address is one word, without the signs of the sentence behind it. */
  address: /https?:\/\/[!#-&(-;=?-~]*[#-&(*+\-/-9=@-~]/iuy,
  /** In a script without spaces the next word stands right after it. */
  color: new RegExp(`#(?:[0-9a-f]{6}|[0-9a-f]{3})(?:(?=${lone})|(?![\\p{L}\\p{N}]))`, 'iuy'),
  /** A time of day counts nothing: "10:21", "9:30:05". */
  time: /(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!:?\p{N})/uy,
  number: /\p{Nd}+(?:\.\p{Nd}+)?/uy,
  /** Nothing further than the first character that is a token by itself, so that no text is gone over twice. */
  word: new RegExp(`(?=${inWord})${lone}|(?:(?!${lone})${inWord})+`, 'uy'),
  loneCharacter: new RegExp(`(?=${inWord})${lone}`, 'uy'),
  other: /./suy,
}
/** Endings of ordinals, which leave the number a number. */
const ordinalSuffixes = onlySaying('ordinalEnding')

/** "3ª", "3ra", "2do": the ending of an ordinal that would be a word of its own. */
const romanceSuffixes = onlySaying('ordinalEndingApart')

/**
 * The tokens of an instruction. Quoted text is one token whatever it holds; a quotation mark that is never closed is a
 * sign; words are split at apostrophes and hyphens.
 */
export function tokenize(text: string): RawToken[] {
  return new Tokenizer(text).tokens()
}

/** Goes over a text; every reader goes past what it reads, or answers false where something else stands. */
class Tokenizer {
  private at = 0
  private readonly text: string
  private readonly found: RawToken[] = []
  /** Quotation marks that closed nowhere: they close nowhere further on either. */
  private readonly unclosed = new Set<string>()

  constructor(text: string) {
    this.text = text
  }

  tokens(): RawToken[] {
    while (this.at < this.text.length) {
      const read =
        this.skipSpace() ||
        this.skipApostrophe() ||
        this.readQuote() ||
        this.readOrdinalMark() ||
        this.readAddress() ||
        this.readColor() ||
        this.readTime() ||
        this.readNumber() ||
        this.readWord()
      if (!read) this.readSign()
    }
    return this.found
  }

  /** What a sticky pattern matches here, or some characters further on. */
  private take(pattern: RegExp, further = 0): string | undefined {
    pattern.lastIndex = this.at + further
    return pattern.exec(this.text)?.[0]
  }

  private add(kind: RawToken['kind'], length: number, folded: string, value?: number): true {
    const start = this.at
    this.at += length
    this.found.push({
      kind,
      text: folded,
      start,
      end: this.at,
      ...(value === undefined ? {} : { value }),
    })
    return true
  }

  private skipSpace(): boolean {
    const space = this.take(patterns.space)
    this.at += space?.length ?? 0
    return space !== undefined
  }

  private skipApostrophe(): boolean {
    const skips = isApostrophe(this.text, this.at)
    if (skips) this.at += 1
    return skips
  }

  private readQuote(): boolean {
    const mark = this.text[this.at] ?? ''
    if (!(mark in closings) || this.unclosed.has(mark)) return false
    const end = closingOf(this.text, this.at)
    if (end === undefined) {
      this.unclosed.add(mark)
      return false
    }
    return this.add('quote', end + 1 - this.at, this.text.slice(this.at + 1, end).trim())
  }

  private readOrdinalMark(): boolean {
    return /[ªº°]/.test(this.text[this.at] ?? '') && this.add('sign', 1, 'º')
  }

  private readAddress(): boolean {
    const address = this.take(patterns.address)
    return address !== undefined && this.add('word', address.length, fold(address))
  }

  /** "#1a73e8", "#fff"; "#123" is a number with its sign. */
  private readColor(): boolean {
    const color = this.take(patterns.color)
    if (color === undefined || /^#\p{Nd}{3}$/u.test(color)) return false
    return this.add('color', color.length, longColor(color))
  }

  private readTime(): boolean {
    const time = this.take(patterns.time)
    return time !== undefined && this.add('word', time.length, time)
  }

  /** "3", "3rd", "3ª"; "3d" and "4x4" are words. */
  private readNumber(): boolean {
    const number = this.take(patterns.number)
    if (number === undefined) return false
    const whole = this.take(patterns.word) ?? number
    const tail = fold(whole.slice(number.length).replace(/^\p{Nd}+/u, ''))
    const runsOn = this.take(patterns.loneCharacter, whole.length) !== undefined
    if (!runsOn && romanceSuffixes.test(tail)) {
      this.add('number', number.length, number, numberOf(number))
      return this.add('sign', whole.length - number.length, 'º')
    }
    const joined = !number.includes('.') && tail !== '' && !runsOn && !ordinalSuffixes.test(tail)
    return joined
      ? this.add('word', whole.length, fold(whole))
      : this.add('number', number.length, number, numberOf(number))
  }

  /** A word up to the first character that is a token by itself, or such a character. */
  private readWord(): boolean {
    const word = this.take(patterns.word)
    return word !== undefined && this.add('word', word.length, fold(word))
  }

  private readSign(): void {
    const sign = this.take(patterns.other) ?? this.text[this.at] ?? ''
    this.add('sign', sign.length, sign.normalize('NFKC'))
  }
}

/** Marks that are apostrophes as well. */
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
