import { isUnfinished } from '../language/pointer-sentences.ts'
import { sentenceWorths } from '../scoring/sentence-worth.ts'
import { type Atom, wordsIn } from '../shaping/atom.ts'
import { chooseLines } from './choose-lines.ts'
import { headingMerit, type RankedTitle, rankedTitles } from './title-merit.ts'

/** One thought of a running text as a slide tells it: what it is called, and what stands below that. */
interface Thought {
  /** Its title; absent where nothing in it is likely to be let stand as one. */
  claim?: RankedTitle
  /** Its sentences in their order, a line each time those of a run, without the one that is its title. */
  lines: Atom[][]
  /** What it is worth beside others: about 1 for one that fills a slide, more under a good title. */
  value: number
}

/** Where some sentences stand. */
export interface ThoughtPlace {
  /** The heading that goes on over them. */
  heading?: string
  /** What slides before are called. */
  isUsed?: (title: string) => boolean
}

/** Of a text without paragraphs only so many sentences are looked at. */
const mostSentences = 40
/** Fewer words under a title are no slide; so many make it worth a title of its own. */
const fewestBelow = 6
const wordsBelow = 30
/** What a thought shows: all of so many words, else so many of more. */
const room = { whole: 90, chosen: 70 }
/** What a title that is sure to be let stand adds to a thought. */
const titleWorth = 0.8

/**
 * The thought of some sentences: the title that is likeliest to be let stand, under which enough is left, then what of the others is
 * worth most. None where the heading that goes on over them is likelier.
 */
export function thoughtOf(
  sentences: readonly Atom[],
  language: string,
  { heading, isUsed = () => false }: ThoughtPlace = {},
): Thought {
  const atoms = sentences.slice(0, mostSentences)
  const worths = sentenceWorths(atoms, language)
  const least = heading === undefined ? 0 : headingMerit(heading, atoms, language)
  const worthOf = (some: readonly Atom[]) =>
    some.reduce((sum, atom) => sum + (worths.get(atom) ?? 0), 0)
  for (const claim of rankedTitles(atoms, language)) {
    if (claim.merit < least) break
    const taken = claim.cut === 'whole' ? { taken: claim.atom } : {}
    const isAnswer = isUnfinished(claim.text)
    const lines = chooseLines(atoms, language, { ...room, worths, isAnswer, ...taken })
    const shown = lines.flat()
    const below = wordsIn(shown.filter((one) => one !== claim.atom))
    // A part of a sentence names those among which all of it stands.
    const isTold = claim.cut === 'whole' || shown.includes(claim.atom)
    if (below < fewestBelow || !isTold || isUsed(claim.text)) continue
    const own = claim.cut === 'whole' ? worthOf([claim.atom]) : 0
    const named = titleWorth * claim.merit * Math.min(1, below / wordsBelow)
    return { claim, lines, value: worthOf(shown) + own + named }
  }
  const lines = chooseLines(atoms, language, { ...room, worths })
  return { lines, value: worthOf(lines.flat()) }
}
