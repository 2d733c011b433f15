import { headingLayout } from '../../layouts/heading.ts'

/** The title at the head of the sheet; under it, muted, what the slide is a part of or counts. */
export const drawHerbariumHeading = headingLayout({
  sizes: [34, 30, 26, 22, 20],
  lines: (size) => (size >= 30 ? 2 : size > 20 ? 3 : 4),
  room: ({ theme: { frame } }, { chart, takeaway, paragraphs }, lined, most) => {
    // Beside a panel of the slide's height, on which stands what a chart says, the title is narrower.
    const isBesidePanel = chart && (takeaway !== undefined || paragraphs.length > 0)
    const width = Math.min(most, isBesidePanel ? 540 : frame.title.width)
    return { ...frame.title, width, height: lined ? 78.5 : 92.5 }
  },
  sink: 0.23,
  quiet: true,
  under: (titleEnd) => titleEnd + 7,
})
