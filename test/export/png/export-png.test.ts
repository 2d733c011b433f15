import { describe, expect, it } from 'vitest'
import { exportPng } from '../../../src/export/png/export-png.ts'
import { page, shapeNode, textNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

/** Width and height in a PNG's IHDR chunk. */
function pictureSize(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const sample = page([shapeNode(), textNode(setText(typography, 'Revenue grew 18%'))])

describe('exportPng', () => {
  it('is a PNG of the width asked for, in the page’s proportions', async () => {
    const png = await exportPng(sample, typography, { width: 480 })
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(pictureSize(png)).toEqual({ width: 480, height: 270 })
  })

  it('holds no memory of the pictures that it has drawn', async () => {
    const draw = async (count: number) => {
      for (let round = 0; round < count; round++)
        await exportPng(sample, typography, { width: 1920 })
    }
    await draw(6)
    const before = process.memoryUsage().rss
    await draw(24)
    // Each is 8 MB of pixels: 192 MB together.
    expect(process.memoryUsage().rss - before).toBeLessThan(96 * 1024 * 1024)
  })

  it('gives the same bytes for the same page', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => exportPng(sample, typography, { width: 320 })),
    )
    expect(first).toEqual(second)
  })

  it('draws text without any font of the machine', async () => {
    const blank = await exportPng(page([]), typography, { width: 320 })
    for (const text of ['Revenue', 'น้ำ', 'مرحبا', 'नमस्ते', '日本語', 'שלום']) {
      const words = page([textNode(setText(typography, text))])
      const png = await exportPng(words, typography, { width: 320 })
      expect(png.length, text).toBeGreaterThan(blank.length + 100)
    }
  })

  it('draws hostile text like any other', async () => {
    const hostile = page([textNode(setText(typography, ']]><!ENTITY & "\u0000\uD800'))])
    await expect(exportPng(hostile, typography, { width: 320 })).resolves.toBeInstanceOf(Uint8Array)
  })
})
