import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import { editDistance } from '../../text/edit-distance.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { fold } from '../words/fold.ts'
import { onceEach } from '../words/once-each.ts'

/** A slide and how well it fits a topic, from 0 to 1. */
export interface TopicMatch {
  id: string
  score: number
}

interface Indexed {
  id: string
  title: string
  titleWords: string[]
  /** The small line over the title: the name of the section. */
  eyebrow: string
  words: string[]
  /** All that it says, folded. */
  text: string
}

/** Words that say nothing about a topic. */
const small = new Set(wordingsOf('small').split('|'))

/** How much of a slide's text is read: far more than any slide shows. */
const longestText = 6000

/** The words of a text as they are compared; of scripts without spaces every two neighbouring characters. */
export const topicWords = onceEach((text): readonly string[] => {
  const words = fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const pieces = words.flatMap((word) => {
    if (!unspacedScript.test(word)) return [word]
    const characters = [...word]
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
  const telling = pieces.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : pieces
})

/** An instruction is read several times, in one language and another, on the same slides. */
const indexed = new WeakMap<Slide, Indexed>()

function indexOf(slide: Slide): Indexed {
  const { title, eyebrow = '' } = chosenVariant(slide)
  const text = slidePlainText(slide).slice(0, longestText)
  return {
    id: slide.id,
    title: fold(title).trim(),
    eyebrow: fold(eyebrow).trim(),
    titleWords: [...new Set(topicWords(title.slice(0, longestText)))],
    words: [...new Set(topicWords(`${eyebrow} ${text}`))].slice(0, 400),
    text: ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `,
  }
}

/** Finds slides by what they are about. The words of an instruction are looked for again and again, but found once. */
export class TopicSearch {
  private readonly slides: Indexed[]
  private allWords: ReadonlySet<string> | undefined
  /** What was found, by topic. */
  private readonly found = new Map<string, TopicMatch[]>()
  /** How alike words are, by the first and the second. */
  private readonly alike = new Map<string, Map<string, number>>()

  constructor(slides: readonly Slide[]) {
    this.slides = slides.map((slide) => {
      const known = indexed.get(slide) ?? indexOf(slide)
      indexed.set(slide, known)
      return known
    })
  }

  /** The ids of the slides with exactly this title. */
  titled(title: string): string[] {
    const wanted = fold(title).trim()
    if (wanted === '') return []
    return this.slides.filter((slide) => slide.title === wanted).map((slide) => slide.id)
  }

  /** The ids of the slides whose title begins with these words, and says more. */
  beginning(words: string): string[] {
    const wanted = topicWords(words)
    return this.slides
      .filter(({ title }) => {
        const said = topicWords(title)
        return said.length > wanted.length && wanted.every((word, at) => said[at] === word)
      })
      .map(({ id }) => id)
  }

  /** Whether a slide says some folded words, as they stand: "month 6". */
  says(words: string): boolean {
    return this.slides.some((slide) => slide.text.includes(` ${words} `))
  }

  /** The folded words of all titles and texts. */
  words(): ReadonlySet<string> {
    this.allWords ??= new Set(this.slides.flatMap((slide) => [...slide.titleWords, ...slide.words]))
    return this.allWords
  }

  /** The slides that fit a topic, best first: titles first, then texts. */
  find(topic: string, among?: readonly string[]): TopicMatch[] {
    const found = this.found.get(topic) ?? this.matches(topic)
    this.found.set(topic, found)
    return found.filter((match) => among === undefined || among.includes(match.id))
  }

  private matches(topic: string): TopicMatch[] {
    const wanted = topicWords(topic).slice(0, 12)
    if (wanted.length === 0) return []
    const folded = fold(topic).trim()
    const alike = (first: string, second: string) => this.likeness(first, second)
    return this.slides
      .map((slide) => ({ id: slide.id, score: score(wanted, folded, slide, alike) }))
      .filter((match) => match.score >= 0.5)
      .sort((a, b) => b.score - a.score)
  }

  private likeness(first: string, second: string): number {
    const others = this.alike.get(first) ?? new Map<string, number>()
    this.alike.set(first, others)
    const known = others.get(second) ?? likeness(first, second)
    others.set(second, known)
    return known
  }
}

/** How alike two words are, from 0 to 1. */
type Likeness = (first: string, second: string) => number

/** "the milestones" for the line "Milestones". */
const article = new RegExp(`^(?:${wordingsOf('article')})\\s+`)

/** The search in some slides: what was found is known to all that read something about the same deck. */
export function searchIn(slides: readonly Slide[]): TopicSearch {
  const known = searches.get(slides) ?? new TopicSearch(slides)
  searches.set(slides, known)
  return known
}

const searches = new WeakMap<readonly Slide[], TopicSearch>()

/** A topic whose words all stand in a text, but not in the title, scores this. */
export const textWeight = 0.6

/** A topic that is the line over the title scores this: less than a title that says it, more than a text. */
const eyebrowWeight = 0.7

function score(wanted: string[], folded: string, slide: Indexed, alike: Likeness): number {
  if (slide.title === folded) return 1
  const inTitle = coverage(wanted, slide.titleWords, alike)
  const precision = coverage(slide.titleWords, wanted, alike)
  const title = inTitle * (0.8 + 0.15 * precision)
  if (slide.eyebrow !== '' && slide.eyebrow === folded.replace(article, ''))
    return Math.max(title, eyebrowWeight)
  if (title >= textWeight) return title
  return Math.max(title, textWeight * exactCoverage(wanted, slide.words))
}

function coverage(wanted: readonly string[], words: readonly string[], alike: Likeness): number {
  if (wanted.length === 0) return 0
  const sum = wanted.reduce(
    (total, one) => total + Math.max(0, ...words.map((word) => alike(one, word))),
    0,
  )
  return sum / wanted.length
}

function exactCoverage(wanted: readonly string[], words: readonly string[]): number {
  const found = wanted.filter((one) =>
    words.some((word) => word === one || (one.length >= 4 && sharedStem(one, word))),
  )
  return found.length / wanted.length
}

/** How alike two words are: 1 the same, less with another ending or a slip, 0 otherwise. */
function likeness(first: string, second: string): number {
  if (first === second) return 1
  if (sharedStem(first, second)) return 0.92
  const shorter = Math.min(first.length, second.length)
  const oneMore = Math.abs(first.length - second.length) <= 1
  if (shorter >= 5 && oneMore && editDistance(first, second, 1) <= 1) return 0.85
  if (shorter >= 4 && (first.startsWith(second) || second.startsWith(first))) return 0.75
  return 0
}

/** Whether two words differ in their endings only. */
function sharedStem(first: string, second: string): boolean {
  let shared = 0
  while (shared < first.length && shared < second.length && first[shared] === second[shared])
    shared++
  return shared >= 4 && Math.max(first.length, second.length) - shared <= 3
}
