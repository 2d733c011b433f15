import { isAboutListeners, isInterjection } from '../language/address-words.ts'
import { wordCount } from '../language/script.ts'
import { flattenTopics } from '../scoring/score-topics.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import { bulletText } from '../shaping/bullet-text.ts'
import type { Part, PartKind, Topic } from '../shaping/part.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { bulletsSlide } from './bullets-slide.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

const mostPoints = 5
const leastPoints = 3
/** A point to remember is short. */
const mostWords = 18
/** Fewer words are a label. */
const leastWords = 5

/**
 * The best points of the whole text once more: the best of each section, then the best of those. Undefined when the
 * text has too few that stand alone, or when they would only repeat one of its slides.
 */
export function recapSlide(
  root: Topic,
  slides: readonly SlideDraft[],
  composing: Composing,
): SlideDraft | undefined {
  const own: Topic = { parts: root.parts, children: [] }
  const groups = [own, ...root.children].map((topic) => {
    const claims = flattenTopics(topic)
      .flatMap((one) => claimsOf(one.parts))
      .filter((atom) => stands(atom, composing))
    // A sentence says more by itself than an item of a list.
    const sentences = claims.filter((atom) => atom.kind === 'sentence')
    return sentences.length > 0 ? sentences : claims
  })
  if (groups.flat().length < leastPoints) return undefined
  const each = groups.filter((group) => group.length > 0).length
  const share = each >= leastPoints ? (each >= mostPoints ? 1 : 2) : mostPoints
  const points = selectDiverse(
    groups.flatMap((group) => selectDiverse(group, share)),
    mostPoints,
  )
  if (points.length < leastPoints) return undefined
  const repeats = slides.some((slide) => {
    const atoms = new Set(slide.covered)
    return slide.layout !== 'title' && points.every((point) => atoms.has(point))
  })
  if (repeats) return undefined
  const { keyPoints, summary } = composing.phrases
  const draft = bulletsSlide(points.map(alone), composing)
  return { ...draft, layout: 'recap', titles: [keyPoints, summary], shown: [], covered: [] }
}

/** Parts whose sentences and items say something whole; steps, shares, events and quoted words are read in their place. */
const telling: ReadonlySet<PartKind> = new Set(['prose', 'stats', 'cards', 'list'])
/** What the sentence before these only leads to. */
const introduced: ReadonlySet<PartKind> = new Set([
  'steps',
  'list',
  'cards',
  'comparison',
  'timeline',
  'code',
  'quote',
])

/** The sentences of a topic's parts without those that introduce what stands behind them. */
function claimsOf(parts: readonly Part[]): Atom[] {
  return parts.flatMap((part, index) => {
    if (!telling.has(part.kind)) return []
    const next = parts[index + 1]
    // What people say of alternatives is told apart only together ("Tom would … Ana would rather …").
    if (parts[index - 1]?.kind === 'comparison' && part.atoms.length > 1) return []
    const leads = next !== undefined && part.kind === 'prose' && introduced.has(next.kind)
    return leads ? part.atoms.slice(0, -1) : part.atoms
  })
}

/** An atom without what stands below it or behind it. */
function alone(atom: Atom): Atom {
  return { ...atom, more: [], children: [] }
}

/** Whether an atom is a claim that stands alone: a whole sentence that says what it says without its neighbours. */
function stands(atom: Atom, composing: Composing): boolean {
  const { language } = composing
  const { text } = atom.text
  const whole = atom.kind === 'sentence' || (/[.!。！।]$/u.test(text) && atom.children.length === 0)
  return (
    isSpoken(atom) &&
    whole &&
    atom.lead === 0 &&
    wordCount(text) >= leastWords &&
    wordCount(bulletText(atom, language)) <= mostWords &&
    !/[?？؟]\s*$/u.test(text) &&
    standsAlone(text, language) &&
    !isInterjection(text) &&
    !isAboutListeners(text, language)
  )
}
