import { beginningOf } from '../../../text/cut-text.ts'
import { Declined } from '../../reading-errors.ts'

/** The most that a request takes (`addSlideSchema`): points, and characters of one, of a title and of a topic. */
const mostPoints = 60
const longestPoint = 1000
export const longestTitle = 300
export const longestTopic = 1000

/** Points as they are kept. @throws {Declined} when they are too many. */
export function withinLimits(points: readonly string[]): string[] {
  if (points.length > mostPoints)
    throw new Declined(
      'unsupported',
      `A slide takes at most ${mostPoints} points at once, and these are ${points.length}; nothing was added.`,
    )
  return points.map((point) => beginningOf(point, longestPoint))
}
