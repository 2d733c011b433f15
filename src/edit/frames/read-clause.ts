import type { Session } from '../session.ts'
import { contextNow, isClear, slidesOf, take } from './read-beside.ts'
import { readWithFrames } from './read-with-frames.ts'

/**
 * Does one of several wishes as frames read it alone, on the deck as the wishes before have left it. False where no frame owns
 * all of its words, or not without a question.
 */
export function doByFrames(words: string, session: Session): boolean {
  const steps = readWithFrames(words, contextNow(session), {})?.steps ?? []
  const isDone = steps.every(
    (step) => isClear(step) && ('op' in step || step.request !== 'decline'),
  )
  if (steps.length === 0 || !isDone) return false
  for (const step of steps) take(step, session)
  session.remember(steps.flatMap(slidesOf))
  return true
}
