import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { fold } from '../words/fold.ts'
import { onceEach } from '../words/once-each.ts'
import { type Candidate, Names } from './names.ts'
import { topicWords } from './word-forms.ts'

/** A slide and how well it fits a topic, from 0 to 1. */
interface TopicMatch {
  id: string
  score: number
}

interface Indexed extends Candidate {
  id: string
  title: string
  /** The small line over the title: the name of the section. */
  eyebrow: string
  /** All that it says, folded. */
  text: string
}

/** How much of a slide's text is read: far more than any slide shows. */
const longestText = 6000

/** An instruction is read several times, in one language and another, on the same slides. */
const indexed = new WeakMap<Slide, Indexed>()

/** What a slide is called by, and what it says. */
export function namesOf(slide: Slide): Indexed {
  const known = indexed.get(slide) ?? indexOf(slide)
  indexed.set(slide, known)
  return known
}

function indexOf(slide: Slide): Indexed {
  const { title, eyebrow = '' } = chosenVariant(slide)
  const text = slidePlainText(slide).slice(0, longestText)
  return {
    id: slide.id,
    title: fold(title).trim(),
    eyebrow: fold(eyebrow).trim(),
    called: [...new Set(topicWords(title.slice(0, longestText)))],
    says: [...new Set(topicWords(`${eyebrow} ${text}`))].slice(0, 400),
    within: [],
    text: ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `,
  }
}

/** How well a slide must fit words that do not say "slide": its title says them, near enough. */
const bareTopicScore = 0.8

/** How well a slide fits a topic at the least. */
const leastScore = 0.5

/** Finds slides by what they are about. The words of an instruction are looked for again and again, but found once. */
export class TopicSearch {
  private readonly slides: Indexed[]
  private readonly names: Names
  private allWords: ReadonlySet<string> | undefined
  private readonly matching = onceEach((topic) => this.matches(topic))
  /** Whether a slide says some folded words, as they stand: "month 6". */
  readonly says = onceEach((words) => this.slides.some(({ text }) => text.includes(` ${words} `)))

  constructor(slides: readonly Slide[]) {
    this.slides = slides.map(namesOf)
    this.names = new Names(this.slides)
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
    this.allWords ??= new Set(this.slides.flatMap(({ called, says }) => [...called, ...says]))
    return this.allWords
  }

  /** The slides that fit a topic, best first: titles first, then texts. */
  find(topic: string, among?: readonly string[]): readonly TopicMatch[] {
    const found = this.matching(topic)
    return among === undefined ? found : found.filter(({ id }) => among.includes(id))
  }

  /** Whether words are what slides are called, or near enough; or the line over the title of one alone. */
  isCalled(topic: string): boolean {
    const [best, second] = this.find(topic)
    if (best === undefined) return false
    const isEyebrow = best.score === eyebrowWeight && (second?.score ?? 0) < eyebrowWeight
    return isEyebrow || best.score >= bareTopicScore
  }

  /** Whether a slide says all the words of a topic. */
  saysAll(topic: string): boolean {
    return this.names.matches(topic).some(({ isWhole }) => isWhole)
  }

  private matches(topic: string): readonly TopicMatch[] {
    const folded = fold(topic).trim()
    const scores = new Map(this.names.matches(topic).map(({ at, score }) => [at, score]))
    return this.slides
      .map(({ id, title, eyebrow }, at) => {
        if (title !== '' && title === folded) return { id, score: 1 }
        const isEyebrow = eyebrow !== '' && eyebrow === folded.replace(article, '')
        return { id, score: Math.max(scores.get(at) ?? 0, isEyebrow ? eyebrowWeight : 0) }
      })
      .filter(({ score }) => score >= leastScore)
      .sort((a, b) => b.score - a.score)
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

/** A topic that is the line over the title scores this: less than a title that says it, more than a text. */
const eyebrowWeight = 0.7
