import type { Points } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { fitQuote, hasOwnTitle } from '../../layouts/quote.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { drawRevisionCloud } from './revision-cloud.ts'

const left: Points = 43.2
const width: Points = 873.6
const padding = { x: 52, y: 38 }
/** From the cloud to who said it. */
const leader: Points = 46

/** Words about the drawing in a revision cloud, with a leader to who said them. */
export function drawDraughtsmanQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { accent } = theme.colors
  const titled = hasOwnTitle(content)
  if (titled && !drawFrame(sheet, content)) return false
  const attributed = quote.name !== '' || quote.affiliation !== ''
  const top = titled ? 136 : 84
  const bottom = attributed ? 404 : 452
  const inner = { x: left + padding.x, width: width - 2 * padding.x }
  const set = fitQuote(sheet, quote.text, theme.type.quote, {
    width: inner.width,
    height: bottom - top - 2 * padding.y,
  })
  if (set === undefined) return false
  const height = set.layout.height + 2 * padding.y
  const y = top + (bottom - top - height) * 0.4
  const cloud = {
    x: left + 14,
    y,
    width: Math.min(width - 28, set.layout.width + 2 * padding.x),
    height,
  }
  drawRevisionCloud(sheet, 'cloud', cloud, 46, { color: accent, width: 1.75 })
  sheet.addText({
    name: 'quote',
    box: { x: inner.x + 4, y: y + padding.y, width: set.width, height: set.layout.height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground: theme.ground,
  })
  if (attributed) {
    const start = { x: inner.x + 28, y: y + height + 13 }
    const turn = { x: start.x + leader * 0.6, y: start.y + leader * 0.6 }
    const end = { x: turn.x + 26, y: turn.y }
    const pen = { color: accent, width: 1 }
    sheet.addLine('leader', start, turn, pen)
    sheet.addLine('leader-shoulder', turn, end, pen)
    const dot = { x: start.x - 2.5, y: start.y - 2.5, width: 5, height: 5 }
    sheet.addShape('leader-dot', dot, { fill: accent }, { type: 'ellipse' })
    const texts = setAttribution(sheet, quote, 460 - (turn.y - 12))
    if (texts === undefined) return false
    let line = turn.y - 12
    for (const { part, set } of texts) {
      sheet.addText({
        name: `quote-${part}`,
        box: { x: end.x + 8, y: line, width: set.width, height: set.layout.height },
        layout: set.layout,
        ground: theme.ground,
      })
      line += set.layout.height
    }
  }
  drawFooter(sheet)
  return true
}

/** Who said it, in the first sizes in which name and affiliation have room under the cloud. */
function setAttribution(
  sheet: Sheet,
  { name, affiliation }: { name: string; affiliation: string },
  height: Points,
): { part: string; set: SetText }[] | undefined {
  const { ink, mutedInk } = sheet.theme.colors
  const { large, body } = sheet.theme.type
  for (const [nameSize, size] of [
    [16, 13],
    [14, 13],
    [12, 12],
  ] as const) {
    const room = { width: 700, height }
    const head = inFont(resized(large, nameSize), sheet.theme.strong)
    const parts = [
      { part: 'name', text: name, step: head, color: ink },
      { part: 'affiliation', text: affiliation, step: resized(body, size), color: mutedInk },
    ].flatMap(({ part, text, step, color }) =>
      text === '' ? [] : [{ part, set: fitText(sheet, text, [step], room, { color }) }],
    )
    const set = parts.flatMap((one) => (one.set ? [{ part: one.part, set: one.set }] : []))
    const total = set.reduce((sum, one) => sum + one.set.layout.height, 0)
    if (set.length === parts.length && total <= height) return set
  }
  return undefined
}
