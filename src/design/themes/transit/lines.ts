import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'

/** A line of the network: its colour, and what is written on it. */
export interface Line {
  color: Color
  ink: Color
}

const white: Color = '#FFFFFF'

/** The colour of what is written on white, and of station rings. */
export const signInk: Color = '#14213D'

/** The network's lines in the order in which sections take them. */
export const lines: Line[] = [
  { color: '#C8102E', ink: white },
  { color: '#054DAF', ink: white },
  { color: '#F4A900', ink: signInk },
  { color: '#007F73', ink: white },
]

/** The line at a place among equals. */
export function lineAt(index: number): Line {
  return lines[index % lines.length] as Line
}

/** The line of the section that a slide is in; the first line before the first section. */
export function sectionLine(sheet: Sheet): Line {
  return lineAt(Math.max(0, sheet.context.sectionNumber - 1))
}
