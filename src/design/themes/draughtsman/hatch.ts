import type { Box, Point } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'

/** Hatches a box with lines at 45°, as cut material is drawn, leaving a smaller box free: one path. */
export function drawHatch(
  sheet: Sheet,
  name: string,
  box: Box,
  options: { pitch: number; stroke: Stroke; hole?: Box },
): void {
  const { pitch, stroke, hole } = options
  const commands: PathCommand[] = []
  const right = box.x + box.width
  const bottom = box.y + box.height
  // Lines rise to the right: x + y is constant along each.
  const first = Math.ceil((box.x + box.y) / pitch) * pitch
  for (let sum = first; sum < right + bottom; sum += pitch) {
    const from = Math.max(box.x, sum - bottom)
    const to = Math.min(right, sum - box.y)
    for (const [start, end] of outsideHole(from, to, sum, hole)) {
      if (end - start < 0.5) continue
      const at = (x: number): Point => ({ x, y: sum - x })
      commands.push({ type: 'M', ...at(start) }, { type: 'L', ...at(end) })
    }
  }
  if (commands.length > 0) sheet.addShape(name, box, { stroke }, { type: 'path', commands })
}

function outsideHole(
  from: number,
  to: number,
  sum: number,
  hole: Box | undefined,
): [number, number][] {
  if (to <= from) return []
  if (hole === undefined) return [[from, to]]
  const enters = Math.max(hole.x, sum - hole.y - hole.height)
  const leaves = Math.min(hole.x + hole.width, sum - hole.y)
  if (leaves <= enters) return [[from, to]]
  return [
    [from, Math.min(to, enters)],
    [Math.max(from, leaves), to],
  ]
}
