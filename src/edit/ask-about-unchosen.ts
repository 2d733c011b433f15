import type { Concept } from './lexicons/concept.ts'
import type { Session } from './session.ts'
import { means, type Token } from './words/token.ts'

/** What is asked for. */
export const unchosen = 'slides that are not chosen'

/** What says that more than what is chosen is meant. */
const forAll: readonly Concept[] = ['all', 'each', 'everywhere', 'deck']

/**
 * What is chosen bounds what changes: whether a wish that names another slide to be changed shall be done all the same.
 * What is for all slides alike is for more than those that are chosen.
 * @throws {Unclear} unless that was answered already.
 */
export function confirmUnchosen(session: Session, tokens: readonly Token[]): boolean {
  const { selectedSlideIds: chosen = [] } = session.context
  if (chosen.length === 0 || tokens.some((one) => means(one, ...forAll))) return true
  const changed = new Set(
    session.steps.flatMap((step) => {
      if ('op' in step && step.op === 'duplicate_slide') return []
      if ('slideIds' in step && step.slideIds !== undefined) return step.slideIds
      return 'slideId' in step && step.slideId !== undefined ? [step.slideId] : []
    }),
  )
  const others = session.slideIds.filter((id) => !chosen.includes(id))
  const named = others.filter((id) => changed.has(id))
  if (named.length === 0) return true
  const names = named.map((id) => `“${session.slideName(id)}”`).join(', ')
  const isOne = named.length === 1
  return session.confirm(
    unchosen,
    `${names} ${isOne ? 'is' : 'are'} not among the slides that are chosen. Change ${isOne ? 'it' : 'them'} all the same?`,
    { yes: 'Yes, change it', no: 'No, leave it as it is' },
  )
}
