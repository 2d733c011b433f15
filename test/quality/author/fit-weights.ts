import { readFileSync } from 'node:fs'
import { readManuscript } from '../../../src/author/composer/manuscript.ts'
import { flattenTopics, topicAtoms } from '../../../src/author/composer/scoring/score-topics.ts'
import {
  type Features,
  likelihood,
  sentenceFeatures,
} from '../../../src/author/composer/scoring/sentence-features.ts'
import type { Atom } from '../../../src/author/composer/shaping/atom.ts'
import {
  headingFeatures,
  leastMerit,
  possibleTitles,
  titleFeatures,
} from '../../../src/author/composer/slides/title-merit.ts'
import { composeText } from '../../support/compose-text.ts'

/** A slide as readers judged it (test/quality/judged/README.md). */
interface JudgedSlide {
  text: string
  heading: string
  sentences: string[]
  good: string[]
  ok: string[]
  broken: string[]
  wanted: number[]
  unwanted: number[]
}

/** What is weighed, whether readers wanted it, how much that counts, and the slide and the text that it is of. */
interface Sample {
  features: Features
  isWanted: boolean
  weight: number
  slide: number
  text: string
}

const folder = new URL('../judged/', import.meta.url)
/** What keeps weights small that few samples speak for, and the rounds and folds of the fit. */
const fit = { shrinkage: 20, rounds: 400, step: 0.5, folds: 10 }

/** The weights that fit what readers judged, and how well such weights do over texts that they were not fitted to. */
export function fittedWeights(): string {
  const { titles, sentences } = samples()
  const chosen = judgedOfBest(titles)
  return [
    `title-merit.ts: the likeliest title was let stand on ${chosen.right} of ${chosen.all} slides of other texts`,
    printed(weightsOf(titles)),
    `sentence-worth.ts: a wanted sentence is likelier than another of its slide in ${orderedPairs(sentences)} % of pairs in other texts`,
    printed(weightsOf(sentences)),
  ].join('\n\n')
}

