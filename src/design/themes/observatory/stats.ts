import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawRing } from '../../devices/roundel.ts'
import { splitValue } from '../../figure-parts.ts'
import { type FigureAttempt, type FigureSizes, figureSlots } from '../../layouts/figure-slots.ts'
import { figureColumns } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, stack, type Tree } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawMoonOrbit, matter, orbitLine } from './bodies.ts'

/** A planet as large as its figure asks for, or a small one over a figure that needs the width of its column. */
type PlanetSizes = FigureSizes & { radius: Points; around: boolean }

const gap: Points = 24
/** The darkest end of a glowing body. */
const glowGround = '#F4A27A'
/** Of the shallow orbit that all planets are on; its highest point is in the middle of the slide. */
const orbitRadius: Points = 2600

/** How far the orbit has sunk at an x. */
function sinkAt(x: Points): Points {
  return orbitRadius - Math.sqrt(orbitRadius ** 2 - (x - pageWidth / 2) ** 2)
}

/** Key figures as planets on one shallow orbit, the first of them glowing; more than four stand in rows. */
export const drawObservatoryStats = firstThatFits(
  figureColumns<PlanetSizes>(
    {
      counts: { least: 1, most: 4 },
      sizes: ({ theme: { type, strong } }, count) => {
        const size = (radius: Points, label: Points, note: Points): PlanetSizes => ({
          radius,
          around: radius > 60,
          largest: radius > 60 ? radius / 2 : 60,
          least: radius > 60 ? 36 : 28,
          label: inFont(resized(type.body, label), strong),
          note: resized(type.small, note),
        })
        const large = count > 3 ? 92 : count > 2 ? 104 : 110
        return [
          size(large, 18, 16),
          size(large, 16, 14),
          size(52, 18, 16),
          size(40, 16, 14),
          size(26, 14, 12),
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
  const figure = figures[index] as Figure
  const width = (content.width + gap) / figures.length - gap
  const middles = figures.map((_, place) => content.x + (width + gap) * place + width / 2)
  const middle = middles[index] ?? 0
  const sunk = sinkAt(middle)
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
      label: { balanced: 'last line' },
      note: { balanced: 'last line' },
    },
  )
  const planet: Tree = {
    kind: 'ground',
    padding: {
      x: Math.max(0, width / 2 - radius * 0.86),
      top: sunk,
      bottom: sinkAt(middles[0] ?? 0) - sunk,
    },
    tree: stack(
      drawing(() => {}, 2 * radius),
      column([{ tree: around ? slots.figure : column([]) }], 'center'),
    ),
    draw: (on, { y }, colors) => {
      const top = y + radius
      const at = { x: middle, y: top + sunk }
      if (index > 0) {
        drawMoonOrbit(on, `stat-${index + 1}`, at, radius, index - 1)
        return colors
      }
      const gaps = middles.map((x) => ({ at: { x, y: top + sinkAt(x) }, radius }))
      const center = { x: pageWidth / 2, y: top + orbitRadius }
      drawOrbit(on, 'stat-path', { center, radius: orbitRadius, stroke: orbitLine, gaps })
      drawRing(on, 'stat-1-disc', at, radius, { fill: matter.glow })
      const ink = on.theme.colors.accentInk
      return around ? { ...slideColors(on), ground: glowGround, ink, accent: ink } : colors
    },
  }
  return column([
    { tree: slots.over },
    { tree: planet, gap: 8 },
    { tree: around ? column([]) : slots.figure, gap: 10 },
    { tree: slots.under, gap: around ? 14 : 6 },
    { tree: slots.note, gap: 4 },
  ])
}
