import type { Concept } from '../lexicons/concept.ts'
import { means, type Token } from '../words/token.ts'

/** Numbers of slides, as said. */
export interface SlideNumbers {
  values: number[]
  /** Behind the last token. */
  end: number
  /** Whether they were marked as numbers ("#3", "no. 3"). */
  signed: boolean
  /** Whether they were marked as ordinals ("第3", "3rd"). */
  ordinal: boolean
}

/** Slides beyond this number are no slides. */
const most = 10_000

/** How numbers may be joined. */
interface NumberOptions {
  /** Whether a word makes a range ("2 to 5"), which could also say where to. */
  ranges: boolean
  /** Whether "slides" was said before, so that there may be several. */
  plural: boolean
}

/** The numbers that begin at a token: "3", "2, 4 and 6", "2-5", "no. 3", "from 2 to 5", "3rd". */
export function parseNumbers(
  tokens: readonly Token[],
  start: number,
  options: NumberOptions,
): SlideNumbers | undefined {
  return new NumberReader(tokens, start, options).read()
}

/** Whether a number is of something else than slides: "4.00", "10%", "€4", "3/10", "~3". */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token === undefined) return false
  const unit = /^[%‰°€$£¥/]$/
  const touches = before !== undefined && before.end === token.start
  return (
    /[.,]/.test(token.text) ||
    (after !== undefined && unit.test(after.text)) ||
    (touches && /^[€$£¥~≈<>+/]$/.test(before.text))
  )
}

/** "Point 1 on slide 6 and **3** on slide 2": a number of something that stands there. */
export function standsOnSlide(tokens: readonly Token[], at: number): boolean {
  const behind = means(tokens[at + 2], 'the') ? at + 3 : at + 2
  return means(tokens[at + 1], 'in', 'of') && means(tokens[behind], 'slide', 'slides')
}

class NumberReader {
  private at: number
  private signed = false
  private ordinal = false
  private readonly values: number[] = []
  /** Whether "slide" stands before them. */
  private readonly isOfSlides: boolean
  private readonly tokens: readonly Token[]
  private readonly options: NumberOptions

  constructor(tokens: readonly Token[], start: number, options: NumberOptions) {
    this.tokens = tokens
    this.at = start
    this.options = options
    this.isOfSlides = means(tokens[start - 1], 'slide', 'slides')
  }

  read(): SlideNumbers | undefined {
    const from = this.is('from')
    if (from) this.at += 1
    // "diapositivas **de la** 5 a la 7": only a range is said so.
    const linked = this.options.plural && this.eatLink()
    const first = this.eatNumber()
    if (first === undefined) return undefined
    this.values.push(first)
    const worded = this.options.ranges || this.options.plural || from
    if (linked && !this.eatRange(worded)) return undefined
    let end = this.at
    while (this.eatRange(worded) || this.eatNext()) end = this.at
    const values = [...new Set(this.values)]
    return { values, end, signed: this.signed, ordinal: this.ordinal }
  }

  private is(...concepts: Concept[]): boolean {
    return means(this.tokens[this.at], ...concepts)
  }

  /** Goes past "of", "the" and "from" before a number. */
  private eatLink(): boolean {
    const before = this.at
    while (this.is('of', 'the', 'from')) this.at += 1
    if (this.at > before && this.is('number', 'numberSign')) return true
    this.at = before
    return false
  }

  /** One number with its marks: "no. 3", "第3", "3rd". */
  private eatNumber(): number | undefined {
    const { tokens } = this
    while (this.is('numberSign') || (this.signed && tokens[this.at]?.text === '.')) {
      this.signed = true
      this.at += 1
    }
    const marked = this.is('ordinalMark') && means(tokens[this.at + 1], 'number')
    if (marked) this.at += 1
    const token = tokens[this.at]
    if (!means(token, 'number') || token?.value === undefined) return undefined
    if (!Number.isInteger(token.value) || token.value > most) return undefined
    if (!this.options.plural && isMeasure(tokens, this.at)) return undefined
    this.at += 1
    if (marked) this.ordinal = true
    // "4 и 5": a word of its own is "and" and no ending.
    const next = tokens[this.at]
    const joins = means(next, 'and') && next !== undefined && next.start > token.end
    if (
      (this.is('ordinalMark') && !joins) ||
      (tokens[this.at]?.text === '.' && isOrdinalDot(tokens, this.at))
    ) {
      this.ordinal = true
      this.at += 1
    }
    return token.value
  }

  /** "-5", "to 5": all from the last number up to this one. A dash always makes a range, a word only where it may. */
  private eatRange(worded: boolean): boolean {
    const before = this.at
    // "第3页到第6页": the noun is said with both.
    if (worded && this.ordinal && this.is('slide') && means(this.tokens[this.at + 1], 'through'))
      this.at += 1
    const dash = /^[-–—~〜～]$/.test(this.tokens[this.at]?.text ?? '')
    if (!dash && !(worded && this.is('through'))) {
      this.at = before
      return false
    }
    this.at += 1
    while (this.is('slide', 'slides', 'the')) this.at += 1
    const last = this.eatNumber()
    const from = this.values.at(-1) ?? 0
    if (last !== undefined && last > from && last - from < most) {
      for (let value = from + 1; value <= last; value++) this.values.push(value)
      return true
    }
    this.at = before
    return false
  }

  /** "and **one of** the last two", "and the **one after**", "and the **two before** it": slides of another form. */
  private saysOther(): boolean {
    if (this.isOfSlides && standsOnSlide(this.tokens, this.at)) return true
    const [number, next] = [this.tokens[this.at], this.tokens[this.at + 1]]
    if (number?.kind !== 'word') return false
    // "Après la 6, **une diapo** …": another slide.
    if (means(number, 'a') && means(next, 'slide')) return true
    if (means(number, 'one') && means(this.tokens[this.at - 1], 'the')) return true
    return means(next, 'of', 'from', 'after', 'before', 'afterIt') && !means(next, 'possessive')
  }

  /** ", 4", "and 6", "and the 3rd", "und Folie 5": one more number. */
  private eatNext(): boolean {
    const before = this.at
    if (!this.is('and') && !/^[,、，&/]$/.test(this.tokens[this.at]?.text ?? '')) return false
    this.at += 1
    while (this.is('and')) this.at += 1
    if (this.is('the')) this.at += 1
    if (this.is('slide') && means(this.tokens[this.at + 1], 'number', 'numberSign')) this.at += 1
    const next = this.saysOther() ? undefined : this.eatNumber()
    if (next !== undefined) {
      this.values.push(next)
      return true
    }
    this.at = before
    return false
  }
}

/** "2. Folie" and "2. und 3. Folie", but not the end of a sentence. */
function isOrdinalDot(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (means(next, 'slide', 'slides')) return true
  return means(next, 'and') && means(tokens[at + 2], 'number') && tokens[at + 3]?.text === '.'
}
