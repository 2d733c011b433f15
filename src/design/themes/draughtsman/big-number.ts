import type { Box, Points } from '../../../scene/geometry.ts'
import { commonFigureStep, figureLadder, setFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { drawBigNumber, saysMore } from '../../layouts/big-number.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { runningText } from '../../sentences.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder, resized } from '../type-step.ts'
import { drawSubject } from './container.ts'
import { drawDimension, drawExtension } from './dimension.ts'
import { drawHatch } from './hatch.ts'
import { headingFoot } from './heading.ts'
import { readMagnitude } from './magnitudes.ts'

const left: Points = 43.2
const width: Points = 530
const floor: Points = 472
/** What is measured: a tank that is filled as far as a share says. */
const tank: Box = { x: 700, y: 132, width: 132, height: 300 }

/** One figure with the dimension that it gives; a share fills a tank beside it. */
export const drawDraughtsmanBigNumber = firstThatFits(drawMeasured, drawBigNumber)

function drawMeasured(sheet: Sheet, content: SlideContent): boolean {
  const [figure, ...others] = content.figures
  if (figure === undefined || others.length > 0 || figure.figure === '') return false
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const { type, ground } = theme
  const titled = saysMore(content.title, figure, content.eyebrow)
  if (titled && !drawFrame(sheet, content)) return false
  if (!titled && content.eyebrow !== '' && content.eyebrow !== content.title) {
    const step = { ...resized(type.body, 14), lineHeight: 21 }
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 56.5, width, height: step.lineHeight },
      layout: fitLine(sheet, content.eyebrow, step, width, { color: mutedInk }),
      wrap: false,
      ground,
    })
  }
  const claim = titled ? figure.label : figure.label || content.title
  const note = runningText([figure.note, ...content.paragraphs], sheet.language)
  const claimSet = fitText(
    sheet,
    claim,
    ladder(type.title, [34, 28, 24, 20]),
    { width, height: 80, maximumLines: () => 2, balanced: true },
    { color: ink },
  )
  const noteSet = fitText(
    sheet,
    note,
    ladder(type.large, [16, 14]),
    { width: width - 40, height: 100, balanced: 'at sense' },
    { color: mutedInk },
  )
  if (claimSet === undefined || noteSet === undefined) return false
  const claimHeight = claim === '' ? 0 : claimSet.layout.height
  const noteHeight = note === '' ? 0 : noteSet.layout.height + 10
  const top = titled ? headingFoot(sheet) - 6 : 62
  const sizes = [200, 170, 144, 120, 100, 84, 72, 60]
  const under = 46
  const steps = figureLadder(type.bigFigure, type.bigUnit, sizes).filter(
    ({ number }) => top + number.lineHeight + under + claimHeight + noteHeight <= floor,
  )
  const step = commonFigureStep(sheet, [figure.figure], steps, width)
  if (step === undefined) return false
  const set = setFigure(sheet, figure.figure, step, { color: accent })
  const total = step.number.lineHeight + under + claimHeight + noteHeight
  const y = top + Math.max(0, (floor - top - total) * 0.4)
  const boxWidth = set.width + 4
  sheet.addText({
    name: 'figure',
    box: { x: left, y, width: boxWidth, height: set.layout.height },
    layout: sheet.set(
      set.layout.paragraphs.map((part) => part.specification),
      boxWidth,
      false,
    ),
    wrap: false,
    ground,
  })
  const baseline = y + (set.layout.paragraphs[0]?.lines[0]?.baseline ?? set.layout.height * 0.8)
  const line = baseline + step.number.size * 0.06 + 16
  const right = left + set.width
  for (const [side, x] of [
    ['start', left],
    ['end', right],
  ] as const)
    drawExtension(sheet, `figure-${side}`, { x, y: baseline + 8 }, { x, y: line + 8 }, mutedInk)
  drawDimension(sheet, 'figure-dimension', {
    from: { x: left, y: line },
    to: { x: right, y: line },
    color: accent,
    width: 1.5,
  })
  // Some faces stand high over the foot of their lines.
  let next = Math.max(line + 20, y + set.layout.height)
  if (claim !== '') {
    sheet.addText({
      name: 'claim',
      box: { x: left, y: next, width: claimSet.width, height: claimHeight },
      layout: claimSet.layout,
      ...(titled ? {} : { placeholder: 'title' as const }),
      ground,
    })
    next += claimHeight + 10
  }
  if (note !== '')
    sheet.addText({
      name: 'context',
      box: { x: left, y: next, width: noteSet.width, height: noteSet.layout.height },
      layout: noteSet.layout,
      ground,
    })
  if (next + noteHeight > floor + 2) return false
  drawPicture(sheet, figure.figure)
  drawFooter(sheet)
  return true
}

/** At the right: a tank filled to a share, else the container with a dimension that its drawing needs. */
function drawPicture(sheet: Sheet, figure: string): void {
  const share = readMagnitude(figure)
  if (share && /^[^\p{L}\p{N}−–<>-]*[%٪]$/u.test(share.unit.replace('#', '')) && share.value <= 100)
    drawTank(sheet, share.value / 100)
  else drawSubject(sheet, { stand: { corner: { x: 696, y: 424 }, scale: 0.74 } })
}

function drawTank(sheet: Sheet, share: number): void {
  const { ink, mutedInk, accent, surface } = sheet.theme.colors
  const bottom = bottomEdge(tank)
  const level = bottom - tank.height * share
  const filled = { ...tank, y: level, height: bottom - level }
  sheet.addShape('tank', tank, { fill: surface })
  if (filled.height > 0.5) {
    drawHatch(sheet, 'tank-hatch', filled, { pitch: 12, stroke: { color: accent, width: 1 } })
    sheet.addShape('tank-level', filled, { stroke: { color: accent, width: 1.5 } })
  }
  const above = { ...tank, height: level - tank.y }
  if (above.height > 0.5)
    sheet.addShape('tank-rest', above, { stroke: { color: ink, width: 1, dash: [6, 4] } })
  const x = tank.x - 34
  const ends = [level, bottom]
  for (const [index, y] of ends.entries())
    drawExtension(
      sheet,
      `tank-extension-${index + 1}`,
      { x: tank.x - 5, y },
      { x: x - 8, y },
      mutedInk,
    )
  drawDimension(sheet, 'tank-dimension', {
    from: { x, y: level },
    to: { x, y: bottom },
    color: accent,
    width: 1.5,
    ...(bottom - level < 24 ? { arrows: 'outside' as const } : {}),
  })
  const whole = tank.x + tank.width + 34
  for (const [index, y] of [tank.y, bottom].entries())
    drawExtension(
      sheet,
      `tank-whole-${index + 1}`,
      { x: tank.x + tank.width + 5, y },
      { x: whole + 8, y },
      mutedInk,
    )
  drawDimension(sheet, 'tank-whole', {
    from: { x: whole, y: tank.y },
    to: { x: whole, y: bottom },
    color: ink,
  })
}
