import { chosenVariant } from '../../../deck/slide.ts'
import type { EditStep } from '../../edit-step.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { means } from '../../words/token.ts'
import { itemOfFields } from '../fields.ts'
import type { Deed, Frame } from '../frame.ts'
import { isPartedBySigns, partsBySigns, partsOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { Place, ThingPhrase } from '../span.ts'
import type { Thing, ThingKind } from '../thing.ts'
import { Unfit, type World } from '../world.ts'
import { type Insertion, insertAt } from './insert-at.ts'

const puts: readonly Concept[] = ['add', 'put', 'write', 'append', 'make', 'use']

/** "Add a bullet under Kettlewick on slide 7: No cost up front", "a step between Enter and Wait: …". */
export const insertItems: Frame = {
  name: 'insert_items',
  isNew: true,
  read(slots) {
    if (slots.says('out')) return undefined
    const adds = slots.verbs(['add', 'append', 'needs'])
    if (!adds && !slots.verbs(puts, { silent: true })) return undefined
    // "Card between A and B, head “Pack”, text “…”": its texts, and where it goes.
    const isPlaced =
      slots.all('field').length > 0 &&
      slots.all('place').some(({ place }) => ['before', 'after', 'between'].includes(place.at))
    const phrase =
      slots.thing(['item', 'row', 'value'], 'new') ??
      // "Add a fourth figure", "dodaj punkt: …".
      (adds || isPlaced
        ? (slots.thing(['item'], 'places') ?? slots.thing(['item', 'row'], 'kind'))
        : undefined)
    const fields = slots.givenFields() ?? []
    const payloads = slots.takeAll('payload')
    const [payload] = payloads
    if (phrase === undefined) return undefined
    if (fields.length > 0) return itemWithFields(slots, phrase, { fields, payloads })
    if (payload === undefined) return undefined
    // "A card “Catering” **with the text** “Two offers”".
    const [text, ...besides] = payloads.filter(({ isText }) => isText)
    if (text !== undefined && payloads.length > 1) {
      if (besides.length > 0) return undefined
      const names = payloads.filter((one) => one !== text)
      return itemWithFields(slots, phrase, {
        fields: [{ field: 'text', text: text.text }],
        payloads: names,
      })
    }
    // Without a word for how many, commas may part several.
    const isOpen = phrase.which.by === 'kind' && !phrase.kinds.includes('row')
    const isList = phrase.isOne ? isPartedBySigns(payload.text) : saysSeveral(payload.text)
    if (isOpen && (isList || (payload.by === 'bare' && payloads.length > 1))) return undefined
    const places = placesOf(slots, phrase)
    const slides = slidesNamed(slots)
    return (world) => {
      const named = slides(world)
      // "Move slide 3 up, then **one more** at the end": hardly one of what stands on it.
      if (phrase.isBare && named === undefined && world.session.steps.some(isOfSlides))
        throw new Unfit()
      const scope = world.scope(named)
      const cells = phrase.kinds.includes('row') ? partsOfPayload(payload.text).length : 0
      const where = insertionPlace(
        world,
        tableOfRow(world, phrase, scope, cells) ?? phrase,
        places,
        scope,
      )
      // "A column Parking with yes, no, yes" is no row of a table.
      if (phrase.kinds.includes('column') && where.beside.block?.kind === 'table') throw new Unfit()
      // "A card called Cost with the text £30 a year".
      const [name, text, ...further] = payloads
      const texts =
        name?.isTitle && text !== undefined && further.length === 0
          ? [`${name.text} – ${text.text}`]
          : // "A row Chai latte **with 3.70 and 4.00**" is one text.
            where.beside.block?.kind === 'table' && payloads.every(({ by }) => by !== 'quote')
            ? [`${payload.text} ${slots.clause.text(payload.end, payloads.at(-1)?.end)}`.trim()]
            : payloads.map((one) => one.text)
      const wanted = phrase.which.by === 'new' ? phrase.which.count : 1
      const parts = wanted > 1 && texts.length === 1 ? partsOfPayload(payload.text) : texts
      if (wanted > 1 && parts.length !== wanted) throw new Unfit()
      const isTyped = payloads.every(({ by }) => by !== 'quote')
      const begun = isTyped ? parts.map((part) => asBegun(world, where, part)) : parts
      insertAt(world, where, begun, !isTyped)
    }
  },
}

/** "Add row Globex, Bonn, 15": a row of the one table that has as many columns as are given; undefined where there is none, or several. */
function tableOfRow(
  world: World,
  phrase: ThingPhrase,
  slideIds: readonly string[] | undefined,
  cells: number,
): ThingPhrase | undefined {
  if (cells < 2 || phrase.among !== undefined) return undefined
  const tables = world
    .things(slideIds)
    .filter(({ kind, block }) => kind === 'block' && block?.kind === 'table')
  const [fitting, ...others] = tables.filter(
    ({ block }) => block?.kind === 'table' && block.columns.length === cells,
  )
  if (fitting === undefined || others.length > 0) return undefined
  return { ...phrase, kinds: ['row'], among: 'table', on: [fitting.slideId] }
}

/** Whether a step is for slides as wholes. */
const isOfSlides = (step: EditStep): boolean => 'op' in step && ofSlides.includes(step.op)

const ofSlides = ['move_slide', 'swap_slides', 'duplicate_slide', 'insert_slide', 'delete_slide']

/** Where something goes, a list that is only named among it, and "a new **first** point". */
export function placesOf(slots: Slots, phrase?: ThingPhrase): Place[] {
  const list = slots.thing(['side', 'block'])
  const said = slots.takeAll('place').map(({ place }) => place)
  const which = phrase?.which
  const [rank] = which?.by === 'new' ? (which.places?.(Number.POSITIVE_INFINITY) ?? []) : []
  const places = rank === undefined ? said : [...said, { at: 'place' as const, place: rank }]
  return list === undefined ? places : [...places, { at: 'in', thing: list }]
}

/** "A step after Wait with the head “Pack” and the text “…”": words without a text of their own name it. */
function itemWithFields(
  slots: Slots,
  phrase: ThingPhrase,
  given: { fields: readonly Given[]; payloads: readonly { text: string }[] },
): Deed | undefined {
  const { fields, payloads } = given
  const [name, ...others] = payloads
  if (others.length > 0 || (phrase.which.by === 'new' && phrase.which.count > 1)) return undefined
  const places = placesOf(slots, phrase)
  const slides = slidesNamed(slots)
  return (world) => {
    const where = insertionPlace(world, phrase, places, world.scope(slides(world)))
    const all =
      name === undefined ? fields : [{ field: 'head', text: name.text } as const, ...fields]
    insertAt(world, where, [itemOfFields(where.beside.block?.kind ?? '', all)])
  }
}

type Given = Parameters<typeof itemOfFields>[1][number]

function saysSeveral(text: string): boolean {
  return partsOfPayload(text).length > 1 || /(?:^|\s)\d+[.)]\s/.test(text)
}

