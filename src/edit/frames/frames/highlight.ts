import type { Block } from '../../../deck/blocks/block.ts'
import type { SetHighlight } from '../../../deck/operations/operation.ts'
import { NothingThere } from '../../reading-errors.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { withoutNames } from '../rows-or-cells.ts'
import { slidesNamed } from '../slides-named.ts'
import { resolveWithin, whatAndWhere } from '../what-and-where.ts'
import { Unfit } from '../world.ts'

const axes = {
  item: 'items',
  row: 'rows',
  column: 'columns',
  side: 'columns',
  category: 'categories',
  series: 'series',
} as const

/** "Highlight the Tickets row", "highlight the Price column in the table". */
export const highlight: Frame = {
  name: 'set_highlight',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['highlight'])) return undefined
    const things = whatAndWhere(slots)
    if (things?.what.length !== 1) return undefined
    // "Highlight the Labels row **instead of the column**".
    const old = slots.take('former', ({ phrase }) => phrase !== undefined)?.phrase
    const slides = slidesNamed(slots)
    return (world) => {
      const named = resolveWithin(world, things, world.scope(slides(world)))
      const [thing, ...others] = withoutNames(named)
      if (thing === undefined || others.length > 0) throw new Unfit()
      const { kind, slideId, block, index } = thing
      if (!(kind in axes) || block === undefined) throw new Unfit()
      const axis = axes[kind as keyof typeof axes]
      for (const other of old === undefined ? [] : highlightedAxes(block))
        if (other !== axis && old?.kinds.some((one) => axes[one as keyof typeof axes] === other))
          world.session.operate({
            op: 'set_highlight',
            slideId,
            blockId: block.id,
            axis: other,
            index: null,
          })
      world.session.operate({
        op: 'set_highlight',
        slideId,
        blockId: block.id,
        axis,
        index,
      })
      world.session.remember([slideId])
    }
  },
}

/** "Remove the highlight from the table on slide 6": what stands out in a block no longer does, and nothing else goes. */
export const clearHighlight: Frame = {
  name: 'clear_highlight',
  isNew: true,
  read(slots) {
    const says = slots.all('verb').some(({ token }) => means(token, 'highlight'))
    if (slots.namesAny || !says || !slots.takesAway) return undefined
    // "**Take** the highlight **off**".
    const isOut = slots.take('sign', ({ concept }) => concept === 'out') !== undefined
    if (!slots.verbs(['delete', 'highlight', ...(isOut ? (['put', 'use'] as const) : [])]))
      return undefined
    const place = slots.take('place', ({ place }) => place.at === 'in')?.place
    const phrase = place?.at === 'in' ? place.thing : slots.thing(['block'])
    if (!phrase?.kinds.includes('block') || phrase.isBare) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const things = world.resolve(phrase, world.scope(slides(world)))
      const made = session.steps.length
      for (const { slideId, block } of things)
        for (const axis of block === undefined ? [] : highlightedAxes(block))
          session.operate({
            op: 'set_highlight',
            slideId,
            blockId: block?.id ?? '',
            axis,
            index: null,
          })
      if (session.steps.length === made) throw new NothingThere('Nothing is highlighted there.')
      session.remember(things.map(({ slideId }) => slideId))
    }
  },
}

/** Along which axes something of a block stands out. */
function highlightedAxes(block: Block): SetHighlight['axis'][] {
  switch (block.kind) {
    case 'table':
      return [
        ...(block.rows.some((row) => row.highlighted) ? (['rows'] as const) : []),
        ...(block.columns.some((column) => column.highlighted) ? (['columns'] as const) : []),
      ]
    case 'timeline':
      return block.items.some((item) => item.highlighted) ? ['items'] : []
    case 'comparison':
      return block.sides.some((side) => side.recommended) ? ['columns'] : []
    case 'chart':
      return [
        ...(block.highlightedCategory === undefined ? [] : (['categories'] as const)),
        ...(block.highlightedSeries === undefined ? [] : (['series'] as const)),
      ]
    default:
      return []
  }
}
