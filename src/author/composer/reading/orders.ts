import { allMatches } from '../../../text/all-matches.ts'
import { unspacedScript } from '../../../text/unspaced-script.ts'
import { requestPatternsIn } from '../language/deck-request-words.ts'
import { numbersIn } from '../language/figures.ts'
import { type OrderPatterns, orderPatterns } from '../language/order-words.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { wrappingOf } from './line-wrapping.ts'
import { markLength, withInitials } from './list-marks.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  type Span,
  sliceMapped,
  spanOf,
} from './mapped-text.ts'
import type { MarginSource } from './source-block.ts'
import { lineText, readLines, type TextLine } from './text-lines.ts'

/** Words besides those that order: with no more, what is ordered is about something else than its own words. */
const mostOtherWords = 4
/** Words of a paragraph that one order at its end may be about. */
const mostParagraphWords = 80
/** UTF-16 units of a paragraph in which somebody speaks to who makes the slides. */
const longestParagraph = 4000
/** Words of a paragraph at the beginning of a text with which all of it is handed over. */
const mostHandingWords = 60
/** Share of a text that goes with orders. */
const mostShare = 2 / 3
/** Sentences in which a figure stands that is taken back; in more it is likely to be another thing's. */
const mostSentences = 3

/** A paragraph, an item or a heading. */
interface Paragraph extends Span {
  text: MappedText
  /** How deep a heading is; 0 of anything else. */
  level: number
  /** Whether it stands in columns. */
  isRow: boolean
  /** Whether a blank line or the text's beginning is right over it. */
  opens: boolean
}

/** What is ordered: the words that do so, and what goes with them; nothing else where that is not clear. */
interface Order {
  said: MappedText
  about?: readonly MappedText[]
}

/**
 * What speaks to whoever makes slides of a text, or says of what stands with it that it is not for those who see them ("6–8 slides
 * please", "… not for the slides", "Only to you: …", "don't use 340"): it is told nowhere. Where it is not clear what an order is about,
 * only its own words are.
 *
 * @param isAsked whether slides are asked for elsewhere (`deckRequest`).
 */
export function ordersIn(
  input: string,
  language: string,
  isAsked = false,
): { spans: Span[]; margins: MarginSource[] } {
  const words = orderPatterns(language)
  if (words === undefined || !mayOrder(withApostrophes(input), words, language))
    return { spans: [], margins: [] }
  const paragraphs = paragraphsOf(input)
  const found = paragraphs.flatMap((_, at) => ordersOf(paragraphs, at, words, language))
  const asked = isAsked || found.some(({ isWish }) => isWish)
  const orders: Order[] = found.filter(({ needsWish }) => asked || !needsWish)
  const kept = mostOf(orders, input) ? orders.map(({ said }): Order => ({ said })) : orders
  const margins = kept.flatMap(({ said, about }): MarginSource[] =>
    (about ?? [said]).map((text) => ({
      kind: 'margin',
      place: 'nowhere',
      text,
      order: about === undefined ? 'unclear' : 'followed',
    })),
  )
  const apart = margins.filter(
    (one, at) => !margins.some((other, index) => index !== at && holds(other, one, index < at)),
  )
  return { spans: apart.flatMap(({ text }) => runsOf(text)), margins: apart }
}

function withApostrophes(text: string): string {
  return text.replaceAll("'", '’')
}

function mayOrder(input: string, words: OrderPatterns, language: string): boolean {
  const { private: secret, silent, label, omits, figure, unused, wishes } = words
  const patterns = [secret, silent, label, omits, figure, unused, wishes]
  return [...patterns, ...requestPatternsIn(language).map(({ deck }) => deck)].some((one) =>
    one?.test(input),
  )
}

/** Whether what goes is most of the text: then it is about that, or the order is about something else. */
function mostOf(orders: readonly Order[], input: string): boolean {
  const gone = orders.flatMap(({ about = [] }) => about.map(({ text }) => text.length))
  return gone.reduce((sum, one) => sum + one, 0) > input.replace(/\s+/gu, ' ').length * mostShare
}

function holds(outer: MarginSource, inner: MarginSource, isFirst: boolean): boolean {
  const [a, b] = [spanOf(outer.text), spanOf(inner.text)]
  const isEqual = a.start === b.start && a.end === b.end
  return a.start <= b.start && b.end <= a.end && (!isEqual || isFirst)
}

