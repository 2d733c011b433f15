import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { contentEnd } from '../../caption.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { slideColors } from '../../tree/place-tree.ts'
import {
  column,
  drawing,
  first,
  inset,
  type Part,
  parts,
  stack,
  type TextSlot,
  type Tree,
  text,
} from '../../tree/tree.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { notesHeading } from './note-heading.ts'

const panel: Box = { x: 668.25, y: 142.5, width: 248.6, height: 307.5 }
const floor: Points = 474
const headHeight: Points = 31.5
const padding: Points = 15
const bubbleRadius: Points = 10.5
const textLeft: Points = 46.75
const textWidth: Points = 182

/** The note, from 0, that speaks of the category that a chart is about; -1 without one. */
export function focusNote(content: SlideContent): number {
  const { chart } = content
  const name = chart?.categories[chart.highlightedCategory ?? -1] ?? ''
  return name === '' ? -1 : content.paragraphs.findIndex((text) => text.includes(name))
}

/** The notes of a drawing in a ruled box at its right: the takeaway as a figure, then numbered notes. */
export function drawNotesTable(sheet: Sheet, content: SlideContent, figureColor?: Color): boolean {
  const { background, ink } = sheet.theme.colors
  const colors = { ...slideColors(sheet), ground: background }
  return fitTree(
    sheet,
    { ...panel, height: contentEnd(sheet, floor) - panel.y },
    [18, 16, 14, 12].map((size) => ({ size })),
    ({ size }) => {
      const box: Tree = {
        kind: 'ground',
        padding: { x: 0, top: 0, bottom: 14 },
        draw: (on, area) => {
          on.addShape('panel', area, { fill: background, stroke: { color: ink, width: 1 } })
          return colors
        },
        tree: column([
          { tree: headTree(sheet, content.takeaway?.label || notesHeading(sheet.language)) },
          { tree: notesTree(sheet, content, size, figureColor), gap: 20 },
        ]),
      }
      return column([{ tree: box, grow: 1, most: panel.height }])
    },
  )
}

/** The name of the box over a rule. */
function headTree(sheet: Sheet, name: string): Tree {
  const { theme } = sheet
  if (name === '') return column([])
  const step = { ...inFont(resized(theme.type.body, 14), theme.strong), lineHeight: 18 }
  const rule = drawing((on, box) => {
    const y = bottomEdge(box)
    const stroke = { color: theme.colors.ink, width: 0.75 }
    on.addLine('panel-rule', { x: box.x, y }, { x: rightEdge(box), y }, stroke)
  }, headHeight)
  const words = inSizes('takeaway-label', name, ladder(step, [14, 12]), {
    lines: 3,
    anchor: 'middle',
  })
  return stack(rule, inset({ x: padding, top: 6.75, bottom: 6.75 }, words))
}

function notesTree(
  sheet: Sheet,
  content: SlideContent,
  size: Points,
  figureColor: Color | undefined,
): Tree {
  const { type } = sheet.theme
  const { takeaway, paragraphs } = content
  const step = resized(type.body, size)
  const tone: TextSlot['tone'] = figureColor ? { color: figureColor } : 'accent'
  const figure = first(
    inSizes(
      'takeaway-figure',
      takeaway?.figure ?? '',
      ladder(type.figure, [60, 54, 48, 40, 34, 28, 24]),
      { lines: 1, tone },
    ),
    inSizes('takeaway-figure', takeaway?.figure ?? '', ladder(type.figure, [24, 20, 16]), { tone }),
  )
  const marked = takeaway ? -1 : focusNote(content)
  const notes = paragraphs.map((words, index): Part => {
    const bubble = drawing((on, { x, y }) =>
      drawBubble(on, `note-${index + 1}`, {
        at: { x: x + bubbleRadius, y: y + step.lineHeight / 2 + 1 },
        radius: bubbleRadius,
        number: index + 1,
        filled: index === marked,
      }),
    )
    const said = text(`takeaway-note-${index + 1}`, words, { step, tone: 'ink' })
    return {
      tree: parts([
        { tree: bubble, size: textLeft - padding },
        { tree: said, size: textWidth },
      ]),
      gap: takeaway && index === 0 ? 21 : type.body.lineHeight,
    }
  })
  return inset(
    { x: padding, top: 0, bottom: 0 },
    column([
      { tree: figure },
      { tree: text('takeaway-text', takeaway?.note ?? '', { step, tone: 'ink' }), gap: 6 },
      ...notes,
    ]),
  )
}

/** A text in the first of these steps in which it can be set. */
function inSizes(name: string, words: string, steps: TypeStep[], look: Partial<TextSlot>): Tree {
  return first(...steps.map((step) => text(name, words, { tone: 'ink', ...look, step })))
}
