import type { Point, Points } from '../../../scene/geometry.ts'
import type { Paint, Stroke } from '../../../scene/paint.ts'
import { drawOrbit, type OrbitGap } from '../../devices/orbit.ts'
import type { Sheet } from '../../sheet.ts'

function lit(...colors: string[]): Paint {
  return {
    kind: 'linear',
    angle: 45,
    stops: colors.map((color, index) => ({ offset: index / (colors.length - 1), color })),
  }
}

/** What bodies are made of; light falls from the upper left. */
export const matter = {
  planet: lit('#FFD3A8', '#F193A0', '#4A3A8C'),
  violet: lit('#B7C0F6', '#5961B4'),
  teal: lit('#D3F1F1', '#3F86A0'),
  apricot: { kind: 'solid', color: '#FFB984' },
  periwinkle: { kind: 'solid', color: '#94A2FF' },
  white: { kind: 'solid', color: '#F4F5FD' },
  sky: { kind: 'solid', color: '#9FDCEE' },
} satisfies Record<string, Paint>

/** The body that matters, light enough to be written on. */
export const glow: Paint = lit('#FFDDB8', '#F4A27A')

/** A body on an orbit. */
interface Body {
  at: Point
  radius: Points
  fill: Paint
}

/** The line of orbits on which nothing happens. */
export const orbitLine: Stroke = { color: '#3A4373', width: 1 }

/** Concentric orbits with their bodies, cropped at the slide's edges. */
export function drawSystem(sheet: Sheet, center: Point, radii: Points[], bodies: Body[]): void {
  const gaps: OrbitGap[] = bodies
  radii.forEach((radius, index) => {
    const own = gaps.filter(
      ({ at }) => Math.abs(Math.hypot(at.x - center.x, at.y - center.y) - radius) < 4,
    )
    drawOrbit(sheet, `orbit-${index + 1}`, { center, radius, stroke: orbitLine, gaps: own })
  })
  bodies.forEach((body, index) => {
    drawBody(sheet, `body-${index + 1}-disc`, body)
  })
}

/** A disc; a ring around it if there is a stroke. */
export function drawBody(
  sheet: Sheet,
  name: string,
  { at, radius, fill }: Body,
  stroke?: Stroke,
): void {
  sheet.addShape(
    name,
    { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 },
    { fill, ...(stroke ? { stroke } : {}) },
    { type: 'ellipse' },
  )
}