/** The stretches of the input that a text is made of: between them stand line ends and what quotes or indents a line. */
function runsOf({ offsets }: MappedText): Span[] {
  const runs: Span[] = []
  for (const at of offsets) {
    const last = runs.at(-1)
    if (last !== undefined && at <= last.end) last.end = at + 1
    else runs.push({ start: at, end: at + 1 })
  }
  return runs
}

type Found = Order & { isWish?: boolean; needsWish?: boolean }

function ordersOf(
  paragraphs: readonly Paragraph[],
  at: number,
  words: OrderPatterns,
  language: string,
): Found[] {
  const paragraph = paragraphs[at]
  if (paragraph === undefined || paragraph.isRow) return []
  const { text } = paragraph
  if (text.text.length > longestParagraph) return []
  if (!mayOrder(withApostrophes(text.text), words, language)) return []
  const sentences = splitSentences(text, language)
  const counts = piecesOf(text).some((piece) => isWish(piece.text, words, false, language))
  const isEdge = at === 0 || at === paragraphs.length - 1 || counts
  return piecesOf(text).flatMap((piece): Found[] => {
    const sentence = sentences.find((one) => holdsPiece(one, piece)) ?? piece
    if (isWish(piece.text, words, isEdge, language)) {
      const isHanding =
        at === 0 &&
        paragraphs.length > 1 &&
        words.wishes.test(piece.text) &&
        wordCount(text.text) <= mostHandingWords
      return [{ said: sentence, about: [isHanding ? text : sentence], isWish: true }]
    }
    const taken = takenBack(piece, sentence, text, words)
    if (taken !== undefined) return [withoutFigure(taken, paragraphs, language)]
    if (!isSecret(piece.text, words, paragraph, language))
      // Of another reader's orders a text may be: only beside a wish for slides this is said to whoever makes them.
      return words.omits?.test(piece.text)
        ? [{ said: sentence, about: [sentence], needsWish: true }]
        : []
    // Over all of a text it is about that (`draftRemarks`), and what ends as no sentence does may be a name.
    const isAlone = sentences.length === 1 && otherWords(text.text, words.silent) <= mostOtherWords
    const isName = paragraph.level === 0 && /[\p{L}\p{N}]$/u.test(text.text)
    if (isAlone && (isName || at === 0)) return []
    return [{ said: sentence, ...aboutWhat(paragraphs, at, piece, sentence, words, sentences) }]
  })
}

const pieceEnd = /[.!?…]+["”»)]?(?=\s|$)|[。！？]+[」』）]?/gu

/** What a text says between marks that may end a sentence; in haste people begin small behind them. */
function piecesOf(text: MappedText): MappedText[] {
  const ends = allMatches(text.text, pieceEnd).map((match) => match.index + match[0].length)
  const cuts = [...new Set([...ends, text.text.length])]
  return cuts
    .map((end, index) => sliceMapped(text, cuts[index - 1] ?? 0, end))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text))
    .map(({ text: said, offsets }) => ({ text: withApostrophes(said), offsets }))
}

function holdsPiece(sentence: MappedText, piece: MappedText): boolean {
  const [outer, inner] = [spanOf(sentence), spanOf(piece)]
  return outer.start < inner.end && inner.start < outer.end
}

/** Whether words ask for so many slides, or say how they shall be. */
function isWish(
  piece: string,
  { needs, wishes }: OrderPatterns,
  isEdge: boolean,
  language: string,
): boolean {
  const decks = requestPatternsIn(language).filter(({ deck }) => deck.test(piece))
  if (wishes.test(piece) && (isEdge || decks.length > 0)) return true
  return decks.some(({ deck, makes, opens }) => {
    const found = deck.exec(piece)
    if (found === null) return false
    const before = piece.slice(0, found.index)
    const counted =
      /\p{Nd}\s*(?:[–~〜-]\s*\p{Nd}+)?\s*\S{0,3}\s*$/u.test(before) ||
      /^\s*\S{0,2}\s?\p{Nd}/u.test(piece.slice(found.index + found[0].length))
    return counted && [needs, makes, opens].some((one) => one.test(piece))
  })
}

/** What is said besides an order: no remark in brackets. */
function otherWords(piece: string, order: RegExp): number {
  return wordCount(withoutRemarks(piece.replace(order, ' ')))
}

