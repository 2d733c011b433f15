import type { Points } from '../../../scene/geometry.ts'
import { pageWidth } from '../../../scene/geometry.ts'
import type { TextNode } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import type { SetText, Sheet } from '../../sheet.ts'

/** Adds a text that is set already in the middle of the slide, or around another middle. */
export function addCentred(
  sheet: Sheet,
  name: string,
  set: SetText,
  place: { y: Points; ground: Color; middle?: Points },
  more: Partial<Pick<TextNode, 'placeholder' | 'wrap'>> = {},
): void {
  const { y, ground, middle = pageWidth / 2 } = place
  sheet.addText({
    name,
    box: { x: middle - set.width / 2, y, width: set.width, height: set.layout.height },
    layout: set.layout,
    ground,
    ...more,
  })
}
