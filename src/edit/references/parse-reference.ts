import { actions } from '../clauses/actions.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { parseNumbers, type SlideNumbers } from './parse-numbers.ts'
import type { Reference } from './reference.ts'
import * as resolve from './resolve-reference.ts'
import { kindConcepts } from './slides-of-kind.ts'

/** What may count as a reference where. */
export interface ReferenceOptions {
  /** "5" without "slide". */
  bareNumbers?: boolean
  /** "pricing" without "slide", when a title says so. */
  bareTopics?: boolean
  /** Ranges written with a word that also says where to: "2 to 5". */
  ranges?: boolean
}

const everything: ReferenceOptions = { bareNumbers: true, bareTopics: true, ranges: true }

/** The reference that begins at a token, or undefined. */
export function parseReference(
  tokens: readonly Token[],
  start: number,
  session: Session,
  instruction: string,
  options: ReferenceOptions = everything,
): Reference | undefined {
  const parser = new Parser(tokens, start, session, instruction, options)
  return parser.parse()
}

/** Where a topic ends at the latest. */
const stops: Concept[] = [
  'after',
  'before',
  'afterThere',
  'beforeThere',
  'to',
  'into',
  'start',
  'end',
  'up',
  'down',
  'shorter',
  'longer',
  'simpler',
  'titled',
  'as',
  'with',
  'because',
  'if',
  'not',
  'except',
  'aboutThere',
  'between',
  'afterwards',
]

/** Words that begin no topic before "slide": "delete the slide", "add pricing slide". */
const verbs: Concept[] = [
  'delete',
  'move',
  'put',
  'swap',
  'duplicate',
  'merge',
  'split',
  'rename',
  'convert',
  'make',
  'replace',
  'translate',
  'is',
]

/** What a slide has: "the title of the pricing slide" is not about a title. */
const parts: Concept[] = [
  'title',
  'notes',
  'layout',
  'row',
  'column',
  'value',
  'point',
  'words',
  'background',
  'color',
  'theme',
  'order',
  'picture',
]

const longestTopic = 14

/** Languages that name the exception before "except", or before "all". */
const exceptBehind: ReadonlySet<string> = new Set(['ja', 'zh'])

/** Languages without articles, where "chart" alone can be "the chart". */
const withoutArticles: ReadonlySet<string> = new Set(['ja', 'zh', 'ru', 'pl'])

class Parser {
  private at: number
  private readonly tokens: readonly Token[]
  private readonly start: number
  private readonly session: Session
  private readonly instruction: string
  private readonly options: ReferenceOptions

  constructor(
    tokens: readonly Token[],
    start: number,
    session: Session,
    instruction: string,
    options: ReferenceOptions,
  ) {
    this.tokens = tokens
    this.start = start
    this.at = start
    this.session = session
    this.instruction = instruction
    this.options = options
  }

  parse(): Reference | undefined {
    const found = this.parseAny()
    const { language } = this.session
    if (found === undefined || !exceptBehind.has(language)) return found
    let end = found.end
    while (means(this.tokens[end], 'particle', 'of') && !means(this.tokens[end], 'except')) end += 1
    if (!means(this.tokens[end], 'except')) return found
    const session = this.session
    return this.others(end + 1, () => resolve.all(session, found.ids()))
  }

  /** All slides but those of a reference; the words for "all" behind it belong to it. */
  private others(from: number, ids: () => string[]): Reference {
    let end = from
    while (
      means(this.tokens[end], 'except', 'of', 'particle', 'all', 'everything', 'everywhere') ||
      (end > from && means(this.tokens[end], 'slide', 'slides'))
    )
      end += 1
    return { start: this.start, end, form: 'all', slideSaid: true, plural: true, ids }
  }

  private parseAny(): Reference | undefined {
    return (
      this.try(() => this.parseAllBut()) ??
      this.try(() => this.parseAll()) ??
      this.try(() => this.parseLocated()) ??
      this.try(() => this.parseNumbered()) ??
      this.try(() => this.parseOrdinal()) ??
      this.try(() => this.parsePronoun()) ??
      this.try(() => this.parseNamed()) ??
      this.try(() => this.parseKind()) ??
      this.try(() => this.parseBefore()) ??
      this.try(() => this.parseQuoted()) ??
      this.try(() => this.parseBareTopic())
    )
  }

