import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import {
  type Features,
  firstParagraphEnd,
  likelihood,
  placeFeatures,
  tellingFeatures,
  wordFeatures,
  yes,
} from '../scoring/sentence-features.ts'
import { sharingAny, stemsOf } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { columnsOf, type TitleCandidate, titleCandidates } from './title-candidates.ts'

/** Words as the title of some sentences, and how likely it is that a reader lets them stand there. */
export interface RankedTitle extends TitleCandidate {
  merit: number
}

/** Columns that two lines of every theme hold. */
const twoLines = 72

/** What a title is like wherever its sentence stands. */
const ofItself = new WeakMap<TitleCandidate, Features>()
/** What each sentence could be called by. */
const candidates = new WeakMap<Atom, readonly TitleCandidate[]>()

function candidatesOf(atom: Atom, language: string): readonly TitleCandidate[] {
  const known = candidates.get(atom) ?? titleCandidates(atom, language)
  candidates.set(atom, known)
  return known
}

/** What a title made of a sentence is like, over the sentences that it stands among. */
export function titleFeatures(
  candidate: TitleCandidate,
  atoms: readonly Atom[],
  language: string,
): Features {
  const { text, atom, cut } = candidate
  const own = ofItself.get(candidate) ?? {
    ...wordFeatures(text, language),
    ...tellingFeatures(atom, language),
    [cut]: 1,
    over12: yes(wordCount(text) > 12),
    long: Math.max(0, columnsOf(text) - twoLines) / 40,
  }
  ofItself.set(candidate, own)
  // All titles are of the first paragraph, and what a text begins with is as often its name already.
  return { ...own, ...placeFeatures(atom, atoms, language), firstParagraph: 0, opensText: 0 }
}

/** What a heading is like over sentences that come after those it was printed over. */
export function headingFeatures(
  heading: string,
  atoms: readonly Atom[],
  language: string,
): Features {
  const touched = sharingAny(atoms, stemsOf(heading, language), language)
  const [first] = atoms
  return {
    heading: 1,
    headingWords: Math.min(12, wordCount(heading)) / 12,
    headingTouches: touched.length / Math.max(1, atoms.length),
    headingFirst: yes(first !== undefined && touched.includes(first)),
    headingOpens: yes(first?.opens === true),
    headingAsks: yes(isQuestion(heading)),
  }
}

/**
 * How likely readers let a title stand: weights of a logistic regression over 2,200 titles of 449 slides of 70 texts in 16 languages
 * that readers judged (`npm run quality -- fit`).
 */
const weights: Features = {
  intercept: -0.87,
  words: 0.62,
  told: 0.1,
  fewTold: -0.28,
  standsAlone: -0.25,
  points: -0.65,
  speaker: -1.15,
  listeners: -0.14,
  question: 0.85,
  brackets: -0.29,
  beginsDigit: -0.3,
  figure: 0.24,
  amount: 0.84,
  dates: 0.29,
  comesTo: 0.91,
  asks: -1.28,
  thanks: -2.01,
  interjection: -3.27,
  labelled: -0.61,
  whole: -0.26,
  // Fitted it is -0.13: readers let longer ones stand, and whoever looks at a slide reads shorter ones sooner.
  over12: -0.8,
  long: 0.31,
  first: 0.59,
  second: 0.36,
  last: -0.46,
  opens: 0.52,
  score: 1.47,
  touches: 1.4,
  heading: 0.85,
  headingWords: -0.66,
  headingTouches: 0.74,
  headingFirst: 2.96,
  headingOpens: 0.15,
  headingAsks: 0.1,
  label: -0.61,
  ended: -0.06,
  clause: -0.79,
}

/** Titles that are less likely say less than none. */
export const leastMerit = 0.2
/** Of a text without paragraphs only so many sentences are weighed. */
const mostSentences = 14

/** All that some sentences could be called by: of their first paragraph, for one of a later would claim to be about the one before it. */
export function possibleTitles(atoms: readonly Atom[], language: string): TitleCandidate[] {
  return atoms
    .slice(0, Math.min(firstParagraphEnd(atoms), mostSentences))
    .filter((atom) => atom.kind === 'sentence')
    .flatMap((atom) => candidatesOf(atom, language))
    .filter((one) => canMoveUp(one, atoms, language))
}

/** The same, best first; empty where nothing in them is likely to be let stand. */
export function rankedTitles(atoms: readonly Atom[], language: string): RankedTitle[] {
  return possibleTitles(atoms, language)
    .map((one) => ({ ...one, merit: likelihood(titleFeatures(one, atoms, language), weights) }))
    .filter(({ merit }) => merit >= leastMerit)
    .sort((one, other) => other.merit - one.merit || one.atom.index - other.atom.index)
}

/** The same of a heading that goes on over sentences. */
export function headingMerit(heading: string, atoms: readonly Atom[], language: string): number {
  return likelihood(headingFeatures(heading, atoms, language), weights)
}

/** Whether a sentence can leave those that it stands among: it exclaims nothing, nothing goes on from it in their midst, and what it asks comes after it. */
function canMoveUp(
  { atom, cut, text }: TitleCandidate,
  atoms: readonly Atom[],
  language: string,
): boolean {
  if (/[!！]$/u.test(text)) return false
  const at = atoms.indexOf(atom)
  const next = atoms[at + 1]
  if (at === 0 || cut !== 'whole') return true
  return !/[?？؟]$/u.test(text) && (next === undefined || !goesOn(next.text.text, language))
}
