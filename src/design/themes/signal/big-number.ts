import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFrame } from '../../frame.ts'
import { saysMore } from '../../layouts/big-number.ts'
import { runningText } from '../../sentences.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder } from '../type-step.ts'
import { black, white, yellow } from './colors.ts'
import { drawDirectionArrow } from './direction-arrow.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { drawSlab } from './slab.ts'

const left: Points = 43.2
const split: Points = 592
const floor: Points = 486
const figureSizes = [220, 196, 172, 150, 128, 112, 96, 84, 72, 60, 48, 40, 32, 28]
const wordWidth: Points = 960 - split - 36 - 43.2

/** The one figure of a slide as large as it gets on yellow; on a white panel at its side what it says. */
export function drawSignalBigNumber(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const [figure] = content.figures
  if (figure === undefined) {
    if (!drawFrame(sheet, content)) return false
    drawSignalFooter(sheet)
    return true
  }
  const rest = [figure.note, ...content.paragraphs].filter(Boolean)
  // A title that only repeats the figure gives way to what the figure is.
  const titled = figure.label === '' || saysMore(content.title, figure, content.eyebrow)
  const top = titled ? bandFoot : 0
  if (titled && !drawFrame(sheet, content)) return false
  const panel = { x: split, y: top, width: 960 - split, height: pageHeight - top }
  const worded = figure.label !== '' || rest.length > 0
  if (worded) sheet.addShape('word-panel', panel, { fill: white })
  const room = { width: (worded ? split : 960) - left - 24, height: pageHeight - top - 120 }
  const steps = figureLadder(theme.type.bigFigure, theme.type.bigUnit, figureSizes)
  const number = fitFigure(sheet, figure.figure, steps, room, { color: black })
  if (number === undefined) return false
  const arrow = figure.trend ? 64 : 0
  const { height } = number.layout
  // The line of display type is higher than its digits.
  const ink = number.wrap ? height : number.step.size * 0.86
  const block = ink + (arrow > 0 ? arrow + 26 : 0) + 32
  const middle = top + (floor + 12 - top) / 2
  const first = middle - block / 2
  if (figure.trend)
    drawDirectionArrow(sheet, 'stat-1-arrow', figure.trend, { x: left, y: first }, arrow, black)
  if (figure.figure !== '') {
    const inkTop = first + (arrow > 0 ? arrow + 26 : 0)
    const baseline = number.layout.paragraphs[0]?.lines[0]?.baseline ?? height
    sheet.addText({
      name: 'stat-1-figure',
      box: {
        x: left - 3,
        y: number.wrap ? inkTop : inkTop + ink - baseline,
        width: room.width,
        height,
      },
      layout: number.layout,
      wrap: number.wrap,
      ground: yellow,
    })
    drawSlab(sheet, 'figure-slab', { x: left, y: inkTop + ink + 26 }, 96, black)
  }
  if (!drawWords(sheet, content, { top, titled, rest })) return false
  if (!titled && content.eyebrow !== '' && content.eyebrow !== content.title) {
    const step = theme.type.eyebrow
    const width = split - left - 24
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 36, width, height: step.lineHeight },
      layout: fitLine(sheet, content.eyebrow, step, width, { color: black }),
      wrap: false,
      ground: yellow,
    })
  }
  drawSignalFooter(sheet)
  return true
}

function drawWords(
  sheet: Sheet,
  { figures: [figure] }: SlideContent,
  { top, titled, rest }: { top: Points; titled: boolean; rest: string[] },
): boolean {
  const { type } = sheet.theme
  const x = split + 36
  const label = figure?.label ?? ''
  const available = floor - top - 48
  const claim = fitText(
    sheet,
    label,
    ladder(type.statement, [36, 32, 28, 24, 20, 18, 16, 14, 12]),
    { width: wordWidth, height: rest.length > 0 ? available * 0.6 : available },
    { color: black },
  )
  if (claim === undefined) return false
  const claimHeight = label === '' ? 0 : claim.layout.height
  const note = fitText(
    sheet,
    runningText(rest, sheet.language),
    ladder({ ...type.body, size: 20, lineHeight: 28 }, [20, 18, 16, 14, 12]),
    { width: wordWidth, height: available - claimHeight - 36 },
    { color: '#3A3A3A' },
  )
  if (note === undefined) return false
  const noteHeight = rest.length > 0 ? note.layout.height : 0
  const between = claimHeight > 0 && noteHeight > 0 ? 36 : 0
  let y = top + 36 + (available - claimHeight - between - noteHeight) * 0.42
  if (claimHeight > 0) {
    sheet.addText({
      name: 'stat-1-label',
      box: { x, y, width: wordWidth, height: claimHeight },
      layout: claim.layout,
      ...(titled ? {} : { placeholder: 'title' as const }),
      ground: white,
    })
    y += claimHeight
  }
  if (between > 0) drawSlab(sheet, 'claim-slab', { x, y: y + 13 }, 48, black)
  if (noteHeight > 0)
    sheet.addText({
      name: 'stat-1-note',
      box: { x, y: y + between, width: wordWidth, height: noteHeight },
      layout: note.layout,
      ground: white,
    })
  return true
}
