import { circlePath, polygonPath, short, type XY } from '../svg.ts'

/** What a part of a subject is; each vibe has a colour for each. */
export type Role = 'body' | 'second' | 'light' | 'first' | 'warm' | 'cool' | 'beam'

/** A filled outline in a role; y grows downwards. */
export interface Part {
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

  path(role: Role, data: string): this {
    this.list.push({ role, data })
    return this
  }
}
