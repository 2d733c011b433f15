import { actions } from '../../lexicons/verbs.ts'
import type { Session } from '../../session.ts'
import { isColon, isUnknown, means, type Token } from '../../words/token.ts'
import { sidesBelow } from '../given-lines.ts'
import { givenWords } from '../read-payloads.ts'
import { readSides } from '../read-sides.ts'
import { type WishText, wordsBetween } from '../wish-text.ts'
import { askedAt, makers } from './asked-slides.ts'
import { isOtherWish } from './further-wish.ts'
import { itemsOf } from './given-list.ts'
import { type Label, labelAt, type PartLabel } from './part-labels.ts'
import { endsAt, withMark } from './signs-of-wish.ts'
import { chartConcept, ownKinds, slideKindNamed } from './slide-kind.ts'
import { slidesOfSaid } from './slides-of-said.ts'
import { placeAt } from './where-slides-go.ts'
import type { WishedSlides } from './wished-slides.ts'
import { WordsOfWish } from './words-of-wish.ts'

/**
 * A wish for new slides, in whatever order it is said: where they go, how many, what they are called, what they show and what stands
 * there. Every word belongs to one of these; undefined where one does not.
 */
export function readWishedSlides(text: WishText, session: Session): WishedSlides | undefined {
  return new WishReader(text, session).read()
}

class WishReader extends WordsOfWish {
  /** Where the noun for the slides ends. */
  private behindNoun = -1

  read(): WishedSlides | undefined {
    const { tokens } = this.text
    for (let at = 0; at < tokens.length; ) {
      const next = this.readAt(at)
      if (next === undefined || next <= at) return undefined
      at = next
    }
    return slidesOfSaid(this.said, this.text, this.session)
  }

  /** Reads what begins at a token, and answers where the next begins. */
  private readAt(at: number): number | undefined {
    const { tokens } = this.text
    const token = tokens[at]
    if (token === undefined) return undefined
    const { title, parts, kind } = this.said
    const isTold = title !== undefined || parts.columns !== undefined || kind === 'agenda'
    if (isColon(token) && isTold) return this.readRest(at + 1)
    if (endsAt(this.text, at) && token.text === '\n' && this.said.title !== undefined)
      return this.readRest(at)
    if (endsAt(this.text, at)) return at + 1
    return (
      this.readPlace(at) ??
      this.readAsked(at) ??
      this.readBlank(at) ??
      this.readCompared(at) ??
      this.readLabel(at) ??
      this.readWith(at) ??
      this.readTopic(at) ??
      this.readDeck(at) ??
      (this.isSmall(at) ? at + 1 : this.readRun(at))
    )
  }

  private readPlace(at: number): number | undefined {
    if (this.said.place !== undefined) return undefined
    // 在第3页后面.
    const isOpened = means(this.text.tokens[at], 'in')
    const place =
      placeAt(this.text, at, this.session) ??
      (isOpened ? placeAt(this.text, at + 1, this.session) : undefined)
    if (place === undefined) return undefined
    this.said.place = place
    // "New slide after 3 **for the team**".
    if (place.start === this.behindNoun) this.behindNoun = place.end
    return place.end
  }

  private readAsked(at: number): number | undefined {
    if (this.said.isAsked) return undefined
    const { tokens } = this.text
    const opens = at === 0 || endsAt(this.text, at - 1) || this.said.place?.end === at
    if (means(tokens[at - 1], 'the', 'this')) return undefined
    const isBehindPlace = this.said.place?.end === at && this.said.isAdded
    const asked = askedAt(this.text, at, {
      opens,
      isAdded: isBehindPlace || means(tokens[at - 1], 'add') || this.isAddedBehind(at),
    })
    if (asked === undefined) return undefined
    const { count, isPlural, isOpen, isNew, isBlank, kind, chart, topic, title, end } = asked
    Object.assign(this.said, { isAsked: true, count, isPlural, isOpen })
    this.said.isNew ||= isNew
    this.said.isMade ||= asked.saysNew
    const isMore = tokens.slice(at, end).some((one) => means(one, 'another', 'new', 'blank'))
    this.said.isWanted = !isMore && means(tokens[at - 1], 'needs', 'receive')
    this.said.isBlank ||= isBlank
    if (kind !== undefined) this.said.kind = kind
    if (chart !== undefined) this.said.chart = chart
    if (topic !== undefined) this.said.topics = [topic]
    if (title !== undefined && this.setTitle(title.from, title.to) === undefined) return undefined
    this.said.isThanks = this.text.grammar.thanks?.test(wordsBetween(this.text, at, end)) === true
    this.behindNoun = end
    return asked.end
  }

