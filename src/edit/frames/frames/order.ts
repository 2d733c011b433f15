import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Place, SpanOf, ThingPhrase } from '../span.ts'
import type { Thing, ThingKind } from '../thing.ts'
import { Unfit, type World } from '../world.ts'
import { asItems, siblings } from './items.ts'

const axisOf = {
  item: 'items',
  row: 'rows',
  column: 'columns',
  side: 'columns',
  category: 'categories',
  series: 'series',
} as const

/** "Bullet 3 to the top", "put the Dormouse 2 column before Dormouse 1", "move Battery power to the end of the Must list". */
export const moveThings: Frame = {
  name: 'move_items',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['move', 'put', 'make'], { silent: true })) return undefined
    const phrase = slots.take(
      'thing',
      ({ phrase: { kinds, which } }) => which.by !== 'new' && kinds.some((kind) => kind in axisOf),
    )?.phrase
    const places = slots.takeAll('place').map(({ place }) => place)
    if (phrase === undefined || places.length === 0) return undefined
    // "It" is what was named in the same wish.
    const slides = slots.takeAll('slides').filter(({ reference }) => reference.form !== 'pronoun')
    return (world) => {
      const ids = slides.flatMap(({ reference }) => reference.ids())
      const named = ids.length === 0 ? world.scope(undefined) : ids
      const into = places.find((place) => place.at === 'in')
      const within = places.filter((place) => place.at !== 'in')
      // "**The bullets** of 5 under the ones on 4" are all of them.
      const isWhole = into?.at === 'in' && phrase.which.by === 'kind' && !phrase.isOne
      const things = world.resolve(
        asItems(isWhole ? { ...phrase, which: { by: 'all' } } : phrase),
        into && ids.length > 1 ? ids.slice(0, 1) : named,
      )
      const [first] = things
      if (first === undefined || !(first.kind in axisOf)) throw new Unfit()
      world.session.remember([first.slideId])
      const beside = into?.at === 'in' && isBeside(first) ? into.thing : undefined
      if (beside !== undefined) {
        const { index } = world.resolveOne({ ...beside, kinds: [first.kind] }, [first.slideId])
        const all = peers(world, first)
        const others = all.flatMap((one, at) => (one.index === first.index ? [] : [at]))
        const own = all.findIndex((one) => one.index === first.index)
        if (things.length > 1 || within.length > 0) throw new Unfit()
        arrange(world, first, others.toSpliced(index, 0, own))
      } else if (into?.at === 'in')
        moveInto(world, things, into, within[0], ids.length > 1 ? ids.slice(1) : undefined)
      else moveWithin(world, things, within)
    }
  },
}

/** The things that stand in one row or list with another; of a side the sides. */
function peers(world: World, one: Thing): Thing[] {
  return one.kind === 'side'
    ? world
        .things([one.slideId])
        .filter(({ kind, block }) => kind === 'side' && block?.id === one.block?.id)
    : siblings(world, one)
}

/** Whether others of its kind stand left and right of a thing. */
const isBeside = ({ kind }: Thing) => kind === 'side' || kind === 'column'

/** "Swap bullets 1 and 2", "swap Costs and Team". */
export const swapThings: Frame = {
  name: 'swap_items',
  read(slots) {
    if (!slots.verbs(['swap'])) return undefined
    const all = slots.takeAll('thing')
    // "Columns 1 and 2 **of the table**".
    const isWhole = ({ phrase: { kinds } }: SpanOf<'thing'>) =>
      kinds.every((one) => one === 'block')
    const whole = all.length > 1 ? all.find(isWhole) : undefined
    const spans = all.filter((one) => one !== whole)
    if (spans.length === 0) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const named = world.scope(slides(world))
      const ids = whole ? [world.resolveOne(whole.phrase, named).slideId] : named
      const things = swapped(
        world,
        spans.map(({ phrase }) => phrase),
        ids,
      )
      const [one, other] = things
      if (one === undefined || other === undefined || things.length !== 2) throw new Unfit()
      const all = peers(world, one)
      const places = all.map((_, at) => at)
      const [first, second] = [one, other].map((thing) => all.indexOf(thing))
      if (first === undefined || second === undefined || first < 0 || second < 0) throw new Unfit()
      arrange(world, one, places.with(first, second).with(second, first))
    }
  },
}

/** What changes places: "**the bullets**", "**the two rows**" are both that there are; "the columns A **and B**" are of one kind. */
function swapped(
  world: World,
  phrases: readonly ThingPhrase[],
  ids: readonly string[] | undefined,
): Thing[] {
  const [only, ...others] = phrases
  const isBoth = only?.which.by === 'kind' || (only?.which.by === 'new' && only.which.count === 2)
  if (only !== undefined && isBoth && others.length === 0) {
    const isSides = only.among === 'comparison' || only.kinds.includes('side')
    const kinds: readonly ThingKind[] = isSides
      ? ['side', 'column']
      : only.kinds.includes('block')
        ? ['item']
        : only.kinds
    return world.resolve({ ...only, kinds, which: { by: 'all', count: 2 } }, ids)
  }
  const named = phrases.find(({ isBare }) => !isBare)
  const [like] = named === undefined ? [] : world.resolve(named, ids)
  return phrases.flatMap((phrase) =>
    like !== undefined && phrase.isBare
      ? world.resolve({ ...phrase, kinds: [like.kind] }, [like.slideId])
      : world.resolve(asItems(phrase), ids),
  )
}

