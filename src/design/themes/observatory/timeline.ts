import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { beforeSmall, sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { bodyAt, bodyRadius, orbitRow } from './orbit-row.ts'

const gutter: Points = 26
const sizes: [date: Points, text: Points][] = [
  [14, 16],
  [14, 14],
  [12, 12],
]
/** Of few events. */
const largeSizes: typeof sizes = [
  [18, 20],
  [16, 18],
]

const bodyOf = ({ item, rows }: Place) => (item.highlighted ? (rows > 1 ? 15 : 25.5) : bodyRadius)
const dateStep = ({ theme: { type, strong } }: Sheet, size: Points): TypeStep =>
  inFont(resized(type.body, size), strong)

const { under, ...orbit } = orbitRow({
  tops: { 1000.8: 78.5, 1500: 44, 4200: 18 },
  bodyOf,
  underBody: (rows) => (rows > 1 ? 20 : 43.5),
  first: (sheet, { head }) => dateStep(sheet, head),
  // As far as the last event that has happened.
  travelled: (places) => {
    const planned = places.findIndex(({ item }) => item.planned)
    return planned < 0 ? places.length - 1 : planned - 1
  },
  dashes: 1.5,
})

/** Events as bodies on one large orbit, dashed where it is still to be travelled; the key event is the planet. */
export const drawObservatoryTimeline = timelineLayout({
  ...orbit,
  most: 12,
  fewest: 2,
  wholeDates: true,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    return { ...content, width: 888 - gutter, height: contentEnd(sheet, 488) - content.y }
  },
  sizes: (count) => {
    const one = sizesOf(1, [...(count < 5 ? largeSizes : []), ...sizes], [1000.8, 1500])
    const two = sizesOf(2, sizes, [4200])
    return count > 6 ? two : count > 3 ? beforeSmall(one, two) : one
  },
  gutter,
  rowGap: 12,
  widest: 290,
  balanced: true,
  types: (sheet, { head, text }) => ({
    head: dateStep(sheet, head),
    text: {
      ...inFont(resized(sheet.theme.type.body, text), { ...sheet.theme.textFont, weight: 500 }),
      lineHeight: text * 1.41,
    },
  }),
  tones: () => ({ head: 'accent' }),
  gap: (part, size, place, sheet, width) => {
    if (part !== 'head') return place.item.head === '' ? 20 : 0
    const { x } = sheet.theme.frame.content
    return under(sheet, place, size, x + (width + gutter) * place.column, width)
  },
  device: (sheet, place, box) => {
    const { item, row, column } = place
    const at = bodyAt(box)
    const name = `path-${row + 1}-disc-${column + 1}`
    if (item.planned && !item.highlighted) {
      const pen = { color: sheet.theme.colors.accent, width: 2 }
      const ring = { x: at.x - 8, y: at.y - 8, width: 16, height: 16 }
      sheet.addShape(name, ring, { stroke: pen }, { type: 'ellipse' })
      return
    }
    const fill = item.highlighted ? matter.planet : matter.periwinkle
    drawBody(sheet, name, { at, radius: bodyOf(place), fill })
  },
})
