import type { Color } from '../../../scene/paint.ts'
import { fillPath, short } from '../svg.ts'
import type { Role, Subject } from './subject.ts'

/** Where a subject's foot stands, how large it is, and its colours. */
interface Placement {
  x: number
  y: number
  /** 1 is its own size. */
  scale: number
  colors: Record<Role, Color>
}

/** Beams of light let through what is behind them. */
export const beamOpacity = 0.38

/** A subject in place, in flat colours. `parts` draws a part in another way. */
export function placeSubject(
  subject: Subject,
  { x, y, scale, colors }: Placement,
  drawPart: (data: string, color: Color, role: Role) => string = (data, color, role) =>
    fillPath(data, color, role === 'beam' ? beamOpacity : 1),
): string {
  const parts = subject.parts.map((part) => drawPart(part.data, colors[part.role], part.role))
  const across = subject.turned ? -scale : scale
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${across.toFixed(3)} ${scale.toFixed(3)})">${parts.join('')}</g>`
}

/** The scale at which a subject fits a room. */
export function scaleToFit(subject: Subject, width: number, height: number): number {
  return Math.min(width / subject.width, height / subject.height)
}
