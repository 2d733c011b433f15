import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { comparisonLayout } from '../../layouts/comparison.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/marked-rows.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawSorbetBigNumber, drawSorbetStats } from './big-number.ts'
import { drawSorbetChart } from './chart.ts'
import { drawSorbetCover } from './cover.ts'
import { drawSorbetImage } from './image.ts'
import { drawSorbetBullets, pills } from './lists.ts'
import {
  drawSoftBox,
  drawSorbetHeadBand,
  drawSorbetPanel,
  drawSorbetTile,
  sorbetLine,
} from './panels.ts'
import { pastel } from './pastels.ts'
import { drawEdgePills, drawPillGroup } from './pill-columns.ts'
import { drawSorbetQuote } from './quote.ts'
import { drawSorbetSection } from './section.ts'
import { drawSorbetSteps } from './steps.ts'
import { drawSorbetTable } from './table.ts'
import { drawSorbetTimeline } from './timeline.ts'
import { sorbetTokens } from './tokens.ts'

/** A tray of soft pills: friendly, light, nothing has a corner or a line. */
export const sorbet: Theme = {
  ...sorbetTokens,
  drawEyebrow: drawPlainEyebrow,
  ornament: { closing: (sheet) => drawEdgePills(sheet, true) },
  companion: {
    left: 742.8,
    draw: (sheet) => {
      drawPillGroup(sheet, 742.8, 2, sheet.theme.frame.content, String(sheet.context.pageNumber))
    },
  },
  drawPanel: drawSorbetPanel,
  drawTile: drawSorbetTile,
  drawHeadBand: drawSorbetHeadBand,
  sides: { stats: ['chart'] },
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({ draw: pills, largestTerm: { head: 22, text: 18 }, bullets: drawSorbetBullets }),
    title: drawSorbetCover,
    section: drawSorbetSection,
    paragraph: leadBlockLayout({ padding: 30, foot: 30 }, (sheet, box) => {
      drawSoftBox(sheet, 'lead-card', box, pastel.lavender)
      return { ground: pastel.lavender, ink: sheet.theme.colors.ink }
    }),
    steps: drawSorbetSteps,
    timeline: drawSorbetTimeline,
    comparison: comparisonLayout({ line: sorbetLine }),
    stats: drawSorbetStats,
    'big-number': drawSorbetBigNumber,
    quote: drawSorbetQuote,
    table: drawSorbetTable,
    chart: drawSorbetChart,
    image: drawSorbetImage,
  },
}
