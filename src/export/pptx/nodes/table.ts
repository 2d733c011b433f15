import type { Points } from '../../../scene/geometry.ts'
import type { TableCell, TableNode } from '../../../scene/node.ts'
import { substituteRoom, substituteWordWidth } from '../../../typography/slide-software.ts'
import type { ExportContext } from '../export-context.ts'
import { fillXml, strokeXml } from '../paint.ts'
import { paragraphsXml, type RelationshipOf } from '../text-body.ts'
import { clearance, sideOf } from '../text-box.ts'
import { emu } from '../xml.ts'
import { drawingPropertiesXml, transformXml } from './drawing-properties.ts'

// "No Style, No Grid": without it PowerPoint gives a new row or column the look of its default style.
const plainTableStyle = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}'

/** A native table with the scene's column widths, row heights, margins, fills and rules. */
export function tableXml(
  node: TableNode,
  id: number,
  context: ExportContext,
  relationshipOf?: RelationshipOf,
): string {
  const columns = node.columnWidths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join('')
  const paddings = softwarePaddings(node)
  const rows = node.rows.map((row, rowIndex) => {
    const cells = row.cells.map((cell, columnIndex) => {
      // A rule between two rows belongs to both cells; equal values on both sides leave nothing to the software.
      const above = cell.borderTop ?? node.rows[rowIndex - 1]?.cells[columnIndex]?.borderBottom
      const below = cell.borderBottom ?? node.rows[rowIndex + 1]?.cells[columnIndex]?.borderTop
      const padding = paddings[rowIndex]?.[columnIndex] ?? cell.padding
      const written = { ...cell, padding, borderTop: above, borderBottom: below }
      return cellXml(written, context, relationshipOf)
    })
    return `<a:tr h="${emu(row.height)}">${cells.join('')}</a:tr>`
  })
  return (
    `<p:graphicFrame><p:nvGraphicFramePr>${drawingPropertiesXml({ id, name: node.name, description: node.description })}` +
    '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>' +
    `${transformXml(node.box, 'p:xfrm')}<a:graphic>` +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl>' +
    `<a:tblPr${node.headless ? '' : ' firstRow="1"'}><a:tableStyleId>${plainTableStyle}</a:tableStyleId></a:tblPr>` +
    `<a:tblGrid>${columns}</a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  )
}

/**
 * The paddings of a table's cells in slide software, by rows: as in the scene, and where a wider face in the place of ours
 * would break numbers and words, less by what those lack: in their cell at the sides to which the text can grow (all of it where it
 * stands on one line), then in all cells of their column at the side where they stand, so that they stay aligned.
 */
function softwarePaddings({ rows, columnWidths }: TableNode): TableCell['padding'][][] {
  const grown = rows.map((row) =>
    row.cells.map((cell, index) => grownTo(cell, columnWidths[index] ?? 0)),
  )
  const shared = columnWidths.map((_, index) =>
    Math.max(0, ...grown.map((row) => row[index]?.lacking ?? 0)),
  )
  return grown.map((row) =>
    row.map(({ padding, side }, index) => {
      if (side === 'center') return padding
      const least = Math.min(padding[side], clearance)
      return { ...padding, [side]: Math.max(least, padding[side] - (shared[index] ?? 0)) }
    }),
  )
}

/** What a cell gives of its padding, away from the side of its text, and what its text lacks in a wider face even so. */
function grownTo({ padding, layout }: TableCell, columnWidth: Points) {
  const side = sideOf(layout)
  const [whole, most] = [substituteRoom(layout), columnWidth - 2 * clearance]
  // Words that the whole column cannot hold on their line go on below it anyway.
  const needed = whole > most ? substituteWordWidth(layout) : whole
  const lacking = needed - (columnWidth - padding.left - padding.right)
  // What stands on one line breaks nowhere as long as there is room: it gets all that is free, for a face that is wider still.
  const isOneLine = layout.paragraphs.length === 1 && layout.paragraphs[0]?.lines.length === 1
  if (lacking <= 0 && !isOneLine) return { padding, side, lacking: 0 }
  const wanted = isOneLine ? columnWidth : lacking
  const free = {
    left: Math.max(0, padding.left - clearance),
    right: Math.max(0, padding.right - clearance),
  }
  const half = Math.min(wanted / 2, free.left, free.right)
  const less = {
    left: side === 'left' ? 0 : side === 'right' ? Math.min(wanted, free.left) : half,
    right: side === 'right' ? 0 : side === 'left' ? Math.min(wanted, free.right) : half,
  }
  return {
    padding: { ...padding, left: padding.left - less.left, right: padding.right - less.right },
    side,
    lacking: Math.max(0, lacking - less.left - less.right),
  }
}

function cellXml(cell: TableCell, context: ExportContext, relationshipOf?: RelationshipOf): string {
  const { padding } = cell
  const anchor = { top: 't', middle: 'ctr', bottom: 'b' }[cell.anchor]
  const rule = (tag: string, stroke: TableCell['borderTop']) =>
    strokeXml(stroke, context.color, tag)
  return (
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphsXml(cell.layout, context, { ...(relationshipOf ? { relationshipOf } : {}) })}</a:txBody>` +
    `<a:tcPr marL="${emu(padding.left)}" marR="${emu(padding.right)}" marT="${emu(padding.top)}" ` +
    `marB="${emu(padding.bottom)}" anchor="${anchor}">` +
    rule('a:lnL', undefined) +
    rule('a:lnR', undefined) +
    rule('a:lnT', cell.borderTop) +
    rule('a:lnB', cell.borderBottom) +
    `${fillXml(cell.fill ? { kind: 'solid', color: cell.fill } : undefined, context.color)}</a:tcPr></a:tc>`
  )
}
