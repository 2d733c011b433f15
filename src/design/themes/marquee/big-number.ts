import { pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { bigNumberLayout, drawHead, wordSizes } from '../../layouts/big-number.ts'
import { column } from '../../tree/tree.ts'
import { drawFan } from './fan.ts'
import { house } from './house.ts'
import { drawMarqueeStats } from './stats.ts'

/** The one figure of a slide in the middle, before a fan that is as wide as the stage. */
export const drawMarqueeBigNumber = bigNumberLayout({
  backdrop: (sheet) =>
    drawFan(sheet, 'stage-fan', { x: pageWidth / 2, y: pageHeight - 1 }, 470, {
      petals: 13,
      stroke: { color: house.balcony, width: 1.25 },
    }),
  head: (sheet, one) => {
    if (!one.titled) sheet.theme.ornament.content?.(sheet)
    return drawHead(sheet, one)
  },
  scale: ({ theme: { type } }) => ({ number: type.bigFigure, unit: type.bigUnit }),
  sizes: (sheet) => {
    const { title: label, subtitle: note } = sheet.theme.type
    return wordSizes(sheet, { label, note, largest: 180, least: 54 }, [
      [32, 20],
      [28, 18],
      [24, 16],
      [20, 14],
      [16, 12],
    ])
  },
  width: () => 760,
  area: (sheet, { titled }) => {
    const y = titled ? sheet.theme.frame.content.y - 6 : 70
    return { x: (pageWidth - 760) / 2, y, width: 760, height: contentEnd(sheet, 484) - y }
  },
  slots: {
    align: 'center',
    tones: { figure: 'accent' },
    label: { balanced: true, lines: 3 },
    note: { balanced: true },
  },
  tree: (_sheet, _one, { over, figure, under, note }) =>
    column([{ tree: over }, { tree: figure }, { tree: under }, { tree: note, gap: 8 }], 0.42),
  instead: drawMarqueeStats,
})
