import type { ReadForm } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'

/**
 * "グラフのあるスライド", "有图表的页": the slides that hold something, where that is said before the noun, which has one form for one and
 * for several. Of slides that may go it is asked which, unless all are said.
 */
export const readHoldingKind: ReadForm = (reader) => {
  const { session } = reader
  if (!session.grammar.ownerFirst) return undefined
  const isAll = reader.eat('all', 'each') !== undefined
  const isBefore = reader.eat('with') !== undefined
  const kind = reader.eatKind()
  if (kind === undefined) return undefined
  if (!isBefore && reader.eat('with') === undefined) return undefined
  reader.eat('of')
  if (reader.eatSlide() === undefined) return undefined
  const ids = () =>
    session.careful && !isAll
      ? resolve.ofKind(session, kind, '', false)
      : resolve.everyOfKind(session, kind)
  return reader.done('all', ids, { kind, slideSaid: true, plural: true })
}
