import { describe, expect, it } from 'vitest'
import { CharacterCoverage } from '../../src/typography/character-coverage.ts'

/** A cmap table with one Unicode subtable. */
function characterMap(encoding: number, subtable: number[]): Buffer {
  const header = [0, 0, 0, 1, 0, 3, 0, encoding, 0, 0, 0, 12]
  return Buffer.from([...header, ...subtable])
}

const words = (...values: number[]) =>
  values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff])
const longs = (...values: number[]) =>
  values.flatMap((value) => words(Math.floor(value / 0x10000), value % 0x10000))

describe('CharacterCoverage', () => {
  it('reads groups of characters (format 12), beyond the basic plane too', () => {
    const groups = longs(0x41, 0x43, 1, 0x1f600, 0x1f602, 9)
    const coverage = new CharacterCoverage(
      characterMap(10, [...words(12, 0), ...longs(16 + 24, 0, 2), ...groups]),
    )
    const has = [0x40, 0x41, 0x43, 0x44, 0x1f5ff, 0x1f600, 0x1f602, 0x1f603]
    expect(has.map((code) => coverage.has(code))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ])
  })

  it('reads segments (format 4), where glyph 0 stands for none', () => {
    // Segments A–C by delta, a–c by an array with a hole at b, and the closing one.
    const subtable = [
      ...words(4, 0, 0, 6, 0, 0, 0),
      ...words(0x43, 0x63, 0xffff),
      ...words(0),
      ...words(0x41, 0x61, 0xffff),
      ...words(0, 0, 1),
      ...words(0, 4, 0),
      ...words(7, 0, 8),
    ]
    const coverage = new CharacterCoverage(characterMap(1, subtable))
    const has = [...'@ACDabcd'].map((character) => coverage.has(character.charCodeAt(0)))
    expect(has).toEqual([false, true, true, false, true, false, true, false])
    expect(coverage.has(0xffff)).toBe(false)
  })

  it('covers nothing where the map has no Unicode subtable', () => {
    const symbols = characterMap(0, [...words(4, 0, 0, 0)])
    expect(new CharacterCoverage(symbols).has(0x41)).toBe(false)
  })
})
