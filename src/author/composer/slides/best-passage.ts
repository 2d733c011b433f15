import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { asksReaders } from '../language/closing-words.ts'
import { tellsDecision } from '../language/decision-words.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import { sharesSubject } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { type SentenceRun, sentenceRuns } from '../shaping/sentence-runs.ts'
import { goesOn, isAside, standsAlone } from '../shaping/stands-alone.ts'
import { askedTitle } from './best-title.ts'
import { clauseTitle, longTitle, pointTitle } from './point-title.ts'

/**
 * Running text as a slide shows it: sentences one after the other, none left out between them, so that each means there
 * what it means in the text.
 */
interface Passage {
  atoms: readonly Atom[]
  /** What it is called: one of its sentences, or the main clause of one. */
  title?: PassageTitle
  /** What it is worth beside others: about 1 for one that fills a slide, states something and has a title. */
  value: number
}

export interface PassageTitle {
  atom: Atom
  text: string
  /** Whether the title says all of the sentence, which then is not said again below it. */
  isWhole: boolean
}

/** A whole paragraph may have some words more than other passages. */
const paragraphWords = 85
/** The clause of a title with no heading to be called by instead, in words. */
const clauseWords = 12
/** Fewer words under a title are no slide, and alone no statement. */
const fewestBelow = 8
/** So many words under a title make its slide worth it. */
const wordsBelow = 30
/** The share of a passage that goes on about the sentence which names it. */
const leastAbout = 0.5
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

/** What is decided is worth half a slide of anything else. */
const decisionWorth = 0.35

const structureWorth = {
  /** It begins and ends where the paragraph does. */
  begins: 0.15,
  ends: 0.1,
  /** The next sentence goes on from its last one. */
  severed: -0.15,
  /** It goes over into another paragraph. */
  crosses: -0.1,
}

const titleWorth = {
  any: 0.35,
  whole: 0.1,
  first: 0.15,
  last: 0.05,
  /** It opens the paragraph, before other sentences. */
  topic: 0.1,
  /** For as many of the others as go on about its subject. */
  subject: 0.25,
  personal: -0.25,
  /** Half of it stands on the slide twice. */
  clause: -0.1,
}

/**
 * The passage of some sentences that says most and has a title; undefined where none can stand by itself.
 */
