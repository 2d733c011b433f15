import { isDeepStrictEqual } from 'node:util'
import type { SetColor } from '../../deck/requests/request.ts'
import { colorChange } from '../../design/color-change.ts'
import {
  baseTheme,
  type CustomTheme,
  type CustomThemeDefinition,
  legibilityProblem,
} from '../../design/themes/custom-theme.ts'
import { defaultThemeId, findTheme } from '../../design/themes/theme-list.ts'
import { fromOkLab, toOkLab } from '../../scene/oklab.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { colorName } from './color-name.ts'
import { themeOf } from './fit-edited.ts'
import { type ResolveContext, type ResolvedStep, unchanged } from './resolve-context.ts'

const roles = { accent: 'accent', background: 'background', text: 'ink' } as const

/**
 * The deck in a theme of its own: the present one with another colour in one role. What cannot be read then changes
 * its lightness: text and accent on a new background, else the new colour itself, which a warning says. Where one of the
 * owner's themes is like that already, the deck takes that one.
 */
export function resolveSetColor({ role, color }: SetColor, context: ResolveContext): ResolvedStep {
  const { deck, newId } = context
  const current = themeOf(deck, context).customTheme
  const definition = current?.definition ?? {
    base: (findTheme(deck.themeId) ?? findTheme(defaultThemeId))?.theme.id ?? defaultThemeId,
    colors: {},
    fonts: {},
  }
  const wanted = { ...definition, colors: { ...definition.colors, [roles[role]]: color } }
  const legible = madeLegible(wanted)
  const name = colorName(color)
  if (legible === undefined)
    return unchanged(`The ${role} cannot be ${name}: no lightness of it can be read in this theme.`)
  const known = context.themes.find((one) => isDeepStrictEqual(one.definition, legible))
  if (known !== undefined && known.id === current?.id)
    return unchanged(`The ${role} is ${name} already.`)
  const base = baseTheme(legible)
  const plain = current === undefined || current.name.startsWith(`${base.name} in `)
  const theme: CustomTheme = known ?? {
    id: newId(),
    name: nameOfItsOwn(`${plain ? base.name : current.name} in ${name}`, context.themes),
    definition: legible,
  }
  const shown = legible.colors[roles[role]] ?? color
  const isAsWished = shown === color
  return {
    operations: [{ op: 'set_theme', themeId: theme.id }],
    summary: isAsWished
      ? `Made the ${role} ${name}.`
      : `Made the ${role} ${shown}, as ${name} could not be read.`,
    warnings: isAsWished
      ? []
      : [`The ${role} is ${shown} instead of ${color}, so that it can be read.`],
    ...(known === undefined ? { theme } : {}),
  }
}

/** Of a theme's name, in UTF-16 units. */
const longestName = 100

/** A name for a theme that none of these has: with a number where one has it. */
function nameOfItsOwn(wanted: string, themes: readonly CustomTheme[]): string {
  const taken = new Set(themes.map((theme) => theme.name))
  const numbered = (number: number): string => {
    const end = number === 1 ? '' : ` ${number}`
    const name = beginningOf(wanted, longestName - end.length) + end
    return taken.has(name) ? numbered(number + 1) : name
  }
  return numbered(1)
}

/**
 * The definition with text, muted text and accent each in the lightness that is nearest to its own and can be read;
 * undefined where there is none.
 */
function madeLegible(definition: CustomThemeDefinition): CustomThemeDefinition | undefined {
  if (legibilityProblem(definition) === undefined) return definition
  const theme = baseTheme(definition)
  const colors = { ...definition.colors }
  for (const role of ['ink', 'mutedInk', 'accent'] as const) {
    const own = colors[role] ?? colorChange(theme, colors)(theme.colors[role])
    const contrast = (color: Color) => {
      const change = colorChange(theme, { ...colors, [role]: color })
      const grounds = [theme.colors.background, theme.ground].map(change)
      return Math.min(...grounds.map((ground) => contrastRatio(color, ground)))
    }
    if (contrast(own) >= leastContrast) continue
    const shades = lightnesses(own)
    // Text that has to leave its own lightness anyway is to be read with ease.
    const easy =
      role === 'ink' && definition.colors.ink === undefined ? easyContrast : leastContrast
    const found =
      shades.find((color) => contrast(color) >= easy) ??
      shades.find((color) => contrast(color) >= leastContrast)
    if (found === undefined) return undefined
    colors[role] = found
  }
  const made = { ...definition, colors }
  return legibilityProblem(made) === undefined ? made : undefined
}

/** WCAG 2.2, success criterion 1.4.3, and a little for the rounding of colours. */
const leastContrast = 4.55
const easyContrast = 10

/** A colour in all lightnesses, the nearest to its own first; its hue stays, its chroma goes towards both ends. */
function lightnesses(color: Color): Color[] {
  const [own, a, b] = toOkLab(color)
  return Array.from({ length: 51 }, (_, index) => index / 50)
    .sort((one, other) => Math.abs(one - own) - Math.abs(other - own))
    .map((lightness) => {
      const chroma = Math.min(1, lightness / 0.3, (1 - lightness) / 0.12)
      return fromOkLab([lightness, a * chroma, b * chroma])
    })
}
