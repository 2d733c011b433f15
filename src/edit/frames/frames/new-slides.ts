import type { Block } from '../../../deck/blocks/block.ts'
import type { LayoutName } from '../../../deck/slide.ts'
import { newSlide } from '../../resolve/new-slide.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf, ThingPhrase } from '../span.ts'
import type { World } from '../world.ts'

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

/** Takes a slide that is to be made, and whether there is one; "new" may stand behind it as well. */
export function takeNewSlide(slots: Slots): boolean {
  return slots.take('thing', isNewSlide) !== undefined
}

function isNewSlide({ phrase }: { phrase: ThingPhrase }): boolean {
  return phrase.kinds.includes('slide') && phrase.which.by === 'new' && phrase.type === undefined
}