export function bestPassage(sentences: readonly Atom[], language: string): Passage | undefined {
  const atoms = sentences.slice(0, mostSentences)
  const runs = sentenceRuns(atoms, language)
  const titles = new Map<Atom, PassageTitle | undefined>()
  const titleOf = (atom: Atom): PassageTitle | undefined => {
    if (!titles.has(atom)) titles.set(atom, sentenceTitle(atom, language))
    return titles.get(atom)
  }
  let best: Passage | undefined
  for (const { from, to } of passageEnds(runs, atoms, language)) {
    const some = atoms.slice(from, to)
    const decides = some.some((atom) => tellsDecision(atom.text.text, language))
    const told =
      some.reduce((sum, atom) => sum + worthOf(atom, language), 0) + (decides ? decisionWorth : 0)
    const place = placeWorth(atoms, from, to, language)
    const title = bestTitleOf(some, titleOf, language) ?? topicTitle(atoms, some, titleOf, language)
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

/** A sentence as a title by itself: whole where it is short enough, else its main clause. */
function sentenceTitle(atom: Atom, language: string): PassageTitle | undefined {
  const whole = pointTitle(atom, language, true) ?? longTitle(atom, language)
  const text = whole ?? clauseTitle(atom, clauseWords, language)
  if (text === undefined || pointsAway(text, atom, language)) return undefined
  return { atom, text, isWhole: whole !== undefined }
}

/** A sentence with one of so many first words about who speaks tells of them. */
const personalWithin = 2
/** The end of a sentence in words: where it points, it points at the next one ("The facts are these"). */
const endWords = 1

/** Whether a title points at what does not stand in it; what opens a paragraph points at nothing before that. */
function pointsAway(text: string, atom: Atom, language: string): boolean {
  return holdsPointer(atom.opens === true ? lastWords(text, endWords) : text, language)
}

function firstWords(text: string, count: number): string {
  return text.trim().split(/\s+/u).slice(0, count).join(' ')
}

function lastWords(text: string, count: number): string {
  return text.trim().split(/\s+/u).slice(-count).join(' ')
}

/** The sentence of a passage that names all of it. */
function bestTitleOf(
  atoms: readonly Atom[],
  titleOf: (atom: Atom) => PassageTitle | undefined,
  language: string,
): (PassageTitle & { worth: number }) | undefined {
  const [first] = atoms
  const asked = first === undefined ? undefined : askedTitle(first, atoms, language)
  if (first !== undefined && asked !== undefined)
    return { atom: first, text: asked, isWhole: true, worth: titleWorth.any + titleWorth.first }
  const run = first === undefined ? undefined : sentenceRuns(atoms, language)[0]?.atoms.slice(1)
  // A short sentence leads to what comes after it where it opens a paragraph.
  const followers =
    first?.opens === true ? run : run?.filter((atom) => goesOn(atom.text.text, language))
  let best: (PassageTitle & { worth: number }) | undefined
  for (const [index, atom] of atoms.entries()) {
    const title = titleOf(atom)
    if (title === undefined || !leavesRest(atoms, index, title, language)) continue
    const others = atoms.filter((one) => one !== atom)
    const after = index === 0 ? followers : []
    const about = others.filter(
      (one) => after?.includes(one) === true || sharesSubject(atom, one, language),
    ).length
    const share = about / Math.max(1, others.length)
    // What opens a paragraph is what it is about; any other names the rest where most of that goes on about it.
    const concludes = index === atoms.length - 1 && about > 0
    if (atom.opens !== true && !concludes && share < leastAbout) continue
    const below = others.reduce((sum, one) => sum + wordCount(one.text.text), 0)
    const named =
      titleWorth.any +
      (title.isWhole ? titleWorth.whole : titleWorth.clause) +
      (index === 0 ? titleWorth.first : index === atoms.length - 1 ? titleWorth.last : 0) +
      titleWorth.subject * share +
      personalWorth(title.text, language)
    const worth = named * Math.min(1, below / wordsBelow)
    if (best === undefined || worth > best.worth) best = { ...title, worth }
  }
  return best
}

/** The sentence that opens a paragraph names what is said further on in it, where that goes on about its subject. */
function topicTitle(
  atoms: readonly Atom[],
  some: readonly Atom[],
  titleOf: (atom: Atom) => PassageTitle | undefined,
  language: string,
): (PassageTitle & { worth: number }) | undefined {
  const [first] = some
  if (first === undefined || first.opens === true) return undefined
  const before = atoms.slice(0, atoms.indexOf(first))
  const topic = before.findLast((atom, index) => index === 0 || atom.opens === true)
  const title = topic && titleOf(topic)
  if (title?.isWhole !== true || !standsAlone(first.text.text, language)) return undefined
  const about = some.filter((atom) => sharesSubject(title.atom, atom, language)).length
  if (about < some.length * leastAbout) return undefined
  const worth = titleWorth.any + titleWorth.whole + titleWorth.topic
  return { ...title, worth: worth + personalWorth(title.text, language) }
}

function personalWorth(title: string, language: string): number {
  return isAboutSpeaker(firstWords(title, personalWithin), language) ? titleWorth.personal : 0
}

/** Whether enough stands under a title, and nothing that goes on from a sentence which would stand over it instead. */
function leavesRest(
  atoms: readonly Atom[],
  index: number,
  { atom, isWhole }: PassageTitle,
  language: string,
): boolean {
  const others = atoms.filter((one) => one !== atom)
  const below = others.reduce((sum, one) => sum + wordCount(one.text.text), 0)
  if (!isWhole) return true
  const next = atoms[index + 1]
  const parts = index > 0 && next !== undefined && sentenceRuns([atom, next], language).length === 1
  return below >= fewestBelow && !parts
}
