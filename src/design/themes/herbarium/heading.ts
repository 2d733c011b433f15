import type { Points } from '../../../scene/geometry.ts'
import { headingLayout } from '../../layouts/heading.ts'
import type { SlideContent } from '../../slide-content.ts'

const top: Points = 43
const lowest: Points = 147
/** Between the title and what stands under it. */
const gap: Points = 7

/** The title at the head of the sheet; under it, muted, what the slide is a part of or counts. */
export const drawHerbariumHeading = headingLayout({
  sizes: [34, 30, 26, 22, 20],
  lines: (size) => (size >= 30 ? 2 : size > 20 ? 3 : 4),
  room: ({ theme: { frame, type } }, content, lined, most) => {
    const foot = lined ? lowest - type.small.lineHeight - gap : lowest - 12
    // Beside a panel of the slide's height the title is narrower.
    const widest = isBesidePanel(content) ? 540 : frame.title.width
    return { x: frame.title.x, y: top, width: Math.min(most, widest), height: foot - top + 0.5 }
  },
  sink: 0.23,
  quiet: true,
  under: (titleEnd) => titleEnd + gap,
})

/** Whether what a chart says stands on a panel at its side, which begins as high as the title. */
function isBesidePanel({ chart, takeaway, paragraphs }: SlideContent): boolean {
  return chart !== undefined && (takeaway !== undefined || paragraphs.length > 0)
}
