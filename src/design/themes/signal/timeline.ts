import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { PanelColors } from '../theme.ts'
import { drawArrowhead } from './chevrons.ts'
import { addPanel, blackPanel, greyPanel, whitePanel, yellowPanel } from './colors.ts'
import { bandFoot } from './heading.ts'
import { drawHazardStripe } from './markings.ts'

/** Where words end over the footer. */
const floor: Points = 492
/** From the edge of a panel to its words. */
const inset: Points = 24
/** Events on panels that touch, each pointing to the next: the key event on black, what is planned under a hazard stripe. */
export const drawSignalTimeline = timelineLayout({
  most: 10,
  area: (sheet) => {
    const x = sheet.theme.frame.content.x - inset
    const height = contentEnd(sheet, pageHeight) - bandFoot
    return { x, y: bandFoot, width: pageWidth - x, height }
  },
  // Dates are as large as they get beside a size of text.
  sizes: (count) =>
    usualArrangements(count, { 1: [0], 2: [0] }).flatMap((size) =>
      [1.6, 1.4, 1.2, 1].map((scale) => ({ ...size, head: Math.round(size.head * scale) })),
    ),
  gutter: 0,
  short: 'fill',
  innerSink: 0.3,
  tones: ({ item }) => ({ year: 'ink', text: item.highlighted ? 'mutedInk' : 'ink' }),
  // Dates stay whole sooner than they get large.
  lines: (word, { text, head }) =>
    word !== 'head' ? undefined : text > 16 && head > 20 ? 1 : text > 12 ? 2 : 5,
  order: ['head', 'text'],
  gap: (part) => (part === 'text' ? 12 : 0),
  head: { anchor: 'top' },
  panel: {
    padding: ({ rows }, { row, column, columns }, sheet) => ({
      x: inset,
      // The last one's words keep the slide's margin.
      right: column === columns - 1 ? 43.2 : 16,
      top: rows === 1 ? 40 : 26,
      // Panels that reach to the foot of the slide keep their words over the footer.
      bottom: row === rows - 1 && contentEnd(sheet, pageHeight) > floor ? pageHeight - floor : 8,
    }),
    draw: (sheet, place, box) => {
      // The first of a row reaches to the edge of the slide.
      const { column, before, name, index } = place
      const x = column === 0 ? 0 : box.x
      const panel = { ...box, x, width: rightEdge(box) - x }
      const colors = addPanel(sheet, `${name}-panel`, panel, panelOf(place))
      const stripe = { ...panel, height: 15 }
      if (place.item.planned) drawHazardStripe(sheet, `${name}-stripe`, stripe)
      const tip = { x: x - 0.5, y: box.y + box.height * 0.3, width: 13.5, height: 36 }
      if (column > 0 && before) drawArrowhead(sheet, `next-${index}`, tip, panelOf(before).ground)
      return colors
    },
  },
})

function panelOf({ item, row, column }: Pick<Place, 'item' | 'row' | 'column'>): PanelColors {
  if (item.highlighted) return blackPanel
  if (item.planned) return greyPanel
  return (row + column) % 2 === 0 ? yellowPanel : whitePanel
}
