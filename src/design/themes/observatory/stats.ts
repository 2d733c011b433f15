import { type Box, type Points, pageWidth } from '../../../scene/geometry.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { splitValue } from '../../figure-parts.ts'
import { type FigureAttempt, type FigureSizes, figureSlots } from '../../layouts/figure-slots.ts'
import { figureColumns } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, stack, type Tree } from '../../tree/tree.ts'
import type { PanelColors } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBody, glow, matter, orbitLine } from './bodies.ts'

/** A planet as large as its figure asks for, or a small one over a figure that needs the width of its column. */
type PlanetSizes = FigureSizes & { radius: Points; around: boolean }

const gap: Points = 24
const moons = [matter.violet, matter.sky, matter.teal, matter.white]
/** The darkest end of a glowing body. */
const glowGround = '#F4A27A'
/** Of the shallow orbit that all planets are on; its highest point is in the middle of the slide. */
const orbitRadius: Points = 2600

/** Key figures as planets on one shallow orbit, the first of them glowing; more than four stand in rows. */
export const drawObservatoryStats = firstThatFits(
  figureColumns<PlanetSizes>(
    {
      counts: { least: 1, most: 4 },
      sizes: ({ theme: { type, strong } }, count) => {
        const large = [110, 110, 104, 92][count - 1] ?? 92
        const size = (radius: Points, around: boolean, label: Points, note: Points) => ({
          radius,
          around,
          largest: around ? radius / 2 : 60,
          least: around ? 36 : 28,
          label: inFont(resized(type.body, label), strong),
          note: resized(type.small, note),
        })
        return [
          size(large, true, 18, 16),
          size(large, true, 16, 14),
          size(52, false, 18, 16),
          size(40, false, 16, 14),
          size(26, false, 14, 12),
        ]
      },
      scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
      edge: () => 0,
      gap: () => ({ x: gap, y: gap }),
      bandGap: () => 20,
      sink: () => 0.42,
      cell: figureTree,
    },
    (_, { wraps }) => !wraps,
  ),
  drawStats,
)

function figureTree(
  sheet: Sheet,
  figures: Figure[],
  index: number,
  attempt: FigureAttempt<PlanetSizes>,
): Tree {
  const { radius, around } = attempt
  const { content } = sheet.theme.frame
  const count = figures.length
  const figure = figures[index] as Figure
  const width = (content.width - gap * (count - 1)) / count
  const sunk = sinkAt(content.x + (width + gap) * index + width / 2)
  const deepest = sinkAt(content.x + width / 2)
  // In a planet of its own a value has no neighbour to stand on one line with.
  const rest = splitValue(figure).after === '' && around ? 'beside' : attempt.rest
  const slots = figureSlots(
    sheet,
    figure,
    index,
    { ...attempt, rest },
    {
      align: 'center',
      tones: around ? {} : { figure: index === 0 ? 'accent' : 'ink' },
      label: { balanced: true },
      note: { balanced: true },
    },
  )
  const planet: Tree = {
    kind: 'ground',
    padding: {
      x: Math.max(0, width / 2 - radius * 0.86),
      top: sunk,
      bottom: deepest - sunk,
    },
    tree: stack(
      drawing(() => {}, 2 * radius),
      column([{ tree: around ? slots.figure : column([]) }], 'center'),
    ),
    draw: (on, box) =>
      drawPlanet(on, { index, count, radius, around }, { ...box, y: box.y + sunk }, sunk),
  }
  return column([
    { tree: slots.over },
    { tree: planet, gap: 8 },
    { tree: around ? column([]) : slots.figure, gap: 10 },
    { tree: slots.under, gap: around ? 14 : 6 },
    { tree: slots.note, gap: 4 },
  ])
}

/** How far the orbit has sunk at an x. */
function sinkAt(x: Points): Points {
  return orbitRadius - Math.sqrt(orbitRadius ** 2 - (x - pageWidth / 2) ** 2)
}

/** A planet in the middle of its box, with the stretch of the orbit that is its own. */
function drawPlanet(
  sheet: Sheet,
  {
    index,
    count,
    radius,
    around,
  }: { index: number; count: number; radius: Points; around: boolean },
  box: Box,
  sunk: Points,
): PanelColors {
  const name = `stat-${index + 1}`
  const colors = slideColors(sheet)
  const at = { x: box.x + box.width / 2, y: box.y + radius }
  drawOrbit(sheet, `${name}-path`, {
    center: { x: pageWidth / 2, y: at.y - sunk + orbitRadius },
    radius: orbitRadius,
    stroke: orbitLine,
    gaps: [{ at, radius }],
    between: [
      index === 0 ? 0 : box.x - gap / 2,
      index === count - 1 ? pageWidth : box.x + box.width + gap / 2,
    ],
  })
  if (index === 0) {
    drawBody(sheet, `${name}-disc`, { at, radius, fill: glow })
    const ink = sheet.theme.colors.accentInk
    return around ? { ...colors, ground: glowGround, ink, accent: ink } : colors
  }
  const moon = { at: onCircle(at, radius, 52), radius: radius > 60 ? 6 : 4 }
  const stroke = { color: '#6D7BE8', width: 1.25 }
  drawOrbit(sheet, `${name}-ring`, { center: at, radius, stroke, gaps: [moon] })
  const fill = moons[(index - 1) % moons.length] ?? matter.white
  drawBody(sheet, `${name}-moon-disc`, { ...moon, fill })
  return colors
}
