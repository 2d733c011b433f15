import { type Box, boxesOverlap, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { SceneNode } from '../../scene/node.ts'
import { textTop } from '../../scene/text-position.ts'
import type { Sheet } from '../sheet.ts'

/** Pseudo-random numbers from 0 to 1 that depend on the seed alone (mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string): () => number {
  let state = 2166136261
  for (let index = 0; index < seed.length; index++)
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Puts small stars under everything, the same for the same seed, none behind text, tables, charts or bodies. */
export function scatterStars(sheet: Sheet, seed: string, count: number, field?: Box): void {
  const random = seededRandom(seed)
  const taken = sheet.nodes.flatMap(occupied)
  const { x, y, width, height } = field ?? {
    x: 4,
    y: 4,
    width: pageWidth - 8,
    height: pageHeight - 8,
  }
  const stars: SceneNode[] = []
  for (let index = 0; index < count; index++) {
    const radius = 0.5 + 0.8 * random() ** 1.5
    const center = { x: x + width * random(), y: y + height * random() }
    const opacity = Math.round((0.35 + 0.5 * random()) * 100) / 100
    const box = {
      x: center.x - radius,
      y: center.y - radius,
      width: radius * 2,
      height: radius * 2,
    }
    if (taken.some((other) => boxesOverlap(other, box, 0))) continue
    stars.push({
      kind: 'shape',
      name: `star-${index + 1}`,
      box,
      geometry: { type: 'ellipse' },
      fill: { kind: 'solid', color: '#C9D0F5', opacity },
      decorative: true,
    })
  }
  sheet.nodes.unshift(...stars)
}

/** Where a star would stand behind something: the ink of texts with some air, bodies, tables and charts. */
function occupied(node: SceneNode): Box[] {
  const grown = (box: Box, by: number, beside = by): Box => ({
    x: box.x - beside,
    y: box.y - by,
    width: box.width + 2 * beside,
    height: box.height + 2 * by,
  })
  if (node.kind === 'shape')
    return node.geometry.type === 'ellipse' && node.fill ? [grown(node.box, 5)] : []
  if (node.kind !== 'text') return [grown(node.box, 4)]
  const lines = node.layout.paragraphs.flatMap((paragraph) => paragraph.lines)
  const left = Math.min(...lines.map((line) => line.x), node.box.width)
  const right = Math.max(...lines.map((line) => line.x + line.width), 0)
  return [
    grown(
      {
        x: node.box.x + left,
        y: textTop(node),
        width: Math.max(0, right - left),
        height: node.layout.height,
      },
      8,
      // Behind its last word, a star would be read as a full stop.
      24,
    ),
  ]
}
