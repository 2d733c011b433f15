import { xmlText } from './xml-text.ts'

/** The formats that may be uploaded, by what their bytes say. */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'svg'

/** What people call the formats. */
export const formatNames: Readonly<Record<ImageFormat, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
  svg: 'SVG',
}

/** How much of a file tells its format, in bytes: editors write long comments before the root element of an SVG. */
export const imageHeadLength = 65_536

/**
 * The format of a file by its content; its name and declared type have no say. Undefined for anything that is none of
 * the six. Only the beginning is looked at: a file that begins like a picture may still be none.
 */
export function imageFormat(data: Uint8Array): ImageFormat | undefined {
  const text = (from: number, to: number) => Buffer.from(data.subarray(from, to)).toString('latin1')
  // ISO/IEC 15948, 5.2
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  // ITU T.81, B.2: a start of image, then a marker
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') return isAvif(data) ? 'avif' : undefined
  const head = xmlText(data.subarray(0, imageHeadLength), { cut: true })
  return head !== undefined && isSvg(head) ? 'svg' : undefined
}

/** ISO/IEC 14496-12, 4.3: the file type box lists brands; HEIC has others than AVIF in the same container. */
function isAvif(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const end = data.length < 16 ? 0 : Math.min(view.getUint32(0), data.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) {
    // Between the first brand and the others stands a version.
    const brand = Buffer.from(data.subarray(at, at + 4)).toString('latin1')
    if (at !== 12 && (brand === 'avif' || brand === 'avis')) return true
  }
  return false
}

/**
 * Whether the first element of an XML text is `svg`, with or without a prefix. Behind a document type of another name
 * any such element will do: `readSvg` refuses these, and says why.
 */
function isSvg(head: string): boolean {
  let rest = head.trimStart()
  for (;;) {
    const before = /^<\?[^>]*\?>|^<!--/.exec(rest)
    if (before === null) break
    const end = before[0] === '<!--' ? rest.indexOf('-->') + 3 : before[0].length
    if (end === 2) return false
    rest = rest.slice(end).trimStart()
  }
  if (/^<!DOCTYPE\s+(?:[\w-]+:)?svg[\s[>]/i.test(rest)) return true
  if (/^<!DOCTYPE\s+(?!html[\s>])/i.test(rest)) return /<(?:[\w-]+:)?svg[\s/>]/.test(rest)
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(rest)
}
