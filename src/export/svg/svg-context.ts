import type { Points } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import type { GlyphRun } from '../../scene/text.ts'

/** How text becomes SVG: as glyph outlines or as real text. */
export interface TextPainter {
  /** Markup of a run whose left edge is at `x` and whose baseline is at `baseline`, both page coordinates. */
  paintRun(run: GlyphRun, x: Points, baseline: Points, context: SvgContext): string
}

/** What the writers of one page share. */
export interface SvgContext {
  textPainter: TextPainter
  /** Begins every id of the page, so that several pages can stand in one document. */
  idPrefix: string
  /** The page's `<defs>` by what they define. */
  definitions: Map<string, { id: string; markup: string }>
  /** The bytes to write for a picture that is shown `width` points wide; the picture as it is when absent. */
  prepareImage?: ((image: SceneImage, width: Points) => SceneImage) | undefined
  /** Where a link to a slide leads; undefined for slides that are not there, and in pictures, which lead nowhere. */
  slideHref?: ((slideId: string) => string | undefined) | undefined
}

/**
 * The id of a definition. Asking again under the same key gives the same id without calling `write`, which gets the
 * id and returns the element.
 */
export function define(context: SvgContext, key: string, write: (id: string) => string): string {
  const known = context.definitions.get(key)
  if (known !== undefined) return known.id
  const id = context.idPrefix + context.definitions.size.toString(36)
  context.definitions.set(key, { id, markup: write(id) })
  return id
}
