import { wordCount } from '../language/script.ts'
import type { Part, Topic } from '../shaping/part.ts'
import { apportion } from './apportion.ts'
import { isTogether } from './tidy-topics.ts'

/** Most items that one slide holds. */
export const itemsPerSlide = 6
/** Most rows of a table that one slide holds. */
const rowsPerSlide = 7

/** How many slides a part makes when nothing presses, how many it can be spread over in halves, and at one idea a slide. */
export interface Capacity {
  natural: number
  comfortable: number
  maximum: number
}

/** The capacity of each part of a topic; one that only accompanies its neighbour has a natural 0. */
export function partCapacities(parts: readonly Part[]): Capacity[] {
  return parts.map((part, index) => {
    const neighbours = [parts[index - 1], parts[index + 1]]
    return partCapacity(
      part,
      neighbours.some((one) => one !== undefined && one.kind !== 'prose'),
    )
  })
}

function partCapacity(part: Part, accompanies: boolean): Capacity {
  const count = part.atoms.length
  switch (part.kind) {
    case 'prose': {
      const pieces = part.atoms.filter((atom) => wordCount(atom.text.text) >= 3).length
      const natural = accompanies && count <= 3 ? 0 : Math.min(3, Math.ceil(count / 7))
      const maximum = Math.max(natural, pieces, accompanies ? 0 : 1)
      const halves = accompanies ? Math.ceil(count / 3) : Math.ceil(count / 2)
      return { natural, comfortable: clamp(halves, natural, maximum), maximum }
    }
    case 'list': {
      const rich = part.atoms.filter(
        (atom) => wordCount(atom.text.text) >= 4 || atom.more.length > 0,
      )
      const maximum = rich.length >= count * 0.6 ? count : Math.max(1, Math.ceil(count / 4))
      const natural = Math.min(3, Math.ceil(count / itemsPerSlide))
      return { natural, comfortable: clamp(Math.ceil(count / 3), natural, maximum), maximum }
    }
    case 'steps': {
      const natural = Math.min(3, Math.ceil(count / itemsPerSlide))
      const maximum = Math.max(natural, Math.floor(count / 2))
      return { natural, comfortable: clamp(Math.floor(count / 3), natural, maximum), maximum }
    }
    case 'table': {
      const natural = Math.min(3, Math.ceil(part.rows.length / rowsPerSlide))
      const maximum = Math.max(natural, Math.floor(part.rows.length / 3), 1)
      return { natural, comfortable: natural, maximum }
    }
    case 'timeline':
    case 'definition':
    case 'cards': {
      const natural = Math.min(3, Math.ceil(count / itemsPerSlide))
      const maximum = Math.max(natural, Math.floor(count / 2))
      return { natural, comfortable: clamp(Math.ceil(count / 4), natural, maximum), maximum }
    }
    case 'stats': {
      const others = part.others.length >= 2 ? 1 : 0
      const spread = Math.max(1, Math.floor(part.figures.length / 2))
      return { natural: 1, comfortable: 1 + others, maximum: spread + others }
    }
    case 'quote':
    case 'chart':
    case 'comparison':
    case 'code':
    case 'image':
      return { natural: 1, comfortable: 1, maximum: 1 }
  }
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value))
}

const nothing: Capacity = { natural: 0, comfortable: 0, maximum: 0 }

function sum(capacities: readonly Capacity[]): Capacity {
  return capacities.reduce(
    (total, one) => ({
      natural: total.natural + one.natural,
      comfortable: total.comfortable + one.comfortable,
      maximum: total.maximum + one.maximum,
    }),
    nothing,
  )
}

/** The capacity of a topic's own parts together; a topic that has any makes at least one slide. */
export function ownCapacity(topic: Topic): Capacity {
  if (topic.parts.length === 0) return nothing
  const { natural, comfortable, maximum } = sum(partCapacities(topic.parts))
  return {
    natural: Math.max(1, natural),
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
  const total = isTogether(topic) ? { ...all, natural: 1, comfortable: 1 } : all
  remembered.set(topic, total)
  return total
}

/**
 * Shares out slides among neighbours with these capacities: by weight up to the natural count, then evenly into halves,
 * and only then one idea a slide. There are at least as many slides as neighbours.
 */
export function shareSlides(
  count: number,
  capacities: readonly Capacity[],
  weights: readonly number[],
): number[] {
  const total = sum(capacities)
  const naturals = capacities.map((one) => one.natural)
  const comfortables = capacities.map((one) => one.comfortable)
  const maxima = capacities.map((one) => one.maximum)
  if (count < total.natural)
    return apportion(
      count,
      weights,
      naturals.map((one) => Math.min(1, one)),
      naturals,
    )
  const room = (to: readonly number[], from: readonly number[]) =>
    to.map((one, index) => one - (from[index] ?? 0) + 0.01)
  return count <= total.comfortable
    ? apportion(count, room(comfortables, naturals), naturals, comfortables)
    : apportion(count, room(maxima, comfortables), comfortables, maxima)
}
