import { slidePosition } from '../../deck/operations/outcome.ts'
import type { RewriteSlide } from '../../deck/requests/request.ts'
import type { Slide } from '../../deck/slide.ts'
import { lengthenSlide } from './lengthen-slide.ts'
import { needsModel, type ResolveContext, type ResolvedStep } from './resolve-context.ts'
import { shortenVariant } from './shorten-variant.ts'
import { simplifyVariant } from './simplify-variant.ts'
import { contentVariant, withContent } from './slide-content.ts'

/**
 * A slide in fewer words, in simpler sentences, or with more of what belongs to it; what leaves it stands in its notes.
 * @throws {OperationError} when there is no such slide.
 */
export function resolveRewriteSlide(request: RewriteSlide, context: ResolveContext): ResolvedStep {
  const { slideId, style } = request
  const position = slidePosition(context.deck, slideId)
  const slide = context.deck.slides[position] as Slide
  const number = position + 1
  const rewritten = rewrite(slide, position, request, context)
  if (rewritten === undefined) return needsModel(refusals[style](number))
  return {
    operations: [{ op: 'replace_slide', slide: rewritten }],
    summary: summaries[style](number),
    warnings: [],
  }
}

function rewrite(
  slide: Slide,
  position: number,
  { style }: RewriteSlide,
  context: ResolveContext,
): Slide | undefined {
  if (style === 'longer') return lengthenSlide(slide, position, context)
  const change = style === 'shorter' ? shortenVariant : simplifyVariant
  const changed = change(contentVariant(slide), context.deck.language)
  return changed && withContent(slide, changed.variant, changed.notes)
}

type Sentences = Record<RewriteSlide['style'], (number: number) => string>

const summaries: Sentences = {
  shorter: (number) => `Shortened slide ${number}; what left it stands in its notes.`,
  longer: (number) => `Added to slide ${number} what its notes and its source say.`,
  simpler: (number) => `Put slide ${number} in shorter sentences.`,
}

const refusals: Sentences = {
  shorter: (number) =>
    `Slide ${number} has nothing that could be left out; saying it in other words needs a language model: LLM_MODEL is not set.`,
  longer: (number) =>
    `There is nothing more about slide ${number} in its notes and its source that it has room for; writing more needs a language model: LLM_MODEL is not set.`,
  simpler: (number) =>
    `The sentences of slide ${number} are short already; saying it in other words needs a language model: LLM_MODEL is not set.`,
}
