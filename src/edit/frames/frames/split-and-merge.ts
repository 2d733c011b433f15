import type { Block } from '../../../deck/blocks/block.ts'
import {
  arrangeItems,
  itemCount,
  mergeItems,
  partsBefore,
} from '../../../deck/blocks/change-items.ts'
import { partCount } from '../../../deck/blocks/divide-blocks.ts'
import { chosenVariant } from '../../../deck/slide.ts'
import { Declined } from '../../reading-errors.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf, ThingPhrase } from '../span.ts'
import type { Thing } from '../thing.ts'
import { Unfit, type World } from '../world.ts'
import { insertAt } from './insert-at.ts'
import { asItems, fillsEmpty, insertionPlace } from './items.ts'
import { givenTitle, insert, slidePlace, takeNewSlide } from './new-slides.ts'
import { moveTo } from './order.ts'

/** "Split slide 9 after step 3", "before the last point", "between steps 2 and 3". */
export const splitAtThing: Frame = {
  name: 'split_slide',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['split'])) return undefined
    const place = slots.take('place', isAtThing)?.place
    if (place?.at !== 'after' && place?.at !== 'before' && place?.at !== 'between') return undefined
    const phrase = place.at === 'between' ? place.first : place.thing
    if (phrase === undefined) return undefined
    // "**In two** after the second bullet".
    slots.take('pieces', ({ count }) => count === 2)
    slots.take('number', ({ value }) => value === 2)
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const things = splitAt(world, phrase, world.slidesMeant(slides(world)))
      const parts = [...new Set(things.map(({ slideId }) => slideId))].flatMap((slideId) => {
        const own = things.filter((one) => one.slideId === slideId).map(({ place }) => place)
        const at =
          place.at === 'after'
            ? Math.max(...own) + 1
            : Math.min(...own) + (place.at === 'between' ? 1 : 0)
        const newSlideId = session.context.newId()
        session.operate({
          op: 'split_slide',
          slideId,
          newSlideId,
          at: partsAbove(world, things[0], slideId, at),
        })
        return [slideId, newSlideId]
      })
      session.remember(parts)
    }
  },
}

const isAtThing = ({ place }: SpanOf<'place'>) =>
  place.at === 'after' || place.at === 'before' || place.at === 'between'

/** @throws {Declined} where a place in a list is named that none there has. */
function splitAt(
  world: World,
  phrase: ThingPhrase,
  slideIds: readonly string[] | undefined,
): Thing[] {
  try {
    return counted(world, phrase, slideIds)
  } catch (error) {
    if (!(error instanceof Unfit) || phrase.which.by !== 'places') throw error
    throw new Declined('nothing_to_do', 'What the slide shall be split at does not stand there.')
  }
}

/** "After **two steps**" is behind the second. */
function counted(
  world: World,
  phrase: ThingPhrase,
  slideIds: readonly string[] | undefined,
): Thing[] {
  const { which } = phrase
  const places = (count: number) =>
    which.by === 'new' && which.count <= count ? [which.count - 1] : []
  const named =
    which.by === 'new' ? { ...phrase, which: { by: 'places', places } as const } : phrase
  return world.resolve(asItems(named), slideIds)
}

/** How many parts of a slide stand above one of the things of a list. */
function partsAbove(world: World, thing: Thing | undefined, slideId: string, at: number): number {
  const slide = world.session.slide(slideId)
  const blocks = slide === undefined ? [] : chosenVariant(slide).blocks
  const block = blocks.find(
    ({ id, kind }) => id === thing?.block?.id || kind === thing?.block?.kind,
  )
  if (block === undefined) throw new Unfit()
  const above = blocks.slice(0, blocks.indexOf(block))
  return above.reduce((sum, one) => sum + partCount(one), partsBefore(block, at))
}

/** "Merge steps 2 and 3 on slide 7", "join the last two bullets". */
export const mergeThings: Frame = {
  name: 'merge_items',
  read: (slots) =>
    slots.verbs(['merge', 'put', 'add'])
      ? changeList(slots, (block, places, language) =>
          places.length > 1 ? mergeItems(block, places, language) : undefined,
        )
      : undefined,
}

/** "Duplicate point 2 on slide 9": one more of it, right below. */
export const copyThings: Frame = {
  name: 'copy_item',
  read: (slots) =>
    slots.verbs(['duplicate']) && !slots.all('slides').some(({ isGoal }) => isGoal)
      ? changeList(slots, (block, places) => {
          const order = Array.from({ length: itemCount(block) }, (_, at) => at)
          return arrangeItems(
            block,
            order.flatMap((at) => (places.includes(at) ? [at, at] : [at])),
          )
        })
      : undefined,
}

