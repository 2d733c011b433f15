import { means } from '../words/token.ts'
import type { Slots } from './slots.ts'
import type { ThingPhrase } from './span.ts'
import { isWithin, type Thing, type ThingKind } from './thing.ts'
import { Unfit, type World } from './world.ts'

/** What a wish is about, and what that stands in: "Museum in both charts", "bold 8 March in the last bullet". */
export interface WhatAndWhere {
  what: readonly ThingPhrase[]
  within: ThingPhrase | undefined
}

const wholes: readonly ThingKind[] = [
  'side',
  'block',
  'row',
  'column',
  'title',
  'notes',
  'item',
  'quote',
]

/** Takes the things of a wish: those named last as a place, or with a noun after others without, say where. */
export function whatAndWhere(slots: Slots): WhatAndWhere | undefined {
  const places = slots.takeAll('place', ({ place }) => place.at === 'in')
  const spans = slots.takeAll('thing', ({ phrase }) => phrase.which.by !== 'new')
  const [first, ...others] = spans.map(({ phrase }) => phrase)
  if (first === undefined || places.length > 1) return undefined
  // "The table **and** the last point" are two.
  const isJoined = (at: number) =>
    slots.clause.tokens.slice(spans[at - 1]?.end, spans[at]?.start).some((one) => means(one, 'and'))
  const [place] = places.map((span) => span.place)
  if (place?.at === 'in') return { what: [first, ...others], within: place.thing }
  // "From the table the row Complaints": a block named first holds what is named then.
  if (!isJoined(1) && isWhole(first) && others.length > 0 && others.every(standsIn))
    return { what: others, within: first }
  const last = others.at(-1)
  const isWhere =
    last !== undefined &&
    !isJoined(others.length) &&
    !last.isBare &&
    (first.isBare ||
      first.kinds.includes('sentence') ||
      last.kinds.some((kind) => kind === 'side' || kind === 'block')) &&
    last.kinds.some((kind) => wholes.includes(kind))
  return isWhere
    ? { what: [first, ...others.slice(0, -1)], within: last }
    : { what: [first, ...others], within: undefined }
}

const isWhole = ({ kinds, which }: ThingPhrase) =>
  kinds.length === 1 && kinds[0] === 'block' && which.by === 'kind'

const inBlocks: readonly ThingKind[] = [
  'row',
  'column',
  'cell',
  'category',
  'series',
  'value',
  'item',
]

/** Whether a phrase names, by a noun, what blocks consist of. */
const standsIn = ({ kinds, isBare }: ThingPhrase) =>
  !isBare && kinds.some((kind) => inBlocks.includes(kind))

/**
 * The things that are meant.
 * @throws {Unfit} where there are none.
 * @throws {Unclear} where it is not clear which.
 */
export function resolveWithin(
  world: World,
  { what, within }: WhatAndWhere,
  slideIds: readonly string[] | undefined,
  kinds?: readonly ThingKind[],
): Thing[] {
  if (within?.which.by === 'all')
    return world
      .resolve(within, slideIds, (whole) => holdsAll(world, what, whole))
      .flatMap((whole) => thingsIn(world, what, whole, undefined, kinds))
  const whole = within === undefined ? undefined : wholeOf(world, what, within, slideIds)
  return thingsIn(world, what, whole, slideIds, kinds)
}

/** The things meant in a whole, or on some slides. @throws {Unfit} where there are none. */
function thingsIn(
  world: World,
  what: readonly ThingPhrase[],
  whole: Thing | undefined,
  slideIds: readonly string[] | undefined,
  kinds: readonly ThingKind[] | undefined,
): Thing[] {
  const ids = whole === undefined ? slideIds : [whole.slideId]
  return what.flatMap((phrase) => {
    const meant =
      phrase.isBare && kinds !== undefined
        ? { ...phrase, kinds: phrase.kinds.filter((kind) => kinds.includes(kind)) }
        : phrase
    const found = world.resolve(
      meant,
      ids,
      // Sentences of notes are meant where notes are named.
      (thing) => (whole === undefined ? thing.of?.kind !== 'notes' : isWithin(thing, whole)),
    )
    if (found.length === 0) throw new Unfit()
    return found
  })
}

/** The one that what is meant stands in: of several those where all of it does. */
function wholeOf(
  world: World,
  what: readonly ThingPhrase[],
  within: ThingPhrase,
  slideIds: readonly string[] | undefined,
): Thing {
  const [whole, ...others] = world.resolve(within, slideIds, (one) => holdsAll(world, what, one))
  if (whole === undefined || others.length > 0) throw new Unfit()
  return whole
}

function holdsAll(world: World, what: readonly ThingPhrase[], whole: Thing): boolean {
  return what.every((phrase) =>
    world.mayMean(phrase, [whole.slideId], (one) => isWithin(one, whole)),
  )
}
