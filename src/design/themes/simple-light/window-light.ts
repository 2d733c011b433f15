import { inches, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { verticalGradient } from '../../devices/gradient.ts'
import { panelColors } from '../../devices/panel.ts'
import { drawWindow } from '../../devices/window.ts'
import { columnEdge, columnSpan } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { DrawPanel } from '../theme.ts'

const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** Panes from the bright sky down to the dusk of the field. */
const morning = [
  { from: '#FFF3E8', to: '#FFD0AE' },
  { from: '#FFCBA8', to: '#7E8FE6' },
  { from: '#5F7FE8', to: '#2A53DB' },
]

/** The window as the morning sees it: the right half of the cover. */
export function drawCoverWindow(sheet: Sheet): void {
  const field = { ...page, x: columnEdge(7), width: pageWidth - columnEdge(7) }
  sheet.addShape('window-field', field, { fill: verticalGradient('#1B46D9', '#15389F') })
  drawWindow(sheet, {
    origin: { x: 9, y: 0.98 },
    scale: 1,
    columns: 4,
    rows: 3,
    field,
    fill: (row) => morning[row] ?? '#2450DC',
  })
}

/** The same window, large and faint, on the full accent of a section. */
export function drawSectionWindow(sheet: Sheet): void {
  drawWindow(sheet, {
    origin: { x: 8.9, y: 0.2 },
    scale: 1.385,
    columns: 4,
    rows: 4,
    field: page,
    fill: () => ({
      from: { x: inches(12), y: 0 },
      to: { x: inches(9), y: inches(7.5) },
      start: '#5B80F0',
      end: '#1F49DA',
    }),
  })
}

/** Its reflection on the warm ground of a quote. */
export function drawQuoteWindow(sheet: Sheet): void {
  drawWindow(sheet, {
    origin: { x: 10.9, y: 0.35 },
    scale: 1.25,
    columns: 4,
    rows: 4,
    field: page,
    fill: () => '#FFF5EC',
  })
}

/** The blue window beside one large figure. */
export function drawBigNumberWindow(sheet: Sheet): void {
  const field = { ...page, x: columnEdge(9), width: pageWidth - columnEdge(9) }
  sheet.addShape('window-field', field, { fill: sheet.theme.colors.accent })
  const rows = [
    { from: '#5B80F0', to: '#3D67E8' },
    { from: '#3D67E8', to: '#2A54DF' },
    { from: '#2A54DF', to: '#1F49DA' },
  ]
  drawWindow(sheet, {
    origin: { x: 11.1, y: 0.5 },
    scale: 1,
    columns: 4,
    rows: 4,
    field,
    fill: (row) => rows[row] ?? '#1F49DA',
  })
}

/** The morning again, at the end, on the full accent. */
export function drawClosingWindow(sheet: Sheet): void {
  drawWindow(sheet, {
    origin: { x: 11.5, y: 0.35 },
    scale: 1,
    columns: 4,
    rows: 4,
    field: page,
    fill: (row) => morning[row] ?? '#2450DC',
  })
}

/** The lightest that the window is on a panel in focus. */
const panelPane = '#2B56E2'

/**
 * Panels in flat colours; where the window falls on the one in focus it is seen at its right. Panels too low for it
 * have none.
 */
export const drawLitPanel: DrawPanel = (sheet, name, box, role) => {
  const { colors } = sheet.theme
  const panel = panelColors(sheet, role)
  sheet.addShape(name, box, { fill: panel.ground })
  if (role === 'emphasis') return { ...panel, mutedInk: colors.mutedInk }
  if (role === 'plain') return panel
  if (box.height >= inches(1.5)) {
    // As large for the panel as in one of three columns, and as far from its right edge.
    const growth = Math.min(box.height / inches(3.55), box.width / columnSpan(3))
    drawWindow(
      sheet,
      {
        origin: { x: (box.x + box.width) / 72 - 1.133 * growth, y: box.y / 72 - 0.55 * growth },
        scale: 0.64 * growth,
        columns: 3,
        rows: 2,
        field: box,
        fill: () => panelPane,
      },
      `${name}-window`,
    )
  }
  return {
    ground: panelPane,
    ink: colors.accentInk,
    mutedInk: '#E4EBFC',
    accent: '#FFC9A3',
    line: '#7F9BF0',
  }
}

/** A patch of window light beside a slide that has little to read. */
export function drawWindowPanel(sheet: Sheet): void {
  const { content } = sheet.theme.frame
  const field = { ...content, x: columnEdge(10), width: columnSpan(3) }
  sheet.addShape('window-field', field, { fill: sheet.theme.colors.emphasis })
  drawWindow(sheet, {
    origin: { x: 11.35, y: 1.55 },
    scale: 0.8,
    columns: 3,
    rows: 3,
    field,
    fill: (row) => ['#FFFAF5', '#FFF5EC', '#FFF0E4'][row] ?? '#FFF5EC',
  })
}
