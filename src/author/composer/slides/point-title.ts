import { lexiconFor } from '../language/lexicon.ts'
import { isDense, wordCount } from '../language/script.ts'
import type { Atom } from '../shaping/atom.ts'
import { shorten } from '../shaping/shorten.ts'
import { standsAlone } from '../shaping/stands-alone.ts'

/** Words of a title that is a sentence (WORDS of the mockups: at most 12), and its length in two lines of every theme. */
const titleWords = 12
const titleLength = 72
/** The same in scripts without spaces, whose characters are as wide as high. */
const denseTitleLength = 30
/** Fewer words say too little for a title. */
const fewestWords = 4

/** Whether a title keeps to the length that two lines hold. */
export function isTitleLength(title: string): boolean {
  return title.length <= (isDense(title) ? denseTitleLength : titleLength)
}

/**
 * A whole sentence as a title that states its slide's point, without its full stop; undefined where it is long, asks,
 * exclaims or does not stand alone. Nothing is cut out of it but a connective at its start.
 */
export function pointTitle(atom: Atom, language: string): string | undefined {
  const { text } = atom.text
  if (atom.kind !== 'sentence' || atom.lead > 0 || !standsAlone(text, language)) return undefined
  if (/[?？!！]\s*$/u.test(text) || /[:：]\s|https?:|\S@\S|\\\p{L}|^[(（[]/u.test(text))
    return undefined
  const title = shorten(text, { language, limit: 1000, hardLimit: 1000 })
  const words = wordCount(title)
  const least = isDense(title) ? 3 : fewestWords
  if (words < least || words > titleWords || !isTitleLength(title)) return undefined
  return tiesBack(title, language) ? undefined : title
}

/** Whether one of the first words ties the sentence to the one before ("The agent then responds"). */
function tiesBack(title: string, language: string): boolean {
  const [, ...next] = title
    .toLowerCase()
    .split(/[\s,]+/u)
    .slice(0, 4)
  const ties = lexiconFor(language).connectives
  return next.some((word) => word.length > 3 && ties.includes(word))
}