function isSecret(
  piece: string,
  { private: secret, silent, label }: OrderPatterns,
  { level }: Paragraph,
  language: string,
): boolean {
  if (secret.test(piece) || saysFirst(piece, label)) return true
  if (label.test(piece) && (level > 0 || isInBrackets(piece)))
    return /^[^\p{L}\p{N}]*$/u.test(piece.replace(label, ''))
  const [said] = silent.exec(piece) ?? []
  if (said === undefined) return false
  // What names something else than what was just said is about that, and one word alone may say how something is.
  const rest = withoutRemarks(piece.replace(silent, ' '))
  return (
    (wordCount(said) === 1 ? wordCount(rest) === 0 : !namesThing(rest, language)) ||
    saysFirst(piece, silent)
  )
}

/** Whether words are more than those that a sentence is built with; of scripts without spaces, whether they are many. */
function namesThing(words: string, language: string): boolean {
  if (unspacedScript.test(words)) return wordCount(words) > mostOtherWords
  const small = stopwordsFor(language)
  return (words.toLowerCase().match(/[\p{L}\p{M}\p{N}’]+/gu) ?? []).some((word) => !small.has(word))
}

/** Words without what stands in brackets. */
function withoutRemarks(words: string): string {
  return words.replace(/[(（][^()（）]*[)）]/gu, ' ')
}

function isInBrackets(text: string): boolean {
  return /^\s*[([（【].*[)\]）】]\s*$/u.test(text)
}

/** Whether an order stands before all that its piece says, as a label. */
function saysFirst(piece: string, order: RegExp): boolean {
  const match = order.exec(piece)
  if (match === null || /\p{L}/u.test(piece.slice(0, match.index))) return false
  return /^\s*[:：)\]）】]/u.test(piece.slice(match.index + match[0].length))
}

/** What a secret order is about, by where it stands. */
function aboutWhat(
  paragraphs: readonly Paragraph[],
  at: number,
  piece: MappedText,
  sentence: MappedText,
  words: OrderPatterns,
  sentences: readonly MappedText[],
): Pick<Order, 'about'> {
  const own = paragraphs[at]
  if (own === undefined) return {}
  const order = [words.private, words.silent].find((one) => one.test(piece.text)) ?? words.label
  const isShort = otherWords(piece.text, order) <= mostOtherWords
  const first = spanOf(sentences[0] ?? sentence).start === spanOf(sentence).start
  if (own.level > 0 && isShort) return { about: [own.text, ...sectionBelow(paragraphs, at)] }
  const isAlone = sentences.length === 1 && otherWords(sentence.text, order) <= mostOtherWords
  if (isAlone) {
    const [before, next] = [paragraphs[at - 1], paragraphs[at + 1]]
    if (/[:：]\s*$/u.test(own.text.text) && next !== undefined)
      return { about: [own.text, ...groupFrom(paragraphs, at + 1)] }
    if (isInBrackets(own.text.text) && before !== undefined && before.level === 0)
      return { about: [before.text, own.text] }
    return {}
  }
  if (first && (isShort || saysFirst(piece.text, order))) return { about: [own.text] }
  if (!isShort) return { about: [sentence] }
  const isLast = spanOf(sentences.at(-1) ?? sentence).start === spanOf(sentence).start
  if (isLast && wordCount(own.text.text) <= mostParagraphWords) return { about: [own.text] }
  const before = sentences[sentences.indexOf(sentence) - 1]
  return { about: before === undefined ? [sentence] : [before, sentence] }
}

/** What stands below a heading up to the next that is as high. */
function sectionBelow(paragraphs: readonly Paragraph[], at: number): MappedText[] {
  const level = paragraphs[at]?.level ?? 0
  const rest = paragraphs.slice(at + 1)
  const end = rest.findIndex((one) => one.level > 0 && one.level <= level)
  return rest.slice(0, end < 0 ? rest.length : end).map(({ text }) => text)
}

/** A paragraph with what stands right below it. */
function groupFrom(paragraphs: readonly Paragraph[], at: number): MappedText[] {
  const rest = paragraphs.slice(at)
  const end = rest.findIndex((one, index) => index > 0 && one.opens)
  return rest.slice(0, end < 0 ? rest.length : end).map(({ text }) => text)
}

interface TakenBack {
  /** The sentence that does so last, and what it points at. */
  said: readonly MappedText[]
  figure: string
  needsWish: boolean
}