  private try(parse: () => Reference | undefined): Reference | undefined {
    this.at = this.start
    return parse()
  }

  private token(offset = 0): Token | undefined {
    return this.tokens[this.at + offset]
  }

  private is(...concepts: Concept[]): boolean {
    return means(this.token(), ...concepts)
  }

  private eat(...concepts: Concept[]): Token | undefined {
    const token = this.token()
    if (!means(token, ...concepts)) return undefined
    this.at += 1
    return token
  }

  private eatThe(): boolean {
    const before = this.at
    while (this.is('the', 'of', 'possessive') && !this.is('slide', 'slides')) this.at += 1
    return this.at > before
  }

  private eatSlide(): Token | undefined {
    return this.eat('slide', 'slides')
  }

  private done(
    form: Reference['form'],
    ids: () => string[],
    more: Partial<Reference> = {},
  ): Reference {
    return {
      start: this.start,
      end: this.at,
      form,
      ids,
      slideSaid: false,
      plural: false,
      ...more,
    }
  }

  private slice(from: number, to: number): string {
    const first = this.tokens[from]
    const last = this.tokens[to - 1]
    return first && last && to > from ? this.instruction.slice(first.start, last.end) : ''
  }

  /** "除了第一页全部": the exception first. */
  private parseAllBut(): Reference | undefined {
    if (!exceptBehind.has(this.session.language) || !this.is('except')) return undefined
    const list = parseReferenceList(this.tokens, this.at + 1, this.session, this.instruction)
    if (list === undefined) return undefined
    const { session } = this
    return this.others(list.end, () => resolve.all(session, list.ids()))
  }

  /** "all slides", "every chart", "the whole deck", "everything except slide 2". */
  private parseAll(): Reference | undefined {
    const session = this.session
    if (this.eat('both')) {
      this.eatThe()
      const said = this.eatSlide() !== undefined
      return this.done('pronoun', () => resolve.pronoun(session, true), {
        slideSaid: said,
        plural: true,
      })
    }
    this.eat('in')
    this.eatThe()
    if (this.is('this') && means(this.token(1), 'deck')) this.at += 1
    const whole = this.is('everything', 'deck', 'everywhere') && !this.is('slide')
    if (whole) {
      this.at += 1
      if (this.is('slides')) this.at += 1
    } else {
      if (!this.eat('all', 'each', 'others')) return undefined
      this.eatThe()
      this.eat('others')
      if (this.token()?.kind === 'number' && means(this.token(1), 'slides')) this.at += 1
      const kind = this.eatKind()
      const slide = this.eatSlide()
      if (kind !== undefined)
        return this.done('all', () => resolve.everyOfKind(session, kind), {
          kind,
          slideSaid: slide !== undefined,
          plural: true,
        })
      const previous = this.tokens[this.at - 1]
      if (slide === undefined && !means(previous, 'slides', 'slide', 'others', 'deck')) {
        // "all" alone stands for all slides only where nothing else follows that it could belong to.
        if (this.token() !== undefined && !this.is(...stops, 'and', 'except')) return undefined
      }
    }
    const part = this.parsePartOfDeck()
    if (part !== undefined) return part
    const except = this.parseExcept()
    return this.done('all', () => resolve.all(session, except?.ids() ?? []), {
      slideSaid: true,
      plural: true,
    })
  }

  /** "everything after slide 8", "all slides before the agenda", "everything from slide 9 on". */
  private parsePartOfDeck(): Reference | undefined {
    const side = this.eat('after', 'before', 'from')
    if (side === undefined) return undefined
    const base = parseReference(this.tokens, this.at, this.session, this.instruction, {
      bareNumbers: true,
      bareTopics: true,
      ranges: false,
    })
    if (base === undefined) {
      this.at -= 1
      return undefined
    }
    this.at = base.end
    if (means(side, 'from')) this.eatOpenEnd()
    const session = this.session
    const from = means(side, 'from') ? 0 : 1
    return this.done(
      'all',
      () =>
        means(side, 'before')
          ? resolve.allBefore(session, base.ids())
          : resolve.allFrom(session, base.ids(), from),
      { slideSaid: true, plural: true },
    )
  }