/** "Put ‘insure it’ last on the Owner's side", "add Garden hoses to the No thanks list", "add 10:21 … into the timeline". */
export const putInList: Frame = {
  name: 'put_in_list',
  isNew: true,
  read(slots) {
    const verbs = slots.all('verb')
    // "Slide 9, as the last point: …".
    const isRanked = slots.all('place').some(({ place }) => rank.includes(place.at))
    if (!slots.verbs(['add', 'put', 'write', 'append'], { silent: isRanked })) return undefined
    const payload = slots.take('payload')
    const into = slots.take(
      'place',
      ({ place }) =>
        place.at === 'in' && place.thing.kinds.some((kind) => kind === 'side' || kind === 'block'),
    )?.place
    // Words without a sign before them would end anywhere before the list.
    const isMarked = payload?.by === 'quote' || payload?.by === 'colon'
    // "On 4 **add** Tea **as first bullet**".
    const isAdded = isRanked && verbs.some(({ token }) => means(token, 'add', 'append'))
    const list =
      into?.at === 'in' ? into.thing : isMarked ? slots.thing(['side', 'block']) : undefined
    const places = slots.takeAll('place')
    const anchored = places.some(({ place }) => place.at === 'between' || 'thing' in place)
    // "Put **builder** before part": in which order, and no text.
    const isOrder =
      !isMarked &&
      places.some(({ place }) => ['before', 'after', 'between'].includes(place.at)) &&
      verbs.every(({ token }) => means(token, 'put') && !means(token, 'add', 'write', 'append'))
    if (isOrder) return undefined
    // "On 9 add: …": what is marked as words is one of those that the slide lists.
    const isSlide = (isRanked && payload?.by === 'colon') || slots.all('slides').length > 0
    const isLine = (isMarked || isAdded) && !saysSeveral(payload?.text ?? '') && isSlide
    if (payload === undefined || (list === undefined && !anchored && !isLine)) return undefined
    if (verbs.length === 0 && !isLine) return undefined
    const slides = slidesNamed(slots)
    const isOpen = places.length === 0 && (list === undefined || list.which.by === 'kind')
    return (world) => {
      const { by, text } = payload
      const given = by === 'quote' ? [text] : partsBySigns(text)
      const ids = world.slidesMeant(slides(world)) ?? world.session.context.lastChangedSlideIds
      if (isOpen && fillsEmpty(world, ids, given)) return
      const where = insertionPlace(
        world,
        list ?? (anchored ? beside : line),
        places.map(({ place }) => place),
        world.scope(slides(world)),
      )
      // A list is not a table, whose rows have several parts.
      if (
        list !== undefined &&
        (list.among ?? 'list') === 'list' &&
        where.beside.block?.kind === 'table'
      )
        throw new Unfit()
      const parts = where.beside.block?.kind === 'table' ? [text] : given
      insertAt(
        world,
        where,
        by === 'quote' ? parts : parts.map((one) => asBegun(world, where, one)),
        by === 'quote',
      )
    }
  },
}

