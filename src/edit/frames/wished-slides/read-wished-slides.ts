import { actions } from '../../lexicons/verbs.ts'
import type { Session } from '../../session.ts'
import { isColon, means, type Token } from '../../words/token.ts'
import { isVerbPart } from '../around-given.ts'
import { givenWords } from '../read-payloads.ts'
import { readSides } from '../read-sides.ts'
import { type WishText, wordsBetween } from '../read-things.ts'
import { askedAt } from './asked-slides.ts'
import { contentOf } from './content-of.ts'
import { isOtherWish, mayAskMore } from './further-wish.ts'
import { isOfQuotedList, itemsOf } from './given-list.ts'
import { isUnderIt, type Label, labelAt, type PartLabel } from './part-labels.ts'
import type { SaidOfSlides } from './said-of-slides.ts'
import { asksAt, endsAt, endsSentence, withMark } from './signs-of-wish.ts'
import { isLocated, placeAt } from './where-slides-go.ts'
import type { SlideContent, WishedSlides } from './wished-slides.ts'

/**
 * A wish for new slides, in whatever order it is said: where they go, how many, what they are called, what they show and what stands
 * there. Every word belongs to one of these; undefined where one does not.
 */
export function readWishedSlides(text: WishText, session: Session): WishedSlides | undefined {
  return new WishReader(text, session).read()
}

class WishReader {
  private readonly text: WishText
  private readonly session: Session
  private readonly said: SaidOfSlides = { isBlank: false, parts: {} }
  private isAsked = false
  /** Whether no noun says that new slides are meant: then where they go has to. */
  private isOpen = false
  /** Whether "new", "another" or a verb says that something is to be made. */
  private isMade = false

  constructor(text: WishText, session: Session) {
    this.text = text
    this.session = session
  }

  read(): WishedSlides | undefined {
    const { tokens } = this.text
    for (let at = 0; at < tokens.length; ) {
      const next = this.readAt(at)
      if (next === undefined || next <= at) return undefined
      at = next
    }
    const { place, count = 1, title, parts } = this.said
    if (!this.isAsked || (place === undefined && (this.isOpen || !this.isMade))) return undefined
    if (count > 1) {
      const titles = this.titles(count)
      const isEmpty = titles && this.said.kind === undefined && isNothing(this.said.parts)
      return isEmpty ? { place, titles, content: { kind: 'empty' } } : undefined
    }
    const content = contentOf(this.said, this.text, this.session)
    const isNamed = title !== undefined || (parts.points !== undefined && !this.isOpen)
    if (!isNamed || content === undefined || mayAskMore(content, this.session)) return undefined
    return this.isOpen && !this.saysSlide(content)
      ? undefined
      : { place, titles: [title ?? ''], content }
  }

  /** Whether what is given says that "one more" is a slide, and no item of a list. */
  private saysSlide(content: SlideContent): boolean {
    const { isBlank, kind, parts, place } = this.said
    if (isBlank || kind !== undefined) return true
    const isBeside = place?.form === 'beside'
    return (
      parts.points !== undefined ||
      (isBeside && content.kind === 'points' && content.points.length > 0)
    )
  }

  /** Of several slides what is given is what each is called. */
  private titles(count: number): string[] | undefined {
    const { title, parts } = this.said
    const { rest } = parts
    if (title !== undefined || rest === undefined) return undefined
    // “A” with the points “B”: each has more than a name.
    const own = this.text.tokens.slice(rest.from, rest.to)
    const isMixed = own.some(({ kind }) => kind === 'quote') && !own.every(isOfQuotedList)
    if (isMixed) return undefined
    delete parts.rest
    return itemsOf(this.text, rest, count)
  }

