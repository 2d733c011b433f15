import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { glyphOutlinePainter } from '../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../src/export/svg/page-to-svg.ts'
import type { Page } from '../src/scene/scene.ts'
import type { Typography } from '../src/typography/typography.ts'

/** Pixels of a slide, and of the space between two. */
const [width, height, gap] = [960, 540, 8]
const [columns, rows] = [2, 3]
const pngOf = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()

/** Draws pages six a sheet in reading order, to be looked at: `NAME.1.png`, `NAME.2.png` … in a directory, which is made. */
export function drawSheets(
  directory: string,
  name: string,
  pages: readonly Page[],
  typography: Typography,
): void {
  mkdirSync(directory, { recursive: true })
  const textPainter = glyphOutlinePainter(typography)
  const tiles = pages.map((page) => {
    const svg = pageToSvg(page, {
      textPainter,
      idPrefix: 'p',
      rootAttributes: ` width="${width}" height="${height}"`,
    })
    return pngOf(svg).toString('base64')
  })
  for (let first = 0; first < tiles.length; first += columns * rows) {
    const images = tiles.slice(first, first + columns * rows).map((png, at) => {
      const x = (at % columns) * (width + gap)
      const y = Math.floor(at / columns) * (height + gap)
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png}"/>`
    })
    const size = `width="${columns * (width + gap)}" height="${rows * (height + gap)}"`
    writeFileSync(
      join(directory, `${name}.${first / (columns * rows) + 1}.png`),
      pngOf(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join('')}</svg>`),
    )
  }
}
