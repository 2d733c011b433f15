import { wordCount } from '../language/script.ts'
import type { Part, Topic } from '../shaping/part.ts'

/** Most items that one slide holds. */
export const itemsPerSlide = 6
export const rowsPerSlide = 7

/** How many slides a part makes when nothing presses, and how many it can be spread over. */
export interface Capacity {
  natural: number
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
      return { natural, maximum: Math.max(natural, pieces, accompanies ? 0 : 1) }
    }
    case 'list': {
      const rich = part.atoms.filter(
        (atom) => wordCount(atom.text.text) >= 4 || atom.more.length > 0,
      )
      const maximum = rich.length >= count * 0.6 ? count : Math.ceil(count / 2)
      return { natural: Math.min(3, Math.ceil(count / itemsPerSlide)), maximum }
    }
    case 'steps': {
      const natural = Math.min(3, Math.ceil(count / itemsPerSlide))
      return { natural, maximum: Math.max(natural, Math.ceil(count / 2)) }
    }
    case 'table': {
      const natural = Math.min(3, Math.ceil(part.rows.length / rowsPerSlide))
      return { natural, maximum: Math.max(natural, Math.floor(part.rows.length / 3), 1) }
    }
    case 'quote':
    case 'chart':
      return { natural: 1, maximum: 1 }
  }
}

export function ownCapacity(topic: Topic): Capacity {
  const capacities = partCapacities(topic.parts)
  const natural = capacities.reduce((sum, one) => sum + one.natural, 0)
  const maximum = capacities.reduce((sum, one) => sum + one.maximum, 0)
  return topic.parts.length === 0
    ? { natural: 0, maximum: 0 }
    : { natural: Math.max(1, natural), maximum: Math.max(1, maximum) }
}

const remembered = new WeakMap<Topic, Capacity>()

/** The capacity of a topic with everything below it. */
export function topicCapacity(topic: Topic): Capacity {
  const known = remembered.get(topic)
  if (known !== undefined) return known
  const own = ownCapacity(topic)
  const total = topic.children
    .map(topicCapacity)
    .reduce(
      (sum, one) => ({ natural: sum.natural + one.natural, maximum: sum.maximum + one.maximum }),
      own,
    )
  remembered.set(topic, total)
  return total
}
