import { allMatches } from '../../../text/all-matches.ts'
import { type RequestPatterns, requestPatterns } from '../language/deck-request-words.ts'
import { wordCount } from '../language/script.ts'
import { type MappedText, mapVerbatim, type Span, sliceMapped, trimMapped } from './mapped-text.ts'

/** Longest line that asks for a deck, and words before the deck in it. */
const longestLine = 400
const mostWords = 45
const mostBefore = 7
/** Characters of a topic, which becomes a title. */
const topicLength = { least: 2, most: 100 }

const sentence = /[^.!?。！？\s][^.!?。！？]*[.!?。！？]*/gu

/** A first line in which somebody asks for the deck itself. */
interface DeckRequest {
  span: Span
  /** All that it says. */
  text: string
  /** What the deck is to be about, where it says so. */
  topic?: MappedText
}

/** "8 slides", "3-4 Folien", "10枚のスライド": how many there shall be. */
const counted = /\p{Nd}\s*(?:[–-]\s*\p{Nd}+\s*)?\S{0,3}\s*$/u

/**
 * The first line of a text where it asks for a deck ("Make me a deck about tea", "Kickoff deck for Zephyr please, 8 slides"):
 * it is a wish and no content. A sentence of it begins with what is to be done, or names the deck at its beginning and says please or
 * how many slides.
 */
export function deckRequest(input: string): DeckRequest | undefined {
  const start = input.search(/\S/u)
  if (start < 0) return undefined
  const line = /^[^\r\n]*/u.exec(input.slice(start, start + longestLine + 1))?.[0].trimEnd() ?? ''
  if (line.length > longestLine || /^[#>|<]/u.test(line) || wordCount(line) > mostWords)
    return undefined
  const said = line.toLowerCase().replaceAll("'", '’')
  for (const words of requestPatterns(said)) {
    const whole = mapVerbatim(line, start)
    const asking = allMatches(line, sentence)
      .map(({ index, 0: said }) => sliceMapped(whole, index, index + said.length))
      .find(({ text }) => asks(text.replaceAll("'", '’'), line, words))
    if (asking === undefined) continue
    const topic = topicOf(asking, words)
    const isAll = input.slice(start + line.length).trim() === ''
    if (isAll && topic === undefined) continue
    return {
      span: { start, end: start + line.length },
      text: line,
      ...(topic === undefined ? {} : { topic }),
    }
  }
  return undefined
}

function asks(sentence: string, line: string, words: RequestPatterns): boolean {
  const { deck, makes, opens, isBehind } = words
  const found = deck.exec(sentence)
  if (found === null) return false
  const before = sentence.slice(0, found.index)
  const behind = sentence.slice(found.index + found[0].length)
  const made = makes.exec(sentence)
  if (made !== null) {
    if (isBehind) return made.index > found.index
    const opening = sentence.slice(0, made.index)
    const isFirst = opening.replace(opens, '').replace(/[\s,.!]/gu, '') === ''
    const isNear = wordCount(sentence.slice(made.index, found.index)) <= mostBefore
    const opened = opens.test(opening) && made.index > found.index
    if ((isFirst && made.index < found.index && isNear && ends(behind, words)) || opened)
      return true
  }
  if (wordCount(before) >= mostBefore || counted.test(before)) return false
  const [clause = ''] = behind.split(/[,;:，；：、。.!?]/u)
  if (opens.test(clause)) return true
  const others = line.slice(line.indexOf(sentence) + before.length + found[0].length)
  const other = deck.exec(others)
  return (
    other !== null && counted.test(others.slice(0, other.index)) && others.length > clause.length
  )
}

/** Whether a deck is named and not told more about ("… a presentation that sells"): it is of or about something, or nothing follows. */
function ends(behind: string, { about, from, opens }: RequestPatterns): boolean {
  const rest = behind.trimStart()
  return (
    rest === '' ||
    /^\p{P}/u.test(rest) ||
    [about, from, opens].some((one) => one.exec(rest)?.index === 0)
  )
}

/** What the deck is to be about: the words between what says so and the deck, or behind it up to the end of the clause. */
function topicOf(sentence: MappedText, words: RequestPatterns): MappedText | undefined {
  const place = placeOfTopic(sentence.text, words)
  const topic = place && trimMapped(sliceMapped(sentence, place.start, place.end))
  if (topic === undefined || !namesSomething(topic.text, words)) return undefined
  const { length } = topic.text
  return length < topicLength.least || length > topicLength.most ? undefined : topic
}

/** "About **this**": what only points at the text is no topic. */
function namesSomething(topic: string, { small }: RequestPatterns): boolean {
  const said = topic.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return said.some((word) => !small.has(word))
}

function placeOfTopic(
  text: string,
  { deck, opens, about, isBehind }: RequestPatterns,
): Span | undefined {
  const found = deck.exec(text)
  if (found === null) return undefined
  const before = about.exec(text.slice(0, found.index))
  if (isBehind) return before === null ? undefined : { start: 0, end: before.index }
  const from = found.index + found[0].length
  const after = about.exec(text.slice(from))
  if (after !== null && text.slice(from, from + after.index).trim() === '') {
    const start = from + after.index + after[0].length
    const rest = text.slice(start)
    const ends = [clauseEnd, opens].map((one) => one.exec(rest)?.index ?? rest.length)
    return { start, end: start + Math.min(...ends) }
  }
  return before === null ? undefined : { start: before.index + before[0].length, end: found.index }
}

const clauseEnd = /[,;:，；：、。!?(]|\.(?:\s|$)/u
