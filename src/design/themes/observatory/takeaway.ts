import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder } from '../type-step.ts'
import { drawTakeawaySky } from './skies.ts'

const left = 680
const width = 236.8
const bottom = 480

/** What a chart says, under the orbits of the upper right corner: figure, name, sentence, second note. */
export function drawObservatoryTakeaway(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const { takeaway } = content
  const second = content.paragraphs.join(' ')
  drawTakeawaySky(sheet)
  const parts: { name: string; set: SetText | undefined; text: string; space: number }[] = []
  const part = (name: string, text: string, space: number, sets: (SetText | undefined)[]) => {
    if (text !== '') parts.push({ name, text, space, set: sets.find((one) => one !== undefined) })
  }
  const { figure, body, small } = theme.type
  if (takeaway) {
    part('takeaway-figure', takeaway.figure, 0, [
      fitText(
        sheet,
        takeaway.figure,
        ladder(figure, [60, 54, 48, 42, 36, 30]),
        { width, height: figure.lineHeight, maximumLines: () => 1 },
        { color: accent },
      ),
      fitText(
        sheet,
        takeaway.figure,
        ladder(figure, [28, 24, 20, 16]),
        { width, height: 110 },
        { color: accent },
      ),
    ])
    part('takeaway-label', takeaway.label, 4, [
      fitText(
        sheet,
        takeaway.label,
        ladder(inFont(body, theme.strong), [16, 14, 12]),
        { width, height: 48, maximumLines: () => 2 },
        { color: ink },
      ),
    ])
    part('takeaway-text', takeaway.note, 2, [
      fitText(
        sheet,
        takeaway.note,
        ladder(small, [14, 13, 12]),
        { width, height: 150 },
        { color: mutedInk },
      ),
    ])
  }
  part('takeaway-note', second, takeaway ? 18 : 0, [
    withStrongFigure(
      sheet,
      second,
      fitText(
        sheet,
        second,
        ladder(takeaway ? small : body, [16, 14, 12]),
        { width, height: takeaway ? 84 : 220 },
        { color: takeaway ? mutedInk : ink },
      ),
    ),
  ])
  if (parts.some(({ set }) => set === undefined)) return false
  const total = parts.reduce((sum, { set, space }, index) => {
    return sum + (set?.layout.height ?? 0) + (index === 0 ? 0 : space)
  }, 0)
  let y = Math.min(238, bottom - total)
  if (y < 150) return false
  parts.forEach(({ name, set, space }, index) => {
    if (set === undefined) return
    if (index > 0) y += space
    const { height } = set.layout
    sheet.addText({
      name,
      box: { x: left, y, width, height },
      layout: set.layout,
      ground: theme.ground,
    })
    y += height
  })
  return true
}

/** A number that a note begins with, in bold ink. */
function withStrongFigure(
  sheet: Sheet,
  text: string,
  set: SetText | undefined,
): SetText | undefined {
  const figure = /^[^\s\p{L}]*\p{Nd}\S*(?=\s)/u.exec(text)?.[0]
  if (set === undefined || figure === undefined) return set
  const { colors, strong } = sheet.theme
  const { step, width } = set
  const runs = [
    { text: figure, style: sheet.style(inFont(step, strong), colors.ink) },
    { text: text.slice(figure.length), style: sheet.style(step, colors.mutedInk) },
  ]
  const layout = sheet.setWithSlack([sheet.paragraph(runs, step, { color: colors.ink })], width)
  return layout.height <= set.layout.height + 0.1 ? { step, layout, width } : set
}
