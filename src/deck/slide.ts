import { z } from 'zod'
import { blockPlainText, blockSchema } from './blocks/block.ts'
import { withPart } from './blocks/printed-text.ts'
import { sayAnew } from './marks/change-marks.ts'
import { marksBeside, marksProblem } from './marks/mark.ts'
import { sourceSpanSchema } from './sourced-text.ts'

/** What a slide is for; the design room has one layout file for each. */
export const layoutNames = [
  'title',
  'agenda',
  'section',
  'bullets',
  'paragraph',
  'steps',
  'timeline',
  'comparison',
  'stats',
  'big-number',
  'quote',
  'definition',
  'cards',
  'table',
  'chart',
  'image',
  'code',
  'recap',
  'closing',
  'creative',
] as const
export type LayoutName = (typeof layoutNames)[number]

/**
 * One way to show a slide. `eyebrow` is the small line over the title (the name of the section); `vibeId` is the vibe
 * in whose type the text of a creative variant stands on its picture, `textSide` the side on which: where lines start
 * (also when absent), or where they end.
 */
export const variantSchema = z
  .object({
    layout: z.enum(layoutNames),
    vibeId: z.string().optional(),
    textSide: z.enum(['start', 'end']).optional(),
    title: z.string(),
    ...marksBeside('title'),
    eyebrow: z.string().optional(),
    blocks: z.array(blockSchema),
  })
  .superRefine(({ title, titleMarks = [] }, context) => {
    const problem = marksProblem(title, titleMarks)
    if (problem !== undefined)
      context.addIssue({ code: 'custom', message: problem, path: ['titleMarks'] })
  })
export type Variant = z.infer<typeof variantSchema>

/**
 * A slide: its variants, the index of the one shown, the speaker notes, and the spans of the input it came from.
 */
export const slideSchema = z
  .object({
    id: z.string().min(1),
    type: z.enum(['classic', 'creative']),
    variants: z.array(variantSchema).min(1),
    chosen: z.number().int().min(0),
    notes: z.string().optional(),
    sources: z.array(sourceSpanSchema),
  })
  .refine((slide) => slide.chosen < slide.variants.length, {
    message: 'The chosen variant does not exist.',
    path: ['chosen'],
  })
export type Slide = z.infer<typeof slideSchema>

/** The variant of the slide that is shown. */
export function chosenVariant(slide: Slide): Variant {
  const variant = slide.variants[slide.chosen]
  if (variant === undefined)
    throw new RangeError(`Slide ${slide.id} has no variant ${slide.chosen}.`)
  return variant
}

/** The variant under another title; what the old one was set in stays on the words that both have. */
export function withTitle(variant: Variant, title: string): Variant {
  const { title: text, titleMarks: marks } = variant
  return withPart(variant, 'title', sayAnew({ text, marks }, title))
}

/** The text of the shown variant: the title, then each block. */
export function slidePlainText(slide: Slide): string {
  const variant = chosenVariant(slide)
  return [variant.title, ...variant.blocks.map(blockPlainText)].filter(Boolean).join('\n')
}
