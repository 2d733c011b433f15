import type { Block } from '../../../deck/blocks/block.ts'
import type { LayoutName } from '../../../deck/slide.ts'
import { newSlide } from '../../resolve/new-slide.ts'
import type { Frame } from '../frame.ts'
import { listOfPayload, partsOfPayload } from '../payload-list.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf, ThingPhrase } from '../span.ts'
import { Unfit, type World } from '../world.ts'

export const makes = ['add', 'make', 'put', 'write', 'use', 'convert', 'needs', 'receive'] as const

/** Where a new slide goes, when it is done: undefined where nothing is said. */
export function slidePlace(slots: Slots): () => number | undefined {
  const isPlace = ({ destination: { form } }: SpanOf<'destination'>) => form !== 'relative'
  const to = slots.take('destination', isPlace)?.destination
  return () => to?.position([])
}

export function givenTitle(slots: Slots): string | undefined {
  return (
    slots.part('title') ??
    slots.givenFor(['title']) ??
    slots.take('payload', ({ isTitle }) => isTitle === true)?.text
  )
}

/** Inserts a slide as it is given. */
export function insert(
  world: World,
  position: number | undefined,
  given: { title: string; layout: LayoutName; block?: (id: string) => Block },
): string {
  const { session } = world
  const id = session.context.newId()
  const block = given.block?.(`${id}-1`)
  session.operate({
    op: 'insert_slide',
    slide: newSlide(id, {
      layout: given.layout,
      title: given.title,
      blocks: block === undefined ? [] : [block],
    }),
    ...(position === undefined ? {} : { position }),
  })
  session.remember([id])
  return id
}

/** "Make 3 new slides at the end: Costs, Team and Timeline". */
export const addSlides: Frame = {
  name: 'add_slides',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const slide = slots.take(
      'thing',
      ({ phrase: { kinds, which } }) =>
        kinds.includes('slide') && which.by === 'new' && which.count > 1,
    )?.phrase
    if (slide?.which.by !== 'new' || (slide.type ?? 'new') !== 'new') return undefined
    const { count } = slide.which
    const sides = slots.take('sides')?.sides
    // "**Just** titles: …" asks for what is given, and nothing else.
    slots.take('sign', ({ concept }) => concept === 'only')
    const given = sides ? '' : (slots.part('title') ?? slots.take('payload')?.text)
    if (given === undefined || (sides !== undefined && sides.length !== count)) return undefined
    const place = slidePlace(slots)
    if (sides !== undefined)
      return (world) => {
        const position = place()
        for (const [at, { head, points }] of sides.entries())
          addWithPoints(world, position === undefined ? undefined : position + at, head, points)
      }
    return (world) => {
      const titles = listOfPayload(given, count)
      if (titles === undefined) throw new Unfit()
      const position = place()
      for (const [at, title] of titles.entries())
        insert(world, position === undefined ? undefined : position + at, {
          title,
          layout: 'bullets',
        })
    }
  },
}

const frameLayouts = { section: 'section', closing: 'closing', new: 'bullets' } as const

