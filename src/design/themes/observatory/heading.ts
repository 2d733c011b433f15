import { headingLayout } from '../../layouts/heading.ts'

/** The title at the head of the sky; under it, muted, what the slide is a part of or counts. */
export const drawObservatoryHeading = headingLayout({
  sizes: [26, 22, 19, 17],
  lines: (size) => (size >= 22 ? 2 : 3),
  quiet: true,
  under: (titleEnd, lineHeight) => Math.min(titleEnd + 15, 160 - lineHeight),
})
