import type { Points } from '../../scene/geometry.ts'
import type { FontReference } from '../../scene/text.ts'

/** One step of a theme's type scale: sizes in points, tracking in em. */
export interface TypeStep {
  font: FontReference
  size: Points
  lineHeight: Points
  tracking: number
  /** Program text keeps its face in every language. */
  program?: boolean
}

/** A step of a type scale: size and line height in points, tracking in em. */
export function step(
  font: FontReference,
  size: Points,
  lineHeight: Points,
  tracking = 0,
): TypeStep {
  return { font, size, lineHeight, tracking }
}

/** A step in another size, its line in proportion (to a tenth of a point). */
export function resized(step: TypeStep, size: Points): TypeStep {
  if (size === step.size) return step
  return { ...step, size, lineHeight: Math.round((size * step.lineHeight * 10) / step.size) / 10 }
}

/** A step in another face. */
export function inFont(step: TypeStep, font: FontReference): TypeStep {
  return { ...step, font }
}

/**
 * The step in each size of the list that is not larger than its own; the step itself where all are larger, since a
 * theme's own running text is comfortable to read.
 */
export function ladder(step: TypeStep, sizes: Points[]): TypeStep[] {
  const smaller = sizes.filter((size) => size <= step.size)
  return smaller.length === 0 && sizes.length > 0
    ? [step]
    : smaller.map((size) => resized(step, size))
}
