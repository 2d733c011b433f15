import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { bigNumberLayout, plainBigNumber } from '../../layouts/big-number.ts'
import { comparisonLayout } from '../../layouts/comparison.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { panorama, pictureRatio } from '../../layouts/picture.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Sheet } from '../../sheet.ts'
import type { Theme } from '../theme.ts'
import { drawSignalCards } from './cards.ts'
import { drawSignalChart } from './chart.ts'
import { drawChevrons } from './chevrons.ts'
import { drawSignalClosing } from './closing.ts'
import { addPanel, black, blackPanel, white } from './colors.ts'
import { drawSignalCover } from './cover.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot, drawSignalHeading } from './heading.ts'
import { drawSignalHeadBand, drawSignalPanel, drawSignalTile, signalLine } from './panels.ts'
import { drawSignalQuote } from './quote.ts'
import { drawSignalRows } from './rows.ts'
import { drawSignalSection } from './section.ts'
import { drawPanels } from './stats.ts'
import { drawSignalSteps } from './steps.ts'
import { drawSignalTable } from './table.ts'
import { drawSignalTimeline } from './timeline.ts'
import { signalTokens } from './tokens.ts'

/** Where the chevrons beside a short text begin. */
const companionLeft: Points = 728
/** Two chevrons beside a short text or one figure, as high as the content. */
function drawCompanion(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const chevrons = [[companionLeft, 786, black] as const, [820, 832.8, white] as const]
  drawChevrons(sheet, chevrons, { y, height, reach: 84 })
}

/** One figure beside chevrons, several on panels. */
const drawFigures = bigNumberLayout({ ...plainBigNumber, instead: drawPanels })

/** The widest that a picture beside words gets. */
const widestBeside: Points = 620

/** A picture as a panel: it hangs from the title's band and bleeds off the slide, at its foot too unless it is wide. */
const asPanel: Theme['placePicture'] = (sheet, box, image) => {
  if (box.width > widestBeside && pictureRatio(image) >= panorama)
    return { box: { ...box, x: 0, y: bandFoot, width: pageWidth } }
  const height = contentEnd(sheet, pageHeight) - bandFoot
  return { box: { ...box, y: bandFoot, width: pageWidth - box.x, height } }
}

/** Freight markings seen from a moving truck: type is the picture, panels touch, rules are slabs. */
export const signal: Theme = {
  ...signalTokens,
  drawEyebrow: drawPlainEyebrow,
  drawHeading: drawSignalHeading,
  drawFooter: drawSignalFooter,
  ornament: { 'big-number': drawCompanion },
  companion: { left: companionLeft, draw: drawCompanion },
  placePicture: asPanel,
  drawPanel: drawSignalPanel,
  drawTile: drawSignalTile,
  drawHeadBand: drawSignalHeadBand,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({ draw: drawSignalRows, largestTerm: { head: 26, text: 18 } }),
    title: drawSignalCover,
    section: drawSignalSection,
    paragraph: leadBlockLayout({ padding: 0, foot: 0 }, (sheet, { x, width }) => {
      const panel = { x: 0, y: bandFoot, width: x + width + 16, height: pageHeight - bandFoot }
      return addPanel(sheet, 'lead-panel', panel, blackPanel)
    }),
    steps: drawSignalSteps,
    timeline: drawSignalTimeline,
    comparison: comparisonLayout({ line: signalLine }),
    stats: drawFigures,
    'big-number': drawFigures,
    quote: drawSignalQuote,
    cards: drawSignalCards,
    table: drawSignalTable,
    chart: drawSignalChart,
    closing: drawSignalClosing,
  },
}