/** "Copy the first point of slide 7 to slide 6", "move the helmet to slide 2": to the end of a list on another slide, or where that is said. */
export const itemsToSlide: Frame = {
  name: 'move_items',
  isNew: true,
  read(slots) {
    const isCopied = slots.verbs(['duplicate'])
    // "The first bullet **should be** the last slide" moves none.
    const isMoved = slots.all('verb').every(({ token }) => !means(token, 'shall'))
    if (!isCopied && !(isMoved && slots.verbs(['move']))) return undefined
    const spans = slots.takeAll('thing', ({ phrase: { kinds } }) => kinds.includes('item'))
    const places = slots.takeAll('place').map(({ place }) => place)
    const slides = slots.takeAll('slides')
    const [to] = slides.slice(-1)
    if (spans.length === 0 || slots.namesAny || to === undefined || slides.length > 2)
      return undefined
    // "Duplicate point 2 on slide 9" counts the points there; of which slide "the points" are is not said.
    const isThere = ({ phrase: { which } }: SpanOf<'thing'>) =>
      which.by !== 'text' && !(to.isGoal && which.by === 'places')
    if (slides.length < 2 && spans.some(isThere)) return undefined
    return (world) => {
      const [target = '', ...others] = to.reference.ids()
      const from = slides.length < 2 ? undefined : slides[0]?.reference.ids()
      const things = spans.flatMap(({ phrase }) => world.resolve(asItems(phrase), from))
      const isElsewhere = things.every(({ slideId, kind }) => kind === 'item' && slideId !== target)
      if (others.length > 0 || !isElsewhere) throw new Unfit()
      // "Move **the agenda** to slide 5" is said of what is called so.
      if (!isCopied && spans.some(({ phrase }) => namesSlide(world, phrase))) throw new Unfit()
      const texts = things.map((one) => one.texts.map(({ text }) => text).join(' – '))
      if (isCopied && fillsEmpty(world, [target], texts)) return
      const where = insertionPlace(world, anyItem, places, [target])
      if (isCopied) insertAt(world, where, texts)
      else moveTo(world, things, where.beside, where.index)
      world.session.remember([target])
    }
  },
}

/** Whether words name a slide as well. */
const namesSlide = ({ session }: World, { which }: ThingPhrase) =>
  which.by === 'text' && session.search.isCalled(which.text)

/** "The last two points of slide 10 on a new slide after it, title “Paperwork”": they go from where they stand. */
export const splitOff: Frame = {
  name: 'split_slide',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['put', 'move', 'make', 'split'], { silent: true })) return undefined
    if (!takeNewSlide(slots)) return undefined
    const phrase = slots.take(
      'thing',
      ({ phrase: { kinds, which } }) => which.by !== 'new' && kinds.includes('item'),
    )?.phrase
    const place = slidePlace(slots)
    // Right behind is where it goes anyway.
    slots.take('sign', ({ concept }) => concept === 'afterIt')
    const title = givenTitle(slots) ?? slots.take('payload', ({ by }) => by === 'quote')?.text
    if (phrase === undefined || title === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const things = world.resolve(
        asItems(phrase),
        world.slidesMeant(slides(world)) ?? world.scope(undefined),
      )
      const [first] = things
      if (first?.block === undefined || things.some(({ block }) => block?.id !== first.block?.id))
        throw new Unfit()
      const { slideId, block: from } = first
      const order = things.map(({ place }) => place).sort((one, other) => one - other)
      const slide = session.slide(slideId)
      const block = arrangeItems(from, order)
      if (block === undefined || slide === undefined || order.length === itemCount(from))
        throw new Unfit()
      session.remember([slideId])
      const position = place() ?? session.position(slideId) + 1
      const made = insert(world, position, {
        title,
        layout: chosenVariant(slide).layout,
        block: (id) => ({ ...block, id }),
      })
      const items = things.map(({ index }) => index)
      session.operate({ op: 'delete_items', slideId, blockId: from.id, items })
      session.remember([made])
    }
  },
}

const anyItem: ThingPhrase = { kinds: ['item'], which: { by: 'kind' }, isBare: false }

/** What an agenda lists follows the slides. */
function isFree({ session }: World, { slideId }: Thing): boolean {
  const slide = session.slide(slideId)
  return slide !== undefined && chosenVariant(slide).layout !== 'agenda'
}

/** Changes the list that the things of a wish stand in, by their places. */
function changeList(
  slots: Slots,
  change: (block: Block, places: readonly number[], language: string) => Block | undefined,
) {
  const spans = slots.takeAll('thing', ({ phrase }) =>
    phrase.kinds.some((kind) => kind === 'item' || kind === 'row'),
  )
  if (spans.length === 0 || slots.namesAny) return undefined
  const slides = slidesNamed(slots)
  return (world: World) => {
    const { session } = world
    const ids = world.slidesMeant(slides(world))
    // "Copy row 2 of slide 6 to slide 5".
    if (ids !== undefined && ids.length > 1) throw new Unfit()
    const things = spans.flatMap(({ phrase }) =>
      world.resolve(asItems(phrase), ids, (thing) => isFree(world, thing)),
    )
    const [first] = things
    const isElsewhere = ({ block, slideId }: Thing) =>
      block?.id !== first?.block?.id || slideId !== first?.slideId
    if (first?.block === undefined || things.some(isElsewhere)) throw new Unfit()
    const places = things.map(({ place }) => place).sort((one, other) => one - other)
    const block = change(first.block, places, session.now.language)
    if (block === undefined || places.includes(-1)) throw new Unfit()
    session.operate({ op: 'update_block', slideId: first.slideId, block })
    session.remember([first.slideId])
  }
}
