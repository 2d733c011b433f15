import type { Points } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { drawArrowheads } from './dimension.ts'
import { drawSubject } from './subject.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 500
/** The cutting plane runs at this height from the number to what is cut. */
const plane: Points = 150
const radius: Points = 46
const turn: Points = 560

/** A section: a cutting plane with its number, and what it cuts. */
export const drawDraughtsmanSection = sectionLayout({
  scenery: (sheet, number) => {
    const { accent, background } = sheet.theme.colors
    drawSubject(sheet, { stand: { corner: { x: 648, y: 440 }, scale: 0.82 } })
    const pen = { color: accent, width: 1.5 }
    const start = number > 0 ? left + 2 * radius : left
    const corner = { x: turn, y: plane }
    sheet.addLine('plane', { x: start, y: plane }, corner, { ...pen, dash: [18, 6] })
    sheet.addLine('plane-turn', corner, { x: turn, y: plane + 24 }, pen)
    const tip = { x: turn, y: plane + 30 }
    drawArrowheads(sheet, 'plane-arrow', [{ tip, pointing: { x: 0, y: 1 } }], accent)
    if (number === 0) return
    const middle = { x: left + radius, y: plane }
    drawRing(sheet, 'section-circle', middle, radius, { fill: background, stroke: pen })
  },
  number: (sheet, number, { accent: color }) => {
    const step = { ...sheet.theme.type.statistic, lineHeight: 60 }
    const place = { x: left, y: plane - 31, width: radius * 2, align: 'center' as const }
    const ground = sheet.theme.colors.background
    drawSectionNumber(sheet, number, place, step, { color, ground })
  },
  area: { x: left, y: 226, width, height: 240 },
  title: { lines: { 60: 2, 44: 3 }, anchor: 'top' },
  justify: 'start',
  finish: drawTitleBlock,
})
