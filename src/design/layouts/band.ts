import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { bottomEdge, columnEdge, rightEdge } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import { fitText } from '../text-fitting.ts'
import { inFont, ladder } from '../themes/type-step.ts'

/** Heights of the band, in inches, in the order in which they are tried. */
const heights = [0.85, 1.2, 1.6, 2.1]

const inset = inches(0.25)

interface BandText {
  text: string
  set: SetText
}

interface BandTexts {
  lead: BandText | undefined
  text: BandText
  textLeft: Points
}

/**
 * A band at the foot of the content area that sums up what stands above it: a lead in semi-bold and a text, or a text
 * alone. `drawAbove` draws the rest and gets the band's height, 0 without a band; false when it does not fit over it.
 */
export function fitBand(
  sheet: Sheet,
  paragraphs: string[],
  area: Box,
  drawAbove: (height: Points) => boolean,
): boolean {
  if (paragraphs.length === 0) return drawAbove(0)
  for (const height of heights.map(inches)) {
    const texts = setBand(sheet, paragraphs, area, height - inches(0.2))
    if (texts === undefined) continue
    const nodes = sheet.nodes.length
    if (drawAbove(height)) {
      drawBand(sheet, texts, { ...area, y: bottomEdge(area) - height, height })
      return true
    }
    sheet.nodes.length = nodes
    // A higher band leaves even less room above it.
    return false
  }
  return false
}

function setBand(
  sheet: Sheet,
  paragraphs: string[],
  area: Box,
  height: Points,
): BandTexts | undefined {
  const { theme } = sheet
  const { body } = theme.type
  const options = { color: theme.colors.ink }
  const right = rightEdge(area) - inset
  const sizes = [16, 14, 12].filter((size) => size >= sheet.context.smallestBody)
  const lead = paragraphs.length > 1 ? (paragraphs[0] ?? '') : ''
  const text = paragraphs.slice(lead === '' ? 0 : 1).join(' ')
  if (lead === '') {
    const room = { width: right - area.x - inset, height }
    const set = fitText(sheet, text, ladder(body, sizes), room, options)
    return set && { lead: undefined, text: { text, set }, textLeft: area.x + inset }
  }
  const strong = inFont(body, theme.strong)
  for (const size of sizes) {
    const steps = (step: typeof body) => ladder(step, [size])
    // The text starts on a column edge, as the panels above do.
    for (const column of [4, 5, 6, 7]) {
      const textLeft = columnEdge(column) + inset
      const leadRoom = {
        width: textLeft - area.x - inset - inches(0.2),
        height,
        maximumLines: () => (column < 7 ? 1 : 3),
      }
      const leadSet = fitText(sheet, lead, steps(strong), leadRoom, options)
      if (leadSet === undefined) continue
      const room = { width: right - textLeft, height }
      const textSet = fitText(sheet, text, steps(body), room, options)
      if (textSet)
        return { lead: { text: lead, set: leadSet }, text: { text, set: textSet }, textLeft }
    }
  }
  return undefined
}

function drawBand(sheet: Sheet, { lead, text, textLeft }: BandTexts, box: Box): void {
  const position = { index: 0, count: 1 }
  const panel = sheet.theme.drawPanel(sheet, 'band', box, 'emphasis', position)
  const add = (name: string, x: Points, one: BandText | undefined) => {
    if (one === undefined) return
    const { width, step } = one.set
    const room = { width, height: box.height }
    const set = fitText(sheet, one.text, [step], room, { color: panel.ink }) ?? one.set
    sheet.addText({
      name,
      box: { x, y: box.y, width, height: box.height },
      anchor: 'middle',
      layout: set.layout,
      ground: panel.ground,
    })
  }
  add('band-lead', box.x + inset, lead)
  add('band-text', textLeft, text)
}