  /** "onwards", "and after", "to the end": up to the last slide. */
  private eatOpenEnd(): boolean {
    const before = this.at
    // "from slide 9 on", but not "on the spot".
    if (this.is('onwards') || (this.is('in') && this.token(1) === undefined)) {
      this.at += 1
      return true
    }
    if (this.is('and', 'to', 'through')) this.at += 1
    this.eatThe()
    if (this.at > before && this.eat('end', 'after', 'onwards') !== undefined) return true
    this.at = before
    return false
  }

  private parseExcept(): Reference | undefined {
    if (exceptBehind.has(this.session.language)) return undefined
    if (this.token()?.text === ',' && means(this.token(1), 'except')) this.at += 1
    if (!this.is('except') || (this.is('not') && !this.is('except'))) return undefined
    const list = parseReferenceList(this.tokens, this.at + 1, this.session, this.instruction)
    if (list === undefined) return undefined
    this.at = list.end
    return list
  }

  /** "the slide after the agenda", "the one before slide 3". */
  private parseLocated(): Reference | undefined {
    const the = this.eatThe()
    if (!this.eatSlide() && !(the && this.eat('one'))) return undefined
    if (!the) return undefined
    const direction = this.is('after') ? 1 : this.is('before') ? -1 : undefined
    if (direction === undefined) return undefined
    this.at += 1
    const base = parseReference(this.tokens, this.at, this.session, this.instruction, {
      bareNumbers: true,
      bareTopics: true,
      ranges: false,
    })
    if (base === undefined) return undefined
    this.at = base.end
    const session = this.session
    return this.done('relative', () => resolve.neighbour(session, base.ids(), direction), {
      slideSaid: true,
    })
  }

  /** "slide 3", "slides 2, 4 and 6 to 8", "3枚目", "5". */
  private parseNumbered(): Reference | undefined {
    this.eatThe()
    const slide = this.eatSlide()
    if (slide === undefined) this.at = this.start
    if (slide === undefined) this.eatThe()
    // "les deux dernières"
    if (slide === undefined && this.is('number') && means(this.token(1), 'last')) return undefined
    if (slide === undefined && this.countsTopic()) return undefined
    const numbers = this.eatNumbers(slide !== undefined)
    if (numbers === undefined) return undefined
    return this.numbered(numbers, slide)
  }

  /** "two pricing slides": how many, of what. */
  private countsTopic(): boolean {
    if (!this.is('number') || means(this.token(1), 'slide', 'slides', 'ordinalMark')) return false
    let at = 1
    while (
      at < 6 &&
      this.token(at)?.kind === 'word' &&
      !means(this.token(at), ...stops, ...verbs)
    ) {
      if (means(this.token(at), 'slides')) return true
      if (means(this.token(at), 'and', 'or', 'the', 'through')) return false
      at += 1
    }
    return false
  }

  private eatNumbers(slideSaid: boolean): SlideNumbers | undefined {
    const numbers = parseNumbers(this.tokens, this.at, {
      ranges: this.options.ranges ?? true,
      plural: slideSaid && means(this.tokens[this.at - 1], 'slides'),
    })
    if (numbers === undefined) return undefined
    this.at = numbers.end
    return numbers
  }

