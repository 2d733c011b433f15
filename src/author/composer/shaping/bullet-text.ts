import { isUnfinished } from '../language/pointer-sentences.ts'
import { wordCount } from '../language/script.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { joinSentences } from './sentence-runs.ts'
import { asLine, capitalize, shorten, withoutFullStop } from './shorten.ts'

/** Words of a bullet: aim and the most that it may have. */
export const bulletWords = { limit: 14, hardLimit: 22 }

/** An atom as one line of a slide: its term, then what is said of it, shortened by deletion. */
export function bulletText(atom: Atom, language: string, words = bulletWords): string {
  const { text } = atom.text
  if (atom.lead === 0) return shorten(text, { language, ...words })
  const term = leadTerm(atom)
  const body = text.slice(atom.lead).trim()
  const used = wordCount(term)
  const limit = Math.max(4, words.limit - used)
  if (body === '') return capitalize(term, language)
  const short = shorten(body, { language, limit, hardLimit: Math.max(8, words.hardLimit - used) })
  // A long term with a long text behind it: the term alone says it.
  if (used >= 4 && wordCount(short) > words.hardLimit) return capitalize(term, language)
  return `${capitalize(term, language)}: ${lowerFree(short, body)}`
}

/** How much of some items a slide shows: words of each, and the further sentences that stand with them. */
interface Fullness {
  limit: number
  hardLimit: number
  further: ReadonlyMap<Atom, readonly MappedText[]>
}

const whole = { limit: 1000, hardLimit: 1000 }
/** From all of the first sentences down to what a slide has room for in any case. */
const limits = [whole, { limit: 22, hardLimit: 32 }]

/** The most of some items that stands on a slide of `room` words: nothing is shortened or left out that there is room for. */
export function fullnessOf(atoms: readonly Atom[], language: string, room: number): Fullness {
  const wordsAt = (words: typeof bulletWords) =>
    atoms.reduce((sum, atom) => sum + wordCount(bulletText(atom, language, words)), 0)
  const words = limits.find((one) => wordsAt(one) <= room) ?? bulletWords
  const further = new Map<Atom, MappedText[]>()
  if (words !== whole) return { ...words, further }
  let left = room - wordsAt(whole)
  // A sentence of each in turn: what all of them say first comes before what one of them adds.
  let open = atoms.map((atom) => ({ atom, next: spokenTogether(atom.more) }))
  while (open.length > 0)
    open = open.filter(({ atom, next }) => {
      const said = next.shift()
      const more = said?.reduce((sum, one) => sum + wordCount(one.text), 0) ?? 0
      if (said === undefined || more > left) return false
      left -= more
      further.set(atom, [...(further.get(atom) ?? []), ...said])
      return true
    })
  return { ...words, further }
}

/** Sentences one by one, a question or what leads on with the next. */
function spokenTogether(sentences: readonly MappedText[]): MappedText[][] {
  const groups: MappedText[][] = []
  let leadsOn = false
  for (const sentence of sentences) {
    if (leadsOn) groups.at(-1)?.push(sentence)
    else groups.push([sentence])
    leadsOn = isUnfinished(sentence.text)
  }
  return groups
}

/** An item as a line of a slide, with its further sentences where they stand with it. */
export function itemText(atom: Atom, language: string, fullness: Fullness): string {
  const further = fullness.further.get(atom)
  if (further === undefined) return bulletText(atom, language, fullness)
  const first = atom.text.text.slice(atom.lead).trim()
  const said = [first, ...further.map((one) => one.text.trim())].filter((text) => text !== '')
  if (atom.lead === 0) return asLine(joinSentences(said), language)
  return `${capitalize(leadTerm(atom), language)}: ${withoutFullStop(joinSentences(said))}`
}

/** The term without its colon. */
export function leadTerm(atom: Atom): string {
  return atom.text.text.slice(0, atom.lead).replace(/[\s:：.。–—-]+$/u, '')
}

/** Behind a colon the source's own capitals stand. */
function lowerFree(short: string, body: string): string {
  const first = body.trim()[0]
  return first !== undefined && short[0]?.toLowerCase() === first.toLowerCase()
    ? first + short.slice(1)
    : short
}