/** Which of its list something becomes. */
const rank: readonly Place['at'][] = ['start', 'end', 'place']

/** Makes a list of points of a slide on which nothing stands yet; false for any other. */
export function fillsEmpty(
  { session }: World,
  slideIds: readonly string[] | undefined,
  points: readonly string[],
): boolean {
  const [slideId = '', ...others] = slideIds ?? []
  const slide = session.slide(slideId)
  if (slide === undefined || others.length > 0 || session.isStandIn(slideId)) return false
  const { layout, blocks } = chosenVariant(slide)
  if (layout !== 'bullets' || blocks.length > 0) return false
  const items = points.map((text) => ({
    text,
    sources: [],
    added: true as const,
    level: 0 as const,
  }))
  const block = { kind: 'bullets' as const, id: session.context.newId(), items }
  session.operate({ op: 'add_block', slideId, block })
  session.remember([slideId])
  return true
}

/** What something stands beside, where no list is named. */
const beside: ThingPhrase = { kinds: ['item', 'row'], which: { by: 'kind' }, isBare: false }

/** What a slide lists line by line; a table's rows have several parts. */
const line: ThingPhrase = { kinds: ['item'], which: { by: 'kind' }, isBare: false }

/** Words typed in small letters begin as the others of their list do; those in quotation marks stay as they are. */
function asBegun(world: World, { beside }: Insertion, words: string): string {
  const others = siblings(world, beside).map(({ texts }) => texts[0]?.text ?? '')
  const begin = others.length > 0 && others.every((text) => !/^\p{Ll}/u.test(text))
  return begin && /^\p{Ll}\p{Ll}*(?![\p{L}\p{N}/@.])/u.test(words)
    ? words.charAt(0).toLocaleUpperCase(world.session.now.language) + words.slice(1)
    : words
}

