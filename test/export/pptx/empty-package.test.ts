import JSZip from 'jszip'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('emptyPackage', () => {
  it('is written again after a write that failed, and then once', async () => {
    // Other test files of this process may have written one.
    vi.resetModules()
    const { emptyPackage } = await import('../../../src/export/pptx/empty-package.ts')
    vi.spyOn(JSZip, 'loadAsync').mockRejectedValueOnce(new Error('out of memory'))
    await expect(emptyPackage()).rejects.toThrow('out of memory')
    const parts = await emptyPackage()
    expect(parts['ppt/presentation.xml']).toContain('<p:presentation')
    expect(await emptyPackage()).toBe(parts)
  })
})
