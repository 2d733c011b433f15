import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawImage } from '../../layouts/image.ts'
import { inBox, panorama, pictureRatio } from '../../layouts/picture.ts'
import type { DrawLayout } from '../theme.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'

/** The widest that a picture beside words gets. */
const widestBeside: Points = 620

/** A picture as a panel: it hangs from the title's band and bleeds off the slide, at its foot too unless it is wide. */
export const drawSignalImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const index = sheet.nodes.findIndex((node) => node.kind === 'image')
  const node = sheet.nodes[index]
  if (node?.kind !== 'image') return true
  const across = node.box.width > widestBeside && pictureRatio(node.image) >= panorama
  const box = across
    ? { ...node.box, x: 0, y: bandFoot, width: pageWidth }
    : {
        ...node.box,
        y: bandFoot,
        width: pageWidth - node.box.x,
        height: contentEnd(sheet, pageHeight) - bandFoot,
      }
  sheet.nodes[index] = inBox(node, box)
  const furniture = sheet.nodes.filter((one) => one.kind === 'text' && one.furniture)
  for (const one of furniture) sheet.nodes.splice(sheet.nodes.indexOf(one), 1)
  drawSignalFooter(sheet)
  return true
}
