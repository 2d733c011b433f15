import type { Ground } from '../deck/style.ts'
import { boxContains } from '../scene/geometry.ts'
import { leastContrast, legibleColor } from '../scene/legible-color.ts'
import { toOkLab } from '../scene/oklab.ts'
import { type Color, contrastRatio, type Paint } from '../scene/paint.ts'
import { recolorPage } from '../scene/recolor-page.ts'
import type { Page } from '../scene/scene.ts'
import { colorChange } from './color-change.ts'
import { wholePage } from './ground.ts'
import type { ThemeTokens } from './themes/theme-tokens.ts'

/** Text reads better than the least that is allowed, where there is a choice. */
const goodContrast = 7
/** Areas nearer to each other than this, in OKLab, look like one. */
const seenApart = 0.04

/**
 * A page on the ground that its slide wishes for: whatever was its ground is, and all other colours move as they would in a
 * theme with that background, text into inks that can be read there. Creative pages are pictures, and stay.
 */
export function onGround(
  page: Page,
  wish: Ground,
  { colors, ground }: Pick<ThemeTokens, 'colors' | 'ground'>,
): Page {
  if (page.layout === 'creative') return page
  const to = 'hex' in wish ? wish.hex.toUpperCase() : colors[wish.role]
  const paints = page.nodes.flatMap((node) =>
    node.kind === 'shape' && node.fill && boxContains(node.box, wholePage) ? [node.fill] : [],
  )
  const own = new Set([page.background, ...paints].flatMap(colorsOf))
  const from = own.has(ground) ? ground : ([...own][0] ?? ground)
  const { ink, background, accentInk, accent, emphasis } = colors
  const inks = [ink, background, accentInk, '#000000', '#FFFFFF']
  const inkOn = (on: Color, least: number) => inks.find((one) => contrastRatio(one, on) >= least)
  const newInk = inkOn(to, goodContrast) ?? inkOn(to, leastContrast(0)) ?? ink
  const moved = colorChange(
    { colors: { ...colors, background: from, ink: inkOn(from, leastContrast(0)) ?? ink } },
    {
      background: to,
      ink: newInk,
      accent: legibleColor(accent, to),
      // The warm area stays one where it can be told from the ground.
      ...(apart(emphasis, to) > seenApart ? { emphasis } : {}),
    },
  )
  const change = (color: Color) => (own.has(color) ? to : moved(color))
  const area: Paint = { kind: 'solid', color: to }
  return { ...recolorPage(page, change, [newInk, ...inks]), background: area, hasOwnGround: true }
}

function apart(one: Color, other: Color): number {
  const to = toOkLab(other)
  return Math.hypot(...toOkLab(one).map((value, axis) => value - (to[axis] ?? 0)))
}

function colorsOf(paint: Paint): Color[] {
  return paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
}
