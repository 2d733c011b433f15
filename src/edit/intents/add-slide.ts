import type { AddSlide } from '../../deck/requests/request.ts'
import { actions } from '../clauses/actions.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { type Destination, findDestination } from '../references/destination.ts'
import { kindConcepts, kindOf, layoutFor } from '../references/slides-of-kind.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { listItems } from './list-items.ts'

const makers: readonly Concept[] = ['add', 'make', 'write', 'put', 'use', 'export', 'restore']

/** Kinds that are slides by themselves: "add an agenda". */
const wholeSlides: readonly Concept[] = ['agenda', 'section', 'closing', 'recap', 'cover']

/** "Add a slide about pricing after slide 3", "insert a closing slide", "add two slides about costs and hiring". */
export const addSlide: Intent = (clause, session) => {
  const verbless = !clause.has(...actions) && clause.is(0, 'new', 'another')
  if (!clause.has(...makers) && !verbless) return false
  if (clause.has('layout') && !clause.has('add', 'new', 'another')) return false
  if (clause.has('merge') && session.language !== 'en') return false
  // "Mach aus Folie 3 zwei Folien" adds none.
  if (clause.is(clause.find(makers) + 1, 'from') && !clause.has('add')) return false
  if (!clause.has('slide', 'slides', 'another', 'one', ...wholeSlides)) return false
  const destination = findDestination(clause, session, 0, { places: true })
  const usable = destination && destination.form !== 'relative' ? destination : undefined
  const object = objectAt(clause, session.language === 'en' ? undefined : usable)
  if (object === undefined) return false
  const named = session.language === 'en' ? object : withKindBehind(clause, object)
  const wishes = slidesWished(clause, named, usable)
  let position = usable?.position([])
  for (const wish of wishes) {
    session.addSlide({
      ...(position === undefined ? {} : { position }),
      ...wish,
      request: 'add_slide',
    })
    if (position !== undefined) position += 1
  }
  return true
}

