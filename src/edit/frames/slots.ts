import { Clause } from '../clauses/clause.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { means, type Token } from '../words/token.ts'
import type { FieldName, PartName, Span, SpanOf, ThingPhrase } from './span.ts'
import type { ThingKind } from './thing.ts'
import { isSoleKind } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

const asWell = onlySaying('asWell')

type Words = Pick<WishText, 'tokens' | 'instruction'>

/** The spans of a wish as a frame takes them: what it does not take it does not own. */
export class Slots {
  private left: readonly Span[]
  /** Whether the verb that takes away was written with a slip. */
  isSlip = false
  /** Whether "out" and its like, beside a verb that says less, say that something goes: "bring slide 4 **out**" may not. */
  isOut = false
  private readonly spans: readonly Span[]

  /** The words that the spans cover. */
  readonly clause: Clause

  constructor(spans: readonly Span[], { tokens, instruction }: Words) {
    this.spans = spans
    this.clause = new Clause(tokens, instruction)
    this.left = spans.filter(({ type }) => type !== 'word')
  }

  /** Takes the first span of a type that a frame can use. */
  take<Type extends Span['type']>(
    type: Type,
    suits: (span: SpanOf<Type>) => boolean = () => true,
  ): SpanOf<Type> | undefined {
    const found = this.left.find(
      (span): span is SpanOf<Type> => span.type === type && suits(span as SpanOf<Type>),
    )
    this.left = this.left.filter((span) => span !== found)
    return found
  }

  takeAll<Type extends Span['type']>(
    type: Type,
    suits?: (span: SpanOf<Type>) => boolean,
  ): SpanOf<Type>[] {
    const found: SpanOf<Type>[] = []
    for (let one = this.take(type, suits); one; one = this.take(type, suits)) found.push(one)
    return found
  }

  /** Takes all verbs where each means one of these, and there is one; `silent`: also where nothing is said. */
  verbs(concepts: readonly Concept[], { silent = false } = {}): boolean {
    const all = this.left.filter((span) => span.type === 'verb')
    if (all.length === 0) return silent
    if (all.some(({ token }) => !means(token, ...concepts))) return false
    this.left = this.left.filter((span) => span.type !== 'verb')
    return true
  }

  /** "Supprime**-la**": whether a verb says in one word that it is done to what was spoken of. */
  get verbSaysIt(): boolean {
    return this.spans.some((span) => span.type === 'verb' && means(span.token, 'it', 'them'))
  }

  /** Whether a word that says nothing by itself means something: "are". */
  says(concept: Concept): boolean {
    return this.spans.some((span) => span.type === 'word' && means(span.token, concept))
  }

  /** Whether a span is said to be beside what was said before it: "also …", "and …", "… too". */
  joins(span: Span): boolean {
    const before = this.spans.find(({ end }) => end === span.start)
    const behind = this.spans.find(({ start }) => start === span.end)
    return (
      (before?.type === 'word' && means(before.token, 'and', 'afterwards')) ||
      (behind?.type === 'word' && asWell.test(behind.token.text))
    )
  }

  /**
   * Whether slides are named beside what a wish names, and not as the place of that: "**slide 3** and the last point", "the last point on
   * slide 9 **and slide 3**".
   */
  get joinsSlides(): boolean {
    const { tokens } = this.clause
    const [thing] = this.all('thing')
    return this.all('slides').some(({ reference, isPlace, start, end }) => {
      const before = means(tokens[start - 1], 'the') ? start - 2 : start - 1
      const isBeside = means(tokens[before], 'and') || means(tokens[end], 'and', 'with')
      const isBehind = thing !== undefined && thing.end <= start
      // "The last bullet of **both** slide 3 and slide 4".
      const isOfBoth = thing && tokens.slice(thing.end, end).some((one) => means(one, 'both'))
      const isFurther =
        isBehind && !isOfBoth && isOneOfSome(thing) && saysAnew(tokens.slice(start, end))
      return reference.mixed === true || isFurther || (isPlace !== true && isBeside)
    })
  }

  /** "Delete the notes on slide 4 **and slide 9**": what stands between the verb of a wish before, which this one goes on with, and its own words. */
  get carriedOver(): string {
    const { tokens, instruction } = this.clause
    const [verb, first] = tokens
    return verb && first && first.start > verb.end ? instruction.slice(verb.end, first.start) : ''
  }

  /** Whether a span begins behind what ends a wish: a sign, "and", "then". */
  private follows(span: Span | undefined): boolean {
    const before = this.spans.find(({ end }) => end === span?.start)
    return (
      before?.type === 'word' &&
      (before.token.kind === 'sign' || means(before.token, 'and', 'afterwards'))
    )
  }

  /** Whether a word right before a span says that it is where something stands: "**under** “How to read”: …". */
  isWhere({ start }: Span): boolean {
    const before = this.spans.find(({ end }) => end === start)
    return before?.type === 'word' && means(before.token, 'in')
  }

  /** Whether a word right behind a span says that it is where something stands: 新店舗**のところ**. */
  isPlace({ end }: Span): boolean {
    const behind = this.spans.find(({ start }) => start === end)
    return behind?.type === 'word' && means(behind.token, 'placeThere')
  }

  /** Whether the wish takes something away: it says so by a verb, or by "out" beside one. */
  get takesAway(): boolean {
    return this.spans.some(
      (span) =>
        (span.type === 'verb' && means(span.token, 'delete')) ||
        (span.type === 'sign' && span.concept === 'out'),
    )
  }

