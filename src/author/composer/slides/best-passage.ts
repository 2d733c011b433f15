import { asksReaders } from '../language/closing-words.ts'
import { holdsPointer, pointsBack } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import { sentenceWorths } from '../scoring/sentence-worth.ts'
import { sharesSubject } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { type SentenceRun, sentenceRuns } from '../shaping/sentence-runs.ts'
import { goesOn, isSevered } from '../shaping/stands-alone.ts'
import { askedTitle } from './best-title.ts'
import { type RunChoice, RunChooser } from './choose-runs.ts'
import { namesAll } from './names-all.ts'
import { pointTitle } from './point-title.ts'

/** Running text as a slide shows it: a sentence that begins it, and those of the others that say most after it. */
interface Passage {
  /** Its sentences, a line each time those of a run. */
  lines: Atom[][]
  /** What it is called: its first sentence. */
  title?: PassageTitle
  /** What it is worth beside others: about 1 for one that fills a slide, states something and has a title. */
  value: number
}

interface PassageTitle {
  atom: Atom
  text: string
}

/** What a slide shows under no heading: short sentences of a talk stand close. */
const passageRoom = { words: mostSlideWords, line: 5, alone: mostSlideWords }
/** A whole paragraph may have some words more than other passages. */
const paragraphWords = 110
/** Fewer words under a title are no slide, and alone no statement. */
const fewestBelow = 8
/** So many words under a title make its slide worth it. */
const wordsBelow = 30
/** Of a text without paragraphs only so many sentences are looked at. */
const mostSentences = 40
/** More sentences than a slide has lines, twice, are not shown whole, however short they are. */
const mostLines = 12

const structureWorth = {
  /** It begins and ends where the paragraph does. */
  begins: 0.2,
  ends: 0.2,
  /** Its first sentence goes on from what is not there, or the next one from its last. */
  severed: -0.4,
  cut: -0.15,
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
  const worths = sentenceWorths(atoms, language)
  const chooser = new RunChooser(runs, worths, language, passageRoom)
  let best: Passage | undefined
  let from = 0
  for (const [index, run] of runs.entries()) {
    const opening = openingTitle(atoms.slice(from), language, isNamed)
    for (const choice of [chooser.choose(index, true), ...wholeParagraphs(runs, index, worths)]) {
      const some = choice.lines.flat()
      if (some.length === 0) continue
      const names = opening !== undefined && namesAll(opening.atom, some, atoms, language)
      const title = titleOf(some, names ? opening : undefined, language)
      const value = choice.value + placeWorth(some, atoms, language) + (title?.worth ?? 0)
      if (best === undefined || value > best.value)
        best = { lines: choice.lines, value, ...(title === undefined ? {} : { title }) }
    }
    from += run.atoms.length
  }
  return best
}

/** The paragraphs that begin with a run, as many of them as a slide can hold whole. */
function wholeParagraphs(
  runs: readonly SentenceRun[],
  from: number,
  worths: ReadonlyMap<Atom, number>,
): RunChoice[] {
  if (from > 0 && runs[from]?.atoms[0]?.opens !== true) return []
  const found: RunChoice[] = []
  const lines: Atom[][] = []
  let [words, sentences, value] = [0, 0, 0]
  for (const [index, { atoms }] of runs.entries()) {
    if (index < from) continue
    lines.push([...atoms])
    sentences += atoms.length
    for (const atom of atoms) {
      words += wordCount(atom.text.text)
      value += worths.get(atom) ?? 0
    }
    if (words > paragraphWords || sentences > mostLines) break
    const next = runs[index + 1]?.atoms[0]
    if (next === undefined || next.opens === true) found.push({ lines: [...lines], value })
  }
  return found
}

/** Whether a paragraph begins at an index, or all ends there. */
function isOpening(atoms: readonly Atom[], index: number): boolean {
  return index === 0 || index === atoms.length || atoms[index]?.opens === true
}

/** What some of the sentences are worth together by where they begin and end. */
function placeWorth(some: readonly Atom[], atoms: readonly Atom[], language: string): number {
  const [opening] = some
  const [first = 0, last = 0] = [opening, some.at(-1)].map((atom) =>
    atom === undefined ? 0 : atoms.indexOf(atom),
  )
  const next = atoms[last + 1]
  const cuts = next !== undefined && next.opens !== true && goesOn(next.text.text, language)
  return (
    (isOpening(atoms, first) ? structureWorth.begins : 0) +
    (isOpening(atoms, last + 1) ? structureWorth.ends : 0) +
    (first === 0 && opening !== undefined && isSevered(opening, language)
      ? structureWorth.severed
      : 0) +
    (cuts ? structureWorth.cut : 0) +
    (some.slice(1).some((atom) => atom.opens === true) ? structureWorth.crosses : 0)
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
  atom: Atom
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
  const own = pointTitle(first, language, { room: 'long' })
  if (isNamed && (!opens || own === undefined)) return undefined
  const text = own ?? pointTitle(first, language, { room: 'long', isPersonal: true })
  if (text === undefined || pointsAway(text, first, language)) return undefined
  const asks = asksReaders(first.text.text, language)
  if (own === undefined && holdsPointer(text, language)) return undefined
  if (!opens && !asks && !isExplained(first, atoms.slice(1, mostAbout), language)) return undefined
  if (own === undefined && asks) return { atom: first, text, share: titleShares.asked }
  const share = (opens ? 1 : titleShares.within) * (own === undefined ? titleShares.told : 1)
  return { atom: first, text, share }
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
