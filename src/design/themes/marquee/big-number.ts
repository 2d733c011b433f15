import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFooter } from '../../frame.ts'
import { drawFigureHead } from '../../layouts/big-number.ts'
import { runningText } from '../../sentences.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { ladder } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawFan } from './fan.ts'
import { house } from './house.ts'
import { drawMarqueeStats } from './stats.ts'

const middle: Points = pageWidth / 2
const width: Points = 760
const floor: Points = 484
const figureSizes = [180, 160, 140, 120, 104, 92, 80, 66, 54, 44, 36, 30]

/** The one figure of a slide in the middle, before a fan that is as wide as the stage. */
export function drawMarqueeBigNumber(sheet: Sheet, content: SlideContent): boolean {
  const [figure, ...others] = content.figures
  if (figure === undefined || others.length > 0) return drawMarqueeStats(sheet, content)
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const nodes = sheet.nodes.length
  drawFan(sheet, 'stage-fan', { x: middle, y: pageHeight - 1 }, 470, {
    petals: 13,
    stroke: { color: house.balcony, width: 1.25 },
  })
  const head = drawFigureHead(sheet, content, figure)
  if (head === undefined) return false
  const { titled } = head
  if (!titled) theme.ornament.content?.(sheet)
  const top = titled ? theme.frame.content.y - 6 : 70
  const claim = fitText(
    sheet,
    figure.label,
    ladder(theme.type.title, titled ? [28, 24, 20, 18, 16, 14] : [32, 28, 24, 20, 18, 16]),
    { width, height: 110, balanced: true, maximumLines: () => 3 },
    { color: ink, align: 'center' },
  )
  const rest = runningText([figure.note, ...content.paragraphs], sheet.language)
  const note = fitText(
    sheet,
    rest,
    ladder(theme.type.subtitle, [20, 18, 16, 14, 12]).filter(
      ({ size }) => size >= Math.min(14, sheet.context.smallestBody),
    ),
    { width: 640, height: 120, balanced: true },
    { color: mutedInk, align: 'center' },
  )
  const claimHeight = figure.label === '' ? 0 : (claim?.layout.height ?? 0) + 8
  const noteHeight = rest === '' ? 0 : (note?.layout.height ?? 0) + 8
  const room = floor - top - claimHeight - noteHeight
  const number = fitFigure(
    sheet,
    figure.figure,
    figureLadder(theme.type.bigFigure, theme.type.bigUnit, figureSizes),
    { width: 840, height: room },
    { color: accent, align: 'center' },
  )
  if (number === undefined || claim === undefined || (rest !== '' && note === undefined)) {
    // What has more to say than has room around one figure is a statistic.
    sheet.nodes.length = nodes
    return drawMarqueeStats(sheet, content)
  }
  const ground = theme.ground
  const figureHeight = figure.figure === '' ? 0 : number.layout.height
  let y = top + Math.max(0, room - figureHeight) * 0.42
  if (figure.figure !== '')
    addCentred(sheet, 'figure', number, { y, ground }, number.wrap ? {} : { wrap: false })
  y += figureHeight
  if (figure.label !== '') {
    addCentred(sheet, 'claim', claim, { y, ground }, titled ? {} : { placeholder: 'title' })
    y += claimHeight
  }
  if (rest !== '' && note) addCentred(sheet, 'context', note, { y, ground })
  drawFooter(sheet)
  return true
}
