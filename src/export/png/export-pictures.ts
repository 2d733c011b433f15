import type { Scene } from '../../scene/scene.ts'
import type { Typography } from '../../typography/typography.ts'
import { writeZip } from '../zip.ts'
import { exportPng } from './export-png.ts'

/**
 * A zip file with one PNG picture of each page, `width` pixels wide: `slide-01.png`, `slide-02.png`, …, in as many
 * digits as the last one needs, two at the least, so that file managers sort them.
 */
export async function exportPictures(
  scene: Scene,
  typography: Typography,
  options: { width: number },
): Promise<Uint8Array> {
  const digits = Math.max(2, String(scene.pages.length).length)
  const files = new Map<string, Uint8Array>()
  for (const [index, page] of scene.pages.entries()) {
    const number = String(index + 1).padStart(digits, '0')
    files.set(`slide-${number}.png`, await exportPng(page, typography, options))
  }
  // A PNG is compressed already.
  return writeZip(files, { compress: false })
}