/** @throws {Unfit} where no list is meant. */
export function insertionPlace(
  world: World,
  phrase: ThingPhrase,
  places: readonly Place[],
  slideIds: readonly string[] | undefined,
): Insertion {
  const [list, ...within] = [
    ...places.filter(({ at }) => at === 'in'),
    ...places.filter(({ at }) => at !== 'in'),
  ]
  // "At the end of **How we start**": a slide, by its title.
  if (list?.at === 'in' && list.thing.isBare && list.thing.kinds.includes('title')) {
    const title = world.resolveOne({ ...list.thing, kinds: ['title'] }, slideIds)
    return insertionPlace(world, phrase, within, [title.slideId])
  }
  if (list === undefined)
    return { beside: world.holder ?? anyOf(world, phrase, slideIds), index: undefined }
  if (within.length > 1) throw new Unfit()
  const [place] = list.at === 'in' ? within : [list]
  const beside =
    list.at === 'in'
      ? world.resolveOne(asHolder(list.thing), slideIds)
      : (world.holder ?? anyOf(world, phrase, slideIds, place))
  if (place === undefined) return { beside, index: undefined }
  const things = siblings(world, beside)
  switch (place.at) {
    case 'start':
      return { beside, index: things[0]?.index ?? 0 }
    case 'end':
      return { beside, index: undefined }
    case 'place':
      return { beside, index: things[place.place]?.index }
    case 'between': {
      // "The first and second bullet" are one phrase.
      const named = place.first === place.second ? [place.first] : [place.first, place.second]
      const [first, second, ...others] = named
        .flatMap((one) => world.resolve(asItems(one), [beside.slideId]))
        .sort((one, other) => one.index - other.index)
      if (others.length > 0) throw new Unfit()
      if (first === undefined || second?.index !== first.index + 1) throw new Unfit()
      return { beside: second, index: second.index }
    }
    case 'before':
    case 'after': {
      const thing = world.resolveOne(asItems(place.thing), [beside.slideId])
      // Below the name of a side is on that side.
      if (thing.kind === 'side' && place.at === 'after') return { beside: thing, index: undefined }
      if (place.at === 'before') return { beside: thing, index: thing.index }
      // After what stands below it.
      const next = siblings(world, thing).find(({ index }) => index > thing.index)
      return { beside: thing, index: next?.index }
    }
    default:
      throw new Unfit()
  }
}

/** Words alone name the side or the list that they head, where they do. */
function asHolder(phrase: ThingPhrase): ThingPhrase {
  const kinds = phrase.kinds.filter((kind) => kind === 'side' || kind === 'block')
  return phrase.isBare && kinds.length > 0 ? { ...phrase, kinds } : phrase
}

/** Words of an item name it. */
export function asItems(phrase: ThingPhrase): ThingPhrase {
  return phrase.isBare
    ? { ...phrase, kinds: phrase.kinds.filter((kind) => listed.includes(kind)) }
    : phrase
}
const listed: readonly ThingKind[] = ['item', 'row', 'column', 'category', 'series', 'side']

/** A place as it is said of what goes there: "a **step** after the second". */
const hinted = (place: ThingPhrase, { prefers }: ThingPhrase): ThingPhrase =>
  place.prefers === undefined && prefers !== undefined && !place.isBare
    ? { ...place, prefers }
    : place

/** One of the things beside which the new one will stand. */
function anyOf(
  world: World,
  phrase: ThingPhrase,
  slideIds: readonly string[] | undefined,
  place?: Place,
): Thing {
  const anchor =
    place?.at === 'between' ? place.first : place && 'thing' in place ? place.thing : undefined
  if (anchor !== undefined) {
    const [first, ...others] = world.resolve(asItems(hinted(anchor, phrase)), slideIds)
    const isOne = others.every(
      ({ slideId, block }) => slideId === first?.slideId && block?.id === first.block?.id,
    )
    if (first === undefined || !isOne || (others.length > 0 && place?.at !== 'between'))
      throw new Unfit()
    return first
  }
  if (phrase.which.by === 'text') return world.resolveOne(phrase, slideIds)
  const kinds: readonly ThingKind[] = phrase.kinds.includes('block')
    ? ['item', 'row', 'category']
    : // "One more line" is one of whatever stands there line by line.
      phrase.kinds.every((kind) => kind === 'row')
      ? ['row', 'item']
      : phrase.kinds
  const { among, prefers } = phrase
  const { mentioned } = world.session
  const all = world.resolve(
    {
      kinds,
      isBare: false,
      which: { by: 'all' },
      ...(among === undefined ? {} : { among }),
      ...(prefers === undefined ? {} : { prefers }),
    },
    slideIds ?? phrase.on ?? (mentioned.length > 0 ? mentioned : undefined),
  )
  const lists = new Set(
    all.map(({ block, column, kind }) => `${block?.id} ${kind === 'item' ? column : ''}`),
  )
  const [first] = all
  if (first === undefined || lists.size !== 1) throw new Unfit()
  return first
}

/** The things that stand in one list with another, as they are counted. */
export function siblings(world: World, one: Thing): Thing[] {
  return world
    .things([one.slideId])
    .filter(
      ({ kind, block, column, place }) =>
        block?.id === one.block?.id &&
        place >= 0 &&
        (one.kind === 'side' || one.kind === 'block'
          ? ['item', 'row', 'category'].includes(kind)
          : kind === one.kind) &&
        (one.column === undefined || kind !== 'item' || column === one.column),
    )
}
