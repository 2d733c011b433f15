import type { Clause } from '../clauses/clause.ts'
import { type Thing, thingsOn } from '../frames/thing.ts'
import { plainWords } from '../frames/world.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined } from '../reading-errors.ts'
import { likelyIds } from '../references/likely-ids.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { isUnknown, means } from '../words/token.ts'

/** All that may stand beside the item and its slide. */
const small: readonly Concept[] = ['delete', 'the', 'please', 'particle', 'from', 'in', 'of', 'to']

/**
 * "Remove **John Price** from team": deletes the only item of the slide named that begins with these words; where they are less
 * than all up to its first sign, it is asked.
 * @returns false where no such item stands there.
 */
export function deleteNamedItem(
  clause: Clause,
  session: Session,
  references: readonly Reference[],
): boolean {
  const [where, ...others] = references
  if (session.conditional || where === undefined || others.length > 0) return false
  const { tokens } = clause
  const isIn = (at: number) => at >= where.start && at < where.end
  const own = tokens.flatMap((one, at) => (isIn(at) || means(one, ...small) ? [] : [at]))
  const [from, to] = [own[0], own.at(-1)]
  if (from === undefined || to === undefined) return false
  const said = tokens.slice(from, to + 1)
  const isName = said.every(({ kind }, at) => kind === 'word' && !isIn(from + at))
  if (!isName || !said.some(isUnknown)) return false
  const words = plainWords(clause.instruction.slice(tokens[from]?.start, tokens[to]?.end))
  const [slideId, ...more] = likelyIds(session, where)
  const slide = slideId === undefined ? undefined : session.slide(slideId)
  if (slide === undefined || more.length > 0) return false
  const items = thingsOn(slide).filter(
    ({ kind, texts }) =>
      kind === 'item' && `${plainWords(texts[0]?.text ?? '')} `.startsWith(`${words} `),
  )
  const [item, ...further] = items
  if (item?.block === undefined || further.length > 0) return false
  confirmItem(session, item, words)
  const target = { slideId: slide.id, blockId: item.block.id }
  session.operate({ op: 'delete_items', ...target, items: [item.index] })
  session.remember([slide.id])
  return true
}

/** What names an item stands before its first comma, dash or colon. */
const name = /^.+?(?=[,;:：，、(（]|\s[–—-]\s|$)/su

/** @throws {Unclear} unless it was answered. @throws {Declined} when the answer was no. */
function confirmItem(session: Session, { texts, slideId }: Thing, words: string): void {
  const text = texts[0]?.text ?? ''
  if (plainWords(name.exec(text)?.[0] ?? '') === words) return
  const question = `Shall “${text}” be deleted from ${session.slideName(slideId)}?`
  const options = { yes: 'Yes, delete it', no: 'No, keep it' }
  if (!session.confirm('deletion of an item', question, options))
    throw new Declined('called_off', 'Nothing was deleted.')
}
