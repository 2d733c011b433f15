import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** Number of pages, as poppler counts them. */
export function pdfPageCount(path: string): number {
  const information = execFileSync('pdfinfo', [path], { encoding: 'utf8' })
  return Number(/^Pages:\s+(\d+)/m.exec(information)?.[1])
}

/** Runs one of poppler's programs on a file; anything that it complains of is an error. */
function poppler(program: string, pdf: Uint8Array, before: string[], after: string[] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'slidewright-pdf-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, pdf)
    // Complaints go to standard error, with exit code 0: the shell puts them where they are seen.
    const command = `"$0" "$@" 2>"${folder}/complaints"; code=$?; cat "${folder}/complaints" >&2; [ ! -s "${folder}/complaints" ] && exit $code`
    return execFileSync('sh', ['-c', command, program, ...before, path, ...after], {
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What pdfinfo says, by its labels. */
export function pdfInformation(pdf: Uint8Array): Record<string, string> {
  const lines = poppler('pdfinfo', pdf, []).toString('utf8').split('\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, label, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
      return label === undefined || value === undefined ? [] : [[label, value]]
    }),
  )
}

/** The XML that describes the file (XMP). */
export function pdfMetadata(pdf: Uint8Array): string {
  return poppler('pdfinfo', pdf, ['-meta']).toString('utf8')
}

/** Text as it is copied, line by line, without the marks of direction that poppler adds. */
export function copiedLines(pdf: Uint8Array, options: string[] = []): string[] {
  return poppler('pdftotext', pdf, options, ['-'])
    .toString('utf8')
    .replace(/[\u200E\u200F\u202A-\u202E\f]/g, '')
    .split('\n')
    .filter((line) => line !== '')
}

/** The structure tree with its text, indented. */
export function structureText(pdf: Uint8Array): string {
  return poppler('pdfinfo', pdf, ['-struct-text']).toString('utf8')
}

/** The fonts of a file: name, and whether embedded, a subset and mapped to Unicode. */
export function pdfFonts(
  pdf: Uint8Array,
): { name: string; embedded: boolean; subset: boolean; unicode: boolean }[] {
  const [, , ...lines] = poppler('pdffonts', pdf, []).toString('utf8').trim().split('\n')
  return lines.map((line) => {
    const columns = line.trim().split(/\s+/)
    const [embedded, subset, unicode] = columns.slice(-5, -2).map((value) => value === 'yes')
    return {
      name: columns[0] ?? '',
      embedded: embedded === true,
      subset: subset === true,
      unicode: unicode === true,
    }
  })
}

/** Titles of the bookmarks, and the pages that they lead to. */
export function bookmarks(pdf: Uint8Array): { title: string; page: number }[] {
  const xml = poppler('pdftohtml', pdf, ['-xml', '-i', '-stdout', '-q']).toString('utf8')
  return [...xml.matchAll(/<item page="(\d+)">([^<]*)<\/item>/g)].map(([, page, title]) => ({
    title: (title ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#34;', '"')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
    page: Number(page),
  }))
}

/** A picture: red, green and blue of each pixel. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** A page as poppler draws it. */
export function renderedPage(pdf: Uint8Array, number: number, width: number): Picture {
  const height = (width * 9) / 16
  const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)]
  const pages = ['-f', String(number), '-l', String(number)]
  const picture = poppler('pdftoppm', pdf, [...pages, ...size])
  return { width, height, pixels: picture.subarray(picture.length - width * height * 3) }
}

/** The pixels of a PNG of 8 bits a channel with alpha, not interlaced (as ours are), without the alpha. */
export function decodePng(png: Uint8Array): Picture {
  const bytes = Buffer.from(png)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes.readUInt32BE(24) !== 0x08060000) throw new Error('Another kind of PNG')
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  const rows = withoutFilters(inflateSync(Buffer.concat(data)), width * 4, height)
  return { width, height, pixels: rows.filter((_, index) => index % 4 !== 3) }
}

/** What each filter type foretells of a byte from those before and above it (PNG specification, 9.2). */
const predictors: ((left: number, above: number, aboveLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  nearest,
]

/** The bytes of a picture of four channels, from its filtered rows. */
function withoutFilters(filtered: Uint8Array, stride: number, height: number): Uint8Array {
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y += 1) {
    const predict = predictors[filtered[y * (stride + 1)] ?? 0]
    if (predict === undefined) throw new Error('Another kind of PNG')
    const at = (position: number) => rows[position] ?? 0
    for (let x = 0; x < stride; x += 1) {
      const target = y * stride + x
      const left = x < 4 ? 0 : at(target - 4)
      const above = y === 0 ? 0 : at(target - stride)
      const aboveLeft = x < 4 || y === 0 ? 0 : at(target - stride - 4)
      rows[target] = (filtered[target + y + 1] ?? 0) + predict(left, above, aboveLeft)
    }
  }
  return rows
}

/** The Paeth predictor (PNG specification, 9.4). */
function nearest(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft
  const a = Math.abs(estimate - left)
  const b = Math.abs(estimate - above)
  const c = Math.abs(estimate - aboveLeft)
  if (a <= b && a <= c) return left
  return b <= c ? above : aboveLeft
}

/** A picture with a pixel for each square of pixels: what rasterisers round in their own ways is evened out. */
function coarse({ width, height, pixels }: Picture, square: number): Float64Array {
  const columns = Math.floor(width / square)
  const means = new Float64Array(columns * Math.floor(height / square) * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const target = (Math.floor(y / square) * columns + Math.floor(x / square)) * 3 + channel
        means[target] =
          (means[target] ?? 0) + (pixels[(y * width + x) * 3 + channel] ?? 0) / square ** 2
      }
  return means
}

/**
 * How two pictures of one size differ, seen from some way off (squares of `square` pixels): the mean and the largest
 * difference of channels, 0 to 255.
 */
export function pictureDifference(
  a: Picture,
  b: Picture,
  square = 8,
): { mean: number; largest: number } {
  if (a.width !== b.width || a.height !== b.height) throw new Error('Pictures of two sizes')
  const [first, second] = [coarse(a, square), coarse(b, square)]
  let sum = 0
  let largest = 0
  first.forEach((value, index) => {
    const difference = Math.abs(value - (second[index] ?? 0))
    sum += difference
    largest = Math.max(largest, difference)
  })
  return { mean: sum / first.length, largest }
}
