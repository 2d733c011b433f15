import { actions } from '../lexicons/verbs.ts'
import { openEndAt } from '../references/open-end.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import { isBlock, type Reference } from '../references/reference.ts'
import type { ReferenceText } from '../references/reference-reader.ts'
import * as resolve from '../references/resolve-reference.ts'
import { means, type Token } from '../words/token.ts'

/** "From slide 6 **on**", "**ab** Folie 6", "from 4 to the end", "8枚目**以降**": it and all behind it. */
export function openEnded(given: ReferenceText, start: number): Reference | undefined {
  const { tokens, session } = given
  const isOpen = means(tokens[start], 'fromOnwards')
  const from = isOpen || means(tokens[start], 'from') ? start + 1 : start
  const options = { bareNumbers: true, bareTopics: false, ranges: false }
  const first = parseReferenceList({ ...given, isPart: true }, from, options)
  if (first === undefined || first.plural || first.form === 'all') return undefined
  const isSaid = first.slideSaid || first.form === 'number'
  if (!isSaid || (from === start && !means(tokens[first.end], 'onwards'))) return undefined
  const behind = openEndAt(tokens, first.end)
  const end = behind ?? (isOpen && !means(tokens[first.end], 'through') ? first.end : undefined)
  if (end === undefined) return undefined
  const ids = () => resolve.allFrom(session, first.ids(), 0)
  return { start, end, form: 'ordinal', slideSaid: true, plural: true, ids }
}

/** What stands between a word for "except" and what is left out: "but not **those on** 9", "menos **o do** gráfico". */
const between = ['in', 'of', 'about', 'from', 'the', 'one', 'it', 'them', 'this'] as const

/**
 * "All notes go, **except on the first and the last slide**", "all titles …, **just not the cover and not slide 4**": all other slides.
 * "Not" leaves slides out only of several; of one it says what is not meant.
 */
export function exceptAt(given: ReferenceText, start: number): Reference | undefined {
  const { tokens, session } = given
  const opens = means(tokens[start], 'only') ? start + 1 : start
  const isOfMany = tokens.slice(0, start).some(saysMany)
  const isExcept = (at: number) =>
    means(tokens[at], 'except') || (isOfMany && means(tokens[at], 'not'))
  if (!isExcept(opens)) return undefined
  const left: Reference[] = []
  let end = start
  for (let at = opens; isExcept(at); ) {
    const one = leftOut(given, at + 1)
    if (one === undefined) break
    left.push(one)
    end = one.end
    at = end
    while (/^[,，、]$/.test(tokens[at]?.text ?? '') || means(tokens[at], 'and')) at += 1
  }
  if (left.length === 0) return undefined
  const ids = () => resolve.all(session, [...new Set(left.flatMap((one) => one.ids()))])
  return { start, end, form: 'all', slideSaid: true, plural: true, leavesOut: true, ids }
}

/** The slides that words behind "except" name. */
function leftOut(given: ReferenceText, from: number): Reference | undefined {
  const { tokens } = given
  const options = { bareNumbers: true, bareTopics: false, ranges: true }
  let at = from
  for (;;) {
    const found = parseReferenceList({ ...given, isPart: true }, at, options)
    // "All titles, not **the table**" is set against titles; "the one **with** the chart" is a slide.
    const isHeld = tokens
      .slice(from, found?.end)
      .some((one) => means(one, 'in', 'of', 'with', 'one', 'about'))
    const isOfKind = found?.kind !== undefined && (isHeld || !isBlock(found))
    const isSlides = found?.slideSaid || found?.form === 'number' || isOfKind
    // "Except it" names none, and what is "the one with the chart" is read behind "with".
    if (found !== undefined && isSlides && !['all', 'pronoun'].includes(found.form)) return found
    if (!means(tokens[at], ...between, 'with', 'a') || at - from > 4) return undefined
    at += 1
  }
}

/** Whether a word says that several are meant. */
const saysMany = (token: Token): boolean =>
  means(token, 'all', 'each', 'everything', 'everywhere', 'slides', 'through') &&
  !means(token, ...actions)
