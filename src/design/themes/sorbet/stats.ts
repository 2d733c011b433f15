import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { drawSorbetBand, sorbetBandHeight } from './band.ts'
import { drawSorbetBigNumber } from './big-number.ts'
import { pastelAt } from './pastels.ts'
import { drawShortCards, drawTallCards, type StatCard } from './stat-cards.ts'

const gap: Points = 15
const left: Points = 43.2
const width: Points = 873.6
const lowest: Points = 487.5
/** The wide column of a bento. */
const wide: Points = 518.5

/** More characters than these do not fit a card. */
const longestText = 800

/** Figures as a bento; a single one in a pill that fills the slide. */
export const drawSorbetStats: DrawLayout = (sheet, content) =>
  (content.figures.length === 1 && content.chart === undefined ? drawSorbetBigNumber : drawBento)(
    sheet,
    content,
  )

/** Figures as a bento: the first in a tall card with pill bars, the others in short ones at its side. */
export function drawBento(sheet: Sheet, content: SlideContent): boolean {
  const { figures, chart, paragraphs } = content
  if (!drawFrame(sheet, content)) return false
  if (figures.length === 0) {
    drawFooter(sheet)
    return true
  }
  if (figures.length > 6) return false
  // Spares the measuring of what cannot fit.
  if (figures.some(({ label, note }) => label.length + note.length > longestText)) return false
  const band = sorbetBandHeight(sheet, paragraphs)
  if (band === undefined) return false
  const top = headingBottom(sheet) + 24
  const floor = contentEnd(sheet, lowest)
  const bottom = band === 0 ? floor : floor - band - gap
  const area = { x: left, y: top, width, height: bottom - top }
  const cards = bento(figures.length, chart !== undefined, area).map((box, index): StatCard => {
    const figure = figures[index] as StatCard['figure']
    return { box, figure, ground: pastelAt(index), name: `stat-${index + 1}` }
  })
  const tall = cards.filter(({ box }) => box.height > 250)
  const short = cards.filter(({ box }) => box.height <= 250)
  if (!drawTallCards(sheet, tall, chart)) return false
  if (!drawShortCards(sheet, short)) return false
  if (band > 0) drawSorbetBand(sheet, paragraphs, { ...area, y: floor - band, height: band })
  drawFooter(sheet)
  return true
}

/** Cards that fill the area: one tall and the others beside it, or rows in which wide and narrow ones change places. */
function bento(count: number, charted: boolean, area: Box): Box[] {
  const narrow = area.width - wide - gap
  const row = (top: Points, height: Points, widths: Points[]): Box[] => {
    let x = area.x
    return widths.map((own) => {
      const box = { x, y: top, width: own, height }
      x += own + gap
      return box
    })
  }
  if (count === 1) return [area]
  const half = (area.height - gap) / 2
  if (!charted && count === 4)
    return [...row(area.y, half, [wide, narrow]), ...row(area.y + half + gap, half, [narrow, wide])]
  if (!charted && count > 4) {
    const third = (area.width - 2 * gap) / 3
    const middle = (area.width - gap) / 2
    const thirds = [third, third, third]
    return [
      ...row(area.y, half, count === 5 ? [middle, middle] : thirds),
      ...row(area.y + half + gap, half, thirds),
    ]
  }
  const others = count - 1
  const height = (area.height - gap * (others - 1)) / others
  const tall: Box = { ...area, width: wide }
  const side = Array.from({ length: others }, (_, index) => ({
    x: area.x + wide + gap,
    y: area.y + (height + gap) * index,
    width: narrow,
    height,
  }))
  return [tall, ...side]
}
