import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCharacterMap, writeCharacterMap } from '../../../src/export/fonts/character-map.ts'
import { CharacterCoverage } from '../../../src/typography/character-coverage.ts'

const codePoints = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 0xff00, max: 0xfffe }),
  fc.integer({ min: 0x10000, max: 0x10100 }),
)
const maps = fc
  .array(fc.tuple(codePoints, fc.integer({ min: 1, max: 0xffff })), { minLength: 1 })
  .map((pairs) => new Map(pairs))

it('is read as it was written', () => {
  fc.assert(
    fc.property(maps, (glyphs) => {
      const table = writeCharacterMap(glyphs)
      expect(readCharacterMap(table)).toEqual(new Map([...glyphs].sort(([a], [b]) => a - b)))
      const coverage = new CharacterCoverage(table)
      for (const code of glyphs.keys()) expect(coverage.has(code)).toBe(true)
    }),
  )
})

it('has the first 65,536 code points in the older format too', () => {
  const table = writeCharacterMap(
    new Map([
      [0x41, 3],
      [0x42, 4],
      [0x43, 9],
      [0x1f600, 7],
    ]),
  )
  // Without the second subtable.
  table.writeUInt16BE(1, 2)
  expect([...readCharacterMap(table)]).toEqual([
    [0x41, 3],
    [0x42, 4],
    [0x43, 9],
  ])
})