  private numbered(numbers: SlideNumbers, slide: Token | undefined): Reference | undefined {
    const session = this.session
    const behind = slide === undefined ? this.token() : undefined
    // "3枚目のスライド": the noun may come behind, and then again.
    let said = slide !== undefined
    if (slide === undefined && means(behind, 'slide', 'slides') && !this.isQuantity(numbers)) {
      this.at += 1
      said = true
      const before = this.at
      this.eatThe()
      if (!this.eatSlide()) this.at = before
    } else if (slide === undefined && means(behind, 'slide', 'slides')) {
      this.at += 1
      const count = numbers.values[0] ?? 0
      return this.done('quantity', () => resolve.quantity(session, count), {
        slideSaid: true,
        plural: true,
      })
    }
    if (!said && !numbers.signed && !this.options.bareNumbers) return undefined
    // "Delete slides 9 to the end" says which, "move slide 9 to the end" where to.
    const deletes = this.tokens.some((token) => means(token, 'delete'))
    const open = this.eat('onwards') !== undefined || (deletes && this.eatOpenEnd())
    if (said && numbers.values.length === 1 && open) {
      const first = () => resolve.numbers(session, numbers.values)
      return this.done('number', () => resolve.allFrom(session, first(), 0), {
        slideSaid: true,
        plural: true,
      })
    }
    const except = this.parseExcept()
    return this.done(
      'number',
      () => {
        const ids = resolve.numbers(session, numbers.values)
        const without = except?.ids() ?? []
        return ids.filter((id) => !without.includes(id))
      },
      { slideSaid: said, plural: numbers.values.length > 1 },
    )
  }

  /** "two slides" is how many, "slides two and three" is which. */
  private isQuantity(numbers: SlideNumbers): boolean {
    return !numbers.ordinal && !numbers.signed
  }

  /** "the third slide", "first two slides", "the last slide", "last chart", "second to last slide". */
  private parseOrdinal(): Reference | undefined {
    const session = this.session
    this.eatThe()
    // Romance languages and others put what comes first last: "les deux premières diapositives", "slide final".
    const counted =
      this.token()?.kind !== 'quote' && this.is('number') && means(this.token(1), 'last', 'ordinal')
    const frontCount = counted ? this.eat('number')?.value : undefined
    const leading =
      this.is('slide', 'slides') && means(this.token(1), 'last', 'penultimate', 'ordinal')
    const slideBefore = leading ? this.eatSlide() : undefined
    const last = this.eat('last')
    const penultimate = last ? undefined : this.eat('penultimate')
    const ordinal = last || penultimate ? undefined : this.eat('ordinal')
    if (!last && !penultimate && ordinal === undefined) return undefined
    // "the second half", after a slide was split.
    const half = session.mentioned[(ordinal?.value ?? 0) - 1]
    if (half !== undefined && session.mentioned.length === 2 && this.eat('half'))
      return this.done('pronoun', () => [half], { slideSaid: true })
    const ordinals = [ordinal?.value ?? 0]
    let fromEnd = penultimate ? 2 : 1
    if (
      ordinal &&
      (this.is('to', 'from') || this.is('last')) &&
      means(this.token(1), 'last', 'end')
    ) {
      this.at += 2
      fromEnd = ordinal.value ?? 1
      return this.endOfOrdinal(() => resolve.fromEnd(session, fromEnd, 1), slideBefore)
    }
    while (ordinal && this.is('and') && means(this.token(1), 'ordinal')) {
      this.at += 1
      ordinals.push(this.eat('ordinal')?.value ?? 0)
    }
    const count = frontCount ?? (this.is('number') ? this.eat('number')?.value : undefined)
    const kind = this.eatKind()
    if (kind !== undefined) {
      const slide = this.eatSlide()
      return this.done(
        'kind',
        () => resolve.ordinalOfKind(session, kind, ordinal?.value, last !== undefined),
        { kind, slideSaid: slide !== undefined },
      )
    }
    const ids = () => {
      if (last || penultimate) return resolve.fromEnd(session, fromEnd, count ?? 1)
      if (count !== undefined && ordinals.length === 1 && ordinals[0] === 1)
        return resolve.fromStart(session, count)
      return resolve.numbers(session, ordinals)
    }
    return this.endOfOrdinal(ids, slideBefore, (count ?? ordinals.length) > 1)
  }

  private endOfOrdinal(
    ids: () => string[],
    slideBefore: Token | undefined,
    plural = false,
  ): Reference | undefined {
    const before = this.at
    this.eatThe()
    let slide = slideBefore ?? this.eatSlide()
    if (slide !== undefined && slideBefore === undefined) {
      const mark = this.at
      this.eatThe()
      if (!this.eatSlide()) this.at = mark
    }
    if (slide === undefined) slide = this.eat('one')
    if (slide === undefined) {
      this.at = before
      // "the last row" is no slide.
      if (
        this.token() !== undefined &&
        !this.is(...stops, 'and', 'afterThere', 'beforeThere', 'particle', 'swap')
      )
        return undefined
      if (!this.options.bareNumbers) return undefined
    }
    const except = this.parseExcept()
    return this.done(
      'ordinal',
      () => {
        const without = except?.ids() ?? []
        return ids().filter((id) => !without.includes(id))
      },
      { slideSaid: slide !== undefined, plural },
    )
  }

