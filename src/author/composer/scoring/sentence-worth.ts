import type { Atom } from '../shaping/atom.ts'
import { likelihood, sentenceFeatures } from './sentence-features.ts'

/**
 * How likely a reader who must present a slide wants a sentence on it: weights of a logistic regression over 2,304 sentences of 70 texts
 * in 16 languages that readers marked so (`npm run quality -- fit`).
 */
const weights = {
  intercept: -1.91,
  words: 0.67,
  told: -0.25,
  fewTold: -0.6,
  standsAlone: 0.24,
  points: -0.31,
  beginsPointing: 0.28,
  speaker: -0.92,
  listeners: -0.24,
  question: 0.42,
  brackets: -0.24,
  figure: 0.93,
  amount: 0.32,
  dates: 1.12,
  comesTo: 0.9,
  asks: -0.59,
  thanks: -3.16,
  interjection: -1.94,
  labelled: 1.05,
  stressed: 3.76,
  first: -0.08,
  second: 0.31,
  last: -0.05,
  opens: -0.25,
  opensText: -1.38,
  firstParagraph: 0.66,
  score: 1.11,
  touches: 0.39,
}

/** Of 104 sentences that are less likely than this 4 were wanted, and more than half were called no matter for a slide. */
const leastLikely = 0.12
/** What a sentence that is sure to be wanted is worth, where 1 is a slide that is full; one that hardly is costs more than it says. */
const worths = { sure: 0.5, unlikely: -0.1 }

/**
 * What each of some sentences of running text is worth on a slide: half of how likely it is wanted there. It is what
 * they are chosen by, wherever there are more than a slide has room for.
 */
export function sentenceWorths(
  atoms: readonly Atom[],
  language: string,
): ReadonlyMap<Atom, number> {
  return new Map(
    atoms.map((atom) => {
      const likely = likelihood(sentenceFeatures(atom, atoms, language), weights)
      return [atom, likely < leastLikely ? worths.unlikely : worths.sure * likely]
    }),
  )
}
