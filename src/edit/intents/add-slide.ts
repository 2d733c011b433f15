import { withoutFullStop } from '../../author/composer/shaping/shorten.ts'
import { spokenPhrases } from '../../author/transcript/spoken-phrases.ts'
import type { AddSlide } from '../../deck/requests/request.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { spokenItems } from '../frames/payload-list.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { type Destination, findDestination } from '../references/destination.ts'
import { kindConcepts, kindOf, layoutFor, wholeSlideKinds } from '../references/slides-of-kind.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { readTexts, type WishedSlide } from './new-slide-texts.ts'

/** Verbs that may ask for a slide; most of them mean other things as well. */
const makers: readonly Concept[] = ['add', 'make', 'write', 'put', 'use', 'export', 'restore']

/** "Add a slide about pricing after slide 3", "insert a closing slide", "add two slides about costs and hiring". */
export const addSlide: Intent = (clause, session) => {
  // "Add a fade transition between slides": no slide is asked for.
  const outside = clause.find(['unsupported'])
  if (outside !== -1 && clause.find(['slides']) > outside) return false
  const verbless = !clause.has(...actions) && clause.is(0, 'new', 'another')
  if (!clause.has(...makers) && !verbless) return false
  if (clause.has('layout') && !clause.has('add', 'new', 'another')) return false
  // "Make it shorter: 8 slides" wants fewer.
  if (clause.has('shorter') && !clause.has('add', 'new', 'another')) return false
  if (copies(clause)) return false
  if (movesIntoPlace(clause)) return false
  if (clause.has('merge') && !session.grammar.verbOpens) return false
  // "Mach aus Folie 3 zwei Folien" adds none.
  if (clause.is(clause.find(makers) + 1, 'from') && !clause.has('add')) return false
  if (!clause.has('slide', 'slides', 'another', 'one', ...wholeSlideKinds)) return false
  const destination = destinationOf(clause, session)
  const usable = destination && destination.form !== 'relative' ? destination : undefined
  const object = objectAt(clause, session.grammar.attributesFirst ? undefined : usable)
  if (object === undefined) return false
  const named = session.grammar.attributesFirst ? object : withKindBehind(clause, object)
  const wishes = slidesWished(clause, named, usable).map((wish) =>
    calledThanks(wish, clause.text(named.start, named.end), session),
  )
  if (wishes.length === 1 && named.plural && usable?.each)
    return addBesideEach(session, wishes, usable.each())
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

/** "A thank-you slide" says thanks in the deck's language, and nothing that its texts close with. */
function calledThanks(wish: Partial<AddSlide>, said: string, session: Session): Partial<AddSlide> {
  const { layout, title, topic, points = [] } = wish
  const saysMore = title !== undefined || topic !== undefined || points.length > 0
  if (layout !== 'closing' || saysMore || !session.grammar.thanks?.test(said)) return wish
  const { thanks } = spokenPhrases(session.now.language)
  return { ...wish, title: withoutFullStop(thanks) }
}

/** Where it shall go; "End" right behind "called" is what it is called. */
function destinationOf(clause: Clause, session: Session): Destination | undefined {
  let found = findDestination(clause, session)
  while (found && isTitle(clause, found)) found = findDestination(clause, session, found.start + 1)
  return found
}

/** Whether an end of the deck is named without a word for where, in what may be a title. */
function isTitle(clause: Clause, { start, end, form }: Destination): boolean {
  const titled = clause.find(['titled'])
  if (titled === -1 || titled >= start || (form !== 'start' && form !== 'end')) return false
  const between = clause.tokens.slice(titled + 1, start)
  const located =
    clause.is(start, 'to', 'into', 'in', 'as') || clause.is(start - 1, 'to', 'into', 'in')
  return (
    !located &&
    !clause.is(end - 1, 'toThere') &&
    between.every((token) => token.kind === 'word' && !means(token, 'with', 'about'))
  )
}

/** "Add section slides before 3 and 6": one beside each. */
function addBesideEach(
  session: Session,
  [wish]: readonly Partial<AddSlide>[],
  places: readonly (() => number)[],
): boolean {
  for (const place of places) session.addSlide({ position: place(), ...wish, request: 'add_slide' })
  return true
}

/** "Insert slide 5 in its place" names a slide that is there. */
function movesIntoPlace(clause: Clause): boolean {
  const slide = clause.find(['slide', 'slides'])
  return clause.has('itsPlace') && slide !== -1 && clause.is(slide + 1, 'number')
}

/** "Make two copies of slide 3" asks for no new slide; "add a slide about making copies" does. */
function copies(clause: Clause): boolean {
  const copied = clause.find(['duplicate'])
  const texts = clause.find(['about', 'titled', 'with'])
  return copied !== -1 && (texts === -1 || copied < texts)
}

/** What shall be added, when it is a slide: "a slide", "another slide", "2 slides", "an agenda", "a new closing slide". */
function objectAt(clause: Clause, destination: Destination | undefined): WishedSlide | undefined {
  const taken = (at: number) =>
    destination !== undefined && at >= destination.start && at < destination.end
  const verb = clause.find(makers)
  const adds = clause.is(verb, 'add')
  for (let at = 0; at < clause.length; at++) {
    if (!clause.is(at, 'slide', 'slides') || taken(at)) continue
    // "Use a table for slide 3" names one that is there.
    const isAdded = clause.is(at - 1, 'add') && !clause.is(at - 1, 'receive')
    if (clause.is(at + 1, 'number') && !isAdded) continue
    const quantity = quantityBefore(clause, at, taken)
    if (quantity === undefined) continue
    if (!adds && !quantity.article) continue
    // "Put the new slide at the end" names one that is there.
    if (!adds && isDefinite(clause, quantity.start)) continue
    // "Make it two slides" adds none.
    if (!adds && clause.is(quantity.start - 1, 'it', 'deck')) continue
    return { ...quantity, end: at + 1, plural: clause.is(at, 'slides') && !clause.is(at, 'slide') }
  }
  // "Stick a table of contents after the title": a kind with its article, and where it goes.
  const placed = clause.has('put', 'make') && clause.has('after', 'before', 'start', 'end')
  if (!adds && !clause.has('another', 'new') && !placed) return undefined
  for (let at = 0; at < clause.length; at++) {
    const kind = clause.token(at)?.concepts.find((one) => wholeSlideKinds.includes(one))
    if (
      kind === undefined ||
      taken(at) ||
      clause.is(at - 1, 'about', 'of', 'titled', 'after', 'before') ||
      // 「表紙**に**日付を入れて」 says where.
      clause.is(at + 1, 'toThere')
    )
      continue
    if (clause.is(at - 1, 'the') && clause.is(at - 2, 'after', 'before', 'to')) continue
    if (!adds && placed && !clause.is(at - 1, 'a', 'another', 'new')) continue
    return { start: at, end: at + 1, count: 1, plural: isPlural(clause, at), kind }
  }
  // "A bullet after the second **one**" is none that is new.
  const another = clause.tokens.findIndex(
    (one, at) => means(one, 'another', 'one') && !clause.is(at - 1, 'ordinal', 'the', 'this'),
  )
  if (adds && another !== -1 && clause.is(another + 1, 'about', 'titled', 'in', 'after', 'before'))
    return { start: another, end: another + 1, count: 1, plural: false, kind: undefined }
  return undefined
}

/** "the **new** slide", "the two **new** slides" */
function isDefinite(clause: Clause, at: number): boolean {
  const counted = clause.is(at - 1, 'number') ? at - 1 : at
  return clause.is(at, 'new') && clause.is(counted - 1, 'the')
}

const saysSeveral = new RegExp(
  `(?<!${wordingsOf('pluralEnding')})(?:${wordingsOf('pluralEnding')})$`,
  'i',
)

/** "section breaks", "section slides" */
function isPlural(clause: Clause, at: number): boolean {
  if (clause.is(at + 1, 'slides') && !clause.is(at + 1, 'slide')) return true
  const token = clause.token(at)
  const said = token ? clause.instruction.slice(token.start, token.end) : ''
  return saysSeveral.test(said) && clause.is(at, 'section') && !clause.is(at - 1, 'a')
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
  Object.assign(wish, readTexts(clause, object, destination))
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
  const parts = spokenItems(topic)
  if (parts.length < 2) return []
  return object.count === 1 || parts.length === object.count ? parts : []
}
