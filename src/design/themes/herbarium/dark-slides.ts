import type { Point, Points } from '../../../scene/geometry.ts'
import { drawFooter } from '../../frame.ts'
import { closingLayout } from '../../layouts/closing.ts'
import type { LinePlace } from '../../layouts/display-slide.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { drawing, type Part } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { deepGreen } from './colors.ts'
import { drawLeaf } from './leaf.ts'
import { onGreen } from './panels.ts'
import { drawClosingPlants, drawCoverPlants, drawEdgePlants } from './plants.ts'

// What opens and ends a deck and its parts, and words of somebody, stand on deep green beside plants.

const left: Points = 43.2
const colors = () => onGreen

/** The sheet in deep green, with plants. */
function planted(drawPlants: (sheet: Sheet) => void): (sheet: Sheet) => void {
  return (sheet) => {
    sheet.background = { kind: 'solid', color: deepGreen }
    drawPlants(sheet)
  }
}

/** A line in italics as on the label of a specimen. */
function specimenLabel(place: Point & { width: Points }, size: Points) {
  return ({ theme }: Sheet): LinePlace => ({
    ...place,
    step: resized(theme.type.date, size),
    tone: 'mutedInk',
  })
}

/** A short fine rule, so far under what it parts. */
function labelRule(gap: Points): Part {
  const tree = drawing((sheet, box, { accent }) => {
    sheet.addShape('rule', { ...box, width: 72, height: 1 }, { fill: accent })
  }, 1)
  return { tree, gap }
}

/** The cover: its words at the left of the plants that rise from the bottom right. */
export const drawHerbariumCover = coverLayout({
  colors,
  scenery: planted(drawCoverPlants),
  area: { x: left, y: 90, width: 400, height: 396 },
  title: { least: 219 },
  subtitle: { width: 270, gap: 16 },
  ornament: () => labelRule(13),
  meta: { bottom: 510, gap: 10, step: ({ theme }) => resized(theme.type.body, 12) },
  eyebrow: specimenLabel({ x: left, y: 53.5, width: 400 }, 16),
})

/** A section: its number in petal, its title at the foot. */
export const drawHerbariumSection = sectionLayout({
  colors,
  scenery: planted((sheet) => {
    drawEdgePlants(sheet)
    sheet.addShape('rule', { x: left, y: 496, width: 96, height: 1 }, { fill: onGreen.accent })
  }),
  number: { x: left - 4, y: 22, width: 300 },
  area: { x: left, y: 178, width: 620, height: 300 },
  title: { lines: { 56: 3, 40: 4 } },
})

/** The last sheet: what to take home, under rules what is to be done. */
export const drawHerbariumClosing = closingLayout({
  colors,
  scenery: planted(drawClosingPlants),
  area: { x: left, y: 92, width: 580, height: 408 },
  title: { step: 'section', lines: { 42: 3, 30: 5 } },
  justify: ({ cards }) => (cards.length > 0 ? 'end' : 0.45),
  words: { gap: 18, width: 520, size: 18, tone: 'mutedInk' },
  tasks: { most: 4, gap: 40 },
  eyebrow: specimenLabel({ x: left, y: 53, width: 580 }, 18),
})

const quoteWidth: Points = 650

/** Words beside a tall plant; two petals are the quotation mark, the name is a specimen's label. */
export const drawHerbariumQuote = quoteLayout({
  colors,
  scenery: planted(drawEdgePlants),
  title: { x: left, y: 48, width: quoteWidth, height: 24 },
  titleColors: () => ({ color: onGreen.mutedInk, ground: deepGreen }),
  area: (titled) => {
    const y = titled ? 98 : 74
    return { x: left, y, width: quoteWidth, height: 476 - y }
  },
  measures: quoteSizes([46, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16], quoteWidth, {
    over: 38,
    words: 24,
  }),
  lines: (size) => (size >= 36 ? 5 : 30),
  sink: 0.36,
  // Two petals that fall to the left.
  mark: {
    height: 50,
    draw: (sheet, { y }, { accent }) => {
      for (const [index, x] of [left + 14, left + 44].entries()) {
        const petal = { base: { x, y }, angle: 200, length: 34, slim: 0.52 }
        drawLeaf(sheet, `quote-mark-${index + 1}`, petal, { blade: accent, vein: accent })
      }
    },
  },
  names: (sheet, quote) => {
    const { type, strong } = sheet.theme
    const name = { ...inFont(resized(type.body, 16), strong), lineHeight: 24 }
    const steps = { name, affiliation: resized(type.date, 16) }
    const names = attribution(sheet, quote, { sizes: [18, 14, 12], steps })
    return [labelRule(20), { tree: names, gap: 11 }]
  },
  footer: (sheet) => {
    drawFooter(sheet, { color: onGreen.mutedInk, ground: deepGreen }, undefined, 700)
  },
})