  /** "it", "this slide", "the next slide", "the new slide", "the copy". */
  private parsePronoun(): Reference | undefined {
    const session = this.session
    const the = this.eatThe()
    const backwards = this.is('slide', 'slides') && means(this.token(1), 'next', 'previous', 'this')
    if (backwards) this.at += 1
    if (this.is('next', 'previous') && !means(this.token(1), 'chart', 'table')) {
      const direction = this.is('next') ? 1 : -1
      this.at += 1
      const count =
        this.is('number') && means(this.token(1), 'slides') ? (this.eat('number')?.value ?? 1) : 1
      const slide = this.eatSlide() ?? this.eat('one')
      if (slide === undefined && !backwards && !the) return undefined
      return this.done('relative', () => resolve.neighbour(session, undefined, direction, count), {
        slideSaid: true,
        plural: count > 1,
      })
    }
    if (this.is('new') && the) {
      this.at += 1
      if (!this.eatSlide() && !this.eat('one')) return undefined
      return this.done('pronoun', () => resolve.newest(session), { slideSaid: true })
    }
    if (this.is('copy') && (the || (this.token()?.text.includes(' ') ?? false))) {
      this.at += 1
      return this.done('pronoun', () => resolve.newest(session), { slideSaid: true })
    }
    if (this.is('this') && (!means(this.token(1), 'deck') || means(this.token(1), 'slide'))) {
      const word = this.token()
      this.at += 1
      const slide = backwards ? word : this.eatSlide()
      this.eat('one')
      if (
        slide === undefined &&
        this.token() !== undefined &&
        !this.is(...stops, 'and', 'particle', 'them', ...kindConcepts)
      )
        if (isUnknown(this.token() as Token)) return undefined
      const kind = slide === undefined ? this.eatKind() : undefined
      return this.done('pronoun', () => resolve.current(session), {
        slideSaid: slide !== undefined,
        ...(kind === undefined ? {} : { kind }),
      })
    }
    if (the) return undefined
    if (this.is('it', 'them')) {
      const several = this.is('them')
      this.at += 1
      const slide = this.eatSlide()
      return this.done('pronoun', () => resolve.pronoun(session, several), {
        slideSaid: slide !== undefined,
        plural: several,
      })
    }
    return undefined
  }

  /** "the slide about pricing", "the slide titled 'Pricing'", "la diapositiva de precios". */
  private parseNamed(): Reference | undefined {
    const session = this.session
    const the = this.eatThe()
    const slide = this.eatSlide() ?? (the || this.start === this.at ? this.eat('one') : undefined)
    if (slide === undefined) return undefined
    const plural = means(slide, 'slides') && !means(slide, 'slide')
    const corrected = slide.corrected ?? false
    const named = this.eat('titled', 'about', 'with', 'of')
    if (named && !means(named, 'about')) this.eat('about')
    const quoted = this.token()
    if (quoted?.kind === 'quote') {
      this.at += 1
      return this.done('title', () => resolve.titled(session, quoted.text), { slideSaid: true })
    }
    if (session.language !== 'en' && (named === undefined || means(named, 'of', 'with'))) {
      const before = this.at
      this.eatThe()
      const kind = this.eatKind()
      const ends = this.token()?.kind !== 'word' || !isUnknown(this.token() as Token)
      if (kind !== undefined && ends)
        return this.done('kind', () => resolve.ofKind(session, kind, '', corrected), {
          kind,
          slideSaid: true,
        })
      this.at = before
    }
    if (named === undefined) return undefined
    this.eatThe()
    if (means(named, 'with')) {
      this.eat('a')
      this.eatThe()
      const kind = this.eatKind()
      if (kind === undefined) return undefined
      return this.done('kind', () => resolve.ofKind(session, kind, '', corrected), {
        kind,
        slideSaid: true,
      })
    }
    const from = this.at
    const to = this.endOfTopic(from)
    if (to === from) return undefined
    const topic = this.slice(from, to)
    this.at = to
    return this.done('topic', () => resolve.topic(session, topic, plural), {
      slideSaid: true,
      plural,
    })
  }

