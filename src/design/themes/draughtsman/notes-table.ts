import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { notesHeading } from './note-heading.ts'

const panel: Box = { x: 668.25, y: 142.5, width: 248.6, height: 307.5 }
const floor: Points = 474
const headHeight: Points = 31.5
const padding: Points = 15
const bubbleRadius: Points = 10.5
const textLeft: Points = 46.75
const textWidth: Points = 172

/** The note, from 0, that speaks of the category that a chart is about; -1 without one. */
export function focusNote(content: SlideContent): number {
  const { chart } = content
  const name = chart?.categories[chart.highlightedCategory ?? -1] ?? ''
  return name === '' ? -1 : content.paragraphs.findIndex((text) => text.includes(name))
}

/** The notes of a drawing in a ruled box at its right: the takeaway as a figure, then numbered notes. */
export function drawNotesTable(sheet: Sheet, content: SlideContent, figureColor?: Color): boolean {
  const { theme } = sheet
  const { body } = theme.type
  const { ink, accent, background } = theme.colors
  const { takeaway, paragraphs } = content
  const figureInk = figureColor ?? accent
  for (const size of [13, 12]) {
    const parts: { name: string; set: SetText; space: Points; note?: number }[] = []
    let fits = true
    const add = (
      name: string,
      text: string,
      set: SetText | undefined,
      space = 0,
      note?: number,
    ) => {
      if (text === '') return
      if (set === undefined) fits = false
      else parts.push({ name, set, space, ...(note === undefined ? {} : { note }) })
    }
    if (takeaway) {
      const wide = panel.width - 2 * padding
      const figure = ladder(theme.type.figure, [60, 54, 48, 40, 34, 28, 24])
      add(
        'takeaway-figure',
        takeaway.figure,
        fitText(
          sheet,
          takeaway.figure,
          figure,
          { width: wide, height: 64, maximumLines: () => 1 },
          { color: figureInk },
        ) ??
          fitText(
            sheet,
            takeaway.figure,
            ladder(theme.type.figure, [24, 20, 16]),
            { width: wide, height: 80 },
            { color: figureInk },
          ),
      )
      add(
        'takeaway-text',
        takeaway.note,
        fitText(
          sheet,
          takeaway.note,
          ladder(body, [size]),
          { width: wide, height: 160 },
          { color: ink },
        ),
        6,
      )
    }
    paragraphs.forEach((text, index) => {
      const set = fitText(
        sheet,
        text,
        ladder(body, [size]),
        { width: textWidth, height: 280 },
        { color: ink },
      )
      const after = takeaway && index === 0 ? 21 : body.lineHeight
      add(`takeaway-note-${index + 1}`, text, set, parts.length > 0 ? after : 0, index)
    })
    const head = takeaway?.label || notesHeading(sheet.language)
    const headSet = setHead(sheet, head)
    if (headSet === undefined) return false
    const headBand = head === '' ? 0 : Math.max(headHeight, headSet.layout.height + 13.5)
    const top = panel.y + headBand + 20
    const used = parts.reduce((sum, { set, space }) => sum + space + set.layout.height, 0)
    const bottom = Math.max(bottomEdge(panel), top + used + 14)
    if (!fits || bottom > floor) continue
    const box = { ...panel, height: bottom - panel.y }
    sheet.addShape('panel', box, { fill: background, stroke: { color: ink, width: 1 } })
    if (head !== '') drawHead(sheet, headSet, headBand)
    const focus = takeaway ? -1 : focusNote(content)
    let y = top
    for (const { name, set, space, note } of parts) {
      y += space
      sheet.addText({
        name,
        box: {
          x: panel.x + (note === undefined ? padding : textLeft),
          y,
          width: set.width,
          height: set.layout.height,
        },
        layout: set.layout,
        ground: background,
      })
      if (note !== undefined)
        drawBubble(sheet, `note-${note + 1}`, {
          at: { x: panel.x + padding + bubbleRadius, y: y + set.step.lineHeight / 2 + 1 },
          radius: bubbleRadius,
          number: note + 1,
          filled: note === focus,
        })
      y += set.layout.height
    }
    return true
  }
  return false
}

function setHead(sheet: Sheet, text: string): SetText | undefined {
  const { theme } = sheet
  const step = { ...inFont(theme.type.body, theme.strong), lineHeight: 18 }
  const room = { width: panel.width - 2 * padding, height: 54 }
  return fitText(sheet, text, ladder(step, [13, 12]), room, { color: theme.colors.ink })
}

function drawHead(sheet: Sheet, set: SetText, band: Points): void {
  const { ink, background } = sheet.theme.colors
  const y = panel.y + band
  const { height } = set.layout
  const ends = [
    { x: panel.x, y },
    { x: rightEdge(panel), y },
  ] as const
  sheet.addLine('panel-rule', ...ends, { color: ink, width: 0.75 })
  sheet.addText({
    name: 'takeaway-label',
    box: { x: panel.x + padding, y: y - (band + height) / 2, width: set.width, height },
    layout: set.layout,
    ground: background,
  })
}
