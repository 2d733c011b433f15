import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import { tellsDecision } from '../language/decision-words.ts'
import { holdsPointer, pointsBack } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import { sharesSubject } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { type SentenceRun, sentenceRuns } from '../shaping/sentence-runs.ts'
import { goesOn, isAside } from '../shaping/stands-alone.ts'
import { askedTitle } from './best-title.ts'
import { longTitle, pointTitle, toldTitle } from './point-title.ts'

/**
 * Running text as a slide shows it: sentences one after the other, none left out between them, so that each means there
 * what it means in the text.
 */
interface Passage {
  atoms: readonly Atom[]
  /** What it is called: its first sentence. */
  title?: PassageTitle
  /** What it is worth beside others: about 1 for one that fills a slide, states something and has a title. */
  value: number
}

interface PassageTitle {
  atom: Atom
  text: string
}

/** A whole paragraph may have some words more than other passages. */
const paragraphWords = 110
/** Fewer words under a title are no slide, and alone no statement. */
const fewestBelow = 8
/** So many words under a title make its slide worth it. */
const wordsBelow = 30
/** Of a text without paragraphs only so many sentences are looked at: the passages among them take their square. */
const mostSentences = 40

/** More sentences than a slide has lines, twice, are no passage, however short they are. */
const mostLines = 12

/** What a sentence adds to a passage for each share of a slide that it fills. */
const sentenceWorth = {
  any: 0.35,
  score: 0.5,
  figure: 0.25,
  request: 0.3,
  personal: -0.15,
  question: -0.15,
  aside: -0.8,
}
/** A long sentence says no more than one of so many words. */
const tellingWords = 30

/** What is decided, or asked for by who speaks, is worth half a slide of anything else. */
const decisionWorth = 0.35

const structureWorth = {
  /** It begins and ends where the paragraph does. */
  begins: 0.3,
  ends: 0.2,
  /** The next sentence goes on from its last one. */
  severed: -0.15,
  /** It goes over into another paragraph. */
  crosses: -0.1,
}

/** What a title adds that enough stands under; so much of it one that opens no paragraph, one about who speaks, and one in which that one asks for something. */
const titleWorth = 0.7
const titleShares = { within: 0.6, told: 0.6, asked: 1.5 }
/** Sentences that show what a sentence within a paragraph is about, itself among them. */
const mostAbout = 5

/**
 * The passage of some sentences that says most and has a title; undefined where none can stand by itself. `isNamed`: a heading
 * goes on over them, which only a sentence that opens a paragraph names better.
 */
export function bestPassage(
  sentences: readonly Atom[],
  language: string,
  isNamed = false,
): Passage | undefined {
  const atoms = sentences.slice(0, mostSentences)
  const runs = sentenceRuns(atoms, language)
  let best: Passage | undefined
  const opening = new Map<number, OpeningTitle | undefined>()
  for (const { from, to } of passageEnds(runs, atoms, language)) {
    const some = atoms.slice(from, to)
    if (!opening.has(from)) opening.set(from, openingTitle(atoms.slice(from), language, isNamed))
    const decides = some.some(
      ({ text: { text } }) =>
        tellsDecision(text, language) ||
        (isAboutSpeaker(text, language) && asksReaders(text, language)),
    )
    const told =
      some.reduce((sum, atom) => sum + worthOf(atom, language), 0) + (decides ? decisionWorth : 0)
    const place = placeWorth(atoms, from, to, language)
    const title = titleOf(some, opening.get(from), language)
    const value = told + place + (title?.worth ?? 0)
    if (best === undefined || value > best.value)
      best = { atoms: some, value, ...(title === undefined ? {} : { title }) }
  }
  return best
}

/** Where passages begin and end among some sentences: from the beginning of a run to where a later one may be left. */
function* passageEnds(
  runs: readonly SentenceRun[],
  atoms: readonly Atom[],
  language: string,
): Generator<{ from: number; to: number }> {
  let from = 0
  for (const [index, run] of runs.entries()) {
    const [first] = run.atoms
    const severed =
      index === 0 && first !== undefined && !opensAlone(first, language) && runs.length > 1
    if (!severed) {
      let words = 0
      let to = from
      for (const later of runs.slice(index)) {
        for (const [position, atom] of later.atoms.entries()) {
          words += wordCount(atom.text.text)
          to++
          if (position + 1 < later.least || isUnfinished(atom)) continue
          const whole = isParagraph(atoms, from, to)
          // A single sentence, or those that cannot be parted, may be longer than a slide should be.
          const alone = later === run && position + 1 === later.least
          if (words <= mostSlideWords || (whole && words <= paragraphWords) || alone)
            yield { from, to }
        }
        if (words > mostSlideWords || to - from >= mostLines) break
      }
    }
    from += run.atoms.length
  }
}

