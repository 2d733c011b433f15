import type { EditStep } from './edit-step.ts'

/** The slides that must be there for a step to be done. */
export function slidesWanted(step: EditStep): string[] {
  const one = 'slideId' in step && step.slideId !== undefined ? [step.slideId] : []
  const to = 'toSlideId' in step ? [step.toSlideId] : []
  const several = 'slideIds' in step && step.slideIds !== undefined ? step.slideIds : []
  return [...one, ...to, ...several]
}
