import type { Point, Points } from '../../../scene/geometry.ts'
import { pageWidth } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { Step } from '../../layouts/steps.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { longestWord } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBody, matter, orbitLine } from './bodies.ts'

const left: Points = 43.2
const right: Points = 916.8
const gutter: Points = 16
const floor: Points = 484

/** An orbit that carries steps: its highest point and how strongly it bends. */
interface Path {
  top: Points
  radius: Points
  /** Where the texts of this row have to end. */
  bottom: Points
}

/** Steps as bodies on one large orbit (two for more than five); the last is the planet that all are about. */
export function drawObservatorySteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = content.steps.map((step, index) => ({
    ...step,
    number: content.firstNumber + index,
  }))
  if (steps.length > 0 && !drawPaths(sheet, steps)) return false
  drawFooter(sheet)
  return true
}

/** Sizes of heads and texts; some only for so many steps at most. */
const typeSizes: { head: Points; text: Points; most?: number }[] = [
  { head: 24, text: 20, most: 3 },
  { head: 20, text: 18, most: 4 },
  { head: 16, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

function drawPaths(sheet: Sheet, steps: Step[]): boolean {
  if (steps.length > 10) return false
  const two = steps.length > 5
  const columns = Math.ceil(steps.length / (two ? 2 : 1))
  const paths: Path[][] = two
    ? [
        [
          { top: 192, radius: 4200, bottom: 316 },
          { top: 366, radius: 4200, bottom: floor },
        ],
      ]
    : [[{ top: 222, radius: 957, bottom: floor }], [{ top: 198, radius: 1500, bottom: floor }]]
  for (const sizes of typeSizes) {
    if (sizes.text < sheet.context.smallestBody || steps.length > (sizes.most ?? 10)) continue
    for (const path of paths) {
      const rows = path.map((one, row) =>
        setRow(sheet, steps.slice(row * columns, (row + 1) * columns), columns, one, sizes),
      )
      if (rows.some((row) => row === undefined)) continue
      rows.forEach((row, index) => {
        if (row) drawRow(sheet, row, index, index * columns, index === rows.length - 1)
      })
      return true
    }
  }
  return false
}

interface Row {
  steps: Step[]
  path: Path
  /** Centre of each body, and the left edge of its text. */
  points: Point[]
  lefts: Points[]
  width: Points
  layouts: { head: TextLayout | undefined; text: TextLayout | undefined }[]
}

const bodyRadius = 8.5
const planetRadius = 24
const underBody = 22
/** Between the orbit and the top of a line under it. */
const clearance = 5

function setRow(
  sheet: Sheet,
  steps: Step[],
  columns: number,
  path: Path,
  sizes: { head: Points; text: Points },
): Row | undefined {
  const { theme } = sheet
  const pitch = (right - left + gutter) / columns
  const width = pitch - gutter
  const headStep = { ...inFont(resized(theme.type.body, sizes.head), theme.strong) }
  const textStep = resized(theme.type.body, sizes.text)
  const length = steps.reduce((sum, step) => sum + step.head.length + step.text.length, 0)
  if (length > mostCharacters) return undefined
  if (
    sizes.text > 12 &&
    steps.some(
      (step) =>
        longestWord(sheet, step.head, headStep) > width ||
        longestWord(sheet, step.text, textStep) > width,
    )
  )
    return undefined
  const lefts = steps.map((_, index) => left + pitch * index)
  const points = lefts.map((x) => onPath(path, x + 10.5))
  const layouts = steps.map((step) => ({
    head:
      step.head === ''
        ? undefined
        : sheet.setWithSlack(
            [sheet.paragraph(step.head, headStep, { color: theme.colors.ink })],
            width,
          ),
    text:
      step.text === ''
        ? undefined
        : sheet.setWithSlack(
            [
              sheet.paragraph(step.text, textStep, {
                color: step.head === '' ? theme.colors.ink : theme.colors.mutedInk,
              }),
            ],
            width,
          ),
  }))
  const row = { steps, path, points, lefts, width, layouts }
  const fits = layouts.every(
    ({ head, text }, index) =>
      underOrbit(row, index) + (head?.height ?? 0) + (text?.height ?? 0) + 4 <= path.bottom,
  )
  return fits ? row : undefined
}

/** Where the text of a step begins: under its body, and under the orbit where that sinks over the text's end. */
function underOrbit({ path, points, lefts, layouts }: Row, index: number): Points {
  const { head, text } = layouts[index] ?? {}
  const first = (head ?? text)?.paragraphs[0]?.lines[0]
  const end = (lefts[index] ?? 0) + (first ? first.x + first.width : 0)
  const under = (points[index] as Point).y + underBody
  return index === points.length - 1 ? under : Math.max(under, onPath(path, end).y + clearance)
}

/** The orbits are circles around a point far below the middle of the slide. */
function onPath({ top, radius }: Path, x: Points): Point {
  const center = pageWidth / 2 - 40
  return { x, y: top + radius - Math.sqrt(radius ** 2 - (x - center) ** 2) }
}

function drawRow(sheet: Sheet, row: Row, index: number, first: number, last: boolean): void {
  const { theme } = sheet
  const { accent } = theme.colors
  const { path, points } = row
  const center = { x: pageWidth / 2 - 40, y: path.top + path.radius }
  const name = `path-${index + 1}`
  const end = points.at(-1) as Point
  const isPlanet = (place: number) => last && place === points.length - 1
  const gaps = points.map((at, place) => ({
    at,
    radius: isPlanet(place) ? planetRadius : bodyRadius,
  }))
  if (index === 0)
    for (const [number, distance] of [-66, 86].entries())
      drawOrbit(sheet, `${name}-far-${number + 1}`, {
        center,
        radius: path.radius - distance,
        stroke: { ...orbitLine, opacity: 0.7 },
      })
  drawOrbit(sheet, name, {
    center,
    radius: path.radius,
    stroke: { color: accent, width: 2 },
    gaps,
    between: [0, last ? end.x : pageWidth],
  })
  if (last)
    drawOrbit(sheet, `${name}-ahead`, {
      center,
      radius: path.radius,
      stroke: { color: theme.colors.mutedInk, width: 1.25, dash: [1.5, 5], cap: 'round' },
      gaps,
      between: [end.x, aheadUntil(row, end)],
    })
  points.forEach((at, place) => {
    drawBody(
      sheet,
      `${name}-disc-${place + 1}`,
      isPlanet(place)
        ? { at, radius: planetRadius, fill: matter.planet }
        : { at, radius: bodyRadius, fill: matter.periwinkle },
    )
  })
  row.steps.forEach((step, place) => {
    drawStep(sheet, row, step, place, first + place + 1, isPlanet(place))
  })
}

/** The orbit goes on until it would run into the last step's text. */
function aheadUntil(row: Row, end: Point): Points {
  const { head, text } = row.layouts.at(-1) ?? {}
  const lines = [...(head?.paragraphs ?? []), ...(text?.paragraphs ?? [])].flatMap(
    (one) => one.lines,
  )
  const right = (row.lefts.at(-1) ?? 0) + Math.max(0, ...lines.map((line) => line.x + line.width))
  const top = end.y + underBody
  for (let x = end.x; x < pageWidth; x += 4)
    if (onPath(row.path, x).y > top - 4 && x < right + 8) return x
  return pageWidth
}

function drawStep(
  sheet: Sheet,
  row: Row,
  step: Step,
  place: number,
  number: number,
  planet: boolean,
): void {
  const { theme } = sheet
  const { ground } = theme
  const at = row.points[place] as Point
  const x = row.lefts[place] as Points
  const { width } = row
  const numberStep = theme.type.stepNumber
  const above = at.y - (planet ? planetRadius : bodyRadius) - 8 - numberStep.lineHeight
  sheet.addText({
    name: `step-${number}-number`,
    box: { x, y: above, width, height: numberStep.lineHeight },
    layout: sheet.set(
      [sheet.paragraph(String(step.number), numberStep, { color: theme.colors.accent })],
      width,
      false,
    ),
    wrap: false,
    ground,
  })
  const { head, text } = row.layouts[place] ?? {}
  let y = underOrbit(row, place) + (planet ? planetRadius - bodyRadius - 4 : 0)
  // Low at the end of the arc the planet would push its text too far down.
  const height = (head?.height ?? 0) + (text?.height ?? 0) + 3
  y = Math.min(y, row.path.bottom + 4 - height)
  if (head) {
    sheet.addText({
      name: `step-${number}-head`,
      box: { x, y, width, height: head.height },
      layout: head,
      ground,
    })
    y += head.height + 3
  }
  if (text)
    sheet.addText({
      name: `step-${number}-text`,
      box: { x, y, width, height: text.height },
      layout: text,
      ground,
    })
}
