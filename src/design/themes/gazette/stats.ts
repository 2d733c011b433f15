import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { type Part, sizeOf } from '../../columns.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { isWordUnit, splitFigure } from '../../figure-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { drawRuledColumns } from './columns.ts'
import { strongFace } from './faces.ts'

const mostFigures = 8

/** Figures as columns: the number in black headline type, its name, a note; under a thick rule what they mean. */
export function drawGazetteStats(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { figures, paragraphs } = content
  if (figures.length > mostFigures) return false
  const { content: area } = sheet.theme.frame
  for (const height of paragraphs.length > 0 ? [64, 90, 130, 170] : [0]) {
    const nodes = sheet.nodes.length
    const above = { ...area, height: area.height - (height > 0 ? height + 18 : 0) }
    const below = { ...area, y: bottomEdge(area) - height, height }
    if (drawFigures(sheet, figures, above) && drawBand(sheet, paragraphs, below)) {
      drawFooter(sheet)
      return true
    }
    sheet.nodes.length = nodes
  }
  return false
}

function drawFigures(sheet: Sheet, figures: SlideContent['figures'], area: Box): boolean {
  if (figures.length === 0) return true
  const { colors } = sheet.theme
  const rows = figures.length > 4 ? 2 : 1
  const columns = Math.ceil(figures.length / rows)
  const placed = drawRuledColumns(sheet, {
    prefix: 'stat',
    columns: figures.map((figure, index) => [
      figurePart(sheet, figure.figure, index === 0 ? colors.accent : colors.ink),
      { text: figure.label, color: colors.ink },
      { text: figure.note, color: colors.mutedInk, inset: figure.trend ? arrowRoom(1) : 0 },
    ]),
    slots: [
      { name: 'figure', before: 0, tabularFigures: true, lines: 1 },
      { name: 'label', before: 6, lines: 3 },
      { name: 'note', before: 6 },
    ],
    sizes: figureSizes(sheet, rows, columns),
    area,
    rows,
    gutter: columns > 3 ? 33 : 45,
    sink: rows === 1 ? 0.36 : 0,
  })
  placed?.forEach((column, index) => {
    const trend = figures[index]?.trend
    const note = column.layouts[2]
    const line = note?.paragraphs[0]?.lines[0]
    if (trend === undefined || note === undefined || line === undefined) return
    const y = (column.slots[2] ?? 0) + line.baseline
    const wide = arrowWidth(sizeOf(note))
    drawArrow(sheet, `stat-${index + 1}-arrow`, trend, { x: column.x, y }, wide, colors.accent)
  })
  return placed !== undefined
}

/** A word behind a number ("million") is set smaller than the number. */
function figurePart(sheet: Sheet, figure: string, color: Color): Part {
  const { number, unit } = splitFigure(figure)
  if (!isWordUnit(unit)) return { text: figure, color }
  return {
    text: figure,
    color,
    runs: (step) => [
      { text: number, style: sheet.style(step, color, true) },
      {
        text: `\u00a0${unit}`,
        style: sheet.style(resized(step, Math.max(14, Math.round(step.size * 0.5))), color),
      },
    ],
  }
}

function figureSizes(sheet: Sheet, rows: number, columns: number): TypeStep[][] {
  const { statistic, body } = sheet.theme.type
  const all =
    rows === 2
      ? [
          [44, 16, 14],
          [36, 14, 12],
          [26, 14, 12],
          [16, 12, 12],
        ]
      : [
          ...(columns <= 2 ? [[110, 22, 20]] : []),
          ...(columns <= 3 ? [[80, 20, 18]] : []),
          [60, 18, 16],
          [54, 18, 16],
          [44, 16, 14],
          [34, 14, 14],
          [26, 14, 12],
          [18, 12, 12],
          [14, 12, 12],
        ]
  return all.map(([figure = 14, label = 12, note = 12]) => [
    { ...resized(statistic, figure), lineHeight: Math.round(figure * 1.12) },
    inFont(resized(body, label), strongFace),
    resized(body, note),
  ])
}

/** What the figures mean: a lead in headline type and a text beside it, under a thick rule. */
export function drawBand(sheet: Sheet, paragraphs: string[], box: Box): boolean {
  if (paragraphs.length === 0) return true
  const { colors, type, ground } = sheet.theme
  const lead = paragraphs.length > 1 ? (paragraphs[0] ?? '') : ''
  const text = paragraphs.slice(lead === '' ? 0 : 1).join(' ')
  const height = box.height - 14
  for (const size of [18, 16, 14, 12]) {
    if (size < sheet.context.smallestBody) continue
    const own = resized(type.body, size)
    const leadSet = fitText(
      sheet,
      lead,
      ladder(type.head, [20, 18, 16, 14, 12]).filter((one) => one.size <= size + 2),
      { width: 300, height, maximumLines: () => 3 },
      { color: colors.ink },
    )
    if (lead !== '' && leadSet === undefined) continue
    const left: Points =
      lead === '' ? box.x : box.x + Math.max(230, (leadSet?.layout.width ?? 0) + 28)
    const width = Math.min(box.x + box.width - left, 640)
    const textSet = fitText(sheet, text, [own], { width, height }, { color: colors.ink })
    if (textSet === undefined) continue
    sheet.addShape('band-rule', { ...box, height: 3 }, { fill: colors.ink })
    const y = box.y + 14
    if (lead !== '' && leadSet)
      sheet.addText({
        name: 'band-lead',
        box: { x: box.x, y, width: left - box.x - 14, height: leadSet.layout.height },
        layout: leadSet.layout,
        ground,
      })
    const room = { x: left, y: y + 1, width, height: textSet.layout.height }
    sheet.addText({ name: 'band-text', box: room, layout: textSet.layout, ground })
    return true
  }
  return false
}
