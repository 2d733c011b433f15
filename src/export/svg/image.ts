import { cornerRadius, wholePictureBox } from '../../scene/image-position.ts'
import type { ImageNode, SceneImage } from '../../scene/node.ts'
import { define, type SvgContext } from './svg-context.ts'
import { attributes } from './xml.ts'

/** A picture's bytes as an address (RFC 2397). */
export function imageDataUri({ mediaType, data }: SceneImage): string {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return `data:${mediaType};base64,${bytes.toString('base64')}`
}

/**
 * A picture, cut to its box. Its bytes stand in the document, so that it needs no other file; a picture that a page
 * shows several times stands there once.
 */
export function imageToSvg(node: ImageNode, context: SvgContext): string {
  const whole = wholePictureBox(node)
  const image = context.prepareImage?.(node.image, whole.width) ?? node.image
  const picture = define(
    context,
    `image/${image.id}/${image.width}`,
    (id) =>
      `<image${attributes({ id, width: image.width, height: image.height })} preserveAspectRatio="none" href="${imageDataUri(image)}"/>`,
  )
  const scale = [whole.width / image.width, whole.height / image.height]
  const place = `translate(${whole.x.toFixed(3)} ${whole.y.toFixed(3)}) scale(${scale.map((one) => one.toFixed(7)).join(' ')})`
  const use = `<use href="#${picture}" transform="${place}"/>`
  const radius = cornerRadius(node)
  if (!node.crop && radius === 0) return use
  const outline = attributes({ ...node.box, rx: radius > 0 ? radius : undefined })
  const clip = define(
    context,
    `clip/${outline}`,
    (id) => `<clipPath id="${id}"><rect${outline}/></clipPath>`,
  )
  return `<g clip-path="url(#${clip})">${use}</g>`
}
