import { z } from 'zod'
import { markColorSchema } from './marks/mark.ts'

const styleFields = {
  /** Where its lines stand: at the side where reading starts, in the middle, at the other side. */
  align: z.enum(['start', 'center', 'end']).optional(),
  /** Steps larger or smaller than the theme sets it, as far as there is room. */
  size: z.number().int().min(-2).max(2).optional(),
  color: markColorSchema.optional(),
}

const saysSomething = (style: object) => Object.values(style).some((value) => value !== undefined)
const needed = { message: 'A style says how words are set.' }

/** How all words of a block are set; what their marks say of single ones goes before it. */
const blockStyleSchema = z
  .object(styleFields)
  .refine(saysSomething, needed)
  .meta({ id: 'ModernApiBlockStyle' })
export type BlockStyle = z.infer<typeof blockStyleSchema>

/** The same of a title, which can also have a shipped font of its own, by the name of its family. */
export const titleStyleSchema = z
  .object({ ...styleFields, font: z.string().min(1).max(100).optional() })
  .refine(saysSomething, needed)
  .meta({ id: 'ModernApiTitleStyle' })
export type TitleStyle = z.infer<typeof titleStyleSchema>

/** What a slide stands on: a colour by its role in the theme, which follows it, or one that stays. */
export const groundSchema = z
  .union([
    z.object({ role: z.enum(['background', 'surface', 'accent', 'emphasis', 'ink']) }),
    z.object({ hex: z.string().regex(/^#[0-9A-Fa-f]{6}$/) }),
  ])
  .meta({ id: 'ModernApiGround' })
export type Ground = z.infer<typeof groundSchema>

/** What every block has whose words can be set in a style: not program text, labels of charts, pictures. */
export const styledBlockFields = { id: z.string().min(1), style: blockStyleSchema.optional() }
