import type { Box } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import type { PanelColors } from '../theme.ts'

export const yellow: Color = '#FFD21A'
/** Hairlines that must not compete with black ones. */
export const shadedYellow: Color = '#CCA300'
export const black: Color = '#121212'
export const white: Color = '#FFFFFF'
const grey: Color = '#C9C6BA'

const panelOf = (ground: Color, ink: Color, mutedInk: Color): PanelColors => ({
  ground,
  ink,
  mutedInk,
  accent: ink,
  line: ink,
})

/** With what to write on an area of one colour. */
export const yellowPanel = panelOf(yellow, black, black)
export const whitePanel = panelOf(white, black, '#3A3A3A')
export const greyPanel = panelOf(grey, black, '#2E2E2E')
export const blackPanel = panelOf(black, yellow, white)

const panels = [yellowPanel, whitePanel, greyPanel, blackPanel]

/** The panel at a place among equals that touch: neighbours differ. */
export function panelAt(index: number): PanelColors {
  return panels[index % panels.length] as PanelColors
}

/** The panel of a colour. */
export function panelOn(ground: Color): PanelColors {
  return panels.find((panel) => panel.ground === ground) ?? yellowPanel
}

/** An area of colour. A black one reaches a little under the black one over it, so that no seam shows. */
export function addPanel(sheet: Sheet, name: string, box: Box, panel: PanelColors): PanelColors {
  const lap = panel === blackPanel ? 2 : 0
  const fill = panel.ground
  sheet.addShape(name, { ...box, y: box.y - lap, height: box.height + lap }, { fill })
  return panel
}
