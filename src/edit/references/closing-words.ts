import { chosenVariant, slidePlainText } from '../../deck/slide.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { slidesAbout } from './slides-about.ts'

/** Not within a word; scripts without spaces part none. */
const edge = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])'

/** What a closing slide can say; the words for it name that, and not only the last slide. */
const sayings: readonly RegExp[] = (['thanksSaid', 'contactSaid', 'questionsSaid'] as const).map(
  (key) => new RegExp(`${edge}(?:${wordingsOf(key)})`, 'u'),
)

/**
 * The slides of a kind where they shall go: "the thank you slide" is a closing slide that thanks, in whatever language, and no
 * other one. Where none does, the words are a topic.
 * @param words by which the kind was named.
 * @throws {Unclear} when no slide says them, or it is not clear which.
 */
export function thoseSaying(
  session: Session,
  kind: Concept,
  words: string,
  find: () => string[],
): string[] {
  const said = sayings.filter((saying) => saying.test(fold(words)))
  if (kind !== 'closing' || !session.careful || said.length === 0) return find()
  const asked = session.settled.length
  const found = find()
  if (session.settled.length > asked) return found
  const saying = found.filter((id) => {
    const slide = session.slide(id)
    if (slide === undefined) return false
    const { title, eyebrow = '' } = chosenVariant(slide)
    const text = fold(`${eyebrow} ${title} ${slidePlainText(slide)}`)
    return said.some((one) => one.test(text))
  })
  return saying.length > 0 ? saying : slidesAbout(session, words, { plural: false })
}