/** Whether the first sentence of all can begin a slide: what opens a paragraph may join it to the one before. */
function opensAlone(atom: Atom, language: string): boolean {
  const { text } = atom.text
  return !(atom.opens === true ? holdsPointerAtOnce(text, language) : goesOn(text, language))
}

function holdsPointerAtOnce(text: string, language: string): boolean {
  return goesOn(text, language) && holdsPointer(text.split(/\s+/u).slice(0, 3).join(' '), language)
}

/** Whether something has to follow: an answer, or what is announced. */
function isUnfinished({ text: { text } }: Atom): boolean {
  return /[?？؟:：]["”»」』)]*\s*$/u.test(text)
}

function isParagraph(atoms: readonly Atom[], from: number, to: number): boolean {
  return isOpening(atoms, from) && isOpening(atoms, to)
}

/** Whether a paragraph begins at an index, or all ends there. */
function isOpening(atoms: readonly Atom[], index: number): boolean {
  return index === 0 || index === atoms.length || atoms[index]?.opens === true
}

function worthOf({ text: { text }, score }: Atom, language: string): number {
  const asked = asksReaders(text, language)
  const personal = isAboutSpeaker(text, language) || isAboutListeners(text, language)
  const worth =
    sentenceWorth.any +
    sentenceWorth.score * score +
    (/\p{N}/u.test(text) ? sentenceWorth.figure : 0) +
    (asked ? sentenceWorth.request : personal ? sentenceWorth.personal : 0) +
    (/[?？؟]\s*$/u.test(text) ? sentenceWorth.question : 0) +
    (isAside(text, language) ? sentenceWorth.aside : 0)
  return (worth * Math.min(tellingWords, wordCount(text))) / mostSlideWords
}

function placeWorth(atoms: readonly Atom[], from: number, to: number, language: string): number {
  const next = atoms[to]
  const severs = next !== undefined && next.opens !== true && goesOn(next.text.text, language)
  const crosses = atoms.slice(from + 1, to).some((atom) => atom.opens === true)
  return (
    (isOpening(atoms, from) ? structureWorth.begins : 0) +
    (isOpening(atoms, to) ? structureWorth.ends : 0) +
    (severs ? structureWorth.severed : 0) +
    (crosses ? structureWorth.crosses : 0)
  )
}

/** The end of a sentence in words: where it points, it points at the next one ("The facts are these"). */
const endWords = 1

/** Whether a title points at what does not stand in it; what opens a paragraph points at nothing before that. */
function pointsAway(text: string, atom: Atom, language: string): boolean {
  return holdsPointer(atom.opens === true ? lastWords(text, endWords) : text, language)
}

function lastWords(text: string, count: number): string {
  return text.trim().split(/\s+/u).slice(-count).join(' ')
}

/** What the first sentence of a passage is worth as its title, of 1. */
interface OpeningTitle {
  text: string
  share: number
}

/**
 * The first of some sentences as a title: best one that opens its paragraph, which the others explain; else one that the next ones
 * go on about. One in which somebody speaks of themselves is worth less where it asks for nothing.
 */
function openingTitle(
  atoms: readonly Atom[],
  language: string,
  isNamed: boolean,
): OpeningTitle | undefined {
  const [first] = atoms
  if (first === undefined) return undefined
  const opens = first.opens === true
  const own = pointTitle(first, language) ?? longTitle(first, language)
  if (isNamed && (!opens || own === undefined)) return undefined
  const text = own ?? toldTitle(first, language)
  if (text === undefined || pointsAway(text, first, language)) return undefined
  const asks = asksReaders(first.text.text, language)
  if (own === undefined && holdsPointer(text, language)) return undefined
  if (!opens && !asks && !isExplained(first, atoms.slice(1, mostAbout), language)) return undefined
  if (own === undefined && asks) return { text, share: titleShares.asked }
  const share = (opens ? 1 : titleShares.within) * (own === undefined ? titleShares.told : 1)
  return { text, share }
}

/** Whether half of the sentences behind one go on about what it says: with its words, or pointing back. */
function isExplained(atom: Atom, others: readonly Atom[], language: string): boolean {
  const about = others.filter(
    (one) => sharesSubject(atom, one, language) || pointsBack(one.text.text, language),
  )
  return about.length > 0 && about.length * 2 >= others.length
}

/** The title of a passage, where enough stands under it: the question that it answers, or its first sentence. */
function titleOf(
  atoms: readonly Atom[],
  opening: OpeningTitle | undefined,
  language: string,
): (PassageTitle & { worth: number }) | undefined {
  const [first, ...others] = atoms
  if (first === undefined) return undefined
  const below = others.reduce((sum, one) => sum + wordCount(one.text.text), 0)
  const worth = titleWorth * Math.min(1, below / wordsBelow)
  const asked = askedTitle(first, atoms, language)
  if (asked !== undefined) return { atom: first, text: asked, worth }
  return opening === undefined || below < fewestBelow
    ? undefined
    : { atom: first, text: opening.text, worth: worth * opening.share }
}
