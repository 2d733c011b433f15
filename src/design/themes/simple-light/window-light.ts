import { inches, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { verticalGradient } from '../../devices/gradient.ts'
import { drawWindow } from '../../devices/window.ts'
import { columnEdge, columnSpan } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'

const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** The window as the morning sees it: the right half of the cover. */
export function drawCoverWindow(sheet: Sheet): void {
  const field = { ...page, x: columnEdge(7), width: pageWidth - columnEdge(7) }
  sheet.addShape('window-field', field, { fill: verticalGradient('#1B46D9', '#15389F') })
  const rows = [
    { from: '#FFF3E8', to: '#FFD0AE' },
    { from: '#FFCBA8', to: '#7E8FE6' },
    { from: '#5F7FE8', to: '#2A53DB' },
  ]
  drawWindow(sheet, {
    origin: { x: 9, y: 0.98 },
    scale: 1,
    columns: 4,
    rows: 3,
    field,
    fill: (row) => rows[row] ?? '#2450DC',
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
