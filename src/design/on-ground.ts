import type { Ground } from '../deck/style.ts'
import { boxContains } from '../scene/geometry.ts'
import { leastContrast, legibleColor } from '../scene/legible-color.ts'
import type { SceneNode, TextNode } from '../scene/node.ts'
import { toOkLab } from '../scene/oklab.ts'
import { type Color, contrastRatio, type Paint } from '../scene/paint.ts'
import { recolorPage } from '../scene/recolor-page.ts'
import type { Page } from '../scene/scene.ts'
import { colorChange } from './color-change.ts'
import { wholePage } from './ground.ts'
import type { ThemeTokens } from './themes/theme-tokens.ts'

/** Text reads better than the least that is allowed, where there is a choice. */
const goodContrast = 7
/** Areas farther from each other than this, in OKLab, are told apart at once. */
const seenApart = 0.1

/**
 * A page on the ground that its slide wishes for: whatever was its ground is, and what stands on it moves as in a theme with
 * that background, text into inks that can be read there. Areas with words of their own stay with all that is on them where
 * they can be told from the new ground: moved, pastels would be muddy. Creative pages are pictures, and stay.
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
  const { ink, background, accentInk, accent } = colors
  const inks = [ink, background, accentInk, '#000000', '#FFFFFF']
  const inkOn = (on: Color, least: number) => inks.find((one) => contrastRatio(one, on) >= least)
  const newInk = inkOn(to, goodContrast) ?? inkOn(to, leastContrast(0)) ?? ink
  const moved = colorChange(
    { colors: { ...colors, background: from, ink: inkOn(from, leastContrast(0)) ?? ink } },
    { background: to, ink: newInk, accent: legibleColor(accent, to) },
  )
  const change = (color: Color) => (own.has(color) ? to : moved(color))
  const area: Paint = { kind: 'solid', color: to }
  const stays = (color: Color) => !own.has(color) && apart(color, to) > seenApart
  const nodes = withAreas(page, recolorPage(page, change, [newInk, ...inks]).nodes, stays)
  return { ...page, nodes, background: area, hasOwnGround: true }
}

/** Nodes in new colours, but for the areas that stay and what is on them, in the order of those of the page. */
function withAreas(
  { nodes }: Page,
  changed: readonly SceneNode[],
  stays: (color: Color) => boolean,
): SceneNode[] {
  const areaOf = ({ ground, box }: TextNode) =>
    nodes.find((node) => {
      const isGround =
        node.kind === 'shape' && node.fill?.kind === 'solid' && node.fill.color === ground
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0 }
      return isGround && boxContains(node.box, middle)
    })
  const areas = new Set<SceneNode>()
  const kept = new Set<SceneNode>()
  for (const node of nodes) {
    const area = node.kind === 'text' && stays(node.ground) ? areaOf(node) : undefined
    if (area) areas.add(area) && kept.add(node)
  }
  return nodes.map((node, index) => {
    const other = changed[index] as SceneNode
    if (kept.has(node)) return node
    if (node.kind === 'shape')
      return [...areas].some((area) => boxContains(area.box, node.box)) ? node : other
    if (node.kind !== 'table' || other.kind !== 'table') return other
    const rows = other.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, place) => {
        const was = node.rows[at]?.cells[place]
        return was?.fill && stays(was.fill) ? was : cell
      }),
    }))
    return { ...other, rows }
  })
}

function apart(one: Color, other: Color): number {
  const to = toOkLab(other)
  return Math.hypot(...toOkLab(one).map((value, axis) => value - (to[axis] ?? 0)))
}

function colorsOf(paint: Paint): Color[] {
  return paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
}
