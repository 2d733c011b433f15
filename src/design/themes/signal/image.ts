import { pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { centreCrop, drawImage } from '../../layouts/image.ts'
import type { DrawLayout } from '../theme.ts'
import { drawSignalFooter } from './footer.ts'
import { bandFoot } from './heading.ts'

/** A picture as a panel: it hangs from the title's band and bleeds off the slide. */
export const drawSignalImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const index = sheet.nodes.findIndex((node) => node.kind === 'image')
  const node = sheet.nodes[index]
  if (node?.kind !== 'image') return true
  const { crop: _, ...picture } = node
  const box = {
    ...node.box,
    y: bandFoot,
    width: pageWidth - node.box.x,
    height: pageHeight - bandFoot,
  }
  const ratio = node.image.width / Math.max(1, node.image.height)
  const crop = centreCrop(ratio, box.width / box.height)
  sheet.nodes[index] = { ...picture, box, ...(crop ? { crop } : {}) }
  const furniture = sheet.nodes.filter((one) => one.kind === 'text' && one.furniture)
  for (const one of furniture) sheet.nodes.splice(sheet.nodes.indexOf(one), 1)
  drawSignalFooter(sheet)
  return true
}
