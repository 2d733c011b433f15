import { circlePath, polygonPath, short, type XY } from '../svg.ts'

/** What a part of a subject is; each vibe has a colour for each. */
export type Role = 'body' | 'second' | 'light' | 'first' | 'warm' | 'cool' | 'skin' | 'beam'

/** A filled outline in a role; y grows downwards. */
interface Part {
  role: Role
  /** SVG path data. */
  data: string
}

/**
 * Something that slides are about, as a few flat shapes: it stands on y = 0 around x = 0 and reaches up to −`height`.
 * `place` is where it belongs.
 */
export interface Subject {
  parts: Part[]
  width: number
  height: number
  place: 'water' | 'land' | 'air'
  /** It takes the place of the sun. */
  insteadOfSun?: boolean
  /** Left and right are exchanged. */
  turned?: boolean
}

/** Draws a subject; the numbers vary what may vary (windows, heights). */
export type DrawSubject = (random: () => number) => Subject

/** Collects parts. */
export class Parts {
  readonly list: Part[] = []

  rectangle(role: Role, x: number, y: number, width: number, height: number): this {
    return this.path(
      role,
      `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`,
    )
  }

  polygon(role: Role, ...points: XY[]): this {
    return this.path(role, polygonPath(points))
  }

  disc(role: Role, x: number, y: number, radius: number): this {
    return this.path(role, circlePath(x, y, radius))
  }

  /** A rectangle with round corners. */
  rounded(role: Role, x: number, y: number, width: number, height: number, radius: number): this {
    const r = short(radius)
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${short(dx)} ${short(dy)}`
    const across = short(width - radius * 2)
    const down = short(height - radius * 2)
    return this.path(
      role,
      `M${short(x + radius)} ${short(y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}Z`,
    )
  }

  /** A bar from one point to another, `width` thick. */
  bar(role: Role, from: XY, to: XY, width: number): this {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const nx = (-(to[1] - from[1]) / length) * (width / 2)
    const ny = ((to[0] - from[0]) / length) * (width / 2)
    return this.polygon(
      role,
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    )
  }

  /** A disc with a hole. */
  ring(role: Role, x: number, y: number, radius: number, hole: number): this {
    const h = short(hole)
    const inner = `M${short(x - hole)} ${short(y)}a${h} ${h} 0 1 1 ${short(hole * 2)} 0a${h} ${h} 0 1 1 ${short(-hole * 2)} 0Z`
    return this.path(role, circlePath(x, y, radius) + inner)
  }

  path(role: Role, data: string): this {
    this.list.push({ role, data })
    return this
  }
}
