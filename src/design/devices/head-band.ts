import type { Points } from '../../scene/geometry.ts'
import { contrastRatio } from '../../scene/paint.ts'
import type { DrawHeadBand } from '../themes/theme.ts'

/** Bands over columns as plain areas in the ink or the accent. */
export function flatHeadBand(radius: Points = 0): DrawHeadBand {
  return (sheet, name, box, tone) => {
    const { ink, background, accent, accentInk } = sheet.theme.colors
    const ground = tone === 'accent' ? accent : ink
    sheet.addShape(
      name,
      box,
      { fill: ground },
      { type: 'rectangle', ...(radius > 0 ? { radius } : {}) },
    )
    const light =
      contrastRatio(accentInk, ground) >= contrastRatio(background, ground) ? accentInk : background
    return { ground, ink: tone === 'accent' ? accentInk : light }
  }
}
