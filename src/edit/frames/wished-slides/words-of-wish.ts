import type { Session } from '../../session.ts'
import { isColon, means } from '../../words/token.ts'
import { isVerbPart } from '../around-given.ts'
import { sidesBelow } from '../given-lines.ts'
import { readSides } from '../read-sides.ts'
import type { WishText } from '../wish-text.ts'
import { askedAt, makers } from './asked-slides.ts'
import { isOtherWish } from './further-wish.ts'
import { itemsOf } from './given-list.ts'
import { isUnderIt, labelAt, type PartLabel } from './part-labels.ts'
import type { SaidOfSlides } from './said-of-slides.ts'
import { asksAt, endsAt, endsSentence } from './signs-of-wish.ts'
import { isLocated, placeAt } from './where-slides-go.ts'

/** The words of a wish for new slides, by what has been read of them: where what is said ends. */
export class WordsOfWish {
  protected readonly text: WishText
  protected readonly session: Session
  protected readonly said: SaidOfSlides = {
    isAsked: false,
    isOpen: false,
    isNew: false,
    isAdded: false,
    isMade: false,
    isOfDeck: false,
    isWanted: false,
    isBlank: false,
    isThanks: false,
    count: 1,
    isPlural: false,
    topics: [],
    parts: {},
  }
  /** Whether a verb was said that asks for something to be made. */
  protected hasVerb = false

  constructor(text: WishText, session: Session) {
    this.text = text
    this.session = session
  }

  /** Where given words end: before another part, a place that is not said yet, or that nothing shall stand there. */
  protected endOfPart(part: PartLabel | 'rest', from: number): number {
    const { tokens } = this.text
    const first = this.said
    for (let at = from + 1; at < tokens.length; at++) {
      if (this.endsVerb(at)) return at
      const joins = !endsAt(this.text, at) && means(tokens[at], 'with', 'and')
      if (!endsAt(this.text, at) && !joins) continue
      const begin = joins ? at : at + 1
      if (this.opensPart(begin, part)) return at
      // "Title Team, points: A, B. **New slide** after 4".
      if (!this.said.isAsked && !joins && this.asksAt(begin, false)) return at
      if (joins) continue
      if (
        first.place === undefined &&
        placeAt(this.text, begin, this.session)?.end === tokens.length
      )
        return at
      if (first.count > 1 && this.saysBlank(begin)) return at
      // "Columns Group, Price. School, £60": what the heads stand over.
      if (part === 'columns' && (isColon(tokens[at]) || endsSentence(this.text, at))) return at
      // 列は店舗と開店日**で**、…
      const isBehind = this.text.grammar.particlesBehind && means(tokens[at - 1], 'in', 'by')
      if (part === 'columns' && isBehind) return at
    }
    return tokens.length
  }

  /**
   * Where words end that are a title, a name that nothing marks, or what a slide is about: before a part, a place or a verb; undefined
   * where they ask for something else.
   */
  protected endOfRun(from: number, as: 'title' | 'name' | 'topic'): number | undefined {
    const { tokens } = this.text
    for (let to = from + 1; to < tokens.length; to++) {
      const token = tokens[to]
      if (this.joins(to) && isOtherWish(tokens, to + 1)) return undefined
      if (means(token, 'and') && isUnderIt(tokens, to + 1)) return to
      if (isColon(token) || token?.text === '\n' || endsSentence(this.text, to)) return to
      if (endsAt(this.text, to) && (as === 'name' || this.opensAny(to + 1))) return to
      if (means(token, 'and', 'as') && this.opensAny(to)) return to
      // "Called Team **with Ann, Bob**", and not “Working with wood”.
      if (means(token, 'with') && (as !== 'title' || this.opensAny(to) || this.listsBehind(to)))
        return to
      if (as === 'topic' && (means(token, 'titled') || this.opensTopic(to))) return to
      if (this.comparesFrom(to) || this.placeEnds(to)) return to
      if (this.endsVerb(to) || asksAt(this.text, to)) return to
    }
    return tokens.length
  }

  /** "… **and one about hiring**". */
  protected opensTopic(at: number): boolean {
    const { tokens } = this.text
    const one = this.joins(at) ? at + 1 : at
    return means(tokens[one], 'one', 'another') && means(tokens[one + 1], 'about')
  }

  /** Whether more than one thing stands behind "with", or words in quotation marks. */
  protected listsBehind(at: number): boolean {
    const from = at + 1
    const range = { from, to: this.endOfPart('points', from) }
    const isQuoted = this.text.tokens[from]?.kind === 'quote'
    return isQuoted || (itemsOf(this.text, range) ?? []).length > 1
  }

  /** "Just titles", "leave them empty", "empty for now": that nothing stands there. */
  protected readBlank(at: number): number | undefined {
    const { tokens } = this.text
    if (!this.said.isAsked) return undefined
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
        'with',
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

  protected saysBlank(at: number): boolean {
    const { isBlank } = this.said
    const found = this.readBlank(at) !== undefined
    this.said.isBlank = isBlank
    return found
  }

  protected comparesFrom = (at: number) =>
    means(this.text.tokens[at], 'compares') &&
    [...readSides(this.text, at, this.session), ...sidesBelow(this.text, at)].length > 0

  /** Whether another part is named: within a list only what says so by a sign. */
  protected opensPart(at: number, within: PartLabel | 'rest'): boolean {
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

  protected joins = (at: number) =>
    endsAt(this.text, at) || means(this.text.tokens[at], 'and', 'afterwards')

  /** Whether where the slides go is said from a token on, within words that nothing ends. */
  protected placeEnds(at: number): boolean {
    if (this.said.place !== undefined) return false
    const place = placeAt(this.text, at, this.session)
    return place !== undefined && isLocated(this.text, place)
  }

  protected asksAt(at: number, opens: boolean): boolean {
    const isAdded = means(this.text.tokens[at - 1], 'add')
    return askedAt(this.text, at, { opens, isAdded }) !== undefined
  }

  protected opensAny(at: number): boolean {
    const { tokens } = this.text
    if (at >= tokens.length) return true
    const { place } = this.said
    return (
      labelAt(tokens, at) !== undefined ||
      (!this.said.isAsked && this.asksAt(at, true)) ||
      (place === undefined && placeAt(this.text, at, this.session) !== undefined) ||
      this.saysBlank(at)
    )
  }

  /** Whether a verb stands at a token, or the part of one, that what is said ends with: „… **hinzu**“, 「…を**追加して**」. */
  protected endsVerb(at: number): boolean {
    const { tokens } = this.text
    if (isVerbPart(this.text, at)) return true
    const isMaker = !this.hasVerb && means(tokens[at], ...makers)
    const behind = tokens.slice(at + 1)
    return isMaker && behind.every((one) => one.kind === 'sign' || means(one, 'please', 'particle'))
  }
}
