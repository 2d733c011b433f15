import type { Clause } from './clause.ts'

/** How often something shall be done, and the tokens that say so. */
interface HowOften {
  count: number
  start: number
  end: number
}

/** "twice", "three times": where a clause says how often; undefined where it does not. */
export function howOften(clause: Clause): HowOften | undefined {
  const at = clause.findLast(['times'])
  const token = clause.token(at)
  if (token === undefined) return undefined
  if (token.value !== undefined) return { count: token.value, start: at, end: at + 1 }
  const before = clause.token(at - 1)
  return clause.is(at - 1, 'number') && before?.value !== undefined
    ? { count: before.value, start: at - 1, end: at + 1 }
    : undefined
}
