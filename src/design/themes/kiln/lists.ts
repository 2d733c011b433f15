import type { Box } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawBullets, groupItems } from '../../layouts/bullets.ts'
import { drawDefinition } from '../../layouts/definition.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { drawTileRows, type TileRow, type TileRowOptions } from './tile-rows.ts'

/** A content slide of rows; what they cannot hold is drawn in the shared way. */
function rowsLayout(
  rowsOf: (sheet: Sheet, content: SlideContent) => TileRow[],
  options: (rows: TileRow[]) => TileRowOptions[],
  otherwise: DrawLayout,
): DrawLayout {
  return (sheet, content) => {
    const rows = rowsOf(sheet, content)
    const nodes = sheet.nodes.length
    if (rows.length > 0 && content.paragraphs.length === 0) {
      if (!drawFrame(sheet, content)) return false
      const area: Box = sheet.theme.frame.content
      if (options(rows).some((one) => drawTileRows(sheet, rows, area, one))) {
        drawFooter(sheet)
        return true
      }
      sheet.nodes.length = nodes
    }
    return otherwise(sheet, content)
  }
}

function pointRows({ bullets }: SlideContent): TileRow[] {
  return groupItems(bullets).map(({ text, children }) => ({ head: '', text, children }))
}

/** Items as rows behind tiles of the mosaic. */
export const drawKilnBullets = rowsLayout(
  (_, content) => pointRows(content),
  (rows) => {
    const options = { name: 'item', placeholder: true, seed: rows.length * 3 }
    const one = { ...options, columns: 1 as const }
    const two = { ...options, columns: 2 as const }
    return rows.length > 6 ? [two, one] : [one, two]
  },
  drawBullets,
)

/** Key points as numbered rows. */
export const drawKilnRecap = rowsLayout(
  (_, content) =>
    pointRows(content).map(({ text, children = [] }, index) => ({
      mark: String(index + 1),
      head: text,
      text: '',
      children,
    })),
  (rows) => [{ name: 'point', columns: rows.length > 6 ? 2 : 1, placeholder: true }],
  drawBullets,
)

/** The deck's parts with the pages that they begin on; the next one on ochre. */
export const drawKilnAgenda = rowsLayout(
  (sheet, content) =>
    content.agenda.map((part, index) => {
      const page = part.slideId && sheet.context.pageNumbers.get(part.slideId)
      return {
        mark: String(index + 1),
        head: part.text,
        text: '',
        ...(page ? { detail: String(page) } : {}),
        ...(part.slideId ? { link: { slideId: part.slideId } } : {}),
        strong: part.current,
      }
    }),
  (rows) => [
    {
      name: 'part',
      columns: rows.length > 5 ? 2 : 1,
      sizes: [24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size })),
    },
  ],
  (sheet, content) => content.agenda.length === 0 && drawBullets(sheet, content),
)

/** Terms as heads of rows; one alone is set large. */
export const drawKilnDefinition = rowsLayout(
  (_, content) =>
    content.definitions.length < 2
      ? []
      : content.definitions.map(({ term, text }) => ({ head: term, text })),
  (rows) => [
    {
      name: 'term',
      columns: rows.length > 6 ? 2 : 1,
      seed: 9,
      sizes: [
        { head: 24, text: 18 },
        { head: 20, text: 16 },
        { head: 16, text: 14 },
        { head: 14, text: 12 },
      ],
    },
  ],
  drawDefinition,
)