/** A figure that words take back: the one that they name, or the only one that they point at. */
function takenBack(
  piece: MappedText,
  sentence: MappedText,
  paragraph: MappedText,
  { figure, unused }: OrderPatterns,
): TakenBack | undefined {
  const match = unused.exec(piece.text)
  const points = figure.test(piece.text)
  if (match === null && !points) return undefined
  const behind = match === null ? '' : piece.text.slice(match.index + match[0].length)
  // What has a unit may be a dose.
  const [named] = /^\s*\p{Nd}[\p{Nd}.,]*(?=\s*(?:[,;.!)–—-]|$))/u.exec(behind) ?? []
  if (named !== undefined)
    return { said: [sentence], figure: named.trim().replace(/[.,]$/u, ''), needsWish: false }
  const from = Math.max(0, sentence.offsets.indexOf(piece.offsets[0] ?? 0))
  const place = from + ((points ? figure : unused).exec(piece.text)?.index ?? 0)
  const [own, ...others] = numbersIn(sentence.text.slice(0, place))
  if (own !== undefined && others.length === 0)
    return { said: [sentence], figure: own, needsWish: !points }
  const before = sliceMapped(paragraph, 0, paragraph.offsets.indexOf(spanOf(sentence).start))
  const last = piecesOf(before).at(-1)
  const [only, ...more] = numbersIn(last?.text ?? '')
  if (!points || last === undefined || only === undefined || more.length > 0) return undefined
  return { said: [last, sentence], figure: only, needsWish: false }
}

/** The order that a figure is not to be used, with the sentences that use it; what stands in columns stays. */
function withoutFigure(
  { said, figure, needsWish }: TakenBack,
  paragraphs: readonly Paragraph[],
  language: string,
): Found {
  const sentences = paragraphs
    .filter(({ isRow, text }) => !isRow && text.text.includes(figure))
    .flatMap(({ text }) => splitSentences(text, language))
    .filter(({ text }) => numbersIn(text).includes(figure))
  const others = sentences.filter((one) => !said.some((own) => holdsPiece(own, one)))
  const [order = emptyMappedText] = said.slice(-1)
  if (others.length > mostSentences) return { said: order, needsWish }
  return { said: order, about: [...said, ...others], needsWish }
}

const quoting = /^(?:[ \t]*>)+/u
const heading = /^ {0,3}(#{1,6})[ \t]+/u
/** What stands in columns. */
const columns = /\t|\S {2,}\S.*\S {2,}\S|\|.*\||(?:[,;][^,;\s]*){4,}$/u

/** The paragraphs, items, headings and rows of a text, lines that are wrapped put together, without what quotes them. */
function paragraphsOf(input: string): Paragraph[] {
  const lines = withInitials(readLines(input, 0, input.length)).map((line) => {
    const depth = quoting.exec(line.text)?.[0].length ?? 0
    const text = ' '.repeat(depth) + line.text.slice(depth)
    return { ...line, text, depth: line.text.slice(0, depth).replace(/[^>]/gu, '').length }
  })
  const wraps = wrappingOf(lines)
  const paragraphs: Paragraph[] = []
  let group: (TextLine & { depth: number })[] = []
  const close = () => {
    let from = 0
    for (const [at, line] of group.entries()) {
      const next = group[at + 1]
      const isRow = columns.test(line.text.trim())
      const ends =
        next === undefined ||
        isRow ||
        columns.test(next.text.trim()) ||
        heading.test(line.text) ||
        heading.test(next.text) ||
        next.depth !== line.depth ||
        markLength(next) > 0 ||
        !(wraps(group, at) || /^\s*\p{Ll}/u.test(next.text))
      if (!ends) continue
      const own = group.slice(from, at + 1)
      const [first = line] = own
      const mark = heading.exec(first.text)
      const skip = mark?.[0].length ?? markLength(first)
      const text = joinMapped(own.map((one, index) => lineText(one, index === 0 ? skip : 0)))
      paragraphs.push({
        start: first.start,
        end: line.start + line.text.length,
        text,
        level: mark?.[1]?.length ?? 0,
        isRow,
        opens: from === 0,
      })
      from = at + 1
    }
    group = []
  }
  for (const line of lines) {
    if (line.text.trim() === '') close()
    else group.push(line)
  }
  close()
  return paragraphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text.text))
}
