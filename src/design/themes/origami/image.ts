import { drawFacets } from '../../devices/facets.ts'
import { rightEdge } from '../../grid.ts'
import { drawImage } from '../../layouts/image.ts'
import type { DrawLayout } from '../theme.ts'
import { paper } from './paper.ts'

const fold = 44

/** A picture whose lower left corner is folded over, as of a print laid on the page. */
export const drawOrigamiImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const picture = sheet.nodes.find((node) => node.kind === 'image')
  if (picture === undefined || Math.min(picture.box.width, picture.box.height) < 3 * fold)
    return true
  const { box } = picture
  const bottom = box.y + box.height
  const whole = box.x < 1 && rightEdge(box) > 959
  if (whole) return true
  drawFacets(sheet, 'picture-fold', [
    {
      points: [
        { x: box.x, y: bottom - fold },
        { x: box.x + fold, y: bottom },
        { x: box.x, y: bottom },
      ],
      fill: sheet.theme.colors.background,
    },
    {
      points: [
        { x: box.x, y: bottom - fold },
        { x: box.x + fold, y: bottom - fold },
        { x: box.x + fold, y: bottom },
      ],
      fill: paper.mint,
    },
  ])
  return true
}
