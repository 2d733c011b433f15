import type { Points } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawDefinition } from '../../layouts/definition.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { ladder, resized } from '../type-step.ts'
import { drawSubject } from './container.ts'

const left: Points = 43.2
const width: Points = 470
const floor: Points = 466
/** Where the leader leaves its text, and what it points at. */
const shoulder: Points = 540
const target = { x: 712, y: 330 }

/** One term is the callout of a drawing: its name on a line that leads to the thing. Several are a list. */
export const drawDraughtsmanDefinition = firstThatFits(drawCallout, drawDefinition)

function drawCallout(sheet: Sheet, content: SlideContent): boolean {
  const [only, ...others] = content.definitions
  if (only === undefined || others.length > 0 || only.term === '') return false
  if (!drawFrame(sheet, content)) return false
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const top = theme.frame.content.y
  const term = fitText(
    sheet,
    only.term,
    ladder(theme.type.cover, [54, 48, 40, 34, 28]),
    { width, height: 100, maximumLines: (step) => (step.size > 34 ? 1 : 2) },
    { color: accent },
  )
  if (term === undefined) return false
  for (const size of [22, 20, 18, 16, 14]) {
    const step = { ...resized(theme.type.body, size), lineHeight: Math.round(size * 1.45) }
    const text = fitText(
      sheet,
      only.text,
      [step],
      { width, height: 260, balanced: 'at sense' },
      { color: ink },
    )
    const more = content.paragraphs.join(' ')
    const rest = fitText(
      sheet,
      more,
      ladder(theme.type.body, [13]),
      { width, height: 120 },
      { color: mutedInk },
    )
    if (text === undefined || rest === undefined) continue
    const restHeight = more === '' ? 0 : rest.layout.height + 16
    const total = term.layout.height + 26 + text.layout.height + restHeight
    if (total > floor - top) continue
    let y = top + (floor - top - total) * 0.36
    drawSubject(sheet, { stand: { corner: { x: 648, y: 440 }, scale: 0.82 } })
    sheet.addText({
      name: 'term',
      box: { x: left, y, width: term.width, height: term.layout.height },
      layout: term.layout,
      ground: theme.ground,
    })
    y += term.layout.height + 6
    const pen = { color: accent, width: 1.5 }
    sheet.addLine('leader-shoulder', { x: left, y }, { x: shoulder, y }, pen)
    sheet.addLine('leader', { x: shoulder, y }, target, pen)
    const dot = { x: target.x - 4, y: target.y - 4, width: 8, height: 8 }
    sheet.addShape('leader-dot', dot, { fill: accent }, { type: 'ellipse' })
    y += 20
    if (only.text !== '')
      sheet.addText({
        name: 'definition',
        box: { x: left, y, width: text.width, height: text.layout.height },
        layout: text.layout,
        placeholder: 'body',
        ground: theme.ground,
      })
    if (more !== '')
      sheet.addText({
        name: 'definition-note',
        box: { x: left, y: y + text.layout.height + 16, width, height: rest.layout.height },
        layout: rest.layout,
        ground: theme.ground,
      })
    drawFooter(sheet)
    return true
  }
  return false
}
