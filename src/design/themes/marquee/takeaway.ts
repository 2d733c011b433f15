import type { Points } from '../../../scene/geometry.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { bottomEdge, columnEdge, rightEdge } from '../../grid.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawFan } from './fan.ts'
import { drawLozengeRule, drawSteppedBox } from './frames.ts'
import { house } from './house.ts'

const inset: Points = 26
const ground = house.balcony

const sizes: { fan: Points; figure: Points; label: Points; note: Points; second: Points }[] = [
  { fan: 40, figure: 60, label: 18, note: 16, second: 16 },
  { fan: 34, figure: 48, label: 16, note: 16, second: 14 },
  { fan: 26, figure: 40, label: 16, note: 14, second: 14 },
  { fan: 20, figure: 32, label: 14, note: 12, second: 12 },
]

interface Part {
  name: string
  set: SetText
  /** Space over it, when something stands there. */
  space: Points
  wrap?: boolean
}

/** What a chart says, in the middle of a stepped panel under a gold fan; a second note under a rule. */
export function drawMarqueeTakeaway(sheet: Sheet, content: SlideContent): boolean {
  const { content: area } = sheet.theme.frame
  const x = columnEdge(9)
  const box = { ...area, x, width: rightEdge(area) - x }
  drawSteppedBox(sheet, 'panel', box, 9, {
    fill: ground,
    stroke: { color: house.gold, width: 1 },
  })
  for (const size of sizes) {
    const parts = setParts(sheet, content, box.width - 2 * inset, size)
    if (parts === undefined) continue
    const total = parts.reduce(
      (sum, { set, space }, index) => sum + set.layout.height + (index > 0 ? space : 0),
      size.fan + 14,
    )
    const spare = box.height - 48 - total
    if (spare < 0) continue
    const middle = box.x + box.width / 2
    let y = box.y + 24 + spare * 0.42
    drawFan(sheet, 'panel-fan', { x: middle, y: y + size.fan }, size.fan, {
      petals: 7,
      stroke: { color: ground, width: 1 },
      fill: house.gold,
    })
    y += size.fan + 14
    parts.forEach(({ name, set, space, wrap }, index) => {
      y += index > 0 ? space : 0
      if (name === 'takeaway-note' && index > 0)
        drawLozengeRule(sheet, 'panel-rule', { x: middle, y: y - space / 2 }, 140)
      addCentred(sheet, name, set, { y, ground, middle }, wrap === false ? { wrap } : {})
      const line = set.layout.paragraphs[0]?.lines[0]
      const { trend } = content.takeaway ?? {}
      if (name === 'takeaway-text' && trend && line) {
        const start = { x: middle - line.width / 2 - arrowRoom(size.note), y: y + line.baseline }
        const { accent } = sheet.theme.colors
        drawArrow(sheet, 'takeaway-arrow', trend, start, arrowWidth(size.note), accent)
      }
      y += set.layout.height
    })
    return y <= bottomEdge(box)
  }
  return false
}

function setParts(
  sheet: Sheet,
  { takeaway, paragraphs }: SlideContent,
  width: Points,
  size: (typeof sizes)[number],
): Part[] | undefined {
  const { type, colors, strong } = sheet.theme
  const parts: Part[] = []
  const fitted = (text: string, points: Points, bold: boolean, room: Points) => {
    const step = resized(type.body, points)
    return fitText(
      sheet,
      text,
      [bold ? inFont(step, strong) : step],
      { width: room, height: 300, balanced: true },
      { color: colors.ink, align: 'center' },
    )
  }
  if (takeaway?.figure) {
    const steps = figureLadder(
      resized(type.statistic, size.figure),
      resized(type.unit, Math.round(size.figure * 0.56)),
      [48, 40, 32, 28, 24].filter((one) => one >= size.figure * 0.66),
    )
    const set = fitFigure(
      sheet,
      takeaway.figure,
      steps,
      { width, height: 110 },
      { color: colors.accent, align: 'center' },
    )
    if (set === undefined) return undefined
    parts.push({ name: 'takeaway-figure', set, space: 0, wrap: set.wrap })
  }
  const aside = takeaway?.trend ? 2 * arrowRoom(size.note) : 0
  const second = paragraphs.join(' ')
  const texts = [
    { name: 'takeaway-label', text: takeaway?.label ?? '', bold: true, room: width, space: 4 },
    {
      name: 'takeaway-text',
      text: takeaway?.note ?? '',
      bold: false,
      room: width - aside,
      space: 8,
    },
    { name: 'takeaway-note', text: second, bold: false, room: width, space: 40 },
  ]
  for (const { name, text, bold, room, space } of texts) {
    if (text === '') continue
    const points = bold ? size.label : name === 'takeaway-note' ? size.second : size.note
    const set = fitted(text, points, bold, room)
    if (set === undefined) return undefined
    parts.push({ name, set, space })
  }
  return parts
}
