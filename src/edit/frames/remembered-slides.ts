import type { Clause } from '../clauses/clause.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { onlyTakesAway } from '../spoken-of.ts'
import { means } from '../words/token.ts'

/**
 * The slides that shall go, where "it" or "them" is said for what an edit before spoke of: asked when that were several
 * slides, or one from which it took something, since "it" may be what is gone. So it is when "this slide" is said and
 * the caller has chosen several.
 * @throws {Unclear} unless it was answered.
 */
export function askAboutRemembered(
  clause: Clause,
  session: Session,
  references: readonly Reference[],
): string[] | undefined {
  const pronoun = references.find((one) => one.form === 'pronoun')
  if (pronoun === undefined) return undefined
  const {
    selectedSlideIds = [],
    lastChangedSlideIds = [],
    lastReducedSlideIds = [],
  } = session.context
  const ids = pronoun.ids()
  const said = (id: string) => session.mentioned.includes(id) || selectedSlideIds.includes(id)
  const remembered = ids.filter((id) => !said(id) && lastChangedSlideIds.includes(id))
  const isReduced =
    remembered.some((id) => lastReducedSlideIds.includes(id)) || hasJustTakenFrom(session, ids)
  // "Swap 2 and 3, then delete it": of two, one is meant.
  const isOneOfSeveral =
    !pronoun.plural && ids.length > 1 && ids.every((id) => session.mentioned.includes(id))
  const tokens = clause.tokens.slice(pronoun.start, pronoun.end)
  const saysSeveral = tokens.some(
    (token) => means(token, 'them') || (means(token, 'slides') && !means(token, 'slide')),
  )
  const isOneOfChosen =
    !saysSeveral && ids.length > 1 && ids.every((id) => selectedSlideIds.includes(id))
  if (remembered.length < 2 && !isReduced && !isOneOfSeveral && !isOneOfChosen) return undefined
  return session.askForSlides('slide to delete', 'Which slide shall be deleted?', ids)
}

/** "Remove the chart on slide 5 and delete it": whether the step before took something from one of these. */
function hasJustTakenFrom(session: Session, ids: readonly string[]): boolean {
  const step = session.steps.at(-1)
  if (step === undefined || !('op' in step) || !onlyTakesAway(step)) return false
  return 'slideId' in step && ids.includes(step.slideId)
}
