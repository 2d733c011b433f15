import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { allMatches } from '../../../text/all-matches.ts'
import type { SourceImage } from './source-block.ts'

/** A picture written out in the text itself, or what `withPlainAddresses` puts in the place of one. */
export const dataAddress = /data:(?:image\/[a-z0-9.+-]{1,40};base64)?,[A-Za-z0-9+/=]*/gi
const address = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/i

/** Pixels on a side, and bytes of a PNG's rows once unpacked. */
const mostPixels = 8000
const mostUnpacked = 64 * 1024 * 1024

/** The picture in a `data:` address when it is a PNG or JPEG whose bytes hold together; undefined for anything else. */
export function readDataImage(url: string): SourceImage | undefined {
  const match = address.exec(url)
  if (match?.[2] === undefined) return undefined
  const data = new Uint8Array(Buffer.from(match[2], 'base64'))
  const png = pngSize(data)
  const size = png ?? jpegSize(data)
  if (size === undefined || size.width < 1 || size.height < 1) return undefined
  if (size.width > mostPixels || size.height > mostPixels) return undefined
  return {
    id: createHash('sha256').update(data).digest('hex'),
    mediaType: png === undefined ? 'image/jpeg' : 'image/png',
    data,
    ...size,
  }
}

/**
 * The input with addresses that markdown cannot read ("![Plan](data:image/svg+xml,<svg …>)", one that is cut off)
 * replaced by letters of the same length, so that its pictures are read as pictures; all places in it stay the same.
 */
export function withPlainAddresses(input: string): string {
  const marks = allMatches(input, /!\[[^\]\n]{0,300}\]\((?=data:)/gi)
  if (marks.length === 0) return input
  let text = ''
  let from = 0
  for (const [index, mark] of marks.entries()) {
    const start = mark.index + mark[0].length
    const rest = input.slice(start, marks[index + 1]?.index)
    if (/^data:[^\s()<>]*(?:[ \t]+"[^"\n]*")?\)/i.test(rest)) continue
    const length = addressLength(rest)
    text += `${input.slice(from, start)}${'data:,'.padEnd(length - 1, 'x').slice(0, length - 1)})`
    from = start + length
  }
  return text + input.slice(from)
}

/** Length of an address that begins the text, its closing parenthesis included; to the next space where it has none. */
function addressLength(text: string): number {
  const paragraph = text.split(/\n[ \t]*\r?\n/, 1)[0] ?? text
  const drawing = /^data:image\/svg/i.test(paragraph) ? paragraph.indexOf('</svg>') : -1
  const from = Math.max(0, drawing)
  const end = drawing < 0 ? paragraph.indexOf('\n') : paragraph.length
  let depth = 1
  for (let at = from; at < (end < 0 ? paragraph.length : end); at++) {
    if (paragraph[at] === '(') depth++
    else if (paragraph[at] === ')') depth--
    if (depth === 0) return at + 1
  }
  return paragraph.search(/\s|$/)
}

/** Width and height of a PNG (ISO/IEC 15948) that ends as it should and whose rows can be unpacked. */
function pngSize(data: Uint8Array): { width: number; height: number } | undefined {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  if (data.length < 45 || signature.some((byte, index) => data[index] !== byte)) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const packed: Uint8Array[] = []
  let ended = false
  let at = 8
  while (at + 12 <= data.length && !ended) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...data.subarray(at + 4, at + 8))
    if (at + 12 + length > data.length) return undefined
    if (at === 8 && type !== 'IHDR') return undefined
    if (type === 'IDAT') packed.push(data.subarray(at + 8, at + 8 + length))
    ended = type === 'IEND'
    at += 12 + length
  }
  if (!ended || packed.length === 0) return undefined
  try {
    inflateSync(Buffer.concat(packed), { maxOutputLength: mostUnpacked })
  } catch {
    return undefined
  }
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Width and height of a JPEG (ITU T.81) from its frame header; it must have a scan and an end. */
function jpegSize(data: Uint8Array): { width: number; height: number } | undefined {
  if (data[0] !== 0xff || data[1] !== 0xd8) return undefined
  if (data[data.length - 2] !== 0xff || data[data.length - 1] !== 0xd9) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let size: { width: number; height: number } | undefined
  let at = 2
  while (at + 4 <= data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const length = view.getUint16(at + 2)
    // Frame headers are C0 to CF without the tables C4, C8 and CC; DA begins the scan.
    const table = marker === 0xc4 || marker === 0xc8 || marker === 0xcc
    const frame = marker >= 0xc0 && marker <= 0xcf && !table
    if (frame && at + 9 <= data.length)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xda) return size
    at += 2 + length
  }
  return undefined
}
