import { inches, type Points } from '../../scene/geometry.ts'
import { leadWordRuns } from '../lead-words.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { resized } from '../themes/type-step.ts'
import { toneColor } from '../tree/tone.ts'
import { inset, parts, type Tree, text } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'
import { drawBullets, groupItems } from './bullets.ts'
import { drawListRules } from './list-rules.ts'
import { rowColumns } from './row-columns.ts'

/** A recap of more than this is a list. */
const mostPoints = 8

type Point = ReturnType<typeof groupItems>[number]

/** A way to set the points: in how many columns, and their size. */
interface Arrangement {
  columns: 1 | 2
  text: Points
}

/** What to remember: a few numbered points in large type, each in a row of its own under a rule. */
export function drawRecap(sheet: Sheet, content: SlideContent): boolean {
  const { length } = groupItems(content.bullets)
  if (length === 0 || length > mostPoints) return drawBullets(sheet, content)
  return drawPoints(sheet, content)
}

const drawPoints = treeLayout({
  attempts: ({ bullets }) =>
    bullets.reduce((sum, one) => sum + one.text.length, 0) > mostCharacters
      ? []
      : arrangements(groupItems(bullets).length),
  tree: pointsTree,
})

function arrangements(count: number): Arrangement[] {
  const one = [26, 24, 22, 20, 18, 16].map((size) => ({ columns: 1 as const, text: size }))
  const two = [20, 18, 16].map((size) => ({ columns: 2 as const, text: size }))
  return [
    ...(count > 5 ? [...two, ...one.slice(3)] : one),
    { columns: 2, text: 14 },
    { columns: 1, text: 14 },
    { columns: 1, text: 12 },
    { columns: 2, text: 12 },
  ]
}

function pointsTree(sheet: Sheet, { bullets }: SlideContent, arrangement: Arrangement): Tree {
  const { columns } = arrangement
  const points = groupItems(bullets)
  const rows = Math.ceil(points.length / columns)
  const gutter = inches(0.2)
  const { width, height } = sheet.theme.frame.content
  const room = {
    width: (width - gutter * (columns - 1)) / columns,
    height: height / rows,
  }
  const trees = points.map((point, index) => pointTree(sheet, point, index, arrangement, room))
  return rowColumns(trees, columns, gutter, {
    equal: true,
    under: (on, boxes, first) =>
      drawListRules(on, boxes, (edge) =>
        edge === 0 ? `rule-${first}` : `rule-${first + edge - 1}-below`,
      ),
  })
}

/** A point in the display face, the words before its colon in the accent, its details below in running text. */
function pointTree(
  sheet: Sheet,
  { text: words, children }: Point,
  index: number,
  { columns, text: size }: Arrangement,
  room: { width: Points; height: Points },
): Tree {
  const { type } = sheet.theme
  const step = { ...type.title, size, lineHeight: Math.round(size * 1.28 * 2) / 2 }
  const detail = resized(type.body, Math.max(12, Math.min(type.body.size, size - 4)))
  const style = (tone: 'ink' | 'accent') => sheet.style(step, toneColor(tone))
  const paragraphs = [
    sheet.paragraph(leadWordRuns(words, style('ink'), style('accent')), step, {
      color: toneColor('ink'),
    }),
    ...children.map((one) => ({
      ...sheet.paragraph(one, detail, { color: toneColor('mutedInk') }),
      spaceBefore: size * 0.25,
    })),
  ]
  const most = size >= 20 ? 2 : size >= 16 ? 3 : 30
  const textLeft = inches(columns === 1 ? 1.03 : 0.8)
  const figure = Math.round(Math.min(room.height * 0.6, columns === 1 ? 54 : 40))
  const padding = { x: 0, top: size * 0.3, bottom: size * 0.3 }
  const number = text(`point-${index + 1}-number`, String(index + 1), {
    step: resized(type.figure, figure),
    tone: 'accent',
    lines: 1,
    anchor: 'middle',
  })
  const said = text(
    `point-${index + 1}`,
    { paragraphs },
    { step, tone: 'ink', anchor: 'middle', lines: most },
  )
  return parts([
    { tree: number, size: textLeft - inches(0.1) },
    {
      tree: inset(padding, said),
      gap: inches(0.1),
      // A line of large type is read to about seventy characters.
      size: Math.min(room.width - textLeft - inches(0.1), size * 42),
    },
  ])
}
