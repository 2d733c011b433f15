import { z } from 'zod'
import { blockPlainText, blockSchema } from './blocks/block.ts'
import { partOf, withPart } from './blocks/printed-text.ts'
import { sayAnew } from './marks/change-marks.ts'
import { marksBeside, marksProblem } from './marks/mark.ts'
import { sourceSpanSchema } from './sourced-text.ts'
import { groundSchema, titleStyleSchema } from './style.ts'

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
  'statement',
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

/** The printed texts of a variant beside its blocks that may be marked, in the order they are read. */
export const variantParts = ['title', 'meta', 'caption'] as const

/** The layouts that show who says it, when and where. */
export const metaLayouts: readonly LayoutName[] = ['title', 'closing']

/** They have no content that a line could stand under. */
export const layoutsWithoutCaption: readonly LayoutName[] = [
  'title',
  'section',
  'closing',
  'creative',
]

/**
 * One way to show a slide. `eyebrow` is the small line over the title (the name of the section); `meta` the small line
 * of a cover or a closing that says who, when and where, or whom to ask; `caption` the line under the content (what it
 * leaves out, where it is from); `vibeId` is the vibe in whose type the text of a creative variant stands on its
 * picture, `textSide` the side on which: where lines start (also when absent), or where they end.
 */
export const variantSchema = z
  .object({
    layout: z.enum(layoutNames),
    vibeId: z.string().optional(),
    textSide: z.enum(['start', 'end']).optional(),
    title: z.string(),
    eyebrow: z.string().optional(),
    meta: z.string().optional(),
    caption: z.string().optional(),
    ...marksBeside(...variantParts),
    titleStyle: titleStyleSchema.optional(),
    blocks: z.array(blockSchema),
  })
  .superRefine((variant, context) => {
    for (const part of variantParts) {
      const marks = variant[`${part}Marks`] ?? []
      const problem = marksProblem(partOf(variant, part)?.text ?? '', marks)
      if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem, path: [`${part}Marks`] })
    }
  })
export type Variant = z.infer<typeof variantSchema>

/**
 * A slide: its variants, the index of the one shown, what it stands on where that is not the theme's choice, the speaker
 * notes, and the spans of the input it came from.
 */
export const slideSchema = z
  .object({
    id: z.string().min(1),
    type: z.enum(['classic', 'creative']),
    variants: z.array(variantSchema).min(1),
    chosen: z.number().int().min(0),
    ground: groundSchema.optional(),
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

/** The variant with another line that says who, when and where, or none; words that both lines have keep their marks. */
export function withMeta(variant: Variant, meta: string | null): Variant {
  const { meta: text = '', metaMarks: marks, ...rest } = variant
  return meta === null ? rest : withPart(variant, 'meta', sayAnew({ text, marks }, meta))
}

/** The text of the shown variant: the title, then each block, then the line that says who, when and where, or the caption. */
export function slidePlainText(slide: Slide): string {
  const variant = chosenVariant(slide)
  const blocks = variant.blocks.map(blockPlainText)
  return [variant.title, ...blocks, variant.meta, variant.caption].filter(Boolean).join('\n')
}
