import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { toWoff } from '../../../src/export/web/woff.ts'
import { inter } from '../../support/scenes.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

/** The tables of a TrueType font or of a WOFF, by tag. */
function readTables(font: Buffer): Map<string, Buffer> {
  const woff = font.toString('latin1', 0, 4) === 'wOFF'
  const count = font.readUInt16BE(woff ? 12 : 4)
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < count; index++) {
    const entry = woff ? 44 + index * 20 : 12 + index * 16
    const tag = font.toString('latin1', entry, entry + 4)
    const offset = font.readUInt32BE(entry + (woff ? 4 : 8))
    const length = font.readUInt32BE(entry + (woff ? 8 : 12))
    const data = font.subarray(offset, offset + length)
    const deflated = woff && length < font.readUInt32BE(entry + 12)
    tables.set(tag, deflated ? inflateSync(data) : data)
  }
  return tables
}

it('holds the same tables, in less space', () => {
  const font = readFileSync(typography.face(inter).path)
  const woff = toWoff(font)
  expect(readTables(woff)).toEqual(readTables(font))
  expect(woff.length).toBeLessThan(font.length * 0.7)
  expect(woff.readUInt32BE(8)).toBe(woff.length)
})
