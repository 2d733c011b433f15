import type { Clause } from '../clauses/clause.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { slidesAbout } from './slides-about.ts'

/** Words that something is done to, where they are no reference by themselves. */
interface SpokenSubject {
  text: string
  /** Whether they may also mean what every slide has: "the points". */
  known: boolean
}

/** "Turn **the milestones** into bullets": the words of a range, when they say more than "the text" or "it". */
export function spokenSubject(clause: Clause, from: number, to: number): SpokenSubject | undefined {
  let [begin, end] = [from, to]
  while (begin < end && clause.is(begin, 'the', 'of', 'from', 'all')) begin += 1
  while (end > begin && clause.is(end - 1, 'into', 'to', 'as', 'in', 'a', 'the', 'with', 'is'))
    end -= 1
  const words = clause.tokens.slice(begin, end)
  if (words.length === 0 || words.some((token) => token.kind !== 'word')) return undefined
  const known = words.every((token) => !isUnknown(token))
  if (known && !words.some((token) => means(token, 'point') || isPlainItem(token))) return undefined
  return { text: clause.text(begin, end), known }
}

/** "Milestones" may be what a slide is called, "columns" is how one looks. */
function isPlainItem({ concepts }: Token): boolean {
  return concepts.includes('item') && concepts.every((one) => one === 'item' || one === 'single')
}

/**
 * The slides that say such words; undefined where none does and the words may mean something else.
 * @throws {Unclear} when it is not clear which.
 */
export function slidesSaying(
  subject: SpokenSubject | undefined,
  session: Session,
): string[] | undefined {
  if (subject === undefined) return undefined
  const found = session.search.find(subject.text).length > 0
  return subject.known && !found ? undefined : slidesAbout(session, subject.text, { plural: false })
}
