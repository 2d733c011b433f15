import { onceEach } from '../words/once-each.ts'
import { asPart, likeness, topicWords } from './word-forms.ts'

/** Something that words may name: what it is called, what else it says, and what is said of what it stands in. */
export interface Candidate {
  called: readonly string[]
  says: readonly string[]
  within: readonly string[]
}

/** How well words name a candidate. */
export interface Match {
  /** The place of the candidate. */
  at: number
  /** From 0 to 1. */
  score: number
  /** Whether every word is said by it, or by what it stands in. */
  isWhole: boolean
  /** Whether it says every word itself, and in the same form. */
  isOwn: boolean
}

/** What words score that all are what something is called, and that much more where it is called nothing else. */
const asCalled = 0.8
const asWhole = 0.15

/** Words that all stand in it, but not in what it is called, score this. */
export const textWeight = 0.6

/** Words that stand in part only in what it stands in score this. */
const withinWeight = 0.5

/**
 * Matches within this share of the best are as good: more than another ending (`asForm`) costs, and less than a word that stands
 * elsewhere than in what something is called.
 */
const asGood = 0.9

/** How many words of a reference are looked at. */
const mostWords = 12

/** How alike the word is that says another: in what something is called, in all that it says, and in what it stands in. */
interface Said {
  called: number
  own: number
  within: number
}

/** Scores what words may name: the words that few of the candidates say tell most. */
export class Names {
  private readonly candidates: readonly Record<keyof Candidate, ReadonlySet<string>>[]
  private readonly vocabulary: readonly string[]
  private readonly alike = onceEach((word) => this.alikeTo(word))
  /** The candidates that say any of some words, in their order. */
  readonly matches = onceEach((words): readonly Match[] => this.matchesOf(words))

  constructor(candidates: readonly Candidate[]) {
    this.candidates = candidates.map(({ called, says, within }) => ({
      called: new Set(called),
      says: new Set(says),
      within: new Set(within),
    }))
    this.vocabulary = [
      ...new Set(candidates.flatMap(({ called, says, within }) => [...called, ...says, ...within])),
    ]
  }

  private alikeTo(word: string): ReadonlyMap<string, number> {
    const alike = new Map<string, number>()
    for (const one of this.vocabulary) {
      const how = likeness(word, one)
      if (how > 0) alike.set(one, how)
    }
    return alike
  }

  private matchesOf(words: string): readonly Match[] {
    const wanted = [...new Set(topicWords(words))].slice(0, mostWords)
    const alike = wanted.map(this.alike)
    const said = alike.map((one) => this.candidates.map((candidate) => saidBy(candidate, one)))
    const weights = rarities(said)
    return this.candidates.flatMap(({ called }, at): Match[] => {
      const own = said.map((one) => one[at] ?? unsaid)
      const share = (of: (one: Said) => number) =>
        own.reduce((sum, one, index) => sum + of(one) * (weights[index] ?? 0), 0)
      const inName = share((one) => one.called)
      const inText = share((one) => Number(one.own >= asPart))
      const inAll = share((one) => Number(Math.max(one.own, one.within) >= asPart))
      const name = inName === 0 ? 0 : inName * (asCalled + asWhole * coverage(called, alike))
      const rest = Math.max(textWeight * inText, inText === 0 ? 0 : withinWeight * inAll)
      const score = name >= textWeight ? name : Math.max(name, rest)
      const isWhole = own.every((one) => Math.max(one.own, one.within) >= asPart)
      const isOwn = own.every((one) => one.own === 1)
      return score > 0 ? [{ at, score, isWhole, isOwn }] : []
    })
  }
}

const unsaid: Said = { called: 0, own: 0, within: 0 }

function saidBy(
  { called, says, within }: Record<keyof Candidate, ReadonlySet<string>>,
  alike: ReadonlyMap<string, number>,
): Said {
  const said = { ...unsaid }
  for (const [word, how] of alike) {
    if (called.has(word)) said.called = Math.max(said.called, how)
    if (called.has(word) || says.has(word)) said.own = Math.max(said.own, how)
    if (within.has(word)) said.within = Math.max(said.within, how)
  }
  return said
}

/** How much each word tells, in all 1: less the more candidates say it; what none says is no word that tells them apart. */
function rarities(said: readonly (readonly Said[])[]): number[] {
  const counts = said.map((all) => all.filter((one) => one.called > 0 || one.own >= asPart).length)
  const known = counts.flatMap((count) => (count === 0 ? [] : [1 / (1 + Math.log(count))]))
  const usual = known.length === 0 ? 1 : known.reduce((sum, one) => sum + one, 0) / known.length
  const weights = counts.map((count) => (count === 0 ? usual : 1 / (1 + Math.log(count))))
  const all = weights.reduce((sum, one) => sum + one, 0)
  return weights.map((one) => one / all)
}

/** Which share of the words that something is called by is said. */
function coverage(
  called: ReadonlySet<string>,
  alike: readonly ReadonlyMap<string, number>[],
): number {
  let sum = 0
  for (const word of called) sum += Math.max(0, ...alike.map((one) => one.get(word) ?? 0))
  return sum / called.size
}

/** The best of some matches, and those that are as good. */
export function bestOf<One extends { score: number }>(matches: readonly One[]): One[] {
  const least = Math.max(0, ...matches.map(({ score }) => score)) * asGood
  return matches.filter(({ score }) => score >= least)
}
