import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { bigNumberLayout, drawHead, wordSizes } from '../../layouts/big-number.ts'
import { column, inset, parts } from '../../tree/tree.ts'
import { addPanel, whitePanel } from './colors.ts'
import { directionArrow } from './direction-arrow.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'
import { slab } from './slab.ts'
import { drawPanels } from './stats.ts'

const left: Points = 43.2
const split: Points = 592
/** Over the footer. */
const foot: Points = 54

/** The one figure of a slide as large as it gets on yellow; on a white panel at its side what it says. */
export const drawSignalBigNumber = bigNumberLayout({
  head: (sheet, one) => drawHead(sheet, one),
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
  slots: { arrow: 'elsewhere' },
  tree: (_sheet, { figure: { trend } }, { over, figure, under, note, noted, worded }) => {
    const value = inset(
      { x: left, right: 24, top: 24, bottom: foot },
      column(
        [
          { tree: trend ? directionArrow('figure-arrow', trend, 64) : column([]) },
          { tree: over, gap: 20 },
          { tree: figure, gap: 6 },
          { tree: slab('figure-slab', 96), gap: 6 },
        ],
        'center',
      ),
    )
    if (!worded) return value
    const between = noted && under.kind === 'text' ? slab('claim-slab', 48) : column([])
    return parts([
      { tree: value, size: split },
      {
        tree: {
          kind: 'ground',
          tree: column(
            [{ tree: under }, { tree: between, gap: 13 }, { tree: note, gap: 17 }],
            0.42,
          ),
          padding: { x: 36, right: left, top: 36, bottom: foot },
          draw: (sheet, box) => addPanel(sheet, 'word-panel', box, whitePanel),
        },
        size: pageWidth - split,
      },
    ])
  },
  footer: drawSignalFooter,
  instead: drawPanels,
})
