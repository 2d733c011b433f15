import { z } from 'zod'
import { segmenter } from '../../text/segmenter.ts'

const on = z.literal(true).optional()

/** A colour by its role in the theme, which follows it, or one that stays. */
export const markColorSchema = z.union([
  z.object({
    role: z.enum(['accent', 'ink', 'mutedInk', 'positive', 'negative', 'emphasis']),
  }),
  z.object({ hex: z.string().regex(/^#[0-9A-Fa-f]{6}$/) }),
])

/** Addresses that a reader can open; others (scripts, files) are none. */
const longestAddress = 2000
const webAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/i

/** Whether a mark can lead to an address. */
export function isWebAddress(url: string): boolean {
  return url.length <= longestAddress && webAddress.test(url)
}

/** Where a click leads: to an address, or to another slide of the deck. */
const markLinkSchema = z.union([
  z.object({ url: z.string().max(longestAddress).regex(webAddress) }),
  z.object({ slideId: z.string().min(1) }),
])

const styleFields = {
  bold: on,
  italic: on,
  underline: on,
  strike: on,
  color: markColorSchema.optional(),
  link: markLinkSchema.optional(),
  /** Program text within a line: monospaced, without ligatures, byte for byte. */
  code: on,
}

/** How a stretch of a text is set: a half-open range of UTF-16 units, and what is different there. */
const markSchema = z
  .object({ from: z.number().int().min(0), to: z.number().int().min(1), ...styleFields })
  .refine((mark) => styleNames.some((name) => mark[name] !== undefined), {
    message: 'A mark says how its words are set.',
  })
  .meta({ id: 'ModernApiMark' })
export type Mark = z.infer<typeof markSchema>

/** More than a reader could tell apart; so that a request does not cost by its marks what its text does not. */
export const mostMarks = 1000

/** The marks of one text, which the description of the API has once; `marksProblem` says whether they suit it. */
export const marksSchema = z.array(markSchema).max(mostMarks).meta({ id: 'ModernApiMarks' })

/** The fields for the marks of printed texts that have other names than `text`: beside `head` stands `headMarks`. */
export function marksBeside<Part extends string>(...parts: Part[]) {
  return Object.fromEntries(parts.map((part) => [`${part}Marks`, marksSchema.optional()])) as {
    [Name in Part as `${Name}Marks`]: z.ZodOptional<typeof marksSchema>
  }
}

/** What a mark can say of its words. */
export const styleNames = Object.keys(styleFields) as (keyof typeof styleFields)[]

/**
 * Why marks are not those of a text, in one English sentence; undefined when they are: within it, around whole characters as
 * readers know them, in its order and none upon another.
 */
export function marksProblem(text: string, marks: readonly Mark[]): string | undefined {
  if (marks.length === 0) return undefined
  const characters = segmenter('und', 'grapheme').segment(text)
  const isEdge = (at: number) => at === text.length || characters.containing(at)?.index === at
  let end = 0
  for (const { from, to } of marks) {
    const range = `The mark from ${from} to ${to}`
    if (from >= to) return `${range} is empty; its end must be greater than its start.`
    if (from < end) return `${range} overlaps or precedes the mark before it.`
    if (to > text.length) return `${range} ends outside its text, which has ${text.length} units.`
    if (!isEdge(from) || !isEdge(to)) return `${range} splits a character.`
    end = to
  }
  return undefined
}
