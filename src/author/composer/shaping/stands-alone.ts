import { isInterjection } from '../language/address-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { announces, isInsertion, pointsElsewhere } from '../language/pointer-sentences.ts'
import { beginsPointing, pointsBack } from '../language/pointers-back.ts'
import { remembered } from '../language/remembered.ts'
import { isDense, wordCount } from '../language/script.ts'
import type { Atom } from './atom.ts'

/** Fewer words are a label or an exclamation. */
const fewestWords = 3

/**
 * Whether a sentence means on a slide what it means in its place in the text: it neither points back, on or elsewhere,
 * nor begins as the second half of something, and all that it opens it shuts. Everything that is lifted out of a text
 * (titles, bullets, captions, figures) asks this.
 */
export function standsAlone(text: string, language: string): boolean {
  return standsInPlace(text, language) && !goesOn(text, language)
}

/** The same of a sentence right after the one that it goes on from. */
export function standsInPlace(text: string, language: string): boolean {
  return (
    wordCount(text) >= (isDense(text) ? 2 : fewestWords) &&
    !/[:：…]\s*$/u.test(text) &&
    !/\p{Extended_Pictographic}/u.test(text[0] ?? '') &&
    !announces(text, language) &&
    !pointsElsewhere(text, language) &&
    !isInsertion(text, language) &&
    isBalanced(text)
  )
}

/** Whether a sentence is no content: it says where something stands or what follows, greets,
 * thanks or exclaims, or is in brackets as a whole. */
export function isAside(text: string, language: string): boolean {
  return (
    pointsElsewhere(text, language) ||
    announces(text, language) ||
    isInterjection(text) ||
    /^\s*[(（[][^()（）]*[)）\]][.。]?\s*$/u.test(text)
  )
}

/** Whether a sentence needs the one before it: it points back, or a word that joins the two begins it. */
export function goesOn(text: string, language: string): boolean {
  return pointsBack(text, language) || joinsBefore(text, language)
}

/**
 * Whether the first sentence of a slide goes on from one that is not there. What opens a paragraph points at that with its very
 * first words, and what opens the text at nothing.
 */
export function isSevered({ index, opens, text: { text } }: Atom, language: string): boolean {
  if (opens === true) return index > 0 && beginsPointing(text, language)
  return goesOn(text, language)
}

/** "But the …", "So we …"; one that a comma sets apart may go ("However, the …"). */
export const joinsBefore = remembered((text, language) => {
  const folded = text.replace(/^[\s"'“„«»‘‚¿¡「『]+/u, '').toLowerCase()
  const dense = isDense(text)
  return lexiconFor(language).connectives.some((word) => {
    if (!folded.startsWith(word)) return false
    const rest = folded.slice(word.length)
    return dense ? !/[、，]$/u.test(word) && !/^[、，]/u.test(rest) : /^\s+[^\s]/u.test(rest)
  })
})

/** Whether brackets and quotation marks are shut where they are opened. */
export function isBalanced(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [low, high, closing] = [/„/gu, /“/gu, /”/gu].map(count) as [number, number, number]
  return (
    count(/[([（「『«【]/gu) === count(/[)\]）」』»】]/gu) &&
    // Behind low marks the high ones close („so“, „tak”).
    (low > 0 ? low <= high + closing : high <= closing) &&
    (count(/"/gu) & 1) === 0
  )
}
