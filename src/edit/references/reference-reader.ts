import type { Concept } from '../lexicons/concept.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import type { Reference } from './reference.ts'
import { besideForm, type ReferenceOptions } from './reference-options.ts'
import { kindOf } from './slides-of-kind.ts'

/** Where references are read. */
export interface ReferenceText {
  tokens: readonly Token[]
  /** The whole instruction: the offsets of the tokens are offsets into it. */
  instruction: string
  session: Session
  /** The reference that was named just before: "slide 6 and the next one". */
  before?: Reference
  /** How many references this one stands within; 0 where none is said. */
  depth?: number
  /** Whether it stands between two words for "except" ("除…以外"), or in a list: what follows is not of it alone. */
  isPart?: boolean
}

/** How deep references nest at the most: "the slide after the slide after the slide before the agenda". */
const deepest = 3

/** How many small words stand before a noun at the most: "of all the". */
const mostArticles = 6

/** How references within references are read. */
export interface NestedReferences {
  one: (text: ReferenceText, start: number, options: ReferenceOptions) => Reference | undefined
  /** Several joined by "and", as one. */
  list: (text: ReferenceText, start: number) => Reference | undefined
}

/**
 * Reads one form of reference from where the reader stands; what it has eaten belongs to the reference. Answers
 * undefined when the words have another form: the reader may stand anywhere then.
 */
export type ReadForm = (reader: ReferenceReader) => Reference | undefined

/** Goes over the tokens of a reference: `at` is the token that it stands before. */
export class ReferenceReader {
  at: number
  readonly tokens: readonly Token[]
  readonly start: number
  readonly session: Session
  readonly options: ReferenceOptions
  /** The reference that was named just before, when this one is in a list with it. */
  readonly before: Reference | undefined
  private readonly text: ReferenceText
  private readonly nested: NestedReferences

  constructor(
    text: ReferenceText,
    start: number,
    options: ReferenceOptions,
    nested: NestedReferences,
  ) {
    this.text = text
    this.tokens = text.tokens
    this.session = text.session
    this.before = text.before
    this.start = start
    this.at = start
    this.options = options
    this.nested = nested
  }

  restart(): void {
    this.at = this.start
  }

  token(offset = 0): Token | undefined {
    return this.tokens[this.at + offset]
  }

  /** Whether the token here means one of these. */
  is(...concepts: Concept[]): boolean {
    return means(this.token(), ...concepts)
  }

  /** Goes past the token here when it means one of these. */
  eat(...concepts: Concept[]): Token | undefined {
    const token = this.token()
    if (!means(token, ...concepts)) return undefined
    this.at += 1
    return token
  }

  /** Goes past articles and "of"; some of them are a word with the noun ("del"), which stays. */
  eatThe(): boolean {
    const before = this.at
    while (
      this.at - before < mostArticles &&
      this.is('the', 'of', 'possessive') &&
      !this.is('slide', 'slides')
    )
      this.at += 1
    return this.at > before
  }

  eatSlide(): Token | undefined {
    return this.eat('slide', 'slides')
  }

  /** "3枚目のスライド": the noun may be said once more behind the counter. */
  eatSlideAgain(): void {
    const before = this.at
    this.eatThe()
    if (!this.eatSlide()) this.at = before
  }

  /** Goes past the name of a kind of slide or block. */
  eatKind(): Concept | undefined {
    const kind = kindOf(this.token())
    if (kind !== undefined) this.at += 1
    return kind
  }

  /** Goes past the reference that another one stands beside: "the slide after **the agenda**". */
  eatNeighbour(): Reference | undefined {
    const within = this.within()
    return within && this.past(this.nested.one(within, this.at, besideForm))
  }

  /** Goes past references joined by "and", from a token on: "all except **slides 2 and 4**". */
  eatReferences(from: number): Reference | undefined {
    const within = this.within()
    return within && this.past(this.nested.list(within, from))
  }

  /** The same between two words for "except": "除了**第4页**以外". */
  eatExcepted(from: number): Reference | undefined {
    const within = this.within()
    return within && this.past(this.nested.list({ ...within, isPart: true }, from))
  }

  /** The text for a reference within this one; undefined where that would be too deep. */
  private within(): ReferenceText | undefined {
    const depth = (this.text.depth ?? 0) + 1
    return depth > deepest ? undefined : { ...this.text, depth }
  }

  private past(reference: Reference | undefined): Reference | undefined {
    if (reference !== undefined) this.at = reference.end
    return reference
  }

  /** The words of a range as they were written. */
  slice(from: number, to: number): string {
    const first = this.tokens[from]
    const last = this.tokens[to - 1]
    return first && last && to > from ? this.text.instruction.slice(first.start, last.end) : ''
  }

  /** The reference that ends here. */
  done(
    form: Reference['form'],
    ids: () => string[],
    more: Partial<Pick<Reference, 'slideSaid' | 'plural' | 'kind' | 'isUnnamed'>> = {},
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
}
