import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawFrame } from '../../frame.ts'
import { bigNumberLayout, wordSizes } from '../../layouts/big-number.ts'
import { fitLine } from '../../text-fitting.ts'
import { column, drawing, type Ground, inset, parts } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { black, white, yellow } from './colors.ts'
import { drawDirectionArrow } from './direction-arrow.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { drawSlab, slabHeight } from './slab.ts'
import { drawPanels } from './stats.ts'

const left: Points = 43.2
const split: Points = 592
/** Over the footer. */
const foot: Points = 54

/** The one figure of a slide as large as it gets on yellow; on a white panel at its side what it says. */
export const drawSignalBigNumber = bigNumberLayout({
  head: (sheet, { titled, content }) => {
    if (titled) return drawFrame(sheet, content)
    const { eyebrow, title } = content
    if (eyebrow === '' || eyebrow === title) return true
    const step = sheet.theme.type.eyebrow
    const width = split - left - 24
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 36, width, height: step.lineHeight },
      layout: fitLine(sheet, eyebrow, step, width, { color: black }),
      wrap: false,
      ground: yellow,
    })
    return true
  },
  scale: ({ theme: { type } }) => ({ number: type.bigFigure, unit: type.bigUnit }),
  sizes: (sheet) => {
    const { statement, body } = sheet.theme.type
    const note = { ...body, size: 20, lineHeight: 28 }
    return wordSizes(sheet, { label: statement, note, largest: 220, least: 60 }, [
      [36, 20],
      [32, 18],
      [28, 18],
      [24, 16],
      [20, 14],
      [16, 12],
      [12, 12],
    ])
  },
  width: () => split - left - 24,
  area: (sheet, { titled }) => {
    const y = titled ? bandFoot : 0
    return { x: 0, y, width: pageWidth, height: contentEnd(sheet, pageHeight) - y }
  },
  slots: { tones: { figure: { color: black } }, arrow: 'elsewhere' },
  tree: (_sheet, { figure: { trend } }, { over, figure, under, note, noted, worded }) => {
    const arrow = drawing(
      (on, at) => {
        if (trend) drawDirectionArrow(on, 'figure-arrow', trend, at, 64, black)
      },
      trend ? 64 : 0,
    )
    const slab = (name: string, width: Points) =>
      drawing((on, at) => drawSlab(on, name, at, width, black), slabHeight)
    const value = inset(
      { x: left, right: 24, top: 24, bottom: foot },
      column(
        [
          { tree: arrow },
          { tree: over, gap: trend ? 20 : 0 },
          { tree: figure, gap: trend ? 6 : 0 },
          { tree: slab('figure-slab', 96), gap: 6 },
        ],
        'center',
      ),
    )
    if (!worded) return value
    const between = noted && under.kind === 'text' ? slab('claim-slab', 48) : column([])
    const said = onWhite(
      column([{ tree: under }, { tree: between, gap: 13 }, { tree: note, gap: 17 }], 0.42),
    )
    return parts([
      { tree: value, size: split },
      { tree: said, size: pageWidth - split },
    ])
  },
  footer: drawSignalFooter,
  instead: drawPanels,
})

function onWhite(tree: Ground['tree']): Ground {
  return {
    kind: 'ground',
    tree,
    padding: { x: 36, right: left, top: 36, bottom: foot },
    draw: (sheet, box, colors) => {
      sheet.addShape('word-panel', box, { fill: white })
      return { ...colors, ground: white, ink: black, mutedInk: '#3A3A3A' }
    },
  }
}

/** Key figures on panels that touch; a single one fills the slide. */
export const drawSignalStats: DrawLayout = (sheet, content) =>
  (content.figures.length === 1 ? drawSignalBigNumber : drawPanels)(sheet, content)