  /** Reads what begins at a token, and answers where the next begins. */
  private readAt(at: number): number | undefined {
    const { tokens } = this.text
    const token = tokens[at]
    if (token === undefined) return undefined
    const isTold = this.said.title !== undefined || this.said.parts.columns !== undefined
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
      (this.isSmall(at) ? at + 1 : this.readRun(at))
    )
  }

  private readPlace(at: number): number | undefined {
    if (this.said.place !== undefined) return undefined
    const place = placeAt(this.text, at, this.session)
    if (place === undefined) return undefined
    this.said.place = place
    return place.end
  }

  private readAsked(at: number): number | undefined {
    if (this.isAsked) return undefined
    const { tokens } = this.text
    const opens = at === 0 || endsAt(this.text, at - 1) || this.said.place?.end === at
    if (means(tokens[at - 1], 'the', 'this')) return undefined
    const asked = askedAt(tokens, at, opens)
    if (asked === undefined) return undefined
    this.isAsked = true
    this.isOpen = asked.isOpen
    this.isMade ||= asked.saysNew
    this.said.count = asked.count
    this.said.isBlank ||= asked.isBlank
    if (asked.kind !== undefined) this.said.kind = asked.kind
    if (asked.chart !== undefined) this.said.chart = asked.chart
    return asked.end
  }

  /** "Just titles", "leave them empty", "empty for now": that nothing stands there. */
  private readBlank(at: number): number | undefined {
    const { tokens } = this.text
    if (!this.isAsked) return undefined
    let end = at
    while (end < tokens.length && !endsAt(this.text, end)) end += 1
    // "Leave them empty **i fill them in myself**".
    const remark = tokens.findIndex((one, index) => index > at && means(one, 'person'))
    const own = tokens.slice(at, remark < 0 ? end : Math.min(remark, end))
    const isBlank =
      own.some((one) => means(one, 'blank')) ||
      (own.some((one) => means(one, 'only')) && own.some((one) => means(one, 'title')))
    const isAll = own.every((one) =>
      means(
        one,
        'only',
        'keep',
        'it',
        'them',
        'blank',
        'please',
        'title',
        'the',
        'particle',
        'new',
      ),
    )
    if (!isBlank || !isAll) return undefined
    this.said.isBlank = true
    return end
  }

  /** "… **that compares A: x with B: y**". */
  private readCompared(at: number): number | undefined {
    if (!this.isAsked || !means(this.text.tokens[at], 'compares')) return undefined
    const [found] = readSides(this.text, at)
    if (found === undefined || this.said.kind !== undefined) return undefined
    this.said.kind = 'comparison'
    this.said.sides = found.sides
    if (found.title !== undefined) this.said.title ??= found.title
    return found.end
  }

  private comparesFrom = (at: number) =>
    means(this.text.tokens[at], 'compares') && readSides(this.text, at).length > 0

  private readLabel(at: number): number | undefined {
    const label = labelAt(this.text.tokens, at)
    if (label === undefined) return undefined
    const { part, kind } = label
    if (part === 'title')
      return this.said.title === undefined ? (this.readTitle(label) ?? at) : undefined
    if (part !== undefined && this.said.parts[part] !== undefined) return undefined
    if (kind !== undefined && this.said.kind !== undefined && kind !== this.said.kind)
      return undefined
    if (kind !== undefined) this.said.kind = kind
    if (label.chart !== undefined) this.said.chart = label.chart
    if (part === 'points' && label.count !== undefined) this.said.points = label.count
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

  /** Where given words end: before another part, a place that is not said yet, or that nothing shall stand there. */
  private endOfPart(part: PartLabel | 'rest', from: number): number {
    const { tokens } = this.text
    const first = this.said
    for (let at = from + 1; at < tokens.length; at++) {
      if (isVerbPart(this.text, at)) return at
      const joins = !endsAt(this.text, at) && means(tokens[at], 'with', 'and')
      if (!endsAt(this.text, at) && !joins) continue
      const begin = joins ? at : at + 1
      if (this.opensPart(begin, part)) return at
      // "Title Team, points: A, B. **New slide** after 4".
      if (!this.isAsked && !joins && askedAt(tokens, begin, false) !== undefined) return at
      if (joins) continue
      if (
        first.place === undefined &&
        placeAt(this.text, begin, this.session)?.end === tokens.length
      )
        return at
      if ((first.count ?? 1) > 1 && this.saysBlank(begin)) return at
      // "Columns Group, Price. School, £60": what the heads stand over.
      if (part === 'columns' && (isColon(tokens[at]) || endsSentence(this.text, at))) return at
      // 列は店舗と開店日**で**、…
      const isBehind = this.text.grammar.particlesBehind && means(tokens[at - 1], 'in', 'by')
      if (part === 'columns' && isBehind) return at
    }
    return tokens.length
  }

  private saysBlank(at: number): boolean {
    const { isBlank } = this.said
    const found = this.readBlank(at) !== undefined
    this.said.isBlank = isBlank
    return found
  }

  /** Whether another part is named: within a list only what says so by a sign. */
  private opensPart(at: number, within: PartLabel | 'rest'): boolean {
    const label = labelAt(this.text.tokens, at)
    if (label?.part === undefined || label.part === within) return false
    const { kind = within === 'points' ? 'points' : undefined, parts, title } = this.said
    if (label.part === 'title') {
      const isQuoted = this.text.tokens[label.from]?.kind === 'quote'
      return title === undefined && (label.isMarked || isQuoted || within !== 'points')
    }
    if (parts[label.part] !== undefined) return false
    if (kind === 'table') return label.part === 'columns' || label.part === 'rows'
    if (kind === 'chart') return label.part === 'unit' || label.part === 'values'
    return false
  }

  /** "Title What schools get": to the next part; a colon, a new line or the end of its sentence ends it as well. */
  private readTitle(label: Label): number | undefined {
    const { tokens } = this.text
    if (this.said.title !== undefined) return undefined
    if (tokens[label.from]?.kind === 'quote') return this.setTitle(label.from, label.from + 1)
    let to = label.from + 1
    for (; to < tokens.length; to++) {
      const token = tokens[to]
      if (this.joins(to) && isOtherWish(tokens, to + 1)) return undefined
      if (means(token, 'and') && isUnderIt(tokens, to + 1)) break
      if (isColon(token) || token?.text === '\n' || endsSentence(this.text, to)) break
      if (endsAt(this.text, to) && this.opensAny(to + 1)) break
      if (means(token, 'with', 'and', 'as') && this.opensAny(to)) break
      if (this.comparesFrom(to)) break
      if (this.placeEnds(to) || isVerbPart(this.text, to) || asksAt(this.text, to)) break
    }
    return this.setTitle(label.from, withMark(this.text, to))
  }

  private joins = (at: number) =>
    endsAt(this.text, at) || means(this.text.tokens[at], 'and', 'afterwards')

  /** Whether where the slides go is said from a token on, within words that nothing ends. */
  private placeEnds(at: number): boolean {
    if (this.said.place !== undefined) return false
    const place = placeAt(this.text, at, this.session)
    return place !== undefined && isLocated(this.text, place)
  }

  private opensAny(at: number): boolean {
    const { tokens } = this.text
    if (at >= tokens.length) return true
    const { place } = this.said
    return (
      labelAt(tokens, at) !== undefined ||
      (!this.isAsked && askedAt(tokens, at, true) !== undefined) ||
      (place === undefined && placeAt(this.text, at, this.session) !== undefined) ||
      this.saysBlank(at)
    )
  }

  private setTitle(from: number, to: number): number | undefined {
    // "**After 3** for the team" says where it goes.
    const [link, place] = this.text.tokens.slice(from, from + 2)
    if (means(link, 'after', 'before') && (place?.kind === 'number' || means(place, 'slide')))
      return undefined
    // "Called **Thanks**" is no politeness.
    const title = givenWords(this.text, from, to, 'introducer') || wordsBetween(this.text, from, to)
    // "A summary", "… 削除して", "3 and **6**" name nothing.
    const isQuoted = this.text.tokens[from]?.kind === 'quote'
    const isWord = (one: Token) =>
      means(one, ...actions, 'agenda', 'recap', 'number', 'and', 'the', 'a')
    if (
      !isQuoted &&
      this.text.tokens.slice(from, to).every((one) => isWord(one) || one.kind === 'number')
    )
      return undefined
    // "Called Team **with** Ann, Bob": what is below the name, perhaps.
    const own = this.text.tokens.slice(from, to)
    const isMixed = own.some((one, at) => at > 0 && means(one, 'with', 'about'))
    if (title === '' || isMixed) return undefined
    this.said.title = title
    return to
  }

  /** Words that nothing names: what the slide is called, else what stands there. */
  private readRun(at: number): number | undefined {
    const { tokens } = this.text
    if (!this.isAsked && this.said.kind === undefined) return undefined
    // "A slide **about** prices": what it is about is no name.
    const about = means(tokens[at], 'one') ? tokens[at + 1] : tokens[at]
    if (means(about, 'about', 'of', 'with', 'as', 'by')) return undefined
    // "Slides **to the deck**", "chart **on 6**": where, and no name.
    const isSmall = /^\p{Ll}/u.test(this.text.instruction.slice(tokens[at]?.start))
    if (isSmall && means(tokens[at], 'to', 'into', 'in')) return undefined
    if (placeAt(this.text, at, this.session) !== undefined) return undefined
    if ((this.said.count ?? 1) > 1) return this.readRest(at)
    if (this.said.title !== undefined || this.said.parts.columns !== undefined) {
      // "A slide Tea, coffee": what is a name, and what is not, is not clear.
      return this.said.kind === undefined || this.said.kind === 'section'
        ? undefined
        : this.readRest(at)
    }
    if (tokens[at]?.kind === 'quote')
      return this.said.kind === 'quote' && isColon(tokens[at - 1])
        ? this.readRest(at)
        : this.setTitle(at, at + 1)
    // "**One more number** on slide 2": of what there is one more is not clear.
    if (this.isOpen && this.said.kind === undefined && !endsAt(this.text, at - 1)) return undefined
    let to = at + 1
    for (; to < tokens.length; to++) {
      if (endsAt(this.text, to)) break
      if (means(tokens[to], 'with', 'as') && this.opensAny(to)) break
      if (this.comparesFrom(to)) break
      if (this.joins(to) && isOtherWish(tokens, to + 1)) return undefined
      if (means(tokens[to], 'and') && isUnderIt(tokens, to + 1)) break
      if (this.placeEnds(to) || isVerbPart(this.text, to)) break
    }
    return this.setTitle(at, withMark(this.text, to))
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
    if (isVerbPart(this.text, at)) return true
    const isVerb = means(token, 'add', 'make', 'put', 'write', 'receive', 'needs')
    if (isVerb) this.isMade = true
    const isPolite = means(token, 'please', 'greeting', 'afterwards', 'and', 'particle')
    // "A slide **Add** a step" is called so.
    const isFirst = !this.isAsked || at + 1 >= this.text.tokens.length || endsAt(this.text, at + 1)
    return (
      (isVerb && isFirst) || isPolite || (means(token, 'with') && this.said.title !== undefined)
    )
  }
}

const isNothing = (parts: SaidOfSlides['parts']): boolean => Object.keys(parts).length === 0