  /** Where a topic that begins at `from` ends: at a title that stands there, else at the first word that ends one. */
  private endOfTopic(from: number): number {
    const furthest = Math.min(this.tokens.length, from + longestTopic)
    for (let to = furthest; to > from; to--)
      if (this.session.search.titled(this.slice(from, to)).length > 0) return to
    let to = from
    while (to < furthest) {
      const token = this.tokens[to]
      if (token === undefined || (token.kind === 'sign' && /[,;:.!?、，。；：\n]/.test(token.text)))
        break
      if (to > from && means(token, ...stops)) break
      if (to > from && token.kind === 'quote') break
      const next = this.tokens[to + 1]
      if (
        to > from &&
        means(token, 'and', 'or') &&
        (means(next, 'the', 'slide', 'slides', 'number', 'one', 'a', 'it') ||
          next?.kind === 'quote')
      )
        break
      to += 1
    }
    return to
  }

  private eatKind(): Concept | undefined {
    const kind = this.token()?.concepts.find((one) => kindConcepts.includes(one))
    if (kind !== undefined) this.at += 1
    return kind
  }

  /** "the chart", "the agenda slide", "the revenue table". */
  private parseKind(): Reference | undefined {
    const session = this.session
    const the = this.eatThe()
    const from = this.at
    let to = from
    while (to < this.tokens.length && to - from < 6) {
      const token = this.tokens[to] as Token
      if (token.concepts.some((one) => kindConcepts.includes(one))) break
      if (isPointSlide(this.tokens, to)) break
      if (
        token.kind === 'sign' ||
        token.kind === 'quote' ||
        means(token, ...stops, ...verbs, 'and', 'or', 'slide', 'slides', 'a', 'the', 'in', 'of') ||
        token.text === 'を'
      )
        return undefined
      to += 1
    }
    const token = this.tokens[to]
    const kind =
      token?.concepts.find((one) => kindConcepts.includes(one)) ??
      (isPointSlide(this.tokens, to) ? 'bullets' : undefined)
    if (token === undefined || kind === undefined) return undefined
    this.at = to + 1
    while (
      this.token()?.concepts.some((one) => kindConcepts.includes(one)) &&
      means(this.token(1), 'slide')
    )
      this.at += 1
    let modifier = this.slice(from, to)
    const slide = this.eatSlide()
    const bare = withoutArticles.has(session.language) && to === from
    if (!the && !bare && slide === undefined && !means(token, 'cover', 'agenda')) return undefined
    if (
      this.is('about', 'of') &&
      modifier === '' &&
      !means(this.token(1), 'slide', 'slides', 'this', 'it')
    ) {
      const begin = this.at + 1
      const topicEnd = this.endOfTopic(begin)
      const topic = this.slice(begin, topicEnd)
      if (
        topic !== '' &&
        !this.tokens
          .slice(begin, topicEnd)
          .some((one) => means(one, 'slide', 'slides', 'number', 'deck'))
      ) {
        modifier = topic
        this.at = topicEnd
      }
    }
    const words = `${modifier} ${this.instruction.slice(token.start, token.end)}`.trim()
    return this.done(
      'kind',
      () => resolve.ofKind(session, kind, modifier, token.corrected ?? false, words),
      {
        kind,
        slideSaid:
          slide !== undefined || means(token, 'cover', 'agenda', 'section', 'closing', 'recap'),
      },
    )
  }

