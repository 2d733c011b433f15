import { numberedSlide } from '../../clauses/numbered-slide.ts'
import { actions } from '../../lexicons/verbs.ts'
import type { Session } from '../../session.ts'
import { means, type Token } from '../../words/token.ts'
import type { SlideContent } from './wished-slides.ts'

/** "Called Safety **and** call the new slide Helmets": whether words after a sign or "and" ask for something of a slide that is named. */
export function isOtherWish(tokens: readonly Token[], from: number): boolean {
  const words = tokens.slice(from)
  const verb = words.find((one) => !means(one, 'please', 'afterwards', 'and'))
  return (
    means(verb, ...actions) &&
    !means(verb, 'add') &&
    words.some((one) => means(one, 'slide', 'slides', 'it', 'them'))
  )
}

/** "Hire, train; **delete slide 5**": parted otherwise than the others, a point may be a wish, which others ask about. */
export function mayAskMore(content: SlideContent, session: Session): boolean {
  const points = 'points' in content ? content.points : []
  return (
    points.some((point) => point.includes(',')) &&
    points.some((point) => {
      const words = session.readWords(point)
      return means(words[0], ...actions) && numberedSlide(words) !== undefined
    })
  )
}
