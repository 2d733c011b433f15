import type { Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import { column, drawing, type Part, row, type Tree, text } from '../tree/tree.ts'
import {
  type Comparison,
  drawBand,
  isAccented,
  type SideColumns,
  sideGap,
  sidePadding,
} from './comparison-heads.ts'
import { type ComparisonLook, lineGround, lineRule } from './comparison-lines.ts'
import { drawRules } from './comparison-rows.ts'

/** How lists are set: the size of their points, the space over and under each and, where sides have names, those. */
interface ListSetting {
  size: Points
  air: Points
  head?: { height: Points; step: TypeStep }
}

/** Sides with a list of points each under its band, all from the top and at one distance, however many there are. */
export function comparisonSides(
  sheet: Sheet,
  comparison: Comparison,
  columns: SideColumns,
  setting: ListSetting,
  look: ComparisonLook,
): Tree {
  const { head } = setting
  const counts = new Set(comparison.sides.map((side) => side.points.length))
  const lists = row(
    comparison.sides.map((_, index) => sideTree(sheet, comparison, index, setting, look)),
    sideGap,
    // As many points on each side answer one another.
    { aligned: counts.size === 1 },
  )
  const rules = drawing((on, box) => drawRules(on, columns, box), 0)
  return head ? lists : column([{ tree: rules }, { tree: lists }])
}

function bandTree(comparison: Comparison, index: number, step: TypeStep): Tree {
  const name = comparison.sides[index]?.name ?? ''
  return {
    kind: 'ground',
    tree: text(`side-${index + 1}-name`, name, { step, tone: 'ink', anchor: 'middle' }),
    padding: { x: sidePadding, top: 0, bottom: 0 },
    draw: (sheet, box, colors) => ({ ...colors, ...drawBand(sheet, comparison, index, box) }),
  }
}

function sideTree(
  sheet: Sheet,
  comparison: Comparison,
  index: number,
  { size, air, head }: ListSetting,
  look: ComparisonLook,
): Tree {
  const step = { ...resized(sheet.theme.type.large, size), lineHeight: Math.round(size * 1.25) }
  const points = comparison.sides[index]?.points ?? []
  const name = `side-${index + 1}`
  const rule = lineRule(sheet, look)
  const band = head ? [{ tree: bandTree(comparison, index, head.step), size: head.height }] : []
  // Large type is for few words.
  const lines = size >= 48 ? 2 : size >= 28 ? 3 : undefined
  // A side that says nothing says so.
  const parts = (points.length === 0 ? ['–'] : points).map((words, place): Part => {
    const { fill, draw, ...line } = lineGround(sheet, look, place)
    const own = `${name}-point-${place + 1}`
    const tone = points.length === 0 ? 'mutedInk' : 'ink'
    return {
      tree: {
        kind: 'ground',
        tree: text(own, words, { step, tone, ...(lines ? { lines } : {}) }),
        padding: { x: sidePadding, top: air, bottom: air },
        draw: (on, box, colors) => {
          if (fill) on.addShape(`${own}-ground`, box, { fill })
          draw?.(on, own, box)
          return { ...colors, ...line }
        },
      },
    }
  })
  return {
    kind: 'column',
    parts: [...band, ...parts],
    under: (on, boxes) => {
      const [first] = boxes
      const last = boxes.at(-1)
      if (first && last) {
        const frame = { ...first, height: last.y + last.height - first.y }
        look.frame?.(on, `view-${index + 1}`, frame, isAccented(comparison, index))
      }
      for (const [place, { x, y, width }] of boxes.slice(band.length + 1).entries())
        if (rule) on.addLine(`${name}-rule-${place + 1}`, { x, y }, { x: x + width, y }, rule)
    },
  }
}
