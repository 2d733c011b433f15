import type { Fact } from './source-facts.ts'
import type { SlideForm } from './written-slide.ts'

/** Numbers in digits that a chart, or figures side by side, have at least: number words are not set large, and a model may not count them out. */
const leastNumbers = 2

/** The form that was planned, or points where the facts have nothing that it could show: no numbers, no listing, too few things. */
export function fittingForm(form: SlideForm, facts: readonly Fact[], isLast: boolean): SlideForm {
  const numbers = () =>
    facts.reduce(
      (sum, { text }) => sum + (text.match(/\p{Nd}(?:[.,:'’\u00a0\u202f]?\p{Nd})*/gu)?.length ?? 0),
      0,
    )
  switch (form) {
    case 'chart':
    case 'figures':
      return numbers() >= leastNumbers ? form : 'points'
    case 'code':
      return facts.some(({ isCode }) => isCode) ? form : 'points'
    case 'closing':
      return isLast ? form : 'points'
    default:
      return form
  }
}