/** "A section slide “Money” before slide 6", "a closing slide, title …, text …", "a blank slide titled “Questions?”". */
export const addFrameSlide: Frame = {
  name: 'add_special',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const slide = slots.take(
      'thing',
      ({ phrase: { kinds, which, type } }) =>
        kinds.includes('slide') &&
        which.by === 'new' &&
        which.count === 1 &&
        (type ?? '') in frameLayouts,
    )?.phrase
    if (slide === undefined) return undefined
    const layout = frameLayouts[slide.type as keyof typeof frameLayouts]
    const place = slidePlace(slots)
    const title = givenTitle(slots) ?? slots.take('payload')?.text
    const text = slots.part('points')
    if (title === undefined || (text !== undefined && layout !== 'closing')) return undefined
    // Of words in quotation marks beside others it is not clear which are the title.
    if (/["“”„«»]/.test(title)) return undefined
    return (world) => {
      const position = place()
      if (layout === 'bullets') insert(world, position, { title, layout })
      else
        world.session.addSlide({
          request: 'add_slide',
          layout,
          title,
          ...(text === undefined ? {} : { points: [text] }),
          ...(position === undefined ? {} : { position }),
        })
    }
  },
}

/** "Make a slide Open questions after 5 with the points: Who pays? / Who locks up?". */
export const addSlideWithPoints: Frame = {
  name: 'add_slide',
  read(slots) {
    // "Slide 4: title “Visitors” and as bars" asks for no slide.
    const isNew = slots
      .all('thing')
      .some(({ phrase }) => phrase.kinds.includes('slide') && phrase.which.by === 'new')
    if (!slots.verbs(makes, { silent: isNew })) return undefined
    // 行「Otter」的名称改为「海獭」 asks for no slide.
    if (slots.all('thing').some(({ phrase }) => phrase.kinds.includes('row'))) return undefined
    const title =
      slots.givenFor(['title']) ??
      slots.take('payload', ({ isTitle }) => isTitle === true)?.text ??
      slots.givenFor(['slide'])
    if (title === undefined) return undefined
    slots.take('thing', ({ phrase }) => phrase.kinds.includes('slide') && phrase.which.by === 'new')
    // "Big number **61,000**" is more than a noun for what is given.
    if (slots.all('thing').some(({ phrase }) => phrase.which.by === 'places')) return undefined
    const isOfSteps = slots.all('thing').some(({ phrase }) => phrase.prefers === 'steps')
    const list = slots.givenFor(['item']) ?? slots.givenFor(['block'])
    slots.take('sign', ({ concept }) => concept === 'words')
    const payload = list === undefined ? slots.take('payload')?.text : list
    if (payload === undefined) return undefined
    const place = slidePlace(slots)
    return (world) => addWithPoints(world, place(), title, partsOfPayload(payload), isOfSteps)
  },
}

/** "A slide titled Train or plane that compares Train: 6 hours, €89 with Plane: 2 hours, €140". */
export const addVersus: Frame = {
  name: 'add_versus',
  isNew: true,
  read(slots) {
    if (!slots.verbs([...makes, 'compares'], { silent: true })) return undefined
    const isSlide = takeNewSlide(slots)
    const span = slots.take('sides')
    if (span === undefined) return undefined
    const comparison = slots.take('thing', ({ phrase }) => phrase.among === 'comparison')
    if (!isSlide && comparison === undefined) return undefined
    slots.take('sign', ({ concept }) => concept === 'compares')
    const { sides } = span
    const title = span.title ?? givenTitle(slots) ?? slots.take('payload')?.text
    const place = slidePlace(slots)
    return (world) =>
      insert(world, place(), {
        title: title ?? '',
        layout: 'comparison',
        block: (id) => comparisonOf(id, sides),
      })
  },
}

/** Given sides beside each other. */
export function comparisonOf(
  id: string,
  sides: readonly { head: string; points: readonly string[] }[],
): Block {
  return {
    kind: 'comparison',
    id,
    rows: [],
    sides: sides.map(({ head, points }) => ({
      text: head,
      sources: [],
      added: true,
      items: points.map((text) => ({ text, sources: [], added: true })),
    })),
  }
}

/** "A new slide after 6, title: Questions, points: Who pays?, Who locks up?". */
export const addSlideWithParts: Frame = {
  name: 'add_slide',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const points = slots.part('points')
    const isNew = slots.all('thing').some(isNewSlide)
    if (points === undefined || !isNew) return undefined
    takeNewSlide(slots)
    const place = slidePlace(slots)
    const title = givenTitle(slots) ?? slots.take('payload')?.text
    if (title === undefined) return undefined
    return (world) => addWithPoints(world, place(), title, partsOfPayload(points))
  },
}

/** Takes a slide that is to be made, and whether there is one; "new" may stand behind it as well. */
export function takeNewSlide(slots: Slots): boolean {
  return slots.take('thing', isNewSlide) !== undefined
}

function isNewSlide({ phrase }: { phrase: ThingPhrase }): boolean {
  return phrase.kinds.includes('slide') && phrase.which.by === 'new' && phrase.type === undefined
}

function addWithPoints(
  { session }: World,
  position: number | undefined,
  title: string,
  points: readonly string[],
  isOfSteps = false,
): void {
  session.addSlide({
    request: 'add_slide',
    ...(isOfSteps ? { layout: 'steps' as const } : {}),
    ...(position === undefined ? {} : { position }),
    title,
    points: [...points],
  })
}
