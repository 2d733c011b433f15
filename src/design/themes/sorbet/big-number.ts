import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { bigNumberLayout, wordSizes } from '../../layouts/big-number.ts'
import { column, drawing, parts } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawTrendDisc } from './discs.ts'
import { onSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawBento } from './stats.ts'

const inset: Points = 54
const words: Points = 300
const disc: Points = 21

/** The one figure of a slide in one pill that fills it, what it says at its right. */
export const drawSorbetBigNumber = bigNumberLayout({
  scale: ({ theme: { type } }) => ({ number: type.bigFigure, unit: type.bigUnit }),
  sizes: (sheet) => {
    const { statement, large, body } = sheet.theme.type
    const note = inFont(resized(large, 18), body.font)
    return wordSizes(sheet, { label: resized(statement, 32), note, largest: 170, least: 54 }, [
      [32, 18],
      [26, 18],
      [24, 16],
      [20, 14],
      [16, 12],
      [12, 12],
    ])
  },
  width: ({ theme: { frame } }) => frame.content.width - 2 * inset - words - 24,
  area: (sheet, { titled }) => {
    const y = titled ? headingBottom(sheet) + 30 : 60
    return { ...sheet.theme.frame.content, y, height: contentEnd(sheet, 487.5) - y }
  },
  slots: { figure: { align: 'center' }, arrow: 'elsewhere', tones: { note: 'ink' } },
  tree: (_sheet, { figure: { trend } }, { over, figure, under, note, worded }) => {
    const arrow = drawing(
      (on, { x, y }) => {
        if (trend) drawTrendDisc(on, 'figure', trend, { x: x + disc, y: y + disc }, disc)
      },
      trend ? 2 * disc : 0,
    )
    const value = column([{ tree: over }, { tree: figure, gap: 8 }], 'center')
    const said = column(
      [{ tree: arrow }, { tree: under, gap: trend ? 12 : 0 }, { tree: note, gap: 10 }],
      'center',
    )
    const both = parts([{ tree: value }, { tree: said, size: words, gap: 24 }])
    const padding = { x: inset, top: 30, bottom: 30 }
    return onSoftBox('card', pastel.lavender, padding, worded || trend ? both : value, {
      radius: 270,
    })
  },
  instead: drawBento,
})

/** Figures as a bento; a single one in a pill that fills the slide. */
export const drawSorbetStats: DrawLayout = (sheet, content) =>
  (content.chart === undefined ? drawSorbetBigNumber : drawBento)(sheet, content)