  /** "スライド**を追加**": where the verb comes last, it says that what stands before it is not there yet. */
  private isAddedBehind(at: number): boolean {
    const { tokens, grammar } = this.text
    if (grammar.verbLast !== 'always') return false
    let noun = at
    while (noun < tokens.length && !means(tokens[noun], 'slide', 'slides')) noun += 1
    const next = tokens[noun + 1]
    if (next === undefined || means(next, 'toThere', 'of') || tokens[noun + 1]?.kind === 'number')
      return false
    const behind = tokens.slice(noun + 1)
    return behind.some((one) => means(one, 'add')) && !behind.some((one) => means(one, 'not'))
  }

  /** "… **that compares A: x with B: y**". */
  private readCompared(at: number): number | undefined {
    if (!this.said.isAsked || !means(this.text.tokens[at], 'compares')) return undefined
    const [found] = [...readSides(this.text, at, this.session), ...sidesBelow(this.text, at)]
    if (found === undefined || this.said.kind !== undefined) return undefined
    this.said.kind = 'comparison'
    this.said.sides = found.sides
    if (found.title !== undefined) this.said.title ??= found.title
    return found.end
  }

  private readLabel(at: number): number | undefined {
    const { tokens } = this.text
    const label = labelAt(tokens, at)
    if (label === undefined) return undefined
    const { part, kind } = label
    if (part === 'title' && this.isQuotation(label.from) && tokens[label.from]?.kind === 'quote')
      return this.readRest(label.from)
    // "3 slides titled A, B and C".
    if (part === 'title' && this.said.count > 1) return this.readPart('rest', label.from)
    if (part === 'title')
      return this.said.title === undefined ? (this.readTitle(label) ?? at) : undefined
    if (part !== undefined && this.said.parts[part] !== undefined) return undefined
    if (kind !== undefined && this.said.kind !== undefined && kind !== this.said.kind)
      return undefined
    if (kind !== undefined) this.said.kind = kind
    if (label.chart !== undefined) this.said.chart = label.chart
    if (part === 'points' && label.count !== undefined) this.said.points = label.count
    // "With steps **after slide 4**".
    if (part === 'points' && kind !== undefined && this.placeEnds(label.from)) return label.from
    if (part === undefined) return this.isMarkedRest(label) ? this.readRest(label.from) : label.from
    // "As steps**.** …", "with a table**,** columns …".
    if (endsAt(this.text, label.from) && this.text.tokens[label.from]?.text !== '\n')
      return undefined
    return this.readPart(part, label.from)
  }

  private isMarkedRest({ from, isMarked }: Label): boolean {
    return isMarked && from < this.text.tokens.length
  }

  private readPart(part: PartLabel | 'rest', from: number): number | undefined {
    if (this.said.parts[part] !== undefined || from >= this.text.tokens.length) return undefined
    const to = this.endOfPart(part, from)
    if (to <= from) return undefined
    this.said.parts[part] = { from, to }
    return to
  }

  /** What stands behind a colon: other parts perhaps. */
  private readRest(from: number): number | undefined {
    const part = labelAt(this.text.tokens, from)?.part
    return part !== undefined && part !== 'title' ? from : this.readPart('rest', from)
  }

  /** "Title What schools get": to the next part; a colon, a new line or the end of its sentence ends it as well. */
  private readTitle(label: Label): number | undefined {
    const { tokens } = this.text
    if (this.said.title !== undefined) return undefined
    if (tokens[label.from]?.kind === 'quote') return this.setTitle(label.from, label.from + 1)
    const to = this.endOfRun(label.from, 'title')
    if (to === undefined) return undefined
    return this.setTitle(label.from, withMark(this.text, to))
  }

