import { readFile, writeFile } from 'node:fs/promises'
import svgpath from 'svgpath'
import { iconNames } from '../deck/icon-names.ts'

// `npx tsx src/setup/write-icon-outlines.ts`: takes the icons that cards may carry from the Lucide set and writes their
// outlines, as the design room draws them, to src/design/icons/icon-outlines.ts. Run by hand when the names change.

const icons = new URL('../../node_modules/lucide-static/icons/', import.meta.url)
const output = new URL('../design/icons/icon-outlines.ts', import.meta.url)

type Attributes = Record<string, string>

/** The elements of an icon file, which are all empty ones. */
function elements(svg: string): { name: string; attributes: Attributes }[] {
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  return [...body.matchAll(/<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g)].map(([, name, list]) => ({
    name: name ?? '',
    attributes: Object.fromEntries(
      [...(list ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  }))
}

/** An element of an icon as path data of SVG. */
function pathData(name: string, attributes: Attributes): string {
  const number = (key: string) => Number(attributes[key] ?? 0)
  switch (name) {
    case 'path':
      return attributes.d ?? ''
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points ?? ''}`
    case 'polygon':
      return `M${attributes.points ?? ''}Z`
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
      const r = number('rx') || number('ry')
      if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
      return (
        `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
        `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
      )
    }
    default:
      throw new Error(`An icon has a <${name}>.`)
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** Path data with absolute moves, lines and cubic curves only, numbers to two decimals. */
function plainOutline(data: string): string {
  let outline = ''
  const point = (...values: number[]) =>
    values.map((value) => String(Math.round(value * 100) / 100 || 0)).join(' ')
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      switch (segment[0]) {
        case 'M':
        case 'L':
          outline += segment[0] + point(segment[1], segment[2])
          break
        case 'H':
          outline += `L${point(segment[1], y)}`
          break
        case 'V':
          outline += `L${point(x, segment[1])}`
          break
        case 'C':
          outline += `C${point(...segment.slice(1).map(Number))}`
          break
        case 'Q': {
          // A quadratic curve as a cubic one: handles two thirds of the way to its control point.
          const [, cx, cy, ex, ey] = segment
          const handle = (end: number, control: number) => end + ((control - end) * 2) / 3
          outline += `C${point(handle(x, cx), handle(y, cy), handle(ex, cx), handle(ey, cy), ex, ey)}`
          break
        }
        case 'Z':
        case 'z':
          outline += 'Z'
          break
        default:
          throw new Error(`An outline has a ${segment[0]}.`)
      }
    })
  return outline
}

const entries = await Promise.all(
  iconNames.map(async (name) => {
    const svg = await readFile(new URL(`${name}.svg`, icons), 'utf8')
    const outline = elements(svg)
      .map((one) => plainOutline(pathData(one.name, one.attributes)))
      .join('')
    if (outline === '') throw new Error(`The icon ${name} is empty.`)
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}:\n    '${outline}',\n`
  }),
)

await writeFile(
  output,
  `import type { IconName } from '../../deck/icon-names.ts'

// Written by src/setup/write-icon-outlines.ts from lucide-static (ISC License, see NOTICES.md); do not edit.

/** Icons as path data of SVG: absolute moves, lines and cubic curves in a square of 24 units, to be stroked. */
export const iconOutlines: Record<IconName, string> = {
${entries.join('')}}
`,
)
