import { z } from 'zod'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { nearestFace } from '../../typography/font-catalog.ts'
import { colorChange } from '../color-change.ts'
import { textFamilies } from '../text-families.ts'
import { systemThemes } from './theme-list.ts'
import type { ThemeTokens } from './theme-tokens.ts'

/** The colour roles that a custom theme may set, in the order in which one decides where two share a colour. */
const customRoles = [
  'background',
  'ink',
  'accent',
  'mutedInk',
  'surface',
  'line',
  'accentInk',
  'emphasis',
] as const

const colorSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'A colour is written #RRGGBB.')
  .transform((color) => color.toUpperCase())

const familySchema = z
  .string()
  .refine((family) => textFamilies.includes(family), 'There is no such font.')

const baseSchema = z
  .string()
  .refine((id) => systemThemes.some((theme) => theme.id === id), 'There is no such system theme.')

/** How a theme of a user differs from the system theme that it is based on. */
export const customThemeDefinitionSchema = z.object({
  /** The id of a system theme: its drawing and all that is not said here. */
  base: baseSchema,
  colors: z.partialRecord(z.enum(customRoles), colorSchema).default({}),
  /** The families of headings and figures, and of running text. */
  fonts: z.object({ display: familySchema.optional(), text: familySchema.optional() }).default({}),
})
export type CustomThemeDefinition = z.infer<typeof customThemeDefinitionSchema>

/** A theme of a user. */
export interface CustomTheme {
  id: string
  name: string
  definition: CustomThemeDefinition
}

/** WCAG 2.2, success criterion 1.4.3: text of usual size. */
const leastContrast = 4.5

const roleNames = { ink: 'text colour', mutedInk: 'muted text colour', accent: 'accent' } as const

/** The system theme that a definition is based on. */
export function baseTheme({ base }: Pick<CustomThemeDefinition, 'base'>): ThemeTokens {
  const found = systemThemes.find((theme) => theme.id === base)
  if (found === undefined) throw new Error(`There is no system theme ${base}.`)
  return found
}

/** A sentence about the first of text, muted text and accent that cannot be read on the background, if there is one. */
export function legibilityProblem(definition: CustomThemeDefinition): string | undefined {
  const theme = baseTheme(definition)
  const change = colorChange(theme, definition.colors)
  const grounds = [theme.colors.background, theme.ground].map(change)
  for (const role of ['ink', 'mutedInk', 'accent'] as const) {
    const color = definition.colors[role] ?? change(theme.colors[role])
    const contrast = Math.min(...grounds.map((ground) => contrastRatio(color, ground)))
    if (contrast < leastContrast) return problem(role, color, contrast)
  }
  return undefined
}

function problem(role: keyof typeof roleNames, color: Color, contrast: number): string {
  // Rounded down: 4.46 is not enough, and must not read as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
  return `The ${roleNames[role]} ${color} is too close to the background: their contrast is ${shown}, and reading needs ${leastContrast}.`
}

/**
 * The base theme under the name and in the fonts of a custom theme; its colours change when the scene is drawn.
 * @param base that of the definition, with its drawings or without.
 */
export function dressedTheme<Base extends ThemeTokens>(
  base: Base,
  { id, name, definition }: CustomTheme,
): Base {
  const { display, text } = definition.fonts
  const families = new Map<string, string>()
  if (text) families.set(base.textFont.family, text)
  if (display) families.set(base.displayFont.family, display)
  return {
    ...base,
    id,
    name,
    face: (font) => {
      const family = families.get(font.family)
      return family === undefined ? font : nearestFace({ ...font, family })
    },
  }
}
