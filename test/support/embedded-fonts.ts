import JSZip from 'jszip'

/** A font as a PPTX embeds it: the family that slide software looks for, which of its four, and its container. */
export interface EmbeddedFont {
  typeface: string
  slot: string
  container: Buffer
}

/** The fonts of a PPTX, read as the presentation part refers to them. */
export async function embeddedFonts(file: Uint8Array): Promise<EmbeddedFont[]> {
  const zip = await JSZip.loadAsync(file)
  const presentation = (await zip.file('ppt/presentation.xml')?.async('string')) ?? ''
  const relationships = (await zip.file('ppt/_rels/presentation.xml.rels')?.async('string')) ?? ''
  const fonts: EmbeddedFont[] = []
  for (const [family] of presentation.matchAll(/<p:embeddedFont>.*?<\/p:embeddedFont>/g)) {
    const typeface = /typeface="([^"]*)"/.exec(family)?.[1] ?? ''
    for (const [, slot = '', id = ''] of family.matchAll(/<p:(\w+) r:id="([^"]*)"/g)) {
      const target = new RegExp(`Id="${id}"[^>]*Target="([^"]*)"`).exec(relationships)?.[1]
      const container = await zip.file(`ppt/${target}`)?.async('nodebuffer')
      if (!container) throw new Error(`${typeface} ${slot} refers to ${target}, which is not there`)
      fonts.push({ typeface, slot, container })
    }
  }
  return fonts
}

/** What an Embedded OpenType container says, and the font in it (W3C Member Submission of 2008-03-05, 4.1). */
export function readContainer(container: Buffer) {
  const fontLength = container.readUInt32LE(4)
  const names: string[] = []
  // Each name has its length before it and two bytes after it; the last "name" is the root string.
  let at = 82
  for (let index = 0; index < 5; index += 1) {
    const length = container.readUInt16LE(at)
    names.push(container.toString('utf16le', at + 2, at + 2 + length))
    at += 2 + length + (index < 4 ? 2 : 0)
  }
  const [family = '', style = '', version = '', fullName = '', rootString = ''] = names
  return {
    length: container.readUInt32LE(0),
    version: container.readUInt32LE(8),
    flags: container.readUInt32LE(12),
    weight: container.readUInt32LE(28),
    italic: container.readUInt8(27) === 1,
    permission: container.readUInt16LE(32),
    magicNumber: container.readUInt16LE(34),
    checksumAdjustment: container.readUInt32LE(60),
    family,
    style,
    fontVersion: version,
    fullName,
    rootString,
    headerLength: at,
    font: container.subarray(container.length - fontLength),
  }
}
