import type { Box } from '../../../scene/geometry.ts'
import { plainName } from '../parts/item-name.ts'
import { emu, escapeAttribute } from '../xml.ts'

/** Hands out the shape ids of one slide; 1 is the shape tree itself. */
export function createShapeIds(): () => number {
  let last = 1
  return () => {
    last += 1
    return last
  }
}

const decorativeExtension =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative ' +
  'xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>'

/**
 * `p:cNvPr`: id, name, what screen readers say (a description, or that there is nothing to say), and the relationship to
 * the slide to which a click leads.
 */
export function drawingPropertiesXml(options: {
  id: number
  name: string
  description?: string
  decorative?: boolean
  slideLink?: string
}): string {
  const description = options.description ? ` descr="${escapeAttribute(options.description)}"` : ''
  const attributes = `id="${options.id}" name="${escapeAttribute(plainName(options.name))}"${description}`
  const link = options.slideLink
    ? `<a:hlinkClick r:id="${escapeAttribute(options.slideLink)}" action="ppaction://hlinksldjump"/>`
    : ''
  const content = link + (options.decorative ? decorativeExtension : '')
  return content === '' ? `<p:cNvPr ${attributes}/>` : `<p:cNvPr ${attributes}>${content}</p:cNvPr>`
}

/** A transform under the given tag (`a:xfrm` of a shape, `p:xfrm` of a graphic frame). */
export function transformXml(box: Box, tag = 'a:xfrm', attributes = ''): string {
  return (
    `<${tag}${attributes}><a:off x="${emu(box.x)}" y="${emu(box.y)}"/>` +
    `<a:ext cx="${Math.max(0, emu(box.width))}" cy="${Math.max(0, emu(box.height))}"/></${tag}>`
  )
}