function samples(): { titles: Sample[]; sentences: Sample[] } {
  const slides = readFileSync(new URL('slides.jsonl', folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JudgedSlide)
  const titles: Sample[] = []
  const sentences: Sample[] = []
  for (const [slide, judged] of slides.entries()) {
    const { text } = judged
    const { atoms, language } = atomsOf(judged)
    // Good ones speak for more than those that are let stand.
    const weightOf = (title: string) =>
      judged.good.includes(title)
        ? 1.3
        : judged.ok.includes(title) || judged.broken.includes(title)
          ? 1
          : 0
    const isWanted = (title: string) => judged.good.includes(title) || judged.ok.includes(title)
    const found = new Map<string, Features>([
      ...(judged.heading === ''
        ? []
        : [[judged.heading, headingFeatures(judged.heading, atoms, language)] as const]),
      ...possibleTitles(atoms, language).map(
        (one) => [one.text, titleFeatures(one, atoms, language)] as const,
      ),
    ])
    for (const [title, features] of found)
      if (weightOf(title) > 0)
        titles.push({ features, isWanted: isWanted(title), weight: weightOf(title), slide, text })
    for (const [at, atom] of atoms.entries())
      sentences.push({
        features: sentenceFeatures(atom, atoms, language),
        isWanted: judged.wanted.includes(at),
        weight: judged.unwanted.includes(at) ? 2 : 1,
        slide,
        text,
      })
  }
  return { titles, sentences }
}

const manuscripts = new Map<string, { atoms: Atom[]; language: string }>()

/** The sentences of a judged slide, as the author reads its text today; none of a slide whose sentences are read otherwise. */
function atomsOf({ text, sentences }: JudgedSlide): { atoms: Atom[]; language: string } {
  const known = manuscripts.get(text) ?? readText(text)
  manuscripts.set(text, known)
  const atoms = sentences.map((start) =>
    known.atoms.find((atom) => atom.text.text.startsWith(start)),
  )
  return {
    atoms: atoms.some((one) => one === undefined) ? [] : (atoms as Atom[]),
    language: known.language,
  }
}

function readText(name: string): { atoms: Atom[]; language: string } {
  const text = readFileSync(new URL(`texts/${name}`, folder), 'utf8')
  const { language } = composeText(text, { deckTitle: 'Untitled', titleFromSource: true })
  const { root } = readManuscript(text, language)
  return { atoms: flattenTopics(root).flatMap(topicAtoms), language }
}

/**
 * Weights of a logistic regression with an L2 penalty, by gradient descent over features that are scaled to their spread (Hastie, Tibshirani
 * and Friedman, The Elements of Statistical Learning, 4.4).
 */
function weightsOf(all: readonly Sample[]): Features {
  const names = [...new Set(all.flatMap(({ features }) => Object.keys(features)))]
  const columns = names.map((name) => all.map(({ features }) => features[name] ?? 0))
  const means = columns.map((column) => column.reduce((sum, one) => sum + one, 0) / all.length)
  const spreads = columns.map((column, at) => {
    const mean = means[at] ?? 0
    return Math.sqrt(column.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length)
  })
  const scaled = all.map((_, row) =>
    columns.map(
      (column, at) => ((column[row] ?? 0) - (means[at] ?? 0)) / ((spreads[at] ?? 0) + 1e-9),
    ),
  )
  const weights = names.map(() => 0)
  let intercept = 0
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < fit.rounds; round++) {
    const slopes = weights.map((weight) => fit.shrinkage * weight)
    let lift = 0
    for (const [row, { isWanted, weight }] of all.entries()) {
      const values = scaled[row] ?? []
      const sum = values.reduce((most, value, at) => most + value * (weights[at] ?? 0), intercept)
      const error = weight * (1 / (1 + Math.exp(-sum)) - (isWanted ? 1 : 0))
      lift += error
      for (const [at, value] of values.entries()) slopes[at] = (slopes[at] ?? 0) + error * value
    }
    intercept -= (fit.step * lift) / total
    for (const [at, slope] of slopes.entries())
      weights[at] = (weights[at] ?? 0) - (fit.step * slope) / total
  }
  const raw = names.map((_, at) => (weights[at] ?? 0) / ((spreads[at] ?? 0) + 1e-9))
  const shift = raw.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
  return {
    intercept: intercept - shift,
    ...Object.fromEntries(names.map((name, at) => [name, raw[at] ?? 0])),
  }
}

/** Each sample with how likely it is by weights that were fitted to the texts of the other folds. */
function foretold(all: readonly Sample[]): (Sample & { likely: number })[] {
  const texts = [...new Set(all.map(({ text }) => text))].sort()
  const foldOf = (text: string) => texts.indexOf(text) % fit.folds
  return Array.from({ length: fit.folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = weightsOf(all.filter(({ text }) => foldOf(text) !== fold))
    return all
      .filter(({ text }) => foldOf(text) === fold)
      .map((one) => ({ ...one, likely: likelihood(one.features, weights) }))
  })
}

function judgedOfBest(all: readonly Sample[]): { right: number; all: number } {
  const best = new Map<number, Sample & { likely: number }>()
  for (const one of foretold(all))
    if (one.likely > (best.get(one.slide)?.likely ?? leastMerit)) best.set(one.slide, one)
  const chosen = [...best.values()]
  return { right: chosen.filter(({ isWanted }) => isWanted).length, all: chosen.length }
}

function orderedPairs(all: readonly Sample[]): number {
  const told = new Map<number, (Sample & { likely: number })[]>()
  for (const one of foretold(all)) told.set(one.slide, [...(told.get(one.slide) ?? []), one])
  let right = 0
  let pairs = 0
  for (const some of told.values())
    for (const wanted of some.filter(({ isWanted }) => isWanted))
      for (const other of some.filter(({ isWanted }) => !isWanted)) {
        pairs += 1
        if (wanted.likely > other.likely) right += 1
      }
  return Math.round((right / pairs) * 100)
}

function printed(weights: Features): string {
  return Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= 0.05)
    .map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},`)
    .join('\n')
}
