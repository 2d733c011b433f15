import type { Concept } from '../lexicons/concept.ts'
import { means } from '../words/token.ts'
import type { Slots } from './slots.ts'
import type { SpanOf, ThingPhrase } from './span.ts'

/** Words that go, as they were said and as they name things, and those that stand there instead. */
export interface WordPair {
  find: string
  phrase: ThingPhrase | undefined
  inserted: string
  isQuoted: boolean
  /** Whether it is a number that no thing is called by. */
  isNumber?: true
}

export const replaces: readonly Concept[] = ['replace', 'change']
/** Verbs that replace only where it is said what goes: "use “tea” **instead of** “coffee”". */
const uses: readonly Concept[] = [
  ...replaces,
  'use',
  'put',
  'write',
  'say',
  'make',
  'convert',
  'rename',
]

/** What is replaced by what, with its verb; words that are taken out give way to nothing. */
export function pairsSaid(slots: Slots): WordPair[] | undefined {
  if (slots.takesAway) return wordsTakenOut(slots)
  const isTurned = slots.all('former').length > 0
  // "…, speaker notes **included**".
  const isIncluded = slots
    .all('thing')
    .some(({ phrase }) => phrase.kinds.includes('notes') && !phrase.isBare)
  const isAsked = slots.all('verb').some(({ token }) => means(token, ...replaces))
  const more: readonly Concept[] = isIncluded && isAsked ? ['swap', 'add'] : ['swap']
  const verbs: readonly Concept[] = isTurned ? uses : [...replaces, ...more]
  const isIntroduced = slots.all('payload').some(({ isChange }) => isChange)
  return slots.verbs(verbs, { silent: isIntroduced || isTurned }) ? pairsIn(slots) : undefined
}

/** "Delete the **word “very”**", "take out “very” **everywhere**": in quotation marks, so that they are words. */
function wordsTakenOut(slots: Slots): WordPair[] | undefined {
  const isSaid = slots
    .all('sign')
    .some(({ concept }) => concept === 'words' || concept === 'everywhere')
  if (!isSaid || !slots.deletes()) return undefined
  slots.take('sign', ({ concept }) => concept === 'words')
  const quote = slots.take('payload', ({ by }) => by === 'quote')
  return quote && [{ find: quote.text, phrase: undefined, inserted: '', isQuoted: true }]
}

export function pairsIn(slots: Slots): WordPair[] | undefined {
  // "The **word** Market": right before it.
  const begins = [...slots.all('thing'), ...slots.all('payload')].map(({ start }) => start)
  slots.take('sign', ({ concept, end }) => concept === 'words' && begins.includes(end))
  const former = slots.take('former')
  const payloads = slots.takeAll('payload')
  const said = slots.takeAll(
    'thing',
    (one) => one.phrase.isBare && one.phrase.which.by === 'text' && !slots.isPlace(one),
  )
  if (former !== undefined) {
    const [inserted, ...others] = payloads
    if (inserted === undefined || others.length > 0 || said.length > 0) return undefined
    const isQuoted = inserted.by === 'quote'
    return [{ find: former.text, phrase: former.phrase, inserted: inserted.text, isQuoted }]
  }
  const numbers = said.length > 0 ? [] : slots.takeAll('number')
  const things = said.length > 0 ? said : numbers
  const finds: (SpanOf<'thing'> | SpanOf<'number'> | SpanOf<'payload'>)[] =
    things.length > 0 ? things : payloads.filter((_, at) => at % 2 === 0)
  const inserted = things.length > 0 ? payloads : payloads.filter((_, at) => at % 2 === 1)
  if (finds.length === 0 || finds.length !== inserted.length) return undefined
  if (inserted.some(({ by }) => by === 'bare')) return undefined
  // What is not printed is said in quotation marks, or stands right behind the verb.
  if (finds.some((one) => one.type === 'payload' && one.by !== 'quote' && one.by !== 'bare'))
    return undefined
  return finds.flatMap((one, at): WordPair[] => {
    const given = inserted[at]
    if (given === undefined) return []
    if (one.type === 'payload')
      return [{ find: one.text, phrase: undefined, inserted: given.text, isQuoted: true }]
    if (one.type === 'number') {
      const pair = { find: one.text, phrase: undefined, inserted: given.text }
      return [{ ...pair, isQuoted: false, isNumber: true }]
    }
    const { phrase } = one
    const find = phrase.which.by === 'text' ? phrase.which.text : ''
    return [{ find, phrase, inserted: wordsBefore(find, given.text), isQuoted: false }]
  })
}

/** "**Extension** 4400 to 4455": of words that end in a number, the number alone gives way to another. */
function wordsBefore(find: string, inserted: string): string {
  const amount = /^\p{Sc}?\d[\d.,:]*\s?[%\p{Sc}]?$/u
  const words = /^(?:\P{N}+\s)(?=\S+$)/u.exec(find)?.[0] ?? ''
  const isNumber = words !== '' && amount.test(inserted) && amount.test(find.slice(words.length))
  return isNumber ? words + inserted : inserted
}