function moveWithin(world: World, things: readonly Thing[], places: readonly Place[]): void {
  const [place, ...others] = places
  const [first] = things
  if (place === undefined || others.length > 0 || first === undefined) throw new Unfit()
  const all = peers(world, first)
  const moved = things.map((thing) => all.indexOf(thing))
  if (moved.includes(-1)) throw new Unfit()
  const rest = all.map((_, at) => at).filter((at) => !moved.includes(at))
  const [from = 0] = moved
  const anchor = (phrase: ThingPhrase) => {
    const at = all.indexOf(
      world.resolveOne({ ...asItems(phrase), kinds: [first.kind] }, [first.slideId]),
    )
    return rest.indexOf(at)
  }
  const to = (() => {
    switch (place.at) {
      case 'start':
        return 0
      case 'end':
        return rest.length
      case 'place':
        return place.place
      case 'up':
        return Math.max(0, from - place.by)
      case 'down':
        return Math.min(rest.length, from + place.by)
      case 'before':
      case 'after': {
        const at = anchor(place.thing)
        if (at < 0) throw new Unfit()
        return at + (place.at === 'after' ? 1 : 0)
      }
      case 'between': {
        const [before, after] = [anchor(place.first), anchor(place.second)]
        if (before < 0 || after !== before + 1) throw new Unfit()
        return after
      }
      default:
        throw new Unfit()
    }
  })()
  arrange(world, first, rest.toSpliced(to, 0, ...moved))
}

/** Whether some of them have sub-items, which would not go with them. */
function hasBelow(world: World, things: readonly Thing[]): boolean {
  return things.some(({ slideId, block, index }) =>
    world
      .things([slideId])
      .some((one) => one.block?.id === block?.id && one.place === -1 && one.index === index + 1),
  )
}

function moveInto(
  world: World,
  things: readonly Thing[],
  into: Extract<Place, { at: 'in' }>,
  place: Place | undefined,
  slideIds: readonly string[] | undefined,
): void {
  const list = world.resolveOne(into.thing, slideIds)
  if (place !== undefined && place.at !== 'start' && place.at !== 'end') throw new Unfit()
  moveTo(world, things, list, place?.at === 'start' ? 0 : undefined)
}

/**
 * Moves items to the list that a thing is or stands in.
 * @param position where to, as operations count it; undefined: to the end. @throws {Unfit} where they cannot stand there.
 */
export function moveTo(
  world: World,
  things: readonly Thing[],
  list: Thing,
  position: number | undefined,
): void {
  const [first] = things
  const isOfOne = things.every(
    ({ block, kind }) => block?.id === first?.block?.id && kind === 'item',
  )
  if (!first?.block || !list.block || list.kind === 'row' || !isOfOne) throw new Unfit()
  if (list.column !== undefined || first.column !== undefined) {
    // Points of sides are taken out and put in, because which side they stand on is what they say.
    const isPlain = things.every(({ texts, block }) => texts.length === 1 && block !== undefined)
    const stays = siblings(world, first).length > things.length
    if (!isPlain || !stays || hasBelow(world, things)) throw new Unfit()
    world.session.operate({
      op: 'delete_items',
      slideId: first.slideId,
      blockId: first.block.id,
      items: things.map(({ index }) => index),
    })
    const [before] = siblings(world, list)
    world.session.operate({
      op: 'insert_items',
      slideId: list.slideId,
      blockId: list.block.id,
      items: things.map(({ texts }) => ({
        text: texts[0]?.text ?? '',
        ...(list.column === undefined ? {} : { side: list.column }),
      })),
      ...(position === 0 && before !== undefined ? { position: before.index } : {}),
    })
    return
  }
  world.session.operate({
    op: 'move_items',
    slideId: first.slideId,
    blockId: first.block.id,
    items: things.map(({ index }) => index),
    toSlideId: list.slideId,
    toBlockId: list.block.id,
    ...(position === undefined ? {} : { position }),
  })
}

/** Puts things in another order. @param order their old places as they shall stand. */
export function arrange(
  world: World,
  { kind, slideId, block, column }: Thing,
  order: number[],
): void {
  const axis = axisOf[kind as keyof typeof axisOf]
  if (axis === undefined || block === undefined) throw new Unfit()
  // Points of a comparison are counted side by side: those of the other sides stay where they are.
  const whole =
    kind === 'item' && column !== undefined
      ? amongSides(world, slideId, block.id, column, order)
      : order
  world.session.operate({ op: 'arrange', slideId, blockId: block.id, axis, order: whole })
  world.session.remember([slideId])
}

function amongSides(
  world: World,
  slideId: string,
  blockId: string,
  side: number,
  order: readonly number[],
): number[] {
  const points = world
    .things([slideId])
    .filter(({ kind, block }) => kind === 'item' && block?.id === blockId)
    .toSorted((one, other) => (one.column ?? 0) - (other.column ?? 0) || one.place - other.place)
  const own = points.flatMap(({ column }, at) => (column === side ? [at] : []))
  return points.map((_, at) => {
    const place = own.indexOf(at)
    return place === -1 ? at : (own[order[place] ?? 0] ?? at)
  })
}
