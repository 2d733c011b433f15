import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { comparisonLayout } from '../../layouts/comparison.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import type { DrawRows } from '../../layouts/marked-rows.ts'
import { bulletsOfRows, rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawSorbetChart } from './chart.ts'
import { drawSorbetCover } from './cover.ts'
import {
  cardRadius,
  drawSoftBox,
  drawSorbetHeadBand,
  drawSorbetPanel,
  drawSorbetTile,
  sorbetLine,
} from './panels.ts'
import { pastel } from './pastels.ts'
import { drawEdgePills, drawPillGroup } from './pill-columns.ts'
import { drawPillRows } from './pill-rows.ts'
import { drawSorbetQuote } from './quote.ts'
import { drawSorbetSection } from './section.ts'
import { drawSorbetStats } from './stats.ts'
import { drawSorbetSteps } from './steps.ts'
import { drawSorbetTable } from './table.ts'
import { drawSorbetTimeline } from './timeline.ts'
import { sorbetTokens } from './tokens.ts'

/** Where pills begin that keep a slide with little to read company. */
const pillsLeft = 742.8

/** Names fill two columns, for one would leave its right half empty. */
const drawItems: DrawRows = (sheet, rows, arrangement) => {
  const named = rows.every(({ text, children }) => text.length < 32 && !children?.length)
  const even = rows.length > 3 && rows.length % 2 === 0
  const columns = named && even ? 2 : arrangement.columns
  return drawPillRows(sheet, rows, { ...arrangement, columns })
}

/** A picture as a card: round corners inside the margins instead of a bleed. */
const insideMargins: Theme['placePicture'] = ({ theme: { frame } }, box) => {
  const [x, y] = [Math.max(box.x, frame.content.x), Math.max(box.y, 43.2)]
  const right = Math.min(rightEdge(box), rightEdge(frame.content))
  const bottom = Math.min(bottomEdge(box), 496.8)
  return { box: { x, y, width: right - x, height: bottom - y }, radius: cardRadius }
}

/** A tray of soft pills: friendly, light, nothing has a corner or a line. */
export const sorbet: Theme = {
  ...sorbetTokens,
  drawEyebrow: drawPlainEyebrow,
  ornament: {
    closing: (sheet) => drawEdgePills(sheet, true),
    'big-number': (sheet) => drawPillGroup(sheet, pillsLeft),
  },
  companion: { left: pillsLeft, draw: (sheet) => drawPillGroup(sheet, pillsLeft) },
  drawPanel: drawSorbetPanel,
  drawTile: drawSorbetTile,
  drawHeadBand: drawSorbetHeadBand,
  placePicture: insideMargins,
  sides: { stats: ['chart'] },
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({
      draw: drawPillRows,
      largestTerm: { head: 22, text: 18 },
      bullets: bulletsOfRows(drawItems),
    }),
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
    quote: drawSorbetQuote,
    table: drawSorbetTable,
    chart: drawSorbetChart,
  },
}
