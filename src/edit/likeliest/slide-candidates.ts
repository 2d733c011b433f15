import { slidesAt } from '../frames/read-slides.ts'
import { means } from '../words/token.ts'
import type { Candidate, Spot } from './candidate.ts'
import type { Evidence } from './evidence.ts'
import { attempt } from './evidence.ts'

/** What may be done to slides as wholes that are said: taken out, moved, copied, swapped. */
export function slideCandidates(evidence: Evidence): Candidate[] {
  const { world, isSlideSaid, slideIds } = evidence
  if (!isSlideSaid || slideIds.length > 4) return []
  const { session } = world
  const order = session.idsNow()
  const spots = placesOf(evidence, order)
  const [one, two, ...others] = slideIds
  return [
    ...slideIds.flatMap((slideId): Candidate[] => [
      { act: 'delete slide', deed: (w) => w.session.operate({ op: 'delete_slide', slideId }) },
      {
        act: 'copy slide',
        deed: (w) =>
          w.session.operate({
            op: 'duplicate_slide',
            slideId,
            newSlideId: session.context.newId(),
          }),
      },
      ...spots.flatMap((spot): Candidate[] => {
        const at = order.indexOf(slideId)
        if (spot.index === undefined || spot.beside === slideId) return []
        const position = spot.beside !== undefined && spot.index > at ? spot.index - 1 : spot.index
        return position === at
          ? []
          : [
              {
                ...{ act: 'move slide', spot },
                deed: (w) => w.session.operate({ op: 'move_slide', slideId, position }),
              },
            ]
      }),
    ]),
    ...(one !== undefined && two !== undefined && others.length === 0
      ? [
          {
            act: 'swap slides',
            deed: (w: Evidence['world']) =>
              w.session.operate({ op: 'swap_slides', slideIds: [one, two] }),
          },
        ]
      : []),
  ]

  function placesOf({ text }: Evidence, ids: readonly string[]): (Spot & { beside?: string })[] {
    return text.tokens.flatMap((token, at): (Spot & { beside?: string })[] => {
      const extent = { from: at, to: at + 1 }
      if (means(token, 'start', 'top')) return [{ by: 'start', index: 0, ...extent }]
      if (means(token, 'end', 'last')) return [{ by: 'end', index: ids.length - 1, ...extent }]
      const isAfter = means(token, 'after', 'afterThere')
      if (isAfter || means(token, 'before', 'beforeThere'))
        return [1, 2, 3].flatMap((ahead) =>
          slidesAt(text, at + ahead, session).flatMap(({ reference, end }) => {
            const [beside, ...more] = attempt(() => reference.ids()) ?? []
            if (beside === undefined || more.length > 0) return []
            const index = ids.indexOf(beside) + (isAfter ? 1 : 0)
            return [{ by: isAfter ? 'after' : 'before', index, beside, from: at, to: end }]
          }),
        )
      const isCount = token.kind === 'number' || means(token, 'ordinal')
      const { value = 0 } = token
      return isCount && value >= 1 && value <= ids.length
        ? [{ by: 'ordinal', index: value - 1, ...extent }]
        : []
    })
  }
}
