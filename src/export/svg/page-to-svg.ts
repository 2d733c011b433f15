import { pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { Page } from '../../scene/scene.ts'
import { nodeToSvg } from './node.ts'
import { fillAttributes } from './paint.ts'
import type { SvgContext, TextPainter } from './svg-context.ts'

/**
 * A page as an `<svg>` element in points.
 *
 * `idPrefix` begins the ids of its definitions; pages of one document need different ones. `rootAttributes` is written
 * into the start tag as it stands and must come from this program. Without `slideHref` there are no links.
 */
export function pageToSvg(
  page: Page,
  options: {
    textPainter: TextPainter
    idPrefix: string
    rootAttributes?: string
  } & Partial<Pick<SvgContext, 'slideHref' | 'prepareImage'>>,
): string {
  const context: SvgContext = {
    textPainter: options.textPainter,
    idPrefix: options.idPrefix,
    definitions: new Map(),
    slideHref: options.slideHref,
    prepareImage: options.prepareImage,
  }
  const pageBox = { x: 0, y: 0, width: pageWidth, height: pageHeight }
  const ground = `<rect width="${pageWidth}" height="${pageHeight}"${fillAttributes(page.background, pageBox, context)}/>`
  const nodes = page.nodes.map((node) => nodeToSvg(node, context)).join('')
  const definitions = [...context.definitions.values()].map(({ markup }) => markup).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${pageHeight}"${options.rootAttributes ?? ''}>` +
    (definitions === '' ? '' : `<defs>${definitions}</defs>`) +
    `${ground}${nodes}</svg>`
  )
}
