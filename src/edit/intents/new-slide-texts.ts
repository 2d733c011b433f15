import type { AddSlide } from '../../deck/requests/request.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { questionMarkBehind } from '../clauses/question-mark.ts'
import { spokenItems } from '../frames/payload-list.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Destination } from '../references/destination.ts'
import { kindOf, layoutFor } from '../references/slides-of-kind.ts'
import { isUnknown, means } from '../words/token.ts'
import { behindPointsLabel, pointsOf, withinLimits } from './given-points.ts'

/** The most that a request takes (`addSlideSchema`): characters of a title, and of a topic. */
const longestTitle = 300
const longestTopic = 1000

/** How much of a clause is read as points: more than they can hold. */
const longestList = 60_000

/** The words that name what shall be added. */
export interface WishedSlide {
  /** The tokens that name it, as a half-open range. */
  start: number
  end: number
  /** How many are wished. */
  count: number
  plural: boolean
  kind: Concept | undefined
  /** How many tokens behind "slide" name the kind. */
  kindBehind?: number
}

/** The topic, title, points and layout that a clause says about a new slide, outside of where it shall go. */
export function readTexts(
  clause: Clause,
  object: WishedSlide,
  destination: Destination | undefined,
): Partial<AddSlide> {
  const texts = new SlideTexts(clause, destination)
  let at = object.end
  while (at < clause.length) at = texts.isOutside(at) ? texts.readAt(at, at === object.end) : at + 1
  const { wish } = texts
  const quotation = quotationOf(clause, object, wish, (at) => texts.isOutside(at))
  if (quotation !== undefined) return { layout: 'quote', points: [quotation] }
  const named = clause.tokens.slice(object.start, object.end)
  const quoted = named.find((one) => one.kind === 'quote')
  if (quoted !== undefined && wish.title === undefined && wish.topic === undefined) {
    const about = named.some((one) => means(one, 'about', 'aboutThere'))
    return { ...wish, [about ? 'topic' : 'title']: beginningOf(quoted.text, longestTitle) }
  }
  const before = topicBefore(clause, object)
  return wish.topic === undefined && before !== '' ? { ...wish, topic: before } : wish
}

/** More than this behind a quotation is no name. */
const longestName = 120

/** "a quote slide: “Bread is life” by Maria": what is quoted, as one point that says who said it. */
function quotationOf(
  clause: Clause,
  object: WishedSlide,
  wish: Partial<AddSlide>,
  isOutside: (at: number) => boolean,
): string | undefined {
  if (object.kind !== 'quote' && wish.layout !== 'quote') return undefined
  const at = clause.tokens.findIndex(
    (token, index) => index >= object.end && token.kind === 'quote',
  )
  if (at === -1 || clause.tokens.slice(at + 1).some((token) => token.kind === 'quote'))
    return undefined
  let end = at + 1
  while (end < clause.length && isOutside(end)) end += 1
  const said = clause.is(at + 1, 'by', 'of', 'from') || clause.token(at + 1)?.kind === 'sign'
  const who = said ? beginningOf(tidied(clause.text(at + 2, end)), longestName) : ''
  return `“${clause.token(at)?.text}”${who === '' ? '' : ` — ${who}`}`
}

/** Collects what is said behind "slide"; every reader answers the token behind what it has read. */
class SlideTexts {
  readonly wish: Partial<AddSlide> = {}
  private readonly clause: Clause
  private readonly destination: Destination | undefined

  constructor(clause: Clause, destination: Destination | undefined) {
    this.clause = clause
    this.destination = destination
  }

  /** Whether a token is no part of where the slide shall go. */
  isOutside(at: number): boolean {
    const where = this.destination
    return where === undefined || at < where.start || at >= where.end
  }

  /** Reads the text that a token begins; `first` is the token right behind "slide". */
  readAt(at: number, first: boolean): number {
    const { clause, wish } = this
    const token = clause.token(at)
    const unnamed = wish.title === undefined && wish.topic === undefined
    if (token?.kind === 'quote' && unnamed) wish.title = beginningOf(token.text, longestTitle)
    else if (wish.points === undefined && this.announcesPoints(at)) return this.readContent(at + 1)
    else if (first && unnamed && this.isName(at)) return this.readTitle(at)
    else if (clause.is(at, 'titled') && wish.title === undefined && at + 1 < clause.length)
      return this.readTitle(at + 1)
    else if (clause.is(at, 'with') && wish.points === undefined) return this.readContent(at + 1)
    else if (clause.is(at, 'about', 'of') || (clause.is(at, 'in') && first))
      return wish.topic === undefined ? this.readTopic(at + 1) : at + 1
    else if (this.listsBehind(at) && wish.points === undefined) return this.readContent(at + 1)
    else if (token?.text === ':' && unnamed) {
      const end = this.endOf(at + 1)
      this.setTopic(at + 1, end)
      return end
    }
    return at + 1
  }

  /** "and the points …", ", bullets: …", "Points: …" */
  private announcesPoints(at: number): boolean {
    const { clause } = this
    if (clause.token(at)?.kind === 'sign' || clause.is(at, 'and'))
      return behindPointsLabel(clause, at + 1, clause.length - 1) !== undefined
    return false
  }

  /** "a slide **Team** at the end": a name without anything that says so. */
  private isName(at: number): boolean {
    const { clause } = this
    const token = clause.token(at)
    if (token?.kind !== 'word' || !isUnknown(token)) return false
    return /^\p{Lu}/u.test(clause.instruction.slice(token.start))
  }