  private setTitle(from: number, to: number): number | undefined {
    // "**After 3** for the team" says where it goes.
    const [link, place] = this.text.tokens.slice(from, from + 2)
    if (means(link, 'after', 'before') && (place?.kind === 'number' || means(place, 'slide')))
      return undefined
    // "Called **Thanks**" is no politeness.
    const title = givenWords(this.text, from, to, 'introducer') || wordsBetween(this.text, from, to)
    // "A summary", "… 削除して", "3 and **6**" name nothing.
    const isName = /^[\p{Lu}"“„«「]/u.test(
      this.text.instruction.slice(this.text.tokens[from]?.start),
    )
    const isWord = (one: Token) =>
      means(one, ...actions, 'agenda', 'recap', 'number', 'and', 'the', 'a')
    if (
      !isName &&
      this.text.tokens.slice(from, to).every((one) => isWord(one) || one.kind === 'number')
    )
      return undefined
    // "After the tag slide **(nr 3)**".
    if (title === '' || /^[(（]/.test(title)) return undefined
    this.said.title = title
    return to
  }

  /** "A slide **about prices**", "two slides, **one about costs** and **one about hiring**": to its end, to a part, or where it goes. */
  private readTopic(at: number): number | undefined {
    const { tokens } = this.text
    const isEach = means(tokens[at], 'one', 'another') && means(tokens[at + 1], 'about')
    const link = tokens[isEach ? at + 1 : at]
    const isFirst = at === this.behindNoun
    const isAbout = means(link, 'about') && (isFirst || isEach || !means(link, 'in', 'of', 'to'))
    const isOf = isFirst && means(link, 'of', 'in') && !means(link, 'toThere', 'particle')
    const isKnown = this.said.topics.length > 0 && !isEach
    if (!this.said.isAsked || isKnown || !(isAbout || isOf)) return undefined
    const from = at + (isEach ? 2 : 1)
    const to = this.endOfRun(from, 'topic')
    if (to === undefined || to === from) return undefined
    this.said.topics = [...this.said.topics, { from, to }]
    return to
  }

  /** "A slide **with a chart**", "… **with our opening hours**", "… **with rent, food and travel**". */
  private readWith(at: number): number | undefined {
    const { tokens } = this.text
    const { isAsked, parts, title, topics } = this.said
    const isData = this.said.kind === 'table' || this.said.kind === 'chart'
    if (!isAsked || !means(tokens[at], 'with') || isData) return undefined
    let from = at + 1
    let noun = from
    while (means(tokens[noun], 'a', 'the', 'number', 'new') && noun < tokens.length) noun += 1
    const kind = slideKindNamed(tokens[noun])
    const next = tokens[noun + 1]
    const isKind =
      next === undefined ||
      next.kind === 'sign' ||
      means(next, 'of', 'about') ||
      placeAt(this.text, noun + 1, this.session) !== undefined
    if (kind !== undefined && isKind && this.said.kind === undefined) {
      this.said.kind = kind
      const chart = chartConcept(tokens[noun])
      if (chart !== undefined) this.said.chart = chart
      this.behindNoun = noun + 1
      return noun + 1
    }
    const to = this.endOfPart('points', from)
    // "With this link: …".
    const colon = tokens.findIndex((one, index) => index >= from && isColon(one))
    const isLabel = colon >= 0 && tokens.slice(from, colon).every((one) => !isUnknown(one))
    if (isLabel && colon < to) from = colon + 1
    const isListed = from > at + 1 || tokens[from]?.kind === 'quote'
    const items = to > from ? itemsOf(this.text, { from, to }) : undefined
    // "… with the titles **of the other slides**": what the deck says is not given.
    const isOfDeck = tokens.slice(from, to).some((one) => means(one, 'slides', 'deck', 'others'))
    if (isOfDeck && !isListed) return undefined
    if (items === undefined || parts.points !== undefined) return undefined
    const isOne = items.length < 2 && !isListed
    if (isOne && title === undefined && topics.length === 0) this.said.topics = [{ from, to }]
    else this.said.parts.points = { from, to }
    return to
  }

  /** "Slides **to the deck**", "… **in this presentation**". */
  private readDeck(at: number): number | undefined {
    const { tokens } = this.text
    // "**This deck** needs an agenda": and “the deck should have 5 slides” says how long it shall be.
    const isSubject = at === 0 && means(tokens[at], 'the', 'this')
    if (!isSubject && !means(tokens[at], 'to', 'into', 'in')) return undefined
    let noun = isSubject ? at : at + 1
    while (means(tokens[noun], 'the', 'this')) noun += 1
    if (!means(tokens[noun], 'deck')) return undefined
    this.said.isOfDeck ||= isSubject
    return noun + 1
  }

  /** Words that nothing names: what the slide is called, else what stands there. */
  private readRun(at: number): number | undefined {
    const { tokens } = this.text
    if (!this.said.isAsked && this.said.kind === undefined) return undefined
    // "With a table **and delete slide 4**".
    if (this.joins(at - 1) && isOtherWish(tokens, at)) return undefined
    // "A slide **about** prices": what it is about is no name.
    const about = means(tokens[at], 'one') ? tokens[at + 1] : tokens[at]
    if (means(about, 'about', 'of', 'with', 'as', 'by')) return undefined
    // "Slides **to the deck**", "chart **on 6**": where, and no name.
    const isSmall = /^\p{Ll}/u.test(this.text.instruction.slice(tokens[at]?.start))
    if (isSmall && means(tokens[at], 'to', 'into', 'in', 'after', 'before', 'between'))
      return undefined
    if (placeAt(this.text, at, this.session) !== undefined) return undefined
    // Where particles stand behind, a name stands before its noun, or in quotation marks.
    const isBehind = at === this.behindNoun && this.text.grammar.particlesBehind === true
    if (isBehind && tokens[at]?.kind !== 'quote') return undefined
    // "Add an agenda wobblingly" gives it no name.
    const isOwn = this.said.kind !== undefined && ownKinds.includes(this.said.kind)
    if (isOwn && isSmall && !endsAt(this.text, at - 1)) return undefined
    if (this.said.count > 1) return this.readRest(at)
    if (this.said.title !== undefined || this.said.parts.columns !== undefined) {
      // "A slide Tea, coffee": what is a name, and what is not, is not clear.
      return this.said.kind === undefined || this.said.kind === 'section'
        ? undefined
        : this.readRest(at)
    }
    if (tokens[at]?.kind === 'quote')
      return this.isQuotation(at) ? this.readRest(at) : this.setTitle(at, at + 1)
    // "**One more number** on slide 2": of what there is one more is not clear.
    if (this.said.isOpen && this.said.kind === undefined && !endsAt(this.text, at - 1))
      return undefined
    const to = this.endOfRun(at, 'name')
    if (to === undefined) return undefined
    return this.setTitle(at, withMark(this.text, to))
  }

  /** Whether words in quotation marks are what a slide quotes, and not what it is called. */
  private isQuotation(at: number): boolean {
    const { tokens } = this.text
    const isOnly = tokens.filter(({ kind }) => kind === 'quote').length === 1
    return this.said.kind === 'quote' && (isOnly || isColon(tokens[at - 1]))
  }

  private isSmall(at: number): boolean {
    const token = this.text.tokens[at]
    if (
      token?.kind !== 'word' ||
      (this.said.title === undefined &&
        means(token, 'about') &&
        !means(token, 'in', 'of', 'to', 'and'))
    )
      return false
    const isEnd = this.endsVerb(at)
    const isVerb = means(token, ...makers)
    if (isVerb) this.said.isMade = true
    this.hasVerb ||= isVerb
    this.said.isAdded ||= means(token, 'add')
    const isPolite = means(token, 'please', 'greeting', 'afterwards', 'and', 'particle')
    const { isAsked } = this.said
    const { length } = this.text.tokens
    // "…, please add **one**".
    const isLastOne = (one: number) => one + 1 === length && means(this.text.tokens[one], 'one')
    if (isAsked && isLastOne(at) && means(this.text.tokens[at - 1], 'add')) return true
    // "A slide **Add** a step" is called so.
    const isFirst = !isAsked || at + 1 >= length || endsAt(this.text, at + 1) || isLastOne(at + 1)
    return (
      isEnd ||
      (isVerb && isFirst) ||
      isPolite ||
      (means(token, 'with') && this.said.title !== undefined)
    )
  }
}
