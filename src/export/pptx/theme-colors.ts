import type { Color } from '../../scene/paint.ts'
import type { SceneTheme } from '../../scene/scene.ts'

/** The slots of a colour scheme (ECMA-376 20.1.6.2) in the order in which the schema wants them. */
type SchemeSlot =
  | 'dk1'
  | 'lt1'
  | 'dk2'
  | 'lt2'
  | 'accent1'
  | 'accent2'
  | 'accent3'
  | 'accent4'
  | 'accent5'
  | 'accent6'
  | 'hlink'
  | 'folHlink'

/**
 * The theme's colours in the slots of a colour scheme. Dark themes keep the dark colours in the dark slots and are
 * turned round by the master's colour map, as Office's own dark themes are.
 */
export function colorScheme(theme: SceneTheme): Record<SchemeSlot, Color> {
  const data = (index: number) => theme.data[index % Math.max(1, theme.data.length)] ?? theme.accent
  const ground = { base: theme.background, second: theme.surface }
  const ink = { base: theme.ink, second: theme.mutedInk }
  const [dark, light] = theme.dark ? [ground, ink] : [ink, ground]
  return {
    dk1: dark.base,
    lt1: light.base,
    dk2: dark.second,
    lt2: light.second,
    accent1: data(0),
    accent2: data(1),
    accent3: data(2),
    accent4: data(3),
    accent5: data(4),
    accent6: data(5),
    hlink: theme.accent,
    folHlink: theme.mutedInk,
  }
}

/** The master's colour map: background and text, first and second, onto the dark and light slots. */
export function colorMapAttributes(theme: SceneTheme): string {
  const [background, text] = theme.dark ? ['dk', 'lt'] : ['lt', 'dk']
  const accents = [1, 2, 3, 4, 5, 6].map((n) => `accent${n}="accent${n}"`).join(' ')
  return (
    `bg1="${background}1" tx1="${text}1" bg2="${background}2" tx2="${text}2" ` +
    `${accents} hlink="hlink" folHlink="folHlink"`
  )
}

/** Writes a colour as DrawingML; `opacity` is 0 to 1. */
export type ColorWriter = (color: Color, opacity?: number) => string

/**
 * A writer that names the theme's slot wherever a colour equals one of the theme's, so that a change of theme colours
 * in the slide software recolours the deck. Colours that stand in two slots are written as the first of: background,
 * ink, data colours, surface, muted ink, accent.
 */
export function createColorWriter(theme: SceneTheme): ColorWriter {
  const slots = new Map<Color, string>()
  const add = (color: Color | undefined, slot: string) => {
    if (color && !slots.has(color.toUpperCase())) slots.set(color.toUpperCase(), slot)
  }
  add(theme.background, 'bg1')
  add(theme.ink, 'tx1')
  theme.data.slice(0, 6).forEach((color, index) => {
    add(color, `accent${index + 1}`)
  })
  add(theme.surface, 'bg2')
  add(theme.mutedInk, 'tx2')
  add(theme.accent, 'hlink')
  return (color, opacity = 1) => {
    const slot = slots.get(color.toUpperCase())
    const [tag, value] = slot ? ['schemeClr', slot] : ['srgbClr', hexadecimal(color)]
    return opacity >= 1
      ? `<a:${tag} val="${value}"/>`
      : `<a:${tag} val="${value}"><a:alpha val="${Math.round(Math.max(0, opacity) * 100000)}"/></a:${tag}>`
  }
}

/** `#1B46D9` as DrawingML writes it: `1B46D9`. */
export function hexadecimal(color: Color): string {
  return color.slice(1).toUpperCase()
}
