import { allMatches } from '../../../text/all-matches.ts'
import { isDense } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { Atom } from '../shaping/atom.ts'

/** Letters by which two forms of a word are the same in languages that inflect. */
const stemLength = 5
/** Shorter words say little of what a sentence is about. */
const shortestWord = 3

const denseRun = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu
const anyWord = /\p{L}[\p{L}\p{M}]*/gu

const known = new WeakMap<Atom, ReadonlySet<string>>()

/** Beginnings of the words of a sentence that say what it is about: none of its language's function words, no figures. */
export function contentStems(atom: Atom, language: string): ReadonlySet<string> {
  const stems = known.get(atom) ?? stemsOf(atom.text.text, language)
  known.set(atom, stems)
  return stems
}

/** The same of any text. */
export function stemsOf(said: string, language: string): ReadonlySet<string> {
  const text = said.slice(0, 600).toLowerCase()
  const stems = new Set<string>()
  if (isDense(text)) {
    // Two characters of Han or katakana are a word or a part of one; hiragana join words.
    for (const [run] of allMatches(text, denseRun))
      for (let at = 0; at + 2 <= run.length; at++) stems.add(run.slice(at, at + 2))
  } else {
    const small = stopwordsFor(language)
    for (const [word] of allMatches(text, anyWord))
      if (word.length >= shortestWord && !small.has(word)) stems.add(word.slice(0, stemLength))
  }
  return stems
}

/** Those sentences that share a word with some others, which says what they are about. */
export function sharingAny(
  atoms: readonly Atom[],
  stems: ReadonlySet<string>,
  language: string,
): Atom[] {
  return atoms.filter((one) => [...contentStems(one, language)].some((stem) => stems.has(stem)))
}

/** Whether two sentences share a word that says what they are about. */
export function sharesSubject(one: Atom, other: Atom, language: string): boolean {
  return sharingAny([one], contentStems(other, language), language).length > 0
}
