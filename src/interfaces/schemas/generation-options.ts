import { z } from 'zod'
import { languageNames } from '../../author/languages.ts'
import { slideRanges } from '../../author/slide-range.ts'
import type { ImageWishes } from '../../presentations/unmet-wishes.ts'
import { integerSchema } from '../http/integer-schema.ts'
import { textSchema } from '../http/text-schema.ts'

// What a generation can be asked, whichever way it comes in.

export const slideRangeSchema = z.enum(slideRanges).meta({
  id: 'SlideRange',
  description:
    'How many slides. `auto` goes by the length of the text, up to 50; `1` gives one; the others are bounds.',
})

export const languageSchema = z
  .enum(languageNames)
  .meta({ id: 'LanguageType', description: 'The language the slides are written in.' })

const imageStyleSchema = z
  .enum(['auto', 'realistic', 'artistic', 'cartoon', 'three_d', 'custom'])
  .meta({
    id: 'AIImageStyleType',
    description: 'How drawn pictures should look. Without a vibe it chooses the one nearest to it.',
  })

export const instructionsSchema = textSchema({ maximum: 10_000 })

export const imageOptionsSchema = z
  .object({
    // Not `.default(true)`: what the caller asked for and what is the default differ when it cannot be done.
    include_ai_images: z.boolean().optional().meta({
      default: true,
      description: 'False means only uploaded images, or none; then no creative variants are made.',
    }),
    include_web_images: z
      .boolean()
      .optional()
      .meta({ default: true, description: 'Search the web for images.' }),
    style: imageStyleSchema.default('auto'),
    style_instructions: instructionsSchema
      .nullish()
      .meta({ description: 'Required when `style` is `custom`.' }),
    num_image_variants: integerSchema({ minimum: 0, maximum: 2 }).default(0).meta({
      description:
        'How many creative, image-led variants of each slide. Shown at once where the picture says all that the slide does.',
    }),
  })
  .refine(
    (options) => options?.style !== 'custom' || /\S/u.test(options.style_instructions ?? ''),
    {
      message: 'style_instructions is required when style is custom',
      path: ['style_instructions'],
      // Reported together with what is wrong elsewhere in the object.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
  .meta({ id: 'ImageOptions' })

/** The text that slides are made of. */
export const inputTextSchema = textSchema({ minimum: 1, maximum: 400_000 }).meta({
  description:
    'Plain text, markdown or structured notes. Longer input typically yields more slides.',
})

/** The title of a presentation. */
export const titleSchema = textSchema({ minimum: 1, maximum: 300 })

/** How many ways to show each slide. */
export const variantsSchema = integerSchema({ minimum: 1, maximum: 4 })

/**
 * Whether a vibe is asked for where no picture is to be drawn: a rule between two fields, which both requests hold in
 * places of their own.
 */
export function lacksImageVariants(vibeId: unknown, imageOptions: unknown): boolean {
  const { num_image_variants: variants = 0 } = (imageOptions ?? {}) as {
    num_image_variants?: unknown
  }
  return typeof vibeId === 'string' && Number(variants) < 1
}

/** What breaking that rule is answered with. */
export const lacksImageVariantsMessage = 'num_image_variants must be at least 1 when vibe_id is set'

/** What was asked of the pictures, as services take it. */
export function imageWishes(options: z.infer<typeof imageOptionsSchema>): ImageWishes {
  return {
    aiImages: options.include_ai_images,
    webImages: options.include_web_images,
    style: options.style,
    styleInstructions: options.style_instructions ?? undefined,
    variants: options.num_image_variants,
  }
}
