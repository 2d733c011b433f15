import { wordingsOf } from '../../lexicons/any-language.ts'
import type { Concept } from '../../lexicons/concept.ts'
import type { Grammar } from '../../lexicons/grammar.ts'
import { means, type Token } from '../../words/token.ts'
import type { WishText } from '../wish-text.ts'
import type { Range } from './given-list.ts'
import { chartConcept, ownKinds, type SlideKind, slideKindNamed } from './slide-kind.ts'
import { isEdgePhrase } from './where-slides-go.ts'

/** What a wish asks for: "a new slide", "one more", "3 empty slides", "a chart slide", "a table", "two pricing slides". */
interface AskedSlides {
  count: number
  /** Whether several are meant, however many. */
  isPlural: boolean
  isBlank: boolean
  kind?: SlideKind
  chart?: Concept
  /** What is said of it before the noun: "a **pricing** slide", 「**チーム**」というタイトルのスライド. */
  topic?: Range
  title?: Range
  /** Whether no noun says that slides are meant: where they go has to. */
  isOpen: boolean
  /** Whether "new", "another" or a verb before says that something is to be made. */
  saysNew: boolean
  /** Whether an article or a number says that they are not there yet. */
  isNew: boolean
  end: number
}

/** What asks for something to be made. */
export const makers = ['add', 'make', 'put', 'write', 'receive', 'needs'] as const

/** How many words stand before the noun at the most, beside those that say what a slide is about. */
const mostBefore = 7
/** How many say that; in scripts without spaces a character is one. */
const mostAbout = 40
/** The most slides that one wish makes. */
const mostSlides = 20

/** What stands on a slide of its own where nothing else is said; a card or a step stands among others. */
const alone: readonly SlideKind[] = ['table', 'chart', 'comparison', 'quote', ...ownKinds]

const data: readonly SlideKind[] = ['table', 'chart', 'comparison']

/**
 * The slides that are asked for from a token on; "the" is said of those that are there.
 * @param said.opens whether a noun alone may ask there, as at the beginning of a wish: "chart slide before 5 …".
 * @param said.isAdded whether a verb before says that something is added.
 */
export function askedAt(
  { tokens, grammar }: Pick<WishText, 'tokens' | 'grammar'>,
  start: number,
  { opens, isAdded }: { opens: boolean; isAdded: boolean },
): AskedSlides | undefined {
  if (means(tokens[start], ...makers, 'please')) return undefined
  const asked: AskedSlides = {
    count: 1,
    isPlural: false,
    isBlank: false,
    isOpen: false,
    saysNew: isAdded,
    isNew: isAdded,
    end: start,
  }
  const found = (end: number, isOpen: boolean): AskedSlides => ({ ...asked, end, isOpen })
  let most = start + mostBefore
  for (let at = start; at < Math.min(tokens.length, most); at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (means(token, 'slide', 'slides')) {
      // "Slide 5" is there.
      if (next?.kind === 'number' || means(token, 'slideMark')) return undefined
      asked.isPlural ||= means(token, 'slides') && !means(token, 'slide')
      const end = readBehind(asked, tokens, at + 1)
      const isSaid = asked.isNew || asked.topic !== undefined || asked.title !== undefined
      return isSaid || (opens && asked.kind !== undefined) ? found(end, false) : undefined
    }
    // "A new **one**", "add **one** called Talks".
    if (asked.isNew && means(token, 'one') && (!isAdded || means(next, 'titled')))
      return { ...found(at + 1, false), saysNew: false }
    if (readQuantity(asked, token)) {
      // "**One more** at the end", "3 **more**": nothing behind it says of what.
      const isMore = means(token, 'another', 'new', 'blank')
      if (isMore && !leadsToNoun(tokens, at + 1, grammar)) return found(at + 1, true)
      continue
    }
    // 表**を**1枚, "a **presentation** agenda".
    const isKnown = asked.kind !== undefined
    if (isKnown && isBeforeSlide(tokens, at)) continue
    if (means(token, 'deck') && slideKindNamed(next) !== undefined) continue
    const kind = slideKindNamed(token)
    const isKind = kind !== undefined && !isKnown && !means(next, 'aboutThere')
    const noun = isKind ? undefined : nounBehind(tokens, at, grammar)
    if (noun !== undefined && (asked.isNew || opens)) {
      readBefore(asked, tokens, at, noun)
      at = noun - 1
      most = noun + 1
      continue
    }
    // 表紙**に**日付を入れて says where.
    if (kind === undefined || isKnown || means(next, 'toThere')) return undefined
    setKind(asked, token, kind)
    if (means(next, 'slide', 'slides') || isBeforeSlide(tokens, at + 1)) continue
    const isOwn = ownKinds.includes(kind)
    // "**Pie chart** before slide 3: A 40, B 60": what shows data, where some is given.
    const isSaid = asked.isNew || (opens && (data.includes(kind) || isOwn))
    return isSaid && alone.includes(kind) ? found(at + 1, !isOwn) : undefined
  }
  return undefined
}

/** "A", "two", "another", "new", "empty": how many there shall be, and that they are not there yet. */
function readQuantity(asked: AskedSlides, token: Token | undefined): boolean {
  const isCount = means(token, 'number') && !means(token, 'a') && (token?.value ?? 0) > 1
  if (!isCount && !means(token, 'a', 'another', 'new', 'blank', 'number')) return false
  asked.isNew = true
  if (isCount) {
    asked.count = Math.min(token?.value ?? 1, mostSlides)
    asked.isPlural = true
  } else {
    asked.saysNew ||= means(token, 'another', 'new', 'blank')
    asked.isBlank ||= means(token, 'blank')
  }
  return true
}

