import { wordCount } from '../language/script.ts'
import type { Part, PartKind, ProsePart, Topic } from '../shaping/part.ts'
import { apportion } from './apportion.ts'
import { isTogether } from './tidy-topics.ts'

/** Most items that one slide holds. */
export const itemsPerSlide = 6
/** Most rows of a table that one slide holds. */
const rowsPerSlide = 7

/**
 * How many slides a part makes when nothing presses, how many it takes to show all of it, how many it can be spread over
 * in halves, and at one idea a slide.
 */
export interface Capacity {
  natural: number
  whole: number
  comfortable: number
  maximum: number
}

/** The capacity of each part of a topic; one that only accompanies its neighbour has a natural 0. */
export function partCapacities(parts: readonly Part[]): Capacity[] {
  return parts.map((part, index) => {
    const beside = [parts[index - 1], parts[index + 1]].flatMap((one) =>
      one === undefined || one.kind === 'prose' ? [] : [one.kind],
    )
    return part.kind === 'prose' ? proseCapacity(part, beside) : partCapacity(part)
  })
}

/** Slides of these show the sentences around them. */
const showing: ReadonlySet<PartKind> = new Set(['chart', 'image'])
/** A sentence of so many words that introduces something says more than what it introduces. */
const tellingWords = 15

function proseCapacity(part: ProsePart, beside: readonly PartKind[]): Capacity {
  const { atoms, telling = atoms } = part
  const count = atoms.length
  // Nothing of what leads to a quotation is in it.
  const led = count === 1 ? beside : beside.filter((kind) => kind !== 'quote')
  const accompanies = led.length > 0
  const words = atoms.map((atom) => wordCount(atom.text.text))
  const natural = accompanies && count <= 3 ? 0 : Math.min(3, Math.ceil(count / 7))
  const told =
    (telling.length > 1 || telling.some((atom) => wordCount(atom.text.text) >= tellingWords)) &&
    !led.some((kind) => showing.has(kind))
  const pieces = words.filter((one) => one >= 3).length
  const maximum = Math.max(natural, pieces, accompanies ? 0 : 1)
  const halves = accompanies ? Math.ceil(count / 3) : Math.ceil(count / 2)
  const whole = clamp(told ? 1 : 0, natural, maximum)
  return { natural, whole, comfortable: clamp(halves, whole, maximum), maximum }
}

/** What `natural` is at the most: the more there is of one kind, the less of it is worth showing unasked. */
const mostNatural = 3

function itemsCapacity(
  wanted: number,
  { comfortable, maximum }: { comfortable: number; maximum: number },
): Capacity {
  const natural = Math.min(mostNatural, wanted)
  const most = Math.max(natural, maximum)
  const whole = clamp(wanted, natural, most)
  return { natural, whole, comfortable: clamp(comfortable, whole, most), maximum: most }
}

function partCapacity(part: Exclude<Part, ProsePart>): Capacity {
  const count = part.atoms.length
  const slides = Math.ceil(count / itemsPerSlide)
  switch (part.kind) {
    case 'list': {
      const rich = part.atoms.filter(
        (atom) => wordCount(atom.text.text) >= 4 || atom.more.length > 0,
      )
      const maximum = rich.length >= count * 0.6 ? count : Math.max(1, Math.ceil(count / 4))
      return itemsCapacity(slides, { comfortable: Math.ceil(count / 3), maximum })
    }
    case 'steps':
      return itemsCapacity(slides, {
        comfortable: Math.floor(count / 3),
        maximum: Math.floor(count / 2),
      })
    case 'table': {
      const rows = part.rows.length
      const whole = Math.ceil(rows / rowsPerSlide)
      return itemsCapacity(whole, {
        comfortable: whole,
        maximum: Math.max(1, Math.floor(rows / 3)),
      })
    }
    case 'timeline':
    case 'definition':
    case 'cards':
      return itemsCapacity(slides, {
        comfortable: Math.ceil(count / 4),
        maximum: Math.floor(count / 2),
      })
    case 'stats': {
      const others = part.others.length >= 2 ? 1 : 0
      const spread = Math.max(1, Math.floor(part.figures.length / 2))
      return {
        natural: 1,
        whole: 1 + others,
        comfortable: 1 + others,
        maximum: spread + others,
      }
    }
    case 'quote':
    case 'chart':
    case 'comparison':
    case 'code':
    case 'image':
      return { natural: 1, whole: 1, comfortable: 1, maximum: 1 }
  }
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value))
}

const nothing: Capacity = { natural: 0, whole: 0, comfortable: 0, maximum: 0 }

function sum(capacities: readonly Capacity[]): Capacity {
  return capacities.reduce(
    (total, one) => ({
      natural: total.natural + one.natural,
      whole: total.whole + one.whole,
      comfortable: total.comfortable + one.comfortable,
      maximum: total.maximum + one.maximum,
    }),
    nothing,
  )
}

/** The capacity of a topic's own parts together; a topic that has any makes at least one slide. */
export function ownCapacity(topic: Topic): Capacity {
  if (topic.parts.length === 0) return nothing
  const { natural, whole, comfortable, maximum } = sum(partCapacities(topic.parts))
  return {
    natural: Math.max(1, natural),
    whole: Math.max(1, whole),
    comfortable: Math.max(1, comfortable),
    maximum: Math.max(1, maximum),
  }
}

const remembered = new WeakMap<Topic, Capacity>()

/** The capacity of a topic with everything below it. */
export function topicCapacity(topic: Topic): Capacity {
  const known = remembered.get(topic)
  if (known !== undefined) return known
  const all = sum([ownCapacity(topic), ...topic.children.map(topicCapacity)])
  const total = isTogether(topic) ? { ...all, natural: 1, whole: 1, comfortable: 1 } : all
  remembered.set(topic, total)
  return total
}

/**
 * Shares out slides among neighbours with these capacities: by weight up to the natural count, then to what is on no
 * slide yet, then evenly into halves, and only then one idea a slide. There are at least as many slides as neighbours.
 */
export function shareSlides(
  count: number,
  capacities: readonly Capacity[],
  weights: readonly number[],
): number[] {
  const total = sum(capacities)
  const naturals = capacities.map((one) => one.natural)
  if (count < total.natural)
    return apportion(
      count,
      weights,
      naturals.map((one) => Math.min(1, one)),
      naturals,
    )
  const wholes = capacities.map((one) => one.whole)
  const comfortables = capacities.map((one) => one.comfortable)
  const maxima = capacities.map((one) => one.maximum)
  const between = (from: readonly number[], to: readonly number[]) => {
    const room = to.map((one, index) => one - (from[index] ?? 0) + 0.01)
    return apportion(count, room, from, to)
  }
  if (count <= total.whole) return between(naturals, wholes)
  return count <= total.comfortable ? between(wholes, comfortables) : between(comfortables, maxima)
}
