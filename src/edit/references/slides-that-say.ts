import { chosenVariant, type LayoutName, type Slide } from '../../deck/slide.ts'
import { namesOf } from './topic-search.ts'
import { type IsWord, topicWords } from './word-forms.ts'

/** The slides that say every word of a topic, each in one of the lists, in the order of the deck. */
interface SlidesThatSay {
  /** In their title or the line over it. */
  inTitle: string[]
  /** Only elsewhere. */
  inText: string[]
}

/** Slides that list or repeat what others are about. */
const listing: readonly LayoutName[] = ['title', 'agenda', 'recap']

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
  const says = (words: readonly string[]) =>
    wanted.every((one) => words.includes(one) || words.some((word) => isWord(one, word)))
  for (const slide of slides) {
    if (listing.includes(chosenVariant(slide).layout)) continue
    const { called, eyebrow, says: text } = namesOf(slide)
    const heading = [...called, ...topicWords(eyebrow)]
    if (says(heading)) found.inTitle.push(slide.id)
    else if (says([...heading, ...text])) found.inText.push(slide.id)
  }
  return found
}