interface WishedSlide {
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

/** What shall be added, when it is a slide: "a slide", "another slide", "2 slides", "an agenda", "a new closing slide". */
function objectAt(clause: Clause, destination: Destination | undefined): WishedSlide | undefined {
  const taken = (at: number) =>
    destination !== undefined && at >= destination.start && at < destination.end
  const verb = clause.find(makers)
  const adds = clause.is(verb, 'add')
  for (let at = 0; at < clause.length; at++) {
    if (!clause.is(at, 'slide', 'slides') || taken(at)) continue
    const quantity = quantityBefore(clause, at, taken)
    if (quantity === undefined) continue
    if (!adds && !quantity.article) continue
    return { ...quantity, end: at + 1, plural: clause.is(at, 'slides') && !clause.is(at, 'slide') }
  }
  if (!adds && !clause.has('another', 'new')) return undefined
  for (let at = 0; at < clause.length; at++) {
    const kind = clause.token(at)?.concepts.find((one) => wholeSlides.includes(one))
    if (
      kind === undefined ||
      taken(at) ||
      clause.is(at - 1, 'about', 'of', 'titled', 'after', 'before')
    )
      continue
    if (clause.is(at - 1, 'the') && clause.is(at - 2, 'after', 'before', 'to')) continue
    return { start: at, end: at + 1, count: 1, plural: false, kind }
  }
  const another = clause.find(['another', 'one'])
  if (adds && another !== -1 && clause.is(another + 1, 'about', 'titled', 'in', 'after', 'before'))
    return { start: another, end: another + 1, count: 1, plural: false, kind: undefined }
  return undefined
}

/** Many languages put the kind behind: "une diapositive de clôture", "slajd końcowy". */
function withKindBehind(clause: Clause, object: WishedSlide): WishedSlide {
  if (object.kind !== undefined) return object
  let at = object.end
  while (clause.is(at, 'of', 'the') && !clause.is(at, ...kindConcepts)) at += 1
  const kind = kindOf(clause.token(at))
  if (kind === undefined) return object
  const next = clause.token(at + 1)
  const ends =
    next === undefined ||
    next.kind !== 'word' ||
    means(next, 'after', 'before', 'to', 'in', 'into', 'titled', 'about', 'with', 'start', 'end')
  return ends ? { ...object, end: at + 1, kind, kindBehind: at + 1 - object.end } : object
}

/** How far before "slide" its article stands at the most; characters are tokens in some scripts. */
const furthestBack = 40

/** Looks back from "slide" for "a", "another", a number, a kind and the topic between: "two new pricing slides". */
function quantityBefore(
  clause: Clause,
  at: number,
  taken: (at: number) => boolean,
): { start: number; count: number; kind: Concept | undefined; article: boolean } | undefined {
  let kind: Concept | undefined
  for (let from = at - 1; from >= 0 && at - from < furthestBack; from--) {
    const token = clause.token(from)
    if (token === undefined || token.kind === 'sign') return undefined
    const named = kindOf(token)
    if (taken(from)) return { start: from + 1, count: 1, kind, article: false }
    if (means(token, 'ordinalMark') || clause.is(from - 1, 'ordinalMark')) return undefined
    if (means(token, 'a', 'another', 'new') || (means(token, 'number') && !clause.is(from, 'the')))
      return {
        start: from,
        count: means(token, 'number') && !means(token, 'a') ? Math.min(token.value ?? 1, 20) : 1,
        kind,
        article: true,
      }
    if (named !== undefined) {
      kind ??= named
      continue
    }
    if (means(token, 'add')) return { start: from + 1, count: 1, kind, article: false }
    if (
      means(
        token,
        'the',
        'this',
        'it',
        'last',
        'ordinal',
        'after',
        'before',
        'in',
        'to',
        'all',
        'next',
        'previous',
      )
    )
      return undefined
  }
  return undefined
}

/** The requests for the slides that are wished, without their position. */
function slidesWished(
  clause: Clause,
  object: WishedSlide,
  destination: Destination | undefined,
): Partial<AddSlide>[] {
  const wish: Partial<AddSlide> = {}
  const layout = layoutFor(object.kind)
  if (layout !== undefined) wish.layout = layout
  const text = readTexts(clause, object, destination)
  Object.assign(wish, text.wish)
  if (object.count > 1 || object.plural) {
    const each = topicsOfEach(clause, object, destination)
    if (each.length > 1) return each.map((topic) => ({ ...wish, topic }))
    const topics = splitTopics(wish.topic ?? '', object)
    if (topics.length > 1) return topics.map((topic) => ({ ...wish, topic }))
    return Array.from({ length: object.count }, () => ({ ...wish }))
  }
  return [wish]
}

/** "one about hiring and one about training". */
function topicsOfEach(
  clause: Clause,
  object: WishedSlide,
  destination: Destination | undefined,
): string[] {
  const starts = clause.tokens.flatMap((_, at) =>
    at >= object.end && clause.is(at, 'one', 'another') && clause.is(at + 1, 'about') ? [at] : [],
  )
  return starts.map((start, index) => {
    let end = starts[index + 1] ?? clause.length
    if (destination && destination.start > start) end = Math.min(end, destination.start)
    while (clause.is(end - 1, 'and') || clause.token(end - 1)?.kind === 'sign') end -= 1
    return tidied(clause.text(start + 2, end))
  })
}

/** "pricing, costs and hiring" for several slides is a topic each. */
function splitTopics(topic: string, object: WishedSlide): string[] {
  const parts = listItems(topic)
  if (parts.length < 2) return []
  return object.count === 1 || parts.length === object.count ? parts : []
}

/** The topic, title and points that a clause says about a new slide. */
function readTexts(
  clause: Clause,
  object: WishedSlide,
  destination: Destination | undefined,
): { wish: Partial<AddSlide> } {
  const wish: Partial<AddSlide> = {}
  const outside = (at: number) => !destination || at < destination.start || at >= destination.end
  /** Where words that begin at `from` end: at the destination, or at the next part. */
  const endOf = (from: number, ...next: Concept[]) => {
    let to = from
    while (to < clause.length && outside(to) && !(to > from && clause.is(to, ...next))) to += 1
    return to
  }
  for (let at = object.end; at < clause.length; at++) {
    if (!outside(at)) continue
    const quote = clause.token(at)
    if (quote?.kind === 'quote' && wish.title === undefined && wish.topic === undefined) {
      wish.title = quote.text.slice(0, 300)
    } else if (clause.is(at, 'titled') && wish.title === undefined && at + 1 < clause.length) {
      const end = endOf(at + 1, 'about', 'with')
      wish.title = freeText(clause, at + 1, end, 300)
      at = end - 1
    } else if (clause.is(at, 'with') && wish.points === undefined) {
      const end = endOf(at + 1, 'titled')
      const kind = kindWith(clause, at + 1, end)
      if (kind !== undefined) {
        wish.layout ??= layoutFor(kind.concept)
        if (kind.end < end && !clause.is(kind.end, 'about', 'of')) {
          const points = listItems(freeText(clause, kind.end, end, 6000))
          if (
            points.length > 1 ||
            clause.tokens.slice(kind.end, end).some((one) => one.kind === 'quote')
          )
            wish.points = points
          at = end - 1
        } else at = kind.end - 1
      } else if (!clause.is(at + 1, 'titled')) {
        const points = pointsOf(clause, at + 1, end)
        if (points.length > 0) wish.points = points
        at = end - 1
      }
    } else if (clause.is(at, 'about', 'of') || (clause.is(at, 'in') && at === object.end)) {
      if (wish.topic !== undefined) continue
      const end = endOf(at + 1, 'titled', 'with')
      let last = end
      // "一页关于价格的幻灯片": the noun behind the topic.
      while (clause.is(last - 1, 'slide') && clause.is(last - 2, 'of')) last -= 2
      const topic = freeText(clause, at + 1, last, 1000)
      if (topic !== '') wish.topic = topic
      at = end - 1
    } else if (
      clause.token(at)?.text === ':' &&
      wish.topic === undefined &&
      wish.title === undefined
    ) {
      const end = endOf(at + 1)
      const topic = freeText(clause, at + 1, end, 1000)
      if (topic !== '') wish.topic = topic
      at = end - 1
    }
  }
  const quoted = clause.tokens.slice(object.start, object.end).find((one) => one.kind === 'quote')
  if (quoted !== undefined && wish.title === undefined && wish.topic === undefined) {
    const about = clause.tokens
      .slice(object.start, object.end)
      .some((one) => means(one, 'about', 'aboutThere'))
    return { wish: { ...wish, [about ? 'topic' : 'title']: quoted.text.slice(0, 300) } }
  }
  const before = topicBefore(clause, object)
  if (wish.topic === undefined && before !== '') wish.topic = before
  return { wish }
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
export function freeText(clause: Clause, from: number, to: number, most: number): string {
  const only = clause.token(from)
  if (only?.kind === 'quote') return only.text.slice(0, most)
  return tidied(clause.text(from, to)).slice(0, most)
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

function pointsOf(clause: Clause, from: number, to: number): string[] {
  let begin = from
  while (
    begin < to &&
    (clause.is(begin, 'the', 'point', 'words', 'bullets', 'number') ||
      clause.token(begin)?.text === ':')
  )
    begin += 1
  const quotes = clause.tokens.slice(begin, to).filter((token) => token.kind === 'quote')
  if (quotes.length > 0) return quotes.map((one) => one.text.slice(0, 1000)).slice(0, 12)
  return listItems(tidied(clause.text(begin, to)))
    .map((one) => one.slice(0, 1000))
    .slice(0, 12)
}
