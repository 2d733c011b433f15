import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { Place, SequenceSize } from '../../layouts/sequence-look.ts'
import { resized } from '../type-step.ts'
import { addPanel } from './add-panel.ts'
import { blackPanel, greyPanel, type Panel, whitePanel, yellowPanel } from './colors.ts'
import { drawHazardStripe } from './hazard-stripe.ts'
import { bandFoot } from './heading.ts'
import { drawPolygon } from './polygon.ts'

/** Where words end over the footer. */
const floor: Points = 492
/** From the edge of a panel to its words. */
const inset: Points = 24
/** Half the height of the arrowhead with which a panel points to the next. */
const arrow: Points = 18
const stripe: Points = 15

const textSizes = [22, 20, 18, 16, 14, 12]
const dateSizes = [44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16, 14]

/** Events on panels that touch, each pointing to the next: the key event on black, what is planned under a hazard stripe. */
export const drawSignalTimeline = timelineLayout({
  most: 10,
  area: (sheet) => {
    const x = sheet.theme.frame.content.x - inset
    return {
      x,
      y: bandFoot,
      width: pageWidth - x,
      height: contentEnd(sheet, pageHeight) - bandFoot,
    }
  },
  sizes: eventSizes,
  gutter: 0,
  short: 'fill',
  innerSink: 0.3,
  types: ({ theme: { type } }, { head, year = 12 }) => ({
    head: { ...resized(type.date, head), lineHeight: Math.round(head * 1.2) },
    year: { ...resized(type.date, year), lineHeight: Math.round(year * 1.4) },
  }),
  tones: ({ item }) => ({ year: 'ink', text: item.highlighted ? 'mutedInk' : 'ink' }),
  lines: (word, { text }) => (word === 'head' ? (text > 12 ? 2 : 5) : undefined),
  order: ['head', 'text'],
  gap: (part) => (part === 'text' ? 12 : 0),
  head: {
    anchor: 'top',
    ground: (place, tree, size) => ({
      kind: 'ground',
      tree,
      padding: { x: 0, top: 0, bottom: 0 },
      draw: (sheet, box, colors) => {
        const { index, column } = place
        const y = box.y + size.head * 0.62
        const x = box.x - inset
        const tip = [
          { x: x - 0.5, y: y - arrow },
          { x: x + arrow * 0.72, y },
          { x: x - 0.5, y: y + arrow },
        ]
        const before = place.before && panelOf(place.before)
        if (column > 0 && before) drawPolygon(sheet, `next-${index}`, tip, before.ground)
        return colors
      },
    }),
  },
  panel: {
    padding: ({ rows }, { row }, sheet) => ({
      x: inset,
      right: 16,
      top: rows === 1 ? 40 : 26,
      // Panels that reach to the foot of the slide keep their words over the footer.
      bottom: row === rows - 1 && contentEnd(sheet, pageHeight) > floor ? pageHeight - floor : 8,
    }),
    draw: (sheet, place, box) => {
      const { ground, ink, note } = panelOf(place)
      // The first of a row reaches to the edge of the slide.
      const x = place.column === 0 ? 0 : box.x
      const panel = { ...box, x, width: rightEdge(box) - x }
      addPanel(sheet, `${place.name}-panel`, panel, ground)
      const band = { y: box.y, height: stripe, from: x, to: rightEdge(box) }
      if (place.item.planned) drawHazardStripe(sheet, `${place.name}-stripe`, band)
      return { ground, ink, mutedInk: note }
    },
  },
})

/** Each size of text with the dates that go with it, the largest first. */
function eventSizes(count: number): SequenceSize[] {
  const rows = count > 5 ? 2 : 1
  return textSizes.flatMap((text) =>
    dateSizes
      .filter((date) => date > text && (rows === 1 || (date <= 32 && text <= 18)))
      .map((head) => {
        const year = Math.max(12, Math.min(20, Math.round(head / 2)))
        return { rows, head, year, text, device: 0 }
      }),
  )
}

function panelOf({ item, row, column }: Pick<Place, 'item' | 'row' | 'column'>): Panel {
  if (item.highlighted) return blackPanel
  if (item.planned) return greyPanel
  return (row + column) % 2 === 0 ? yellowPanel : whitePanel
}
