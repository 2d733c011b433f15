import type { Fact } from './source-facts.ts'
import type { SlideForm } from './written-slide.ts'

/** Numbers that a chart has at least; prompts ask for three. */
const leastInChart = 2

/** The form that was planned, or points where the facts have nothing that it could show: no numbers, no listing, too few things. */
export function fittingForm(form: SlideForm, facts: readonly Fact[], isLast: boolean): SlideForm {
  const numbers = () =>
    facts.reduce((sum, { text }) => sum + (text.match(/\p{Nd}+/gu)?.length ?? 0), 0)
  switch (form) {
    case 'chart':
      return numbers() >= leastInChart ? form : 'points'
    case 'figures':
      return numbers() > 0 ? form : 'points'
    case 'code':
      return facts.some(({ isCode }) => isCode) ? form : 'points'
    case 'closing':
      return isLast ? form : 'points'
    default:
      return form
  }
}
