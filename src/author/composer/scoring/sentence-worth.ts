import type { Atom } from '../shaping/atom.ts'
import { likelihood, placeFeatures, tellingFeatures, wordFeatures } from './sentence-features.ts'

/**
 * How likely a reader who must present a slide wants a sentence on it: weights of a logistic regression over 2,304 sentences of 70 texts
 * in 16 languages that readers marked so (docs/author-review.md, "What the weights are fitted to").
 */
const weights = {
  intercept: -1.92,
  amount: 0.33,
  asks: -0.66,
  beginsPointing: 0.28,
  brackets: -0.26,
  comesTo: 0.91,
  dates: 1.11,
  fewTold: -0.6,
  figure: 0.94,
  first: -0.1,
  firstParagraph: 0.66,
  interjection: -2.01,
  labelled: 1.04,
  last: -0.05,
  listeners: -0.25,
  opens: -0.23,
  opensText: -1.4,
  points: -0.31,
  question: 0.42,
  score: 1.15,
  second: 0.3,
  speaker: -0.91,
  standsAlone: 0.23,
  stressed: 3.82,
  thanks: -3.15,
  told: -0.25,
  touches: 0.42,
  words: 0.68,
}

/** Of 104 sentences that are less likely than this 4 were wanted, and more than half were called no matter for a slide. */
const leastLikely = 0.12
/** What a sentence that is sure to be wanted is worth, where 1 is a slide that is full; one that hardly is costs more than it says. */
const worths = { sure: 0.5, unlikely: -0.1 }

/**
 * What each of some sentences of running text is worth on a slide: 1 is about what one would be that fills the slide. It is what
 * they are chosen by, wherever there are more than a slide has room for.
 */
export function sentenceWorths(
  atoms: readonly Atom[],
  language: string,
): ReadonlyMap<Atom, number> {
  return new Map(
    atoms.map((atom) => {
      const likely = likelihood(
        {
          ...wordFeatures(atom.text.text, language),
          ...placeFeatures(atom, atoms, language),
          ...tellingFeatures(atom, language),
        },
        weights,
      )
      return [atom, likely < leastLikely ? worths.unlikely : worths.sure * likely]
    }),
  )
}
