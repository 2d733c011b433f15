import type { Color } from '../../scene/paint.ts'
import type { PanelColors } from '../themes/theme.ts'
import type { Tone } from './tree.ts'

const mark = '@'

/** What stands for a tone in a text that is set before its ground is known. */
export function toneColor(tone: Tone): Color {
  return typeof tone === 'string' ? `${mark}${tone}` : tone.color
}

/** The colour that it gets on its ground. */
export function onGround(color: Color, colors: PanelColors): Color {
  return color.startsWith(mark) ? colors[color.slice(mark.length) as keyof PanelColors] : color
}
