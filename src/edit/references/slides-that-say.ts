import { chosenVariant, type LayoutName, type Slide, slidePlainText } from '../../deck/slide.ts'
import { editDistance } from '../../text/edit-distance.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { topicWords } from './topic-search.ts'

/** The slides that say every word of a topic, each in one of the lists, in the order of the deck. */
interface SlidesThatSay {
  /** In their title or the line over it. */
  inTitle: string[]
  /** Only elsewhere. */
  inText: string[]
}

/** Slides that list or repeat what others are about. */
const listing: readonly LayoutName[] = ['title', 'agenda', 'recap']

/** How much of a slide's text is read: far more than any slide shows. */
const longestText = 6000

/** Whether a word of a topic is one of a slide. */
type IsWord = (wanted: string, word: string) => boolean

/**
 * The slides that say a topic in whole words: other than a likeness it is sure enough to take slides away by. Title
 * slide, agenda and recap are left out: they only say what the others are about.
 */
export function slidesThatSay(
  slides: readonly Slide[],
  topic: string,
  isWord: IsWord,
): SlidesThatSay {
  const wanted = topicWords(topic)
  const found: SlidesThatSay = { inTitle: [], inText: [] }
  if (wanted.length === 0) return found
  const says = (words: ReadonlySet<string>) =>
    wanted.every((one) => words.has(one) || [...words].some((word) => isWord(one, word)))
  for (const slide of slides) {
    if (listing.includes(chosenVariant(slide).layout)) continue
    const { heading, all } = wordsOf(slide)
    if (says(heading)) found.inTitle.push(slide.id)
    else if (says(all)) found.inText.push(slide.id)
  }
  return found
}

/** The words of a slide's title with the line over it, and those of everything that it says. */
interface SlideWords {
  heading: ReadonlySet<string>
  all: ReadonlySet<string>
}

/** An instruction asks for the words of the same slides again and again. */
const known = new WeakMap<Slide, SlideWords>()

function wordsOf(slide: Slide): SlideWords {
  const before = known.get(slide)
  if (before !== undefined) return before
  const { title, eyebrow = '' } = chosenVariant(slide)
  const heading = `${eyebrow} ${title}`
  const wordsIn = (text: string) => new Set(topicWords(text.slice(0, longestText)))
  const words = { heading: wordsIn(heading), all: wordsIn(`${heading} ${slidePlainText(slide)}`) }
  known.set(slide, words)
  return words
}

/** The letters that two forms of a word share at the least, and how many may follow them. */
const stem = 4
const longestEnding = 3

/**
 * Tells whether two words are one in other forms: the plural where that is the only ending, else a short one. */
export function sameWordIn({ onlyPlurals }: Grammar): IsWord {
  if (onlyPlurals)
    return (first, second) =>
      isPluralOf(first, second, onlyPlurals) || isPluralOf(second, first, onlyPlurals)
  return (first, second) => {
    let shared = 0
    while (shared < first.length && first[shared] === second[shared]) shared++
    const ending = Math.max(first.length, second.length) - shared
    return shared >= stem && ending <= Math.min(longestEnding, shared - 2)
  }
}

/** Words shorter than this are too near to others for a typing error to be told. */
const shortestMistyped = 5

/** Whether a word is another with a typing error. */
export const isMistyped: IsWord = (wanted, word) =>
  wanted.length >= shortestMistyped && editDistance(wanted, word, 1) <= 1

/** @param endings of one and of several: "y" and "ies". */
function isPluralOf(plural: string, word: string, endings: Plurals): boolean {
  return endings.some(
    ([one, several]) =>
      word.endsWith(one) && plural === word.slice(0, word.length - one.length) + several,
  )
}

type Plurals = NonNullable<Grammar['onlyPlurals']>
