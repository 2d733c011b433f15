import type { Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import { resized } from '../themes/type-step.ts'
import { column, drawing, type Part, row, type Tree, text } from '../tree/tree.ts'
import {
  type Comparison,
  type ComparisonLook,
  drawBand,
  type Heads,
  isAccented,
  sideGap,
  sidePadding,
} from './comparison-look.ts'

/** How lists are set: the size of their points, the space over and under each and, where sides have names, those. */
interface ListSetting {
  size: Points
  air: Points
  heads: Heads | undefined
}

/** Sides with a list of points each under its band, all from the top and at one distance, however many there are. */
export function comparisonSides(
  sheet: Sheet,
  comparison: Comparison,
  setting: ListSetting,
  look: ComparisonLook,
): Tree {
  const { sides } = comparison
  const counts = new Set(sides.map((side) => side.points.length))
  const trees = sides.map((_, index) => sideTree(sheet, comparison, index, setting, look))
  // As many points on each side answer one another.
  return row(trees, sideGap, { aligned: counts.size === 1 })
}

/** The band with the name of a side; without names a rule is enough. */
function headPart(comparison: Comparison, index: number, heads: Heads | undefined): Part {
  const name = `side-${index + 1}`
  if (heads === undefined)
    return {
      tree: drawing((sheet, { x, y, width }, { ink: color }) => {
        sheet.addLine(name, { x, y }, { x: x + width, y }, { color, width: 1.5 })
      }, 0),
    }
  const words = comparison.sides[index]?.name ?? ''
  return {
    tree: {
      kind: 'ground',
      tree: text(`${name}-name`, words, { step: heads.step, tone: 'ink', anchor: 'middle' }),
      padding: { x: sidePadding, top: 0, bottom: 0 },
      draw: (sheet, box, colors) => ({ ...colors, ...drawBand(sheet, comparison, index, box) }),
    },
    size: heads.height,
  }
}

function sideTree(
  sheet: Sheet,
  comparison: Comparison,
  index: number,
  { size, air, heads }: ListSetting,
  look: ComparisonLook,
): Tree {
  const step = { ...resized(sheet.theme.type.large, size), lineHeight: Math.round(size * 1.25) }
  const points = comparison.sides[index]?.points ?? []
  const name = `side-${index + 1}`
  // Large type is for few words.
  const lines = size >= 48 ? 2 : size >= 28 ? 3 : undefined
  // A side that says nothing says so.
  const parts = (points.length === 0 ? ['–'] : points).map((words, place): Part => {
    const { colors, filled, above, draw } = look.line(sheet, place)
    const own = `${name}-point-${place + 1}`
    const tone = points.length === 0 ? 'mutedInk' : 'ink'
    return {
      tree: {
        kind: 'ground',
        tree: text(own, words, { step, tone, ...(lines ? { lines } : {}) }),
        padding: { x: sidePadding, top: air, bottom: air },
        draw: (on, box) => {
          const { x, y, width } = box
          if (filled) on.addShape(`${own}-ground`, box, { fill: colors.ground })
          draw?.(on, own, box)
          if (above) on.addLine(`${own}-rule`, { x, y }, { x: x + width, y }, above)
          return colors
        },
      },
    }
  })
  // Frames end at one height, also around lists of unlike length.
  const rest = look.frame ? [{ tree: column([]), grow: 1 }] : []
  return {
    ...column([headPart(comparison, index, heads), ...parts, ...rest]),
    under: (on, boxes) => {
      const [first] = boxes
      const last = boxes.at(-1)
      if (first === undefined || last === undefined) return
      const frame = { ...first, height: last.y + last.height - first.y }
      look.frame?.(on, `view-${index + 1}`, frame, isAccented(comparison, index))
    },
  }
}
