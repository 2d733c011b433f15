import { isAboutListeners, isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import { findDates } from '../language/dates.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { comesTo } from '../language/outcomes.ts'
import { beginsPointing, holdsPointer } from '../language/pointers-back.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { holdsThanks } from '../language/thanks-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { contentStems, sharingAny, stemsOf } from './shared-words.ts'

/** What speaks for or against some words, each as a number of about 0 to 1. */
export type Features = Readonly<Record<string, number>>

/** 1 for what is so. */
export const yes = (value: boolean): number => (value ? 1 : 0)

/** What words are like wherever they stand: how long, whether they stand alone, whom they are about, what they count. */
export function wordFeatures(text: string, language: string): Record<string, number> {
  const told = stemsOf(text, language).size
  const points = holdsPointer(text, language)
  return {
    words: Math.min(24, wordCount(text)) / 12,
    told: Math.min(6, told) / 6,
    fewTold: yes(told < 2),
    standsAlone: yes(standsAlone(text, language)),
    points: yes(points),
    beginsPointing: yes(points && beginsPointing(text, language)),
    speaker: yes(isAboutSpeaker(text, language)),
    listeners: yes(isAboutListeners(text, language)),
    question: yes(isQuestion(text)),
    brackets: yes(/[([（［]/u.test(text)),
    beginsDigit: yes(/^\P{L}*\p{N}/u.test(text)),
  }
}

/** What stands further away from a sentence says nothing of it. */
const reach = 20

const ends = new WeakMap<readonly Atom[], number>()

/** Where the second paragraph of some sentences begins, or they end. */
export function firstParagraphEnd(atoms: readonly Atom[]): number {
  const known = ends.get(atoms)
  if (known !== undefined) return known
  const second = atoms.findIndex(({ opens }, at) => at > 0 && opens === true)
  const end = second < 0 ? atoms.length : second
  ends.set(atoms, end)
  return end
}

/** Where a sentence stands among others, and what those near it share with it. */
export function placeFeatures(
  atom: Atom,
  atoms: readonly Atom[],
  language: string,
): Record<string, number> {
  const at = atoms.indexOf(atom)
  const others = atoms.slice(Math.max(0, at - reach), at + reach + 1).filter((one) => one !== atom)
  const touched = sharingAny(others, contentStems(atom, language), language)
  return {
    first: yes(at === 0),
    second: yes(at === 1),
    last: yes(at > 0 && at === atoms.length - 1),
    opens: yes(atom.opens === true),
    opensText: yes(atom.index === 0),
    firstParagraph: yes(at < firstParagraphEnd(atoms)),
    score: atom.score,
    touches: touched.length / Math.max(1, others.length),
  }
}

const quotedWords = /"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』/gu

/** What a sentence tells: amounts, days, what something comes to; or thanks, greetings, what somebody is asked. */
export function tellingFeatures(atom: Atom, language: string): Record<string, number> {
  const { text } = atom.text
  const figures = findFigures(text, language)
  return {
    figure: yes(figures.length > 0),
    amount: yes(figures.some(({ kind }) => kind === 'money' || kind === 'percent')),
    dates: yes(findDates(text, language).length > 0),
    comesTo: yes(comesTo(text, language)),
    // What somebody asks in words that are quoted is not asked by the text.
    asks: yes(asksReaders(text.replace(quotedWords, ''), language)),
    thanks: yes(holdsThanks(text, language)),
    interjection: yes(isInterjection(text)),
    labelled: yes(atom.lead > 0),
    stressed: yes(atom.stressed === true),
  }
}

/** What a sentence is like by itself, which is asked of it in every place that it could stand in. */
const ofItself = new WeakMap<Atom, Features>()

/** All that is known of a sentence among others. */
export function sentenceFeatures(atom: Atom, atoms: readonly Atom[], language: string): Features {
  const own = ofItself.get(atom) ?? {
    ...wordFeatures(atom.text.text, language),
    ...tellingFeatures(atom, language),
  }
  ofItself.set(atom, own)
  return { ...own, ...placeFeatures(atom, atoms, language) }
}

/** How likely it is that words are what the weights were fitted to: the logistic function of their weighed sum. */
export function likelihood(features: Features, weights: Features): number {
  let sum = weights.intercept ?? 0
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
