import { cornerRadius, wholePictureBox } from '../../../scene/image-position.ts'
import type { ImageNode } from '../../../scene/node.ts'
import { cleanText } from '../../../typography/clean-text.ts'
import { drawArtifact, type PdfContext } from '../pdf-context.ts'

/** Draws a picture, cut to its box: a figure with its description, or an artifact where it is ornament. */
export function drawImage(context: PdfContext, node: ImageNode): void {
  const alt = cleanText(node.description).trim()
  if (alt === '') {
    drawArtifact(context, 'Layout', () => drawPicture(context, node))
    return
  }
  const { document, section } = context
  const { x, y, width, height } = node.box
  // pdfkit's types do not know of it.
  const frame: object = { bbox: [x, y, x + width, y + height] }
  section.add(document.struct('Figure', { alt, ...frame }, () => drawPicture(context, node)))
}

function drawPicture({ document, images }: PdfContext, node: ImageNode): void {
  const image = images.get(node.image.id)
  // It could not be read.
  if (!image?.obj) return
  const { x, y, width, height } = node.box
  const radius = cornerRadius(node)
  const whole = wholePictureBox(node)
  document.save()
  if (radius > 0) document.roundedRect(x, y, width, height, radius).clip()
  else if (node.crop) document.rect(x, y, width, height).clip()
  document.page.xobjects[image.label] = image.obj
  // A picture fills the unit square, its top at 1 (ISO 32000-1, 8.9.5.1); the page's y grows downwards here.
  document.transform(whole.width, 0, 0, -whole.height, whole.x, whole.y + whole.height)
  document.addContent(`/${image.label} Do`)
  document.restore()
}
