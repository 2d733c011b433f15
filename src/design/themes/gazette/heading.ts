import type { Color } from '../../../scene/paint.ts'
import { drawFooterTexts } from '../../frame.ts'
import { drawLine } from '../../layouts/display-slide.ts'
import { headingLayout } from '../../layouts/heading.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { aside } from './faces.ts'
import { drawDoubleRule, drawRule, headRule, left, top, width } from './rules.ts'

/** Where the heading of a chart in rows names its series, behind the line that says what they count. */
export const keyPlace = { x: 460, y: 97, width: width + left - 460 }

/** The double rule, the headline, the line under it, and the rule from which the columns hang. */
export const drawGazetteHeading = headingLayout({
  sizes: [30, 26, 24, 20, 18],
  // Over another line it is smaller before it takes two.
  lines: (size, lined) => (size > 24 ? (lined || size < 30 ? 1 : 2) : size > 20 ? 2 : 4),
  room: (_sheet, _content, lined) => ({ x: left, y: 41, width, height: lined ? 65 : 88 }),
  sink: 0.45,
  quiet: true,
  besideKey: keyPlace.x - left - 16,
  under: (titleEnd, lineHeight) => Math.min(titleEnd + 8, headRule - 3 - lineHeight),
  scenery: (sheet) => {
    drawDoubleRule(sheet, 'head', top)
    drawRule(sheet, 'head-rule', headRule)
  },
})

/** The head of a page without a headline: the double rule, and in italics what the page is a part of. */
export function drawEyebrowAlone(sheet: Sheet, words: string): void {
  drawDoubleRule(sheet, 'head', top)
  const place = { x: left, y: 56, width: 600, step: aside, tone: 'mutedInk' } as const
  drawLine(sheet, 'eyebrow', words, place, slideColors(sheet))
}

/** The deck's title and the page number under a hairline. */
export function drawGazetteFooter(sheet: Sheet, colors: { color: Color; ground: Color }): void {
  drawRule(sheet, 'foot-rule', 494.6)
  drawFooterTexts(sheet, colors)
}
