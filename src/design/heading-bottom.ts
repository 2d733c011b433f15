import type { Points } from '../scene/geometry.ts'
import { textTop } from '../scene/text-position.ts'
import type { Sheet } from './sheet.ts'

/**
 * Where the last line of the slide's title ends, for content that hangs under it; its box ends there from now on. The
 * frame's own edge on a slide without a title.
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
  return y + height
}
