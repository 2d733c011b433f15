import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

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

/** Pages as poppler draws them, in their order. */
export function renderedPages(pdf: Uint8Array, width: number, pages: string[] = []): Picture[] {
  const height = (width * 9) / 16
  const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)]
  const drawn = poppler('pdftoppm', pdf, [...pages, ...size])
  // One picture behind the other, each with a head of some bytes.
  const head = Buffer.byteLength(`P6\n${width} ${height}\n255\n`)
  const bytes = head + width * height * 3
  return Array.from({ length: drawn.length / bytes }, (_, index) => ({
    width,
    height,
    pixels: drawn.subarray(index * bytes + head, (index + 1) * bytes),
  }))
}

/** A page as poppler draws it. */
export function renderedPage(pdf: Uint8Array, number: number, width: number): Picture {
  const [page] = renderedPages(pdf, width, ['-f', String(number), '-l', String(number)])
  if (page === undefined) throw new Error(`There is no page ${number}.`)
  return page
}

/** The pixels of a PNG, without its alpha. */
export async function decodePng(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** A picture with a pixel for each square of pixels: what rasterisers round in their own ways is evened out. */
function coarse({ width, height, pixels }: Picture, square: number): Float64Array {
  const columns = Math.floor(width / square)
  const means = new Float64Array(columns * Math.floor(height / square) * 3)
  let at = 0
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / square) * columns
    for (let x = 0; x < width; x += 1) {
      const target = (row + Math.floor(x / square)) * 3
      for (let channel = target; channel < target + 3; channel += 1)
        means[channel] = (means[channel] ?? 0) + (pixels[at++] ?? 0)
    }
  }
  return means.map((sum) => sum / square ** 2)
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