function setKind(asked: AskedSlides, token: Token | undefined, kind: SlideKind): void {
  asked.kind = kind
  asked.isPlural ||= kind === 'section' && saysSeveral.test(token?.text ?? '')
  const chart = chartConcept(token)
  if (chart !== undefined) asked.chart = chart
}

const saysSeveral = new RegExp(
  `(?<!${wordingsOf('pluralEnding')})(?:${wordingsOf('pluralEnding')})$`,
  'i',
)

/** 表**を**1枚, "bar chart**-**slide": between the kind and the noun. */
const isBeforeSlide = (tokens: readonly Token[], at: number): boolean =>
  (means(tokens[at], 'particle', 'of') || tokens[at]?.text === '-') &&
  means(tokens[at + 1], 'slide') &&
  tokens[at + 2]?.kind !== 'number'

/** What is no word of what a slide is about that stands before its noun. */
const noAttribute: readonly Concept[] = [
  'the',
  'this',
  'it',
  'last',
  'ordinal',
  'ordinalMark',
  'after',
  'before',
  'afterThere',
  'beforeThere',
  'toThere',
  'in',
  'to',
  'all',
  'next',
  'previous',
  'with',
  'slideMark',
  'between',
  'unsupported',
]

/** Where the noun stands that some words say more of: "a **pricing** slide"; undefined where they do not. */
function nounBehind(
  tokens: readonly Token[],
  from: number,
  { ownerFirst }: Grammar,
): number | undefined {
  if (isEdgePhrase(tokens[from])) return undefined
  for (let at = from; at < Math.min(tokens.length, from + mostAbout); at++) {
    const token = tokens[at]
    if (means(token, 'slide', 'slides'))
      return at > from && tokens[at + 1]?.kind !== 'number' ? at : undefined
    // "New title **for the** slide": what stands before belongs to the slide.
    if (means(token, 'of') && ownerFirst !== true) return undefined
    const isLink = means(token, 'of', 'about', 'aboutThere', 'titled')
    const isCounted = means(token, 'number') && means(tokens[at + 1], 'slide', 'slides')
    const isDeck = means(token, 'deck') && !means(tokens[from], 'about')
    if (isCounted || isDeck || token?.kind === 'sign' || (means(token, ...noAttribute) && !isLink))
      return undefined
  }
  return undefined
}

/** Reads what is said of slides before their noun: what they are about, are called or show. */
function readBefore(
  asked: AskedSlides,
  tokens: readonly Token[],
  from: number,
  noun: number,
): void {
  let to = noun
  let isCalled = means(tokens[from], 'titled') || tokens[from]?.kind === 'quote'
  let isAbout = false
  for (; to > from; to--) {
    const last = tokens[to - 1]
    const kind = slideKindNamed(last)
    if (kind !== undefined && to - 1 > from) asked.kind ??= kind
    else if (!means(last, 'of', 'aboutThere', 'the', 'new', 'titled')) break
    isAbout ||= means(last, 'aboutThere')
    isCalled ||= means(last, 'titled')
  }
  const begin = means(tokens[from], 'about', 'titled') ? from + 1 : from
  if (begin >= to) return
  const isTitle = isCalled && !isAbout && !means(tokens[from], 'about')
  asked[isTitle ? 'title' : 'topic'] = { from: begin, to }
}

/** Where words may go on behind the kind that stands behind its noun. */
const behindKind: readonly Concept[] = [
  'after',
  'before',
  'to',
  'in',
  'into',
  'titled',
  'about',
  'with',
  'start',
  'end',
  'particle',
]

/** "Una diapositiva **nueva**", 一页**空白页**, スライドを**1枚**, "une diapositive **de clôture**": what is said behind the noun. */
function readBehind(asked: AskedSlides, tokens: readonly Token[], start: number): number {
  let end = start
  while (means(tokens[end], 'new', 'blank')) {
    asked.isBlank ||= means(tokens[end], 'blank')
    asked.isNew = true
    asked.saysNew = true
    end += means(tokens[end + 1], 'slide') ? 2 : 1
  }
  const counted = means(tokens[end], 'particle') ? end + 1 : end
  const isCounted = counted > end && tokens[counted]?.kind === 'number'
  if (counted > end && means(tokens[counted], 'slide')) end = counted + 1
  else if (isCounted && means(tokens[counted + 1], 'slide', 'slides')) {
    asked.count = Math.min(tokens[counted]?.value ?? 1, mostSlides)
    asked.isPlural = asked.count > 1
    end = counted + 2
  }
  let at = end
  while (means(tokens[at], 'of', 'the') && slideKindNamed(tokens[at]) === undefined) at += 1
  const kind = slideKindNamed(tokens[at])
  const next = tokens[at + 1]
  if (kind === undefined || asked.kind !== undefined || !asked.isNew) return end
  if (next?.kind === 'word' && !means(next, ...behindKind)) return end
  setKind(asked, tokens[at], kind)
  return at + 1
}

function leadsToNoun(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const token = tokens[at]
  return (
    means(token, 'slide', 'slides', 'a', 'another', 'new', 'blank', 'number', 'one') ||
    slideKindNamed(token) !== undefined ||
    nounBehind(tokens, at, grammar) !== undefined
  )
}
