import { pageHeight } from '../../../scene/geometry.ts'
import { archPath } from '../../devices/arch.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { drawFigureHead } from '../../layouts/big-number.ts'
import { runningText } from '../../sentences.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { ladder, resized } from '../type-step.ts'
import { drawKilnFooter } from './footer.ts'
import { glaze, skinAt } from './glazes.ts'
import { drawHalfDiscs } from './half-disc.ts'

const arch = { x: 500, width: 416.8 }

const figureSizes = [132, 116, 104, 92, 80, 66, 54, 44, 36, 30]

/** The one figure of a slide in a gate as wide as half the slide; beside it what it says. */
export function drawKilnBigNumber(sheet: Sheet, content: SlideContent): boolean {
  const [figure] = content.figures
  const { theme } = sheet
  if (figure === undefined) {
    if (!drawFrame(sheet, content)) return false
    drawFooter(sheet)
    return true
  }
  const head = drawFigureHead(sheet, content, figure)
  if (head === undefined) return false
  const { titled } = head
  const skin = skinAt(0)
  const top = titled ? headingBottom(sheet) + 30 : 64
  const box = { ...arch, y: top, height: pageHeight - top }
  sheet.addShape('arch', box, { fill: skin.ground }, { type: 'path', commands: archPath(box) })
  const center = arch.x + arch.width / 2
  drawHalfDiscs(
    sheet,
    'arch',
    { x: center, y: top + (titled ? 128 : 138) },
    62,
    skin.mark,
    figure.trend,
  )
  const width = arch.width - 48
  const number = fitFigure(
    sheet,
    figure.figure,
    figureLadder(theme.type.bigFigure, theme.type.bigUnit, figureSizes),
    { width, height: 220 },
    { color: skin.ink, align: 'center' },
  )
  if (figure.figure !== '' && number === undefined) return false
  const room = { x: arch.x + 24, y: top + 140, width, height: 470 - top - 140 }
  if (number && figure.figure !== '') {
    const { height } = number.layout
    if (height > room.height) return false
    sheet.addText({
      name: 'stat-1-figure',
      box: { x: room.x, y: room.y + (room.height - height) * 0.42, width, height },
      layout: number.layout,
      ground: skin.ground,
    })
  }
  if (!drawWords(sheet, content, top, titled)) return false
  drawKilnFooter(
    sheet,
    { x: 43.2, width: 420, color: theme.colors.mutedInk, ground: theme.ground },
    { right: arch.x + arch.width - 18, color: skin.note, ground: skin.ground },
  )
  return true
}

/** What the figure is, then its context, at the left of the gate. */
function drawWords(sheet: Sheet, content: SlideContent, top: number, titled: boolean): boolean {
  const { theme } = sheet
  const [figure] = content.figures
  const x = 43.2
  const width = 412
  const { statement, large, body } = theme.type
  const rest = [figure?.note ?? '', ...content.paragraphs].filter(Boolean)
  const claim = fitText(
    sheet,
    figure?.label ?? '',
    ladder(resized(statement, 36), [...(titled ? [] : [36]), 32, 28, 24, 20, 18, 16, 14, 12]),
    { width, height: rest.length > 0 ? 200 : 320, balanced: false },
    { color: theme.colors.ink },
  )
  if (claim === undefined) return false
  const note = fitText(
    sheet,
    runningText(rest, sheet.language),
    [...ladder(large, [20, 18]), ...ladder(body, [16, 14, 12])],
    { width: width - 24, height: 480 - top - 30 - claim.layout.height - 34 },
    { color: theme.colors.mutedInk },
  )
  if (note === undefined) return false
  const claimHeight = figure?.label ? claim.layout.height : 0
  const noteHeight = rest.length > 0 ? note.layout.height : 0
  const between = claimHeight > 0 && noteHeight > 0 ? 14 : 0
  const total = claimHeight + between + noteHeight + 24
  let y = Math.max(top + 8, top + (478 - top - total) * 0.42)
  sheet.addShape('claim-mark', { x, y, width: 48, height: 8 }, { fill: glaze.ochre })
  y += 24
  if (claimHeight > 0) {
    sheet.addText({
      name: 'stat-1-label',
      box: { x, y, width, height: claimHeight },
      layout: claim.layout,
      ...(titled ? {} : { placeholder: 'title' as const }),
      ground: theme.ground,
    })
    y += claimHeight + between
  }
  if (noteHeight > 0)
    sheet.addText({
      name: 'stat-1-note',
      box: { x, y, width: width - 24, height: noteHeight },
      layout: note.layout,
      ground: theme.ground,
    })
  return true
}
