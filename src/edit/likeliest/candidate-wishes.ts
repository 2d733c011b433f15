import type { EditStep } from '../edit-step.ts'
import type { Candidate } from './candidate.ts'
import { attempt, type Evidence } from './evidence.ts'
import { frameCandidates } from './frame-candidates.ts'
import { listCandidates } from './list-candidates.ts'
import { slideCandidates } from './slide-candidates.ts'
import { textCandidates } from './text-candidates.ts'

/** More than are weighed. */
const mostCandidates = 1_500

/** What an instruction may ask for, likely or not: each change that one word or another of it could mean. */
export function candidateWishes(evidence: Evidence): Candidate[] {
  const found = [...frameCandidates(evidence), ...slideCandidates(evidence)]
  for (const slideId of evidence.slideIds) {
    found.push(...listCandidates(evidence, slideId), ...textCandidates(evidence, slideId))
    if (found.length > mostCandidates) break
  }
  return found.slice(0, mostCandidates)
}

/** The steps that a candidate comes to; undefined where it cannot be done, or not without being asked about. */
export function stepsOf({ deed }: Candidate, { world }: Evidence): EditStep[] | undefined {
  const takeBack = world.session.beforeSteps()
  world.beginInstruction()
  const steps = attempt(() => {
    world.beginWish()
    deed(world)
    return [...world.session.steps]
  })
  takeBack()
  return steps
}
