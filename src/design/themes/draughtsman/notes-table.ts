import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { type DrawTakeaway, takeawayLayout } from '../../layouts/takeaway.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, type Ground, inset, type Part, parts, text } from '../../tree/tree.ts'
import type { PanelColors } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { notesHeading } from './note-heading.ts'

const panel: Box = { x: 668.25, y: 142.5, width: 248.6, height: 307.5 }
const floor: Points = 474
const padding: Points = 15
const bubbleRadius: Points = 10.5

/** The note, from 0, that speaks of the category that a chart is about; -1 without one. */
export function focusNote({ chart, paragraphs }: SlideContent): number {
  const name = chart?.categories[chart.highlightedCategory ?? -1] ?? ''
  return name === '' ? -1 : paragraphs.findIndex((said) => said.includes(name))
}

const boxOf = (sheet: Sheet): Box => ({
  ...panel,
  height: contentEnd(sheet, floor) - panel.y,
})

/** Clear paper in a frame. */
function onPaper(sheet: Sheet, box: Box): PanelColors {
  const { background: ground, ink } = sheet.theme.colors
  sheet.addShape('panel', box, { fill: ground, stroke: { color: ink, width: 1 } })
  return { ...slideColors(sheet), ground }
}

/** What a chart says as a figure and a sentence. */
const drawFigure = takeawayLayout({
  box: boxOf,
  ground: onPaper,
  padding: { x: padding, top: 18, bottom: 14 },
  scale: ({ theme: { type } }) => ({ number: type.figure, unit: type.unit }),
  label: { size: 16 },
  order: 'label-first',
  inSliceColor: true,
  sink: 0,
  gaps: { figure: 8, label: 6, note: 16, second: 20 },
})

/** What a chart says, in a ruled box at its right: a figure with a sentence, or numbered notes. */
export const drawNotesTable: DrawTakeaway = (sheet, content, figureColor) =>
  content.takeaway ? drawFigure(sheet, content, figureColor) : drawNotes(sheet, content)

function drawNotes(sheet: Sheet, { paragraphs, ...content }: SlideContent): boolean {
  const { type, strong, colors } = sheet.theme
  const marked = focusNote({ paragraphs, ...content })
  const heading = notesHeading(sheet.language)
  const rule = drawing((on, { x, width, y }) => {
    const stroke = { color: colors.ink, width: 0.75 }
    on.addLine('panel-rule', { x, y }, { x: x + width, y }, stroke)
  }, 0)
  const bold = { ...resized(inFont(type.body, strong), 14), lineHeight: 18 }
  const words = text('takeaway-label', heading, { step: bold, tone: 'ink', lines: 1 })
  const head = [{ tree: inset({ x: padding, top: 6.75, bottom: 6.75 }, words) }, { tree: rule }]
  const sizes = [18, 16, 14, 12].map((size) => ({ text: size }))
  return fitTree(sheet, boxOf(sheet), sizes, ({ text: size }) => {
    const step = resized(type.body, size)
    const notes = paragraphs.map((note, index): Part => {
      const bubble = drawing((on, { x, y }) => {
        const at = { x: x + bubbleRadius, y: y + step.lineHeight / 2 + 1 }
        const look = { radius: bubbleRadius, number: index + 1, filled: index === marked }
        drawBubble(on, `note-${index + 1}`, at, look)
      })
      const said = text(`takeaway-note-${index + 1}`, note, { step, tone: 'ink' })
      return { tree: parts([{ tree: bubble, size: 31.75 }, { tree: said }]), gap: 20 }
    })
    const list = inset({ x: padding, top: 20, bottom: 14 }, column(notes))
    const tree = column([...(heading === '' ? [] : head), { tree: list }])
    const none = { x: 0, top: 0, bottom: 0 }
    const box: Ground = { kind: 'ground', padding: none, draw: onPaper, tree }
    return column([{ tree: box, grow: 1, most: panel.height }])
  })
}
