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
 * A writer that names the theme's slot wherever a colour equals one of the theme's, and the slot with what makes the
 * colour of it where it is a shade or a tint of one, so that a change of theme colours in the slide software recolours
 * the deck. Colours that stand in two slots are written as the first of: background, ink, data colours, surface, muted
 * ink, accent.
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
  const bases = Array.from(slots, ([color, slot]) => ({ slot, ...toHsl(color) }))
  const written = new Map<Color, { value: string; change: string }>()
  const slotOf = (color: Color) => {
    const known = written.get(color)
    if (known !== undefined) return known
    const slot = slots.get(color.toUpperCase())
    const named = slot === undefined ? shadeOf(toHsl(color), bases) : { value: slot, change: '' }
    const found = named ?? { value: '', change: '' }
    written.set(color, found)
    return found
  }
  return (color, opacity = 1) => {
    const { value, change } = slotOf(color)
    const alpha =
      opacity >= 1 ? '' : `<a:alpha val="${Math.round(Math.max(0, opacity) * 100000)}"/>`
    const tag = value === '' ? 'srgbClr' : 'schemeClr'
    const content = change + alpha
    const start = `a:${tag} val="${value === '' ? hexadecimal(color) : value}"`
    return content === '' ? `<${start}/>` : `<${start}>${content}</a:${tag}>`
  }
}

/** A colour as DrawingML changes it: hue in degrees, saturation and luminance 0 to 1 (ECMA-376 20.1.2.3.16, .23, .27). */
interface Hsl {
  hue: number
  saturation: number
  luminance: number
}

/** Further apart than this two hues are two colours, in degrees. */
const nearHue = 8
/** Less saturated than this a colour has no hue to speak of. */
const grey = 0.1
/** The slots of what others stand on, and how far in luminance from them a colour may be one of their shades. */
const grounds = new Set(['bg1', 'bg2'])
const nearGround = 0.3
/** Smaller changes are not seen. */
const leastHue = 1
const leastSaturation = 0.01

/**
 * The slot of which a colour is a shade or a tint, and the changes that make it: the hue turned a little, the saturation
 * multiplied, then darker by `lumMod`, or lighter by `lumMod` and `lumOff` as PowerPoint's own "Lighter 40 %". Undefined
 * where the theme has no such hue.
 */
function shadeOf(
  color: Hsl,
  bases: readonly (Hsl & { slot: string })[],
): { value: string; change: string } | undefined {
  const isGrey = color.saturation < grey
  const isNeutral = color.saturation <= leastSaturation
  let best: { base: (typeof bases)[number]; turn: number; distance: number } | undefined
  for (const base of bases) {
    if (base.saturation < grey !== isGrey) continue
    // Of a grey without any hue one cannot be made that has a little.
    if (base.saturation === 0 && !isNeutral) continue
    const apart = Math.abs(base.luminance - color.luminance)
    // What is far from the ground in lightness stands on it: it does not go where the ground goes.
    if (grounds.has(base.slot) && apart > nearGround) continue
    const turn = isGrey ? 0 : turnOf(base.hue, color.hue)
    if (Math.abs(turn) > nearHue) continue
    // Of several, the one that is nearest in lightness: black and white are no shades of each other.
    const distance = apart + Math.abs(base.saturation - color.saturation) / 2
    if (best === undefined || distance < best.distance) best = { base, turn, distance }
  }
  if (best === undefined) return undefined
  const { base, turn } = best
  const steps: string[] = []
  if (Math.abs(turn) > leastHue) steps.push(`<a:hueOff val="${Math.round(turn * 60000)}"/>`)
  const saturation = base.saturation === 0 ? 1 : color.saturation / base.saturation
  if (Math.abs(saturation - 1) > leastSaturation)
    steps.push(`<a:satMod val="${Math.round(saturation * 100000)}"/>`)
  const percent = (share: number) => Math.round(share * 100000)
  if (color.luminance < base.luminance)
    steps.push(`<a:lumMod val="${percent(color.luminance / base.luminance)}"/>`)
  else if (color.luminance > base.luminance) {
    const lighter = (color.luminance - base.luminance) / (1 - base.luminance)
    steps.push(`<a:lumMod val="${percent(1 - lighter)}"/><a:lumOff val="${percent(lighter)}"/>`)
  }
  return { value: base.slot, change: steps.join('') }
}

/** Degrees from one hue to another, −180 to 180. */
function turnOf(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}

/** `#1B46D9` by hue, saturation and luminance (CSS Color 4, section 7). */
function toHsl(color: Color): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (offset) => Number.parseInt(color.slice(offset, offset + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const luminance = (most + least) / 2
  const range = most - least
  if (range === 0) return { hue: 0, saturation: 0, luminance }
  const sixth =
    most === red
      ? ((green - blue) / range) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return {
    hue: (sixth * 60 + 360) % 360,
    saturation: range / (1 - Math.abs(2 * luminance - 1)),
    luminance,
  }
}

/** `#1B46D9` as DrawingML writes it: `1B46D9`. */
export function hexadecimal(color: Color): string {
  return color.slice(1).toUpperCase()
}
