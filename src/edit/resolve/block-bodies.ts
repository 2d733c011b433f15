import type { Block } from '../../deck/blocks/block.ts'
import { listOf, thingsOf, withThings } from '../../deck/blocks/block-list.ts'
import { partOf, withPart } from '../../deck/blocks/printed-text.ts'
import { sayAnew } from '../../deck/marks/change-marks.ts'
import type { SourcedText } from '../../deck/sourced-text.ts'

/** What a line of a slide says, with what names it: of a card its head and foot, of a bullet nothing. */
export interface Body {
  text: string
  sources: SourcedText['sources']
  /** Empty where nothing else stands with the text. */
  beside: string
}

/**
 * The block with each of its running texts put through `change`. What names things and what is quoted, counted, dated
 * or programmed stays.
 */
export function mapBodies(block: Block, change: (body: Body) => string): Block {
  if (block.kind === 'comparison') {
    const said = (one: SourcedText) =>
      withPart(one, 'text', sayAnew(one, change({ ...one, beside: '' })))
    return {
      ...block,
      sides: block.sides.map((side) => ({
        ...side,
        ...(side.items && { items: side.items.map(said) }),
      })),
      rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(said) })),
    }
  }
  const { body, parts = [] } = listOf(block) ?? {}
  if (body === undefined) return block
  const things = thingsOf(block).map((thing) => {
    const printed = partOf(thing, body)
    if (printed === undefined) return thing
    const { sources = [] } = thing
    const others = parts.filter((part) => part !== body).map((part) => thing[part])
    const beside = others.filter(Boolean).join(' ')
    const said = change({ text: printed.text, sources, beside })
    return withPart(thing, body, sayAnew(printed, said))
  })
  return withThings(block, things)
}
