import { Resvg } from '@resvg/resvg-js'
import { releasePixels } from '../../raster/release-pixels.ts'
import { pageWidth } from '../../scene/geometry.ts'
import type { Page } from '../../scene/scene.ts'
import type { Typography } from '../../typography/typography.ts'
import { glyphOutlinePainter } from '../svg/glyph-outlines.ts'
import { pageToSvg } from '../svg/page-to-svg.ts'
import { reducedImage } from './reduced-image.ts'

/**
 * A page as a PNG picture, `width` pixels wide and 9/16 of that high. Text is drawn from its glyph outlines, since
 * resvg's own text layout gets Thai and Devanagari wrong; no font of the machine is read.
 */
export async function exportPng(
  page: Page,
  typography: Typography,
  options: { width: number },
): Promise<Uint8Array> {
  const pixels = options.width / pageWidth
  const svg = pageToSvg(page, {
    textPainter: glyphOutlinePainter(typography),
    idPrefix: 'g',
    prepareImage: (image, width) => reducedImage(image, width * pixels),
  })
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: options.width },
    font: { loadSystemFonts: false },
  })
  const picture = resvg.render()
  const png = picture.asPng()
  await releasePixels(picture)
  return png
}
