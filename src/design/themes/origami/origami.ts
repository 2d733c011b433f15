import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawOrigamiChart } from './chart.ts'
import { drawOrigamiCover, drawOrigamiQuote } from './display.ts'
import { drawFoldedSheet } from './folds.ts'
import { drawPaperPanel, drawPaperTile, drawRibbonHead } from './panels.ts'
import { paper } from './paper.ts'
import { drawPaperRows } from './paper-rows.ts'
import { drawCompany, drawDuskScenery, drawPageFold, drawPeak } from './scenery.ts'
import { drawOrigamiSteps } from './steps.ts'
import { drawOrigamiTimeline } from './timeline.ts'
import { origamiTokens } from './tokens.ts'

/** Folded paper: planes in tints of one hue, lighter and darker, and one coral sheet. */
export const origami: Theme = {
  ...origamiTokens,
  ornament: {
    content: drawPageFold,
    section: drawDuskScenery,
    closing: drawDuskScenery,
    'big-number': drawPeak,
  },
  companion: { left: 736, draw: drawCompany },
  drawPanel: drawPaperPanel,
  drawTile: drawPaperTile,
  drawHeadBand: drawRibbonHead,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({ draw: drawPaperRows, largestTerm: { head: 22, text: 18 }, beside: true }),
    title: drawOrigamiCover,
    paragraph: leadBlockLayout({ padding: 30, foot: 24 }, (sheet, box) => {
      drawFoldedSheet(sheet, 'lead-sheet', box, { ground: paper.mint, back: paper.pond }, 30)
      return { ground: paper.mint, ink: sheet.theme.colors.ink }
    }),
    steps: drawOrigamiSteps,
    timeline: drawOrigamiTimeline,
    quote: drawOrigamiQuote,
    chart: drawOrigamiChart,
  },
}
