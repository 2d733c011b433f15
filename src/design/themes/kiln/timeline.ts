import { splitDate } from '../../date-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawTileColumns } from './tile-columns.ts'

/** Events under a frieze of tiles: what is to come in pale glazes, the key event on a block of ochre. */
export function drawKilnTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const entries = content.timeline.map((event) => {
    const { main, detail } = splitDate(event.date)
    return {
      head: main,
      ...(detail === '' ? {} : { detail }),
      text: event.text,
      pale: event.planned,
      lit: event.highlighted,
    }
  })
  const options = {
    name: 'event',
    largest: [110, 62] as [number, number],
    courses: 2,
    wider: 1,
  }
  if (entries.length > 0 && !drawTileColumns(sheet, entries, options)) return false
  drawFooter(sheet)
  return true
}