  /** Whether something is to go: a verb that says so, or "take" and its like with "out". */
  deletes(): boolean {
    const verbs = this.all('verb')
    const says = verbs.findIndex(({ token }) => means(token, 'delete'))
    // What a slip of the pen takes away is asked about.
    this.isSlip = verbs.some(({ token }) => token.corrected === true)
    // "**Nimm** … **raus**" is one verb in two; "delete … **and put** …", "put … **and delete** …" are two.
    const behind = verbs.slice(says + 1).some(({ token }) => !means(token, 'delete'))
    const isOne = says === 0 || !this.follows(verbs[says])
    if (says >= 0) return !behind && isOne && this.verbs(['delete', 'put', 'use'])
    const out = this.left.find((span) => span.type === 'sign' && span.concept === 'out')
    // "Museum **out** of the chart", "die Spalte **geht raus**".
    const goes =
      this.all('slides').length === 0
        ? (['put', 'use', 'move'] as const)
        : (['put', 'use'] as const)
    // "… out **into a new slide**", "raus **in zwei Hälften**" is something else.
    const isElse = this.spans.some(
      (span) => span.type === 'word' && span.start >= (out?.end ?? 0) && / /.test(span.token.text),
    )
    if (out === undefined || isElse || !this.verbs(goes, { silent: true })) return false
    this.isOut = verbs.some(({ token }) => !means(token, 'taking'))
    this.left = this.left.filter((span) => span !== out)
    return true
  }

  /** Whether something is named that is none in particular: "a row", and not "a row about rain", which its words name. */
  get namesAny(): boolean {
    return this.spans.some(
      (span, at) =>
        span.type === 'thing' &&
        span.phrase.which.by !== 'text' &&
        (span.phrase.which.by === 'new' ||
          this.spans.slice(0, at).some((one) => isArticle(one) && one.end === span.start)),
    )
  }

  thing(kinds: readonly ThingKind[], by?: ThingPhrase['which']['by']): ThingPhrase | undefined {
    return this.take(
      'thing',
      ({ phrase }) =>
        phrase.kinds.some((kind) => kinds.includes(kind)) &&
        (by === undefined ? phrase.which.by !== 'touched' : phrase.which.by === by),
    )?.phrase
  }

  /** Takes the texts of an item that words are given for: each with the words behind it, or the only ones there are. */
  givenFields(): { field: FieldName; text: string }[] | undefined {
    const fields = this.all('field')
    const given = this.all('payload')
    const [only] = given
    const pairs = fields.flatMap((one, at) => {
      const before = fields[at + 1]?.start ?? Number.POSITIVE_INFINITY
      const behind = given.find(({ start, end }) => start >= one.end && end <= before)
      const words = behind ?? (given.length === 1 && fields.length === 1 ? only : undefined)
      return words === undefined ? [] : [{ one, words }]
    })
    if (pairs.length === 0 || pairs.length < fields.length) return undefined
    const taken: readonly Span[] = pairs.flatMap(({ one, words }) => [one, words])
    this.left = this.left.filter((span) => !taken.includes(span))
    return pairs.map(({ one, words }) => ({ field: one.field, text: words.text }))
  }

  /** Takes a named part of given data. */
  part(name: PartName): string | undefined {
    return this.take('part', (span) => span.name === name)?.text
  }

  /** Takes what is given for a thing of a kind: the words right after its noun. */
  givenFor(kinds: readonly ThingKind[]): string | undefined {
    const pair = this.left.find(
      (span, at) =>
        span.type === 'thing' &&
        !span.phrase.isBare &&
        span.phrase.which.by !== 'text' &&
        span.phrase.kinds.some((kind) => kinds.includes(kind)) &&
        this.left[at + 1]?.type === 'payload',
    )
    const given = pair && this.left[this.left.indexOf(pair) + 1]
    if (given?.type !== 'payload') return undefined
    this.left = this.left.filter((span) => span !== pair && span !== given)
    return given.text
  }

  /** Those of a type that are left; they are not taken. */
  all<Type extends Span['type']>(type: Type): SpanOf<Type>[] {
    return this.left.filter((span): span is SpanOf<Type> => span.type === type)
  }

  /** Whether everything has been taken. */
  get isSpent(): boolean {
    return this.left.length === 0
  }
}

/** "Slide 9 **and the third slide**": the noun again behind what joins, without a word that says where. */
function saysAnew(tokens: readonly Token[]): boolean {
  const joint = tokens.findIndex((one) => means(one, 'and') || /^[,、，]$/.test(one.text))
  const behind = joint < 0 ? [] : tokens.slice(joint + 1)
  const noun = behind.findIndex((one) => means(one, 'slide'))
  const isFirst = tokens.slice(0, joint + 1).some((one) => means(one, 'slide'))
  return (
    isFirst && noun >= 0 && !behind.slice(0, noun).some((one) => means(one, 'in', 'of', 'from'))
  )
}

/** "The last bullet" is one of its slide; notes, which every slide has, and "the last bullets" are as well said of several slides. */
const isOneOfSome = ({ phrase: { kinds, isOne } }: SpanOf<'thing'>) =>
  (isOne === true || kinds.every((kind) => kind === 'block')) && !kinds.every(isSoleKind)

function isArticle(span: Span): boolean {
  return span.type === 'word' && means(span.token, 'a', 'another')
}
