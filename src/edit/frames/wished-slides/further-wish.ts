import { numberedSlide } from '../../clauses/numbered-slide.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { actions } from '../../lexicons/verbs.ts'
import { objects } from '../../lexicons/wish-concepts.ts'
import { kindConcepts } from '../../references/slides-of-kind.ts'
import type { Session } from '../../session.ts'
import { means, type Token } from '../../words/token.ts'
import type { SlideContent } from './wished-slides.ts'

/** The files that a deck is given as. */
const files: readonly Concept[] = ['formatPdf', 'formatPpt', 'formatPng', 'formatLink']

/** "Called Safety **and** call the new slide Helmets": whether words after a sign or "and" ask for something of a slide that is named. */
export function isOtherWish(tokens: readonly Token[], from: number): boolean {
  const words = tokens.slice(from)
  const verb = words.find((one) => !means(one, 'please', 'afterwards', 'and'))
  // "…, and **send me the PDF**".
  const gives = means(verb, 'export', 'send', 'share', 'receive')
  if (gives && words.some((one) => means(one, ...files))) return true
  // "…, **leave it empty**" says of the new slide that nothing stands on it.
  const isNamed = words.some((one) => means(one, 'slide', 'slides'))
  if (!isNamed && words.some((one) => means(one, 'blank'))) return false
  return (
    means(verb, ...actions) &&
    !means(verb, 'add') &&
    (isNamed || words.some((one) => means(one, 'it', 'them')))
  )
}

/** "Hire **and remove the agenda**": whether words behind a sign or "and" act on something that a deck has, and are hardly a point. */
export const mayBeWish = (tokens: readonly Token[], from: number): boolean =>
  isOtherWish(tokens, from) ||
  tokens
    .slice(from)
    .some((one) => means(one, 'deck', 'everything', 'all', ...kindConcepts, ...objects))

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
