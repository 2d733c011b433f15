import type { SvgTag } from './svg-tags.ts'
import { svgWeight } from './svg-weight.ts'

/**
 * An element that others may copy: what lies in it and in no smaller such element, by weight; those smaller ones; and
 * the ids that it copies. So everything in a drawing is kept once, however deep it lies.
 */
interface Part {
  elements: number
  inside: Part[]
  copies: string[]
}

/** How many copies may be made of copies; a chain this long is made to hurt. */
const mostCopiesOfCopies = 200
/** How many steps, into copies and into smaller parts, so that following them fits into the stack. */
const mostSteps = 1_000

/**
 * How many elements drawing comes to, a step of a filter being as many as it weighs: each `use`, pattern, mask, marker or filter draws what it names once more, and so
 * do the copies in that. Infinite when a part copies itself. Each part is added up once.
 */
export function svgCost(tags: readonly SvgTag[]): number {
  const { root, parts } = collectParts(tags)
  const known = new Map<Part, number>()
  const underWay = new Set<Part>()
  const costOf = (part: Part, copied: number): number => {
    const found = known.get(part)
    if (found !== undefined) return found
    if (underWay.has(part) || underWay.size > mostSteps || copied > mostCopiesOfCopies)
      return Number.POSITIVE_INFINITY
    underWay.add(part)
    let cost = part.elements
    for (const inner of part.inside) cost += costOf(inner, copied)
    for (const id of part.copies) {
      const copy = parts.get(id)
      if (copy !== undefined) cost += costOf(copy, copied + 1)
    }
    underWay.delete(part)
    known.set(part, cost)
    return cost
  }
  return costOf(root, 0)
}

function collectParts(tags: readonly SvgTag[]): { root: Part; parts: Map<string, Part> } {
  const root: Part = { elements: 0, inside: [], copies: [] }
  const parts = new Map<string, Part>()
  /** For each open element the smallest part around what comes in it. */
  const open: Part[] = []
  for (const tag of tags) {
    const { kind, name, attributes } = tag
    if (kind === 'close') {
      open.pop()
      continue
    }
    const around = open.at(-1) ?? root
    const id = attributes.find(([attribute]) => attribute === 'id')?.[1]
    let own = around
    if (id !== undefined && !parts.has(id)) {
      own = { elements: 0, inside: [], copies: [] }
      parts.set(id, own)
      around.inside.push(own)
    }
    own.elements += svgWeight(tag)
    if (name !== 'a')
      for (const [, value] of attributes)
        for (const reference of referencesIn(value)) own.copies.push(reference)
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
