import type { Points } from '../scene/geometry.ts'
import { textTop } from '../scene/text-position.ts'
import type { Sheet } from './sheet.ts'

/** Where the last line of the slide's title ends, for content that hangs under it; the frame's own edge without one. */
export function headingBottom(sheet: Sheet): Points {
  for (const node of sheet.nodes)
    if (node.kind === 'text' && node.placeholder === 'title')
      return textTop(node) + node.layout.height
  const { title } = sheet.theme.frame
  return title.y + title.height
}