  /** "the pricing slide", "pricing and team slides", "価格のスライド". */
  private parseBefore(): Reference | undefined {
    const session = this.session
    const the = this.eatThe()
    const counted = this.countsTopic()
    if (counted) this.at += 1
    const from = this.at
    if (session.language === 'zh' && this.is('particle')) return undefined
    if (!the && this.is(...actions, ...parts, 'not', 'question', 'afterwards', 'notes'))
      return undefined
    let to = from
    while (to < this.tokens.length && to - from < longestTopic) {
      const token = this.tokens[to] as Token
      if (means(token, 'slide', 'slides')) break
      if (token.kind === 'sign' && /[,;:.!?、，。；：\n]/.test(token.text)) return undefined
      if (
        means(
          token,
          'a',
          'after',
          'before',
          'to',
          'into',
          'titled',
          'with',
          'except',
          'afterwards',
          'in',
        )
      )
        return undefined
      if (to > from && means(token, 'the') && means(this.tokens[to - 1], 'and', 'or'))
        return undefined
      if (means(token, ...parts) && means(this.tokens[to + 1], 'of', 'about', 'possessive'))
        return undefined
      to += 1
    }
    const slide = this.tokens[to]
    if (slide === undefined || to === from || !means(slide, 'slide', 'slides')) return undefined
    if (means(this.tokens[to + 1], 'number', 'numberSign')) return undefined
    let topicEnd = to
    while (topicEnd > from && means(this.tokens[topicEnd - 1], 'of', 'aboutThere', 'the'))
      topicEnd -= 1
    const begin = means(this.tokens[from], 'about') ? from + 1 : from
    if (topicEnd <= begin) return undefined
    const quoted = this.tokens[begin]
    this.at = to + 1
    if (topicEnd === begin + 1 && quoted?.kind === 'quote')
      return this.done('title', () => resolve.titled(session, quoted.text), { slideSaid: true })
    if (begin === from && means(this.tokens[from], ...verbs)) return undefined
    const plural = means(slide, 'slides') && !means(slide, 'slide')
    const topic = this.slice(begin, topicEnd)
    return this.done('topic', () => resolve.topic(session, topic, plural), {
      slideSaid: true,
      plural,
    })
  }

  /** 'Pricing' in quotation marks, when a slide has that title. */
  private parseQuoted(): Reference | undefined {
    this.eatThe()
    const quoted = this.token()
    const session = this.session
    if (quoted?.kind !== 'quote' || session.search.titled(quoted.text).length === 0)
      return undefined
    this.at += 1
    const slide = this.eatSlide()
    return this.done('title', () => resolve.titled(session, quoted.text), {
      slideSaid: slide !== undefined,
    })
  }

  /** "pricing", when the title of a slide says so. */
  private parseBareTopic(): Reference | undefined {
    if (!this.options.bareTopics) return undefined
    this.eatThe()
    const from = this.at
    const first = this.tokens[from]
    if (first === undefined || first.kind !== 'word' || means(first, ...verbs, ...stops, 'and'))
      return undefined
    const to = this.endOfTopic(from)
    const session = this.session
    for (let end = to; end > from; end--) {
      const topic = this.slice(from, end)
      const best = session.search.find(topic)[0]
      if (best !== undefined && best.score >= 0.8) {
        this.at = end
        return this.done('topic', () => resolve.topic(session, topic, false))
      }
    }
    return undefined
  }
}

/** "the bullet point slide" */
function isPointSlide(tokens: readonly Token[], at: number): boolean {
  return means(tokens[at], 'point') && means(tokens[at + 1], 'slide', 'slides')
}

/** A reference, or several with "and" between them, as one. */
export function parseReferenceList(
  tokens: readonly Token[],
  start: number,
  session: Session,
  instruction: string,
  options: ReferenceOptions = everything,
): Reference | undefined {
  const first = parseReference(tokens, start, session, instruction, options)
  if (first === undefined) return undefined
  const list = [first]
  let end = first.end
  for (;;) {
    let next = end
    while (means(tokens[next], 'and') || /^[,、，&]$/.test(tokens[next]?.text ?? '')) next += 1
    if (next === end) break
    const more = parseReference(tokens, next, session, instruction, options)
    if (more === undefined) break
    list.push(more)
    end = more.end
  }
  if (list.length === 1) return first
  return {
    ...first,
    end,
    plural: true,
    slideSaid: list.every((one) => one.slideSaid || one.form === 'number'),
    ids: () => [...new Set(list.flatMap((one) => one.ids()))],
  }
}
