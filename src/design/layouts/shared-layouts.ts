import type { LayoutName } from '../../deck/slide.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { drawBullets } from './bullets.ts'
import { drawCards } from './cards.ts'
import { chartLayout } from './chart.ts'
import { drawComparison } from './comparison.ts'
import { drawParagraph } from './paragraph.ts'
import { drawPlainList } from './plain-list.ts'
import { drawQuote } from './quote.ts'
import { drawSection } from './section.ts'
import { drawSteps } from './steps.ts'
import { drawTable } from './table.ts'
import { drawCover } from './title.ts'

/** The layouts as every theme draws them that has no drawing of its own. */
export const sharedLayouts: Record<LayoutName, DrawLayout> = {
  title: drawCover,
  agenda: drawPlainList,
  section: drawSection,
  bullets: drawBullets,
  paragraph: drawParagraph,
  steps: drawSteps,
  timeline: drawPlainList,
  comparison: drawComparison,
  stats: drawPlainList,
  'big-number': drawPlainList,
  quote: drawQuote,
  definition: drawPlainList,
  cards: drawCards,
  table: drawTable,
  chart: chartLayout(),
  image: drawPlainList,
  code: drawPlainList,
  recap: drawBullets,
  closing: drawSection,
}
