import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { headingLayout } from '../../layouts/heading.ts'
import { black, white, yellow } from './colors.ts'

/** Where the black band over a slide ends: panels hang from it. */
export const bandFoot: Points = 134

/** The title in yellow on a black band over the whole width, over it in white what the slide is a part of. */
export const drawSignalHeading = headingLayout({
  sizes: [36, 32, 28, 24, 20],
  lines: (size, lined) => (size > 32 && lined ? 1 : size > 24 ? 2 : size > 20 ? 3 : 4),
  room: ({ theme: { frame, type } }, _, lined) => {
    const y = lined ? frame.eyebrow.y + type.eyebrow.lineHeight + 2 : 18
    return { ...frame.title, y, height: bandFoot - (lined ? 8 : 12) - y }
  },
  sink: 0.5,
  colors: { title: yellow, line: white, ground: black },
  scenery: (sheet) =>
    sheet.addShape(
      'head-band',
      { x: 0, y: 0, width: pageWidth, height: bandFoot },
      { fill: black },
    ),
})
