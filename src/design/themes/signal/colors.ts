import type { Color } from '../../../scene/paint.ts'

export const yellow: Color = '#FFD21A'
/** Hairlines that must not compete with black ones. */
export const shadedYellow: Color = '#CCA300'
export const black: Color = '#121212'
export const white: Color = '#FFFFFF'
export const grey: Color = '#C9C6BA'

/** With what to write on an area of one colour. */
export interface Panel {
  ground: Color
  ink: Color
  note: Color
}

export const yellowPanel: Panel = { ground: yellow, ink: black, note: black }
export const whitePanel: Panel = { ground: white, ink: black, note: '#3A3A3A' }
export const greyPanel: Panel = { ground: grey, ink: black, note: '#2E2E2E' }
export const blackPanel: Panel = { ground: black, ink: yellow, note: white }

const panels: Panel[] = [yellowPanel, whitePanel, greyPanel, blackPanel]

/** The panel at a place among equals that touch: neighbours differ. */
export function panelAt(index: number): Panel {
  return panels[index % panels.length] as Panel
}
