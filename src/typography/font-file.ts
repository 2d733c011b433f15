import { closeSync, openSync, readSync } from 'node:fs'
import { CharacterCoverage } from './character-coverage.ts'

/** What a font file says of itself, in font units; the descender is negative. */
export interface FontFileFacts {
  unitsPerEm: number
  ascender: number
  descender: number
  capHeight: number
  /** Whether all letters are of one width. */
  fixedPitch: boolean
  coverage: CharacterCoverage
}

/**
 * Reads a TTF's metrics and character map without reading its outlines, so that asking whether a 10 MB font has a
 * character costs a few kilobytes. Tables: OpenType 1.9 head, hhea, OS/2, post, cmap.
 * @throws Error when the file cannot be read or lacks one of the tables.
 */
export function readFontFile(path: string): FontFileFacts {
  const file = openSync(path, 'r')
  try {
    const read = (offset: number, length: number) => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, offset)
      return bytes
    }
    const tableCount = read(4, 2).readUInt16BE(0)
    const directory = read(12, tableCount * 16)
    const table = (tag: string) => {
      for (let record = 0; record < directory.length; record += 16)
        if (directory.toString('latin1', record, record + 4) === tag)
          return read(directory.readUInt32BE(record + 8), directory.readUInt32BE(record + 12))
      throw new Error(`${path} has no ${tag} table`)
    }
    const horizontal = table('hhea')
    const windows = table('OS/2')
    return {
      unitsPerEm: table('head').readUInt16BE(18),
      ascender: horizontal.readInt16BE(4),
      descender: horizontal.readInt16BE(6),
      capHeight: windows.readInt16BE(88),
      fixedPitch: table('post').readUInt32BE(12) !== 0,
      coverage: new CharacterCoverage(table('cmap')),
    }
  } finally {
    closeSync(file)
  }
}
