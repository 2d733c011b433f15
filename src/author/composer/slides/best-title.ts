import { isInterjection } from '../language/address-words.ts'
import { placeSaid } from '../language/ordinal-words.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { sharesSubject } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { sentenceRuns } from '../shaping/sentence-runs.ts'
import { withoutConjunction, withoutFullStop } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { isCounted, isTitleLength } from './point-title.ts'

/** Of more sentences than a slide can show the first are compared with each other: that takes the square of their number. */
const mostCompared = 40

/** So many of the others go on about the subject of a sentence that is the point of them. */
const pointShare = 0.5

/**
 * Whether half of the others go on about what a first sentence says, with its words or as they cannot stand without it, so that it names
 * them better than their heading.
 */
export function isPointOf(first: Atom, sentences: readonly Atom[], language: string): boolean {
  const atoms = sentences.slice(0, mostCompared)
  const others = atoms.filter((one) => one !== first)
  const says = ({ text }: Atom) => !isInterjection(text.text)
  if (!others.some(says) || isLabelled(first, language)) return false
  const run = sentenceRuns(atoms, language)[0]?.atoms ?? []
  const about = others.filter(
    (one) =>
      run.includes(one) ||
      isCounted(one.text.text, language) ||
      sharesSubject(first, one, language),
  )
  return about.length / others.length >= pointShare
}

/** "Option C", "Table 2": what of several things alike a sentence begins with; a small word before a number counts ("Only 3"). */
function isLabelled({ text }: Atom, language: string): boolean {
  const word = /^\s*(\p{L}+)\s+(?:\p{Lu}|\p{N}{1,2})(?![\p{L}\p{N}])/u.exec(text.text)?.[1]
  return word !== undefined && !stopwordsFor(language).has(word.toLowerCase())
}

/** The sentence that leads to those that count on in its paragraph ("We met three problems. First, …"), as their title, however short. */
export function countingTitle(atoms: readonly Atom[], language: string): string | undefined {
  const [first, second, ...others] = atoms
  if (first?.opens !== true || first.lead > 0 || second === undefined) return undefined
  const counts =
    placeSaid(second.text.text, language) === 1 &&
    others.some(({ text: { text } }) => placeSaid(text, language) === 2)
  if (!counts || [second, ...others].some(({ opens }) => opens === true)) return undefined
  const text = withoutConjunction(withoutFullStop(first.text.text.trim(), language), language)
  return isTitleLength(text) && !goesOn(text, language) ? text : undefined
}

/** What some sentences are called where the first of them has a label and they are all of its paragraph. */
export function labelOf(atoms: readonly Atom[]): string | undefined {
  const [first, ...others] = atoms
  if (first === undefined || first.lead === 0 || others.some((one) => one.opens === true))
    return undefined
  const name = first.text.text.slice(0, first.lead).replace(/[\s:：.。]+$/u, '')
  return isTitleLength(name) ? name : undefined
}
