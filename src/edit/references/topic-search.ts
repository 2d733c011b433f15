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

/** Where a word stands in the slides: how alike it is to a word of each title, and whether each says it. */
interface Places {
  titles: readonly number[]
  texts: readonly boolean[]
}

/** Finds slides by what they are about. The words of an instruction are looked for again and again, but found once. */
export class TopicSearch {
  private readonly slides: Indexed[]
  private allWords: ReadonlySet<string> | undefined
  private readonly matching = onceEach((topic) => this.matches(topic))
  private readonly placesOf = onceEach((word) => this.placesIn(word))
  /** Whether a slide says some folded words, as they stand: "month 6". */
  readonly says = onceEach((words) => this.slides.some(({ text }) => text.includes(` ${words} `)))

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

  /** The folded words of all titles and texts. */
  words(): ReadonlySet<string> {
    this.allWords ??= new Set(this.slides.flatMap((slide) => [...slide.titleWords, ...slide.words]))
    return this.allWords
  }

  /** The slides that fit a topic, best first: titles first, then texts. */
  find(topic: string, among?: readonly string[]): readonly TopicMatch[] {
    const found = this.matching(topic)
    return among === undefined ? found : found.filter(({ id }) => among.includes(id))
  }

  private matches(topic: string): readonly TopicMatch[] {
    const wanted = topicWords(topic).slice(0, 12)
    if (wanted.length === 0) return []
    const folded = fold(topic).trim()
    const places = wanted.map(this.placesOf)
    return this.slides
      .map((slide, at) => ({ id: slide.id, score: score(wanted, folded, slide, places, at) }))
      .filter((match) => match.score >= 0.5)
      .sort((a, b) => b.score - a.score)
  }

  private placesIn(word: string): Places {
    return {
      titles: this.slides.map(({ titleWords }) => likest(word, titleWords)),
      texts: this.slides.map(({ words }) => words.some((one) => isSaidAs(word, one))),
    }
  }
}

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

function score(
  wanted: readonly string[],
  folded: string,
  slide: Indexed,
  places: readonly Places[],
  at: number,
): number {
  if (slide.title === folded) return 1
  const inTitle = places.reduce((sum, { titles }) => sum + (titles[at] ?? 0), 0) / wanted.length
  const precision = inTitle === 0 ? 0 : coverage(slide.titleWords, wanted)
  const title = inTitle * (0.8 + 0.15 * precision)
  if (slide.eyebrow !== '' && slide.eyebrow === folded.replace(article, ''))
    return Math.max(title, eyebrowWeight)
  if (title >= textWeight) return title
  const inText = places.filter(({ texts }) => texts[at]).length / wanted.length
  return Math.max(title, textWeight * inText)
}

function coverage(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return 0
  return wanted.reduce((sum, one) => sum + likest(one, words), 0) / wanted.length
}

/** How alike a word is to that of some which is most like it. */
const likest = (word: string, words: readonly string[]): number =>
  words.reduce((most, one) => Math.max(most, likeness(word, one)), 0)

/** Whether a word stands in a text as the same, or with another ending. */
const isSaidAs = (wanted: string, word: string): boolean =>
  word === wanted || (wanted.length >= 4 && sharedStem(wanted, word))

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
