import { plainWords } from '../../words/plain-words.ts'
import type { Frame } from '../frame.ts'
import { partsOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import { type Thing, textOf } from '../thing.ts'
import { resolveWithin, whatAndWhere } from '../what-and-where.ts'
import { Unfit } from '../world.ts'
import { arrange } from './order.ts'

/** "Put the bullets on slide 9 in this order: staff, rain, competition": what stands in a list, each by some of its words. */
export const orderThings: Frame = {
  name: 'order_things',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['sort', 'put', 'change', 'move', 'make'], { silent: true })) return undefined
    const isOrder = slots.take('sign', ({ concept }) => ['order', 'respectively'].includes(concept))
    if (isOrder === undefined) return undefined
    const things = whatAndWhere(slots)
    const payloads = slots.takeAll('payload')
    const [payload] = payloads
    const [phrase, ...others] = things?.what ?? []
    const isAll = phrase?.which.by === 'kind' || phrase?.which.by === 'all'
    if (things === undefined || !isAll || others.length > 0) return undefined
    if (payload === undefined || payloads.length > 1) return undefined
    const names = partsOfPayload(payload.text).map((one) => one.replace(/[.。]$/u, ''))
    if (names.length < 2) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const what = [{ ...phrase, which: { by: 'all' } as const }]
      const all = resolveWithin(world, { ...things, what }, world.scope(slides(world)))
      const [first] = all
      const isOne = all.every(
        ({ block, kind }) => block?.id === first?.block?.id && kind === first?.kind,
      )
      if (first === undefined || !isOne || all.length !== names.length) throw new Unfit()
      const order = names.map((name) => placeOf(name, all))
      if (new Set(order).size < order.length) throw new Unfit()
      arrange(world, first, order)
    }
  },
}

/** Which of some things words name. @throws {Unfit} where they name none, or several. */
function placeOf(name: string, all: readonly Thing[]): number {
  const words = ` ${plainWords(name)} `
  const says = (thing: Thing) => ` ${plainWords(textOf(thing))} `.includes(words)
  const [place, ...others] = all.flatMap((thing, at) => (says(thing) ? [at] : []))
  if (place === undefined || others.length > 0) throw new Unfit()
  return place
}
