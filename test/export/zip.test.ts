import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { writeZip } from '../../src/export/zip.ts'

const entries = new Map<string, string | Uint8Array>([
  ['b/empty.xml', ''],
  ['a.xml', '<a>ü 日本</a>'.repeat(100)],
  ['b/noise.bin', new Uint8Array([7, 1, 200, 3])],
])

it.each([true, false])('is read by others as it was written: compress %s', async (compress) => {
  const zip = await JSZip.loadAsync(writeZip(entries, { compress }), { checkCRC32: true })
  expect(Object.keys(zip.files)).toEqual(['a.xml', 'b/empty.xml', 'b/noise.bin'])
  expect(await zip.file('a.xml')?.async('string')).toBe(entries.get('a.xml'))
  expect(await zip.file('b/empty.xml')?.async('string')).toBe('')
  expect(await zip.file('b/noise.bin')?.async('uint8array')).toEqual(entries.get('b/noise.bin'))
})

it('is small where it is compressed, and the same every time', () => {
  const compressed = writeZip(entries, { compress: true })
  expect(compressed.length).toBeLessThan(writeZip(entries, { compress: false }).length / 2)
  expect(writeZip(entries, { compress: true })).toEqual(compressed)
})