  /** Where words that begin at `from` end: at the destination, or at the next part. */
  private endOf(from: number, ...next: Concept[]): number {
    const { clause } = this
    let to = from
    while (to < clause.length && this.isOutside(to) && !(to > from && clause.is(to, ...next)))
      to += 1
    return to
  }

  /** Where a name or a topic ends: also where the points begin. */
  private endOfName(from: number, ...next: Concept[]): number {
    const end = this.endOf(from, ...next)
    for (let at = from + 1; at < end; at++)
      if (this.announcesPoints(at) || this.listsBehind(at)) return at
    return end
  }

  /** Whether a colon stands at a position with lines or numbered items behind it. */
  private listsBehind(at: number): boolean {
    const { clause } = this
    if (clause.token(at)?.text !== ':') return false
    const numbered =
      clause.token(at + 1)?.value === 1 && /^[.)]$/.test(clause.token(at + 2)?.text ?? '')
    return numbered || /^[\n\-–—•*·]$/.test(clause.token(at + 1)?.text ?? '')
  }

  /** "titled Pricing" */
  private readTitle(from: number): number {
    const end = this.endOfName(from, 'about', 'with')
    const title = freeText(this.clause, from, end, longestTitle)
    const mark = /[?？]$/.test(title) ? '' : questionMarkBehind(this.clause, end)
    if (title !== '') this.wish.title = beginningOf(`${title}${mark}`, longestTitle)
    return end
  }

  /** "with a chart", "with a list of rent, food and travel", "with the points …". */
  private readContent(from: number): number {
    const { clause, wish } = this
    const end = this.endOf(from, 'titled')
    const kind = kindWith(clause, from, end)
    if (kind === undefined) {
      // "with the title …" says no points.
      if (clause.is(from, 'titled')) return from
      const points = pointsOf(clause, from, end)
      if (this.saysTopic(from, end, points)) this.setTopic(from, end)
      else if (points.length > 0) wish.points = points
      return end
    }
    wish.layout ??= layoutFor(kind.concept)
    if (kind.end >= end || clause.is(kind.end, 'about', 'of')) return kind.end
    const whole = beginningOf(tidied(clause.wholeText(kind.end, end)), longestList)
    const isQuote = clause.token(kind.end)?.kind === 'quote'
    const points = spokenItems(isQuote ? freeText(clause, kind.end, end, longestList) : whole)
    const quoted = clause.tokens.slice(kind.end, end).some((one) => one.kind === 'quote')
    if (points.length > 1 || quoted) wish.points = withinLimits(points)
    return end
  }

  /** "a slide with **our opening hours**": one thing without a name is what it is about. */
  private saysTopic(from: number, to: number, points: readonly string[]): boolean {
    const { clause, wish } = this
    const unnamed = wish.title === undefined && wish.topic === undefined
    const said = clause.tokens.slice(from, to)
    const listed = said.some((token) => token.kind === 'quote' || token.text === ':')
    return (
      unnamed && points.length === 1 && !listed && behindPointsLabel(clause, from, to) === undefined
    )
  }

  /** "about pricing" */
  private readTopic(from: number): number {
    const { clause } = this
    const end = this.endOfName(from, 'titled', 'with')
    let last = end
    // "一页关于价格的幻灯片": the noun behind the topic.
    while (clause.is(last - 1, 'slide') && clause.is(last - 2, 'of')) last -= 2
    this.setTopic(from, last)
    return end
  }

  private setTopic(from: number, to: number): void {
    const topic = freeText(this.clause, from, to, longestTopic)
    if (topic !== '') this.wish.topic = topic
  }
}

/** Words between "a" and "slide": "a pricing slide", "価格についてのスライド". */
function topicBefore(clause: Clause, object: WishedSlide): string {
  let from = object.start
  let to = object.end - 1 - (object.kindBehind ?? 0)
  while (
    from < to &&
    clause.is(from, 'a', 'another', 'new', 'number', 'add', 'about', 'one', 'more', 'please')
  )
    from += 1
  while (
    to > from &&
    (clause.is(to - 1, 'of', 'aboutThere', 'the', 'new') ||
      kindOf(clause.token(to - 1)) !== undefined)
  )
    to -= 1
  return tidied(clause.text(from, to))
}

/** The words of a range; of a quotation what stands within. */
function freeText(clause: Clause, from: number, to: number, most: number): string {
  const only = clause.token(from)
  if (only?.kind === 'quote') return beginningOf(only.text, most)
  const text = clause.text(from, to)
  // "that says Thank you": words of politeness alone are what is to be said.
  return beginningOf(tidied(text) || text.trim(), most)
}

/** "with a chart", "with two columns", "with bullets": a kind of content rather than the points themselves. */
function kindWith(
  clause: Clause,
  from: number,
  to: number,
): { concept: Concept; end: number } | undefined {
  let at = from
  while (at < to && clause.is(at, 'a', 'the', 'number', 'new')) at += 1
  const concept = kindOf(clause.token(at))
  const next = clause.token(at + 1)
  if (concept === undefined || at >= to) return undefined
  if (
    at + 1 < to &&
    !means(next, 'about', 'of', 'layout', 'aboutThere') &&
    next?.text !== ':' &&
    next?.kind !== 'quote'
  )
    return undefined
  return { concept, end: at + 1 + (next?.text === ':' ? 1 : 0) }
}
