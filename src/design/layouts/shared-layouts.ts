import type { LayoutName } from '../../deck/slide.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { drawBigNumber } from './big-number.ts'
import { drawCards } from './cards.ts'
import { chartLayout } from './chart.ts'
import { drawClosing } from './closing.ts'
import { drawCode } from './code.ts'
import { drawComparison } from './comparison.ts'
import { drawCreative } from './creative.ts'
import { drawImage } from './image.ts'
import { drawParagraph, drawStatementSlide } from './paragraph.ts'
import { drawQuote } from './quote.ts'
import { plainLists } from './row-list.ts'
import { drawSection } from './section.ts'
import { drawStats } from './stats.ts'
import { drawSteps } from './steps.ts'
import { tableLayout } from './table.ts'
import { drawTimeline } from './timeline.ts'
import { drawCover } from './title.ts'

/** The layouts as every theme draws them that has no drawing of its own. */
export const sharedLayouts: Record<LayoutName, DrawLayout> = {
  ...plainLists,
  title: drawCover,
  section: drawSection,
  paragraph: drawParagraph,
  steps: drawSteps,
  timeline: drawTimeline,
  comparison: drawComparison,
  stats: drawStats,
  'big-number': drawBigNumber,
  quote: drawQuote,
  statement: drawStatementSlide,
  cards: drawCards,
  table: tableLayout(),
  chart: chartLayout(),
  image: drawImage,
  code: drawCode,
  closing: drawClosing,
  creative: drawCreative,
}
