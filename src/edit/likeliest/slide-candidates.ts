import { slidesAt } from '../frames/read-slides.ts'
import type { World } from '../frames/world.ts'
import { means } from '../words/token.ts'
import type { Candidate, Spot } from './candidate.ts'
import { attempt, type Evidence } from './evidence.ts'

/** Where slides may go: 0-based among all of them, or with `beside` before the slide that stands there. */
type SlideSpot = Spot & { index: number; beside?: string }

/** What may be done to slides as wholes that are said: taken out, moved, copied, swapped. */
export function slideCandidates(evidence: Evidence): Candidate[] {
  const { world, isSlideSaid, slideIds } = evidence
  if (!isSlideSaid || slideIds.length > 4) return []
  const order = world.session.idsNow()
  const spots = spotsAmong(evidence, order)
  const [one, two, ...others] = slideIds
  const isPair = one !== undefined && two !== undefined && others.length === 0
  return [
    ...slideIds.flatMap((slideId) => [
      deleting(slideId),
      copying(slideId),
      ...spots.flatMap((spot) => [
        ...(spot.beside === slideId ? [] : moving(slideId, spot, order)),
        copying(slideId, spot),
      ]),
    ]),
    ...(isPair ? [swapping([one, two])] : []),
  ]
}

const deleting = (slideId: string): Candidate => ({
  act: 'delete slide',
  deed: (world) => world.session.operate({ op: 'delete_slide', slideId }),
})

const swapping = (slideIds: [string, string]): Candidate => ({
  act: 'swap slides',
  deed: (world) => world.session.operate({ op: 'swap_slides', slideIds }),
})

function moving(slideId: string, spot: SlideSpot, order: readonly string[]): Candidate[] {
  const at = order.indexOf(slideId)
  const position = spot.beside !== undefined && spot.index > at ? spot.index - 1 : spot.index
  if (position === at) return []
  const deed = ({ session }: World) => session.operate({ op: 'move_slide', slideId, position })
  return [{ act: 'move slide', spot, deed }]
}

function copying(slideId: string, spot?: SlideSpot): Candidate {
  const isEnd = spot?.by === 'end'
  return {
    act: 'copy slide',
    ...(spot === undefined ? {} : { spot }),
    deed: ({ session }) =>
      session.operate({
        op: 'duplicate_slide',
        slideId,
        newSlideId: session.context.newId(),
        ...(spot === undefined ? {} : { position: spot.index + (isEnd ? 1 : 0) }),
      }),
  }
}

function spotsAmong({ text, world }: Evidence, order: readonly string[]): SlideSpot[] {
  return text.tokens.flatMap((token, at): SlideSpot[] => {
    const extent = { from: at, to: at + 1 }
    if (means(token, 'start', 'top')) return [{ by: 'start', index: 0, ...extent }]
    if (means(token, 'end', 'last')) return [{ by: 'end', index: order.length - 1, ...extent }]
    const isAfter = means(token, 'after', 'afterThere')
    if (isAfter || means(token, 'before', 'beforeThere'))
      return [1, 2, 3].flatMap((ahead) =>
        slidesAt(text, at + ahead, world.session).flatMap(({ reference, end }) => {
          const [beside, ...more] = attempt(() => reference.ids()) ?? []
          if (beside === undefined || more.length > 0) return []
          const index = order.indexOf(beside) + (isAfter ? 1 : 0)
          return [{ by: isAfter ? 'after' : 'before', index, beside, from: at, to: end }]
        }),
      )
    const isCount = token.kind === 'number' || means(token, 'ordinal')
    const { value = 0 } = token
    return isCount && value >= 1 && value <= order.length
      ? [{ by: 'ordinal', index: value - 1, ...extent }]
      : []
  })
}
