import { boxContains, boxesOverlap, type Points, pageWidth } from '../scene/geometry.ts'
import type { SceneNode } from '../scene/node.ts'
import type { Color } from '../scene/paint.ts'
import { bottomEdge, rightEdge } from './grid.ts'
import type { SetText, Sheet } from './sheet.ts'
import { fitText } from './text-fitting.ts'
import type { Theme } from './themes/theme.ts'
import { ladder } from './themes/type-step.ts'

/** Between the content and its caption, in points. */
const gap = 14
/** From content that ends higher, and from columns of bare words, which it would seem to belong to one of, in points. */
const [lineUnder, farUnder] = [20, 52]
/** It stays clear of the footer by this, in points. */
const foot = 2

/** A caption on one line in 18 or 16 points, or else on two in 16 at most. Undefined when it takes more. */
export function fitCaption(sheet: Sheet, caption: string): SetText | undefined {
  const { theme } = sheet
  const room = { width: theme.frame.content.width, height: 100 }
  const color = theme.colors.ink
  const oneLine = setCaption(sheet, caption, color, { ...room, lines: 1, sizes: [18, 16] })
  return oneLine ?? setCaption(sheet, caption, color, { ...room, lines: 2, sizes: [16, 14, 12] })
}

function setCaption(
  sheet: Sheet,
  caption: string,
  color: Color,
  { lines, sizes, ...room }: { width: Points; height: Points; lines: number; sizes: Points[] },
): SetText | undefined {
  const align = sheet.theme.centered ? 'center' : 'start'
  const steps = ladder(sheet.theme.type.body, sizes)
  return fitText(sheet, caption, steps, { ...room, maximumLines: () => lines }, { color, align })
}

/** The theme with a content area that ends over a caption. */
export function overCaption(theme: Theme, { layout }: SetText): Theme {
  const { content } = theme.frame
  const height = content.height - layout.height - gap - foot
  const captionTop = content.y + height
  return { ...theme, frame: { ...theme.frame, content: { ...content, height }, captionTop } }
}

/** Where content may end that a theme lets reach to `end` on slides without a caption: deeper than its content area. */
export function contentEnd({ theme }: Sheet, end: Points): Points {
  return Math.min(end, theme.frame.captionTop ?? end)
}

/** Whether a caption stands between the content and the footer. */
export function isCaptioned({ theme }: Sheet): boolean {
  return theme.frame.captionTop !== undefined
}

/**
 * Draws a caption of a sheet whose theme has room for it under the lowest of its content, on the ground that its footer
 * is on and beside whatever reaches down there: a panel at the side. False when it has not room enough beside that.
 */
export function drawCaption(sheet: Sheet, caption: string, fitted: SetText): boolean {
  const { color, ground } = sheet.footColors
  const { colors, frame } = sheet.theme
  const end = bottomEdge(frame.content) + gap
  const wide = sheet.theme.centered ? frame.content.width : fitted.layout.width + gap
  const isBeside = (node: SceneNode) =>
    isPanel(node) && (bottomEdge(node.box) > end || node.box.x > frame.content.x + wide)
  const over = sheet.nodes.filter((node) => node.box.y < end && !isBeside(node))
  const lowest = Math.max(frame.content.y, ...over.map(({ box }) => bottomEdge(box)))
  const apart = endsInColumns(over)
  const y = Math.min(end, lowest + (apart ? farUnder : lineUnder))
  const strip = { ...frame.content, y, height: fitted.layout.height }
  const panels = sheet.nodes.filter((node) => isPanel(node) && boxesOverlap(node.box, strip))
  const before = panels.filter(({ box }) => box.x <= strip.x && rightEdge(box) < pageWidth * 0.6)
  const after = panels.filter(({ box }) => box.x > pageWidth * 0.4)
  const x = Math.max(strip.x, ...before.map(({ box }) => rightEdge(box) + gap))
  const right = Math.min(rightEdge(strip), ...after.map(({ box }) => box.x - gap))
  const set = setCaption(sheet, caption, color === colors.mutedInk ? colors.ink : color, {
    width: right - x,
    height: fitted.layout.height + 0.5,
    lines: 2,
    sizes: [18, 16, 14, 12],
  })
  if (set === undefined) return false
  const { layout, width } = set
  const box = { ...strip, x, width, height: layout.height }
  if (apart && y > lowest + lineUnder) {
    const { width: whole } = frame.content
    const at = { x: frame.content.x, y: y - gap }
    sheet.addLine(
      'caption-rule',
      at,
      { ...at, x: at.x + whole },
      { color: colors.line, width: 0.75 },
    )
  }
  sheet.addText({ name: 'slide-caption', box, layout, ground })
  return true
}

/** Whether what stands lowest is words beside other words, without a panel that they stand on. */
function endsInColumns(nodes: readonly SceneNode[]): boolean {
  const texts = nodes.filter(({ kind }) => kind === 'text').map(({ box }) => box)
  const lowest = Math.max(...texts.map(bottomEdge))
  const last = texts.find((box) => bottomEdge(box) === lowest)
  if (last === undefined || nodes.some((node) => isPanel(node) && boxContains(node.box, last)))
    return false
  // Of the columns of a row, those with less to say end higher; the number of an item is none.
  const beside = texts.filter(
    ({ y, width }) => Math.abs(y - last.y) < lineUnder && width > smallestPanel,
  )
  return beside.some(({ x, width }) => x > rightEdge(last) || x + width < last.x)
}

/** Smaller ornaments than this may lie beside a caption's letters, in points. */
const smallestPanel = 60

/** Whether something is as large as what a caption stands beside, not upon. */
function isPanel({ kind, box }: SceneNode): boolean {
  return kind !== 'text' && box.width > smallestPanel && box.height > smallestPanel
}
