import { inches, type Points } from '../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { columnEdge, columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder } from '../themes/type-step.ts'
import { first, parts, type Tree, text } from '../tree/tree.ts'
import { besideCompanion } from './beside-companion.ts'
import type { ListRow, RowArrangement } from './marked-rows.ts'
import { drawParagraph, ruled } from './paragraph.ts'
import { drawPlainList, itemRows } from './plain-rows.ts'

/**
 * A list as ruled rows: few short items in large type, many in two columns. A paragraph before the list stands beside it.
 */
export function drawBullets(sheet: Sheet, content: SlideContent): boolean {
  const { paragraphs, bullets } = content
  const rows = itemRows(bullets)
  if (rows.length === 0 && paragraphs.length > 0) return drawParagraph(sheet, content)
  if (!drawFrame(sheet, content)) return false
  const lead = paragraphs.join(' ')
  const drawn =
    rows.length === 0 ||
    (lead === ''
      ? besideCompanion(sheet, rows, (area) => drawPlainList(sheet, rows, { columns: 1 }, area)) ||
        columnsFor(rows).some((columns) => drawPlainList(sheet, rows, { columns }))
      : drawPlainList(sheet, rows, besideLead(sheet, lead)))
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

function columnsFor({ length }: ListRow[]): (1 | 2)[] {
  return length > 6 ? [2, 1] : [1, 2]
}

/** The lead under a rule at the left of the list. */
function besideLead(sheet: Sheet, lead: string): Omit<RowArrangement, 'name'> {
  const { frame, listRules, type } = sheet.theme
  const { x, height } = frame.content
  const width = columnSpan(4) - inches(0.1)
  const sizes = [20, 18, 16, 14, 12].filter((size) => size >= sheet.context.smallestBody)
  const leads = ladder(type.large, sizes).map((step) => {
    const lines = Math.floor((height - inches(0.4)) / step.lineHeight)
    return text('lead', lead, { step, tone: 'ink', lines, fills: true })
  })
  const stroke = listRules.top ?? listRules.between
  const gap = columnEdge(5) - x - width
  return {
    columns: 1,
    sizes: sizes.map((size: Points) => ({ head: size, text: size })),
    within: (rows: Tree) =>
      parts([
        { tree: ruled('lead-rule', stroke, first(...leads)), size: width },
        { tree: rows, gap },
      ]),
  }
}
