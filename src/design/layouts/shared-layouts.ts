import type { LayoutName } from '../../deck/slide.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { drawAgenda } from './agenda.ts'
import { drawBigNumber } from './big-number.ts'
import { drawBullets } from './bullets.ts'
import { drawCards } from './cards.ts'
import { chartLayout } from './chart.ts'
import { drawClosing } from './closing.ts'
import { drawCode } from './code.ts'
import { drawComparison } from './comparison.ts'
import { drawCreative } from './creative.ts'
import { drawDefinition } from './definition.ts'
import { drawImage } from './image.ts'
import { drawParagraph } from './paragraph.ts'
import { drawQuote } from './quote.ts'
import { drawRecap } from './recap.ts'
import { drawSection } from './section.ts'
import { drawStatementSlide } from './statement.ts'
import { drawStats } from './stats.ts'
import { drawSteps } from './steps.ts'
import { tableLayout } from './table.ts'
import { drawTimeline } from './timeline.ts'
import { drawCover } from './title.ts'

/** The layouts as every theme draws them that has no drawing of its own. */
export const sharedLayouts: Record<LayoutName, DrawLayout> = {
  title: drawCover,
  agenda: drawAgenda,
  section: drawSection,
  bullets: drawBullets,
  paragraph: drawParagraph,
  steps: drawSteps,
  timeline: drawTimeline,
  comparison: drawComparison,
  stats: drawStats,
  'big-number': drawBigNumber,
  quote: drawQuote,
  statement: drawStatementSlide,
  definition: drawDefinition,
  cards: drawCards,
  table: tableLayout(),
  chart: chartLayout(),
  image: drawImage,
  code: drawCode,
  recap: drawRecap,
  closing: drawClosing,
  creative: drawCreative,
}
