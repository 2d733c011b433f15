import type { Paint } from '../../../scene/paint.ts'
import type { ExportContext } from '../export-context.ts'
import { fillXml } from '../paint.ts'
import { escapeAttribute } from '../xml.ts'

/** `p:cSld`, which slides, layouts and masters have in common: background and shape tree. */
export function commonSlideXml(
  shapes: string,
  context: ExportContext,
  options: { name?: string; background?: Paint } = {},
): string {
  const name = options.name === undefined ? '' : ` name="${escapeAttribute(options.name)}"`
  const background = options.background
    ? `<p:bg><p:bgPr>${fillXml(options.background, context.color)}<a:effectLst/></p:bgPr></p:bg>`
    : ''
  return (
    `<p:cSld${name}>${background}<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>` +
    '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>' +
    `${shapes}</p:spTree></p:cSld>`
  )
}
