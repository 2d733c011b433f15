import type { Points } from '../../../scene/geometry.ts'
import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { bottomEdge } from '../../grid.ts'
import { bigNumberLayout, plainBigNumber } from '../../layouts/big-number.ts'
import { comparisonLayout } from '../../layouts/comparison.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { leadBlockLayout, leadBlockWidth } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Theme } from '../theme.ts'
import { drawKilnChart } from './chart.ts'
import { drawKilnCover } from './cover.ts'
import { drawArch, drawFooterInArches, drawHalfDiscs } from './glazed-arch.ts'
import { glaze } from './glazes.ts'
import { drawKilnHeadBand, drawKilnPanel, drawKilnTile, kilnLine } from './panels.ts'
import { drawKilnQuote } from './quote.ts'
import { drawKilnSection } from './section.ts'
import { drawKilnSteps, drawKilnTimeline } from './sequences.ts'
import { drawArches } from './stats.ts'
import { drawKilnTable } from './table.ts'
import { drawTileRows } from './tile-rows.ts'
import { drawMosaic, layTiles } from './tiles.ts'
import { kilnTokens } from './tokens.ts'

const leadTile: Points = leadBlockWidth / 3
/** Where the wall begins that keeps a short text company. */
const companionLeft: Points = 734.7

/** One figure beside a gate, several in arches, more than have room there in panels. */
const drawFigures = bigNumberLayout({
  ...plainBigNumber,
  footer: drawFooterInArches,
  instead: firstThatFits(drawArches, drawStats),
})

/** Glazed tiles and the arches of the building that they come from: big flat colour, no line at all. */
export const kiln: Theme = {
  ...kilnTokens,
  drawEyebrow: drawPlainEyebrow,
  ornament: {
    'big-number': (sheet) => {
      drawArch(sheet, 'gate', { x: 650, y: 84, width: 266.8, height: 456 }, glaze.clay)
      drawHalfDiscs(sheet, 'gate', { x: 783.4, y: 268 }, 84, [glaze.blush, glaze.dark])
    },
    closing: (sheet) => {
      const wall = { x: 690, y: 0, width: 270, height: 540 }
      drawMosaic(sheet, 'tile', layTiles(7, 2, 4), wall)
    },
  },
  companion: {
    left: companionLeft,
    draw: (sheet) => {
      const wall = { ...sheet.theme.frame.content, x: companionLeft, width: 960 - companionLeft }
      drawMosaic(sheet, 'tile', layTiles(sheet.context.pageNumber, 2, 3), wall)
    },
  },
  drawPanel: drawKilnPanel,
  drawTile: drawKilnTile,
  drawHeadBand: drawKilnHeadBand,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({ draw: drawTileRows, largestTerm: { head: 24, text: 18 } }),
    title: drawKilnCover,
    section: drawKilnSection,
    // A block of clay that stands on a row of three tiles.
    paragraph: leadBlockLayout({ padding: 24, foot: leadTile + 16 }, (sheet, box) => {
      const { clay, cream } = glaze
      const block = { ...box, height: box.height - leadTile }
      sheet.addShape('lead-block', block, { fill: clay })
      const tiles = layTiles(sheet.context.pageNumber + 3, 3, 1)
      drawMosaic(sheet, 'lead-tile', tiles, { ...box, y: bottomEdge(block), height: leadTile })
      return { ground: clay, ink: cream }
    }),
    steps: drawKilnSteps,
    timeline: drawKilnTimeline,
    comparison: comparisonLayout({ line: kilnLine }),
    stats: drawFigures,
    'big-number': drawFigures,
    quote: drawKilnQuote,
    table: drawKilnTable,
    chart: drawKilnChart,
  },
}
