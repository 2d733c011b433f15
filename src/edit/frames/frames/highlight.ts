import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import { Unfit } from '../world.ts'

const axes = {
  item: 'items',
  row: 'rows',
  column: 'columns',
  side: 'columns',
  category: 'categories',
  series: 'series',
} as const

/** "Highlight the Tickets row". */
export const highlight: Frame = {
  name: 'set_highlight',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['highlight'])) return undefined
    const phrase = slots.take('thing', ({ phrase }) => phrase.which.by !== 'new')?.phrase
    if (phrase === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const thing = world.resolveOne(phrase, world.scope(slides(world)))
      const { kind, slideId, block, index } = thing
      if (!(kind in axes) || block === undefined) throw new Unfit()
      world.session.operate({
        op: 'set_highlight',
        slideId,
        blockId: block.id,
        axis: axes[kind as keyof typeof axes],
        index,
      })
      world.session.remember([slideId])
    }
  },
}
