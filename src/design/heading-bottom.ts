import type { Box, Points } from '../scene/geometry.ts'
import { textTop } from '../scene/text-position.ts'
import { contentEnd } from './caption.ts'
import { bottomEdge } from './grid.ts'
import type { Sheet } from './sheet.ts'

/**
 * Where the last line of the slide's title ends, or of what stands under it, for content that hangs there; the title's
 * box ends at its last line from now on. The frame's own edge on a slide without a title.
 */
export function headingBottom(sheet: Sheet): Points {
  const index = sheet.nodes.findIndex(
    (node) => node.kind === 'text' && node.placeholder === 'title',
  )
  const title = sheet.nodes[index]
  if (title?.kind !== 'text') {
    const { y, height } = sheet.theme.frame.title
    return y + height
  }
  const y = textTop(title)
  const { height } = title.layout
  sheet.nodes[index] = { ...title, box: { ...title.box, y, height } }
  const under = sheet.nodes.find((node) => node.name === 'eyebrow')?.box
  return Math.max(y + height, under ? under.y + under.height : 0)
}

/**
 * The content area from so far under the heading on, but from `highest` at the highest; down to `end` where the theme
 * lets content reach deeper.
 */
export function underHeading(gap: Points, end?: Points, highest = 0): (sheet: Sheet) => Box {
  return (sheet) => {
    const { content } = sheet.theme.frame
    const y = Math.max(headingBottom(sheet) + gap, highest)
    const foot = end === undefined ? bottomEdge(content) : contentEnd(sheet, end)
    return { ...content, y, height: foot - y }
  }
}
