import type { Point, Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStep } from '../themes/type-step.ts'
import { drawPath } from './polygon.ts'

/**
 * Draws one character as a shape, for marks that are ornament and not text. `origin` is the left end of its baseline.
 */
export function drawGlyphShape(
  sheet: Sheet,
  name: string,
  character: string,
  step: TypeStep,
  origin: Point,
  color: Color,
): void {
  const { typography } = sheet.context
  const line = sheet.set([sheet.paragraph(character, step, { color })], step.size * 4, false)
  const run = line.paragraphs[0]?.lines[0]?.runs[0]
  const glyph = run?.glyphs[0]
  if (run === undefined || glyph === undefined) return
  const scale = step.size / typography.face(run.font).unitsPerEm
  const x = (value: number): Points => origin.x + value * scale
  const y = (value: number): Points => origin.y - value * scale
  const commands: PathCommand[] = []
  let here = { x: 0, y: 0 }
  for (const { type, values } of typography.glyphOutline(run.font, glyph.id)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
    if (type === 'Z') commands.push({ type })
    else if (type === 'C') {
      commands.push({ type, x1: x(a), y1: y(b), x2: x(c), y2: y(d), x: x(e), y: y(f) })
      here = { x: e, y: f }
    } else if (type === 'Q') {
      // A quadratic curve as a cubic one: handles two thirds of the way to its control point.
      const toward = (from: number, control: number) => from + ((control - from) * 2) / 3
      commands.push({
        type: 'C',
        x1: x(toward(here.x, a)),
        y1: y(toward(here.y, b)),
        x2: x(toward(c, a)),
        y2: y(toward(d, b)),
        x: x(c),
        y: y(d),
      })
      here = { x: c, y: d }
    } else {
      commands.push({ type, x: x(a), y: y(b) })
      here = { x: a, y: b }
    }
  }
  drawPath(sheet, name, commands, color)
}
