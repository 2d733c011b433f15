import type { Box, Points } from './geometry.ts'
import type { GlyphRun } from './text.ts'

// Where most faces have them, in em (their `post` and `OS/2` tables say so each for itself, within a few hundredths).
const underlineTop = 0.09
const strikeTop = -0.3
const thickness = 0.06

/** The lines under and through a run that stands at a place: boxes on the page, to be filled in its colour. */
export function textRules(run: GlyphRun, x: Points, baseline: Points): Box[] {
  const line = (top: number): Box => ({
    x,
    y: baseline + top * run.size,
    width: run.width,
    height: Math.max(0.5, thickness * run.size),
  })
  return [...(run.underline ? [line(underlineTop)] : []), ...(run.strike ? [line(strikeTop)] : [])]
}
