import { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import { isBlock, type Reference } from '../references/reference.ts'
import { slidesSaying, spokenSubject } from '../references/spoken-subject.ts'
import type { Session } from '../session.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { onceInWish } from './once-in-wish.ts'
import { becomesAt, showing } from './read-becomes.ts'
import type { SpanOf } from './span.ts'
import { isSoleKind, nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'
import { Unfit } from './world.ts'

/** What says of slides that they go, or stay. */
const sparing: readonly Concept[] = ['delete', 'unwanted', 'keep']

/** What stands before a colon, as it is read from every word on. */
const tokensBefore = onceInWish(({ tokens }, colon) => tokens.slice(0, colon))

/** What is done with whole slides: what is named beside it may be a slide without its noun. */
export const wholly: readonly Concept[] = [
  'swap',
  'duplicate',
  'move',
  'rename',
  'regenerate',
  'delete',
  'unwanted',
  'hide',
  'merge',
  'split',
  'convert',
  ...rewriteStyles,
]

/** "Swap **3** with **the market overview**", "copy **Pricing**": of slides alone, whatever they are called by. */
export function calledAnyhow(text: WishText, start: number, session: Session): SpanOf<'slides'>[] {
  const { tokens, instruction } = text
  if (!tokens.some((one) => means(one, ...wholly, 'put', 'keep'))) return []
  // "Retitle **the last one**: Pipes first".
  const colon = tokens.findIndex((one, at) => at > start && isColon(one))
  const before = colon < 0 ? tokens : tokensBefore(text, colon, session)
  const given = { tokens: before, instruction, session }
  const ranges = tokens.some((one) =>
    means(one, 'merge', 'split', 'convert', 'hide', 'regenerate', ...sparing, ...rewriteStyles),
  )
  const options = { bareNumbers: true, bareTopics: true, ranges }
  const reference = parseReferenceList(given, start, options)
  if (reference === undefined || reference.end <= start) return []
  // "Set the caption of every table": given words are put somewhere too.
  const isWhole = tokens.some((one) => means(one, ...wholly, 'keep'))
  if (!isWhole && reference.end > start + 1) return []
  // "Put the image **last**" says where.
  const isBehind = !means(tokens[start - 1], 'the', 'put', 'keep')
  if (!isWhole && reference.form === 'ordinal' && start > 0 && isBehind) return []
  const isSwapped = tokens.some((one) => means(one, 'swap'))
  const isThing = isBlock(reference) && !reference.isOneOf
  if (isThing && tokens.some((one) => means(one, 'rename', 'convert'))) return []
  // "Rename **5** to …".
  const isCounted = isSwapped || means(tokens[start - 1], 'rename')
  const isRange = ranges && reference.plural && reference.end > start + 1
  if (!isCounted && reference.form === 'number' && !reference.isOneOf && !isRange) return []
  const cost = reference.form === 'number' ? 0.4 : reference.isOneOf ? 0.3 : 0.9
  return [{ type: 'slides', reference, start, end: reference.end, cost }]
}

/** What says that words are no name of a slide alone. */
const isElse = (one: Token) =>
  means(one, 'slide', 'slides', 'with', 'by', 'to', 'into') ||
  nounOf(one)?.kinds.every(isSoleKind) === true

/** "Turn **the milestones** into bullets", "make **the milestones** shorter": slides by what they say, behind the verb. */
export function slidesShown(text: WishText, start: number, session: Session): Reference[] {
  const { tokens, instruction } = text
  const verb = tokens[start - 1]
  const rewrites = means(verb, ...rewriteStyles)
  if (!rewrites && !means(verb, ...showing)) return []
  if (means(verb, 'change', 'replace') && !means(tokens[start], 'the', 'this', 'all')) return []
  const ends = tokens.flatMap((one, at) => {
    if (at <= start) return []
    const becomes =
      (means(one, 'into', 'as') || !means(one, 'in')) &&
      becomesAt(text, at).some((span) => span.type === 'kind' && span.isSaid)
    return becomes || means(one, ...rewriteStyles) ? [at] : []
  })
  const clause = new Clause(tokens, instruction)
  return (rewrites ? [...ends, tokens.length] : ends).flatMap((end) => {
    const isCalled = tokens.slice(start, end).some(isElse)
    const said = isCalled ? undefined : spokenSubject(clause, start, end)
    if (said === undefined) return []
    const ids = () => {
      const found = slidesSaying(rewrites ? { ...said, known: true } : said, session)
      if (found === undefined) throw new Unfit()
      return found
    }
    return [{ start, end, form: 'topic', slideSaid: false, plural: false, ids }]
  })
}
