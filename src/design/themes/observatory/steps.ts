import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { bodyAt, bodyRadius, orbitRow } from './orbit-row.ts'

/** In one row, and in each of two. */
const planetRadius = { 1: 24, 2: 15 }
/** The radii of the orbits that are tried for one row and for each of two. */
const radii = { 1: [957, 1500], 2: [4200] }

const isPlanet = ({ index, count }: Place) => index === count - 1
const bodyOf = (place: Place): Points =>
  isPlanet(place) ? planetRadius[place.rows === 1 ? 1 : 2] : bodyRadius
const headStep = ({ theme: { type, strong } }: Sheet, size: Points): TypeStep =>
  inFont(resized(type.body, size), strong)

const { under, ...orbit } = orbitRow({
  tops: { 957: 62, 1500: 40, 4200: 40 },
  bodyOf,
  underBody: (rows, place) => (isPlanet(place) ? (rows === 1 ? 33.5 : 25) : 22),
  first: (sheet, { head, text }, { item }) =>
    item.head === '' ? resized(sheet.theme.type.body, text) : headStep(sheet, head),
  travelled: (places) => places.length - 1,
  dashes: 1.25,
})

/** Steps as bodies on one large orbit (two for more than five); the last is the planet that all are about. */
export const drawObservatorySteps = stepsLayout({
  ...orbit,
  most: 10,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    return { ...content, height: contentEnd(sheet, 484) - content.y }
  },
  sizes: (count) =>
    count > 5
      ? sizesOf(
          2,
          [
            [16, 16],
            [16, 14],
            [14, 12],
          ],
          radii[2],
        )
      : sizesOf(1, stepSizes(count), radii[1]),
  gutter: 16,
  rowGap: 14,
  types: (sheet, { head, text }) => ({
    head: headStep(sheet, head),
    text: resized(sheet.theme.type.body, text),
  }),
  gap: (part, size, place, sheet, width) => {
    if (part === 'text') return 3
    const { x } = sheet.theme.frame.content
    return under(sheet, place, size, x + (width + 16) * place.column, width)
  },
  device: (sheet, place, box) => {
    const { item, name, row, column } = place
    const { type, colors, ground } = sheet.theme
    const at = bodyAt(box)
    const radius = bodyOf(place)
    const fill = isPlanet(place) ? matter.planet : matter.periwinkle
    drawBody(sheet, `path-${row + 1}-disc-${column + 1}`, { at, radius, fill })
    const { stepNumber } = type
    const height = stepNumber.lineHeight
    const paragraph = sheet.paragraph(item.number, stepNumber, { color: colors.accent })
    sheet.addText({
      name: `${name}-number`,
      box: { x: box.x, y: at.y - radius - 8 - height, width: box.width, height },
      layout: sheet.set([paragraph], box.width, false),
      wrap: false,
      ground,
    })
  },
})

function stepSizes(count: number): [head: Points, text: Points][] {
  const sizes: [head: Points, text: Points, most: number][] = [
    [24, 20, 3],
    [20, 18, 5],
    [18, 16, 5],
    [16, 16, 5],
    [16, 14, 5],
    [14, 12, 5],
  ]
  return sizes.filter(([, , most]) => count <= most).map(([head, text]) => [head, text])
}
