import type { SvgTag } from './svg-tags.ts'
import { svgWeight } from './svg-weight.ts'

/** An element that others may copy: what lies in it, by weight, and what it copies itself. */
interface Part {
  elements: number
  copies: string[]
}

/**
 * How many elements drawing comes to, a step of a filter being as many as it weighs: each `use`, pattern, mask, marker or filter draws what it names once more, and so
 * do the copies in that. Infinite when a part copies itself.
 */
export function svgCost(tags: readonly SvgTag[]): number {
  const { root, parts } = collectParts(tags)
  const known = new Map<string, number>()
  const underWay = new Set<string>()
  const costOf = (id: string): number => {
    const found = known.get(id)
    if (found !== undefined) return found
    const part = parts.get(id)
    if (part === undefined) return 0
    // Depth is bounded by the number of parts, which the size of the file bounds; a chain this long is made to hurt.
    if (underWay.has(id) || underWay.size > 200) return Number.POSITIVE_INFINITY
    underWay.add(id)
    const cost = sumOf(part)
    underWay.delete(id)
    known.set(id, cost)
    return cost
  }
  const sumOf = (part: Part) =>
    part.elements + part.copies.reduce((sum, copied) => sum + costOf(copied), 0)
  return sumOf(root)
}

function collectParts(tags: readonly SvgTag[]): { root: Part; parts: Map<string, Part> } {
  const root: Part = { elements: 0, copies: [] }
  const parts = new Map<string, Part>()
  const open: (Part | undefined)[] = []
  for (const tag of tags) {
    const { kind, name, attributes } = tag
    if (kind === 'close') {
      open.pop()
      continue
    }
    const id = attributes.find(([attribute]) => attribute === 'id')?.[1]
    const own: Part | undefined = id === undefined ? undefined : { elements: 0, copies: [] }
    if (id !== undefined && own !== undefined && !parts.has(id)) parts.set(id, own)
    const around = [root, ...open, own].filter((part) => part !== undefined)
    const copies = name === 'a' ? [] : attributes.flatMap(([, value]) => referencesIn(value))
    const weight = svgWeight(tag)
    for (const part of around) {
      part.elements += weight
      part.copies.push(...copies)
    }
    if (kind === 'open') open.push(own)
  }
  return { root, parts }
}

/** The ids in `#id` and `url(#id)`. */
function referencesIn(value: string): string[] {
  if (!value.includes('#')) return []
  const only = /^\s*#([^\s)"']+)\s*$/.exec(value)?.[1]
  if (only !== undefined) return [only]
  return [...value.matchAll(/url\(\s*["']?#([^\s)"']{1,200})/g)].map((match) => match[1] ?? '')
}
