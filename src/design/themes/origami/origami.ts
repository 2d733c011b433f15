import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawOrigamiChart } from './chart.ts'
import { drawOrigamiCover } from './cover.ts'
import { drawFoldedSheet } from './folds.ts'
import { drawOrigamiImage } from './image.ts'
import {
  drawOrigamiAgenda,
  drawOrigamiBullets,
  drawOrigamiDefinition,
  drawOrigamiRecap,
} from './lists.ts'
import { drawPaperPanel, drawPaperTile, drawRibbonHead } from './panels.ts'
import { paper } from './paper.ts'
import { drawOrigamiQuote } from './quote.ts'
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
    title: drawOrigamiCover,
    agenda: drawOrigamiAgenda,
    bullets: drawOrigamiBullets,
    paragraph: leadBlockLayout((sheet, box) => {
      drawFoldedSheet(sheet, 'lead-sheet', box, { ground: paper.mint, back: paper.pond }, 30)
      return { ground: paper.mint, ink: sheet.theme.colors.ink, padding: 30, foot: 24 }
    }),
    steps: drawOrigamiSteps,
    timeline: drawOrigamiTimeline,
    quote: drawOrigamiQuote,
    definition: drawOrigamiDefinition,
    chart: drawOrigamiChart,
    image: drawOrigamiImage,
    recap: drawOrigamiRecap,
  },
}
