import type { SourcedText } from '../../../deck/sourced-text.ts'
import { findDates } from '../language/dates.ts'
import { wordCount } from '../language/script.ts'
import { slideWords } from '../planning/slide-room.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { cosine } from '../scoring/ngram-vector.ts'
import type { Atom } from '../shaping/atom.ts'
import { joinedSentences } from '../shaping/sentence-runs.ts'
import { asLine, capitalize, cutBeyond, shorten } from '../shaping/shorten.ts'
import { goesOn, standsAlone } from '../shaping/stands-alone.ts'
import { chooseLines } from './choose-lines.ts'
import { pointTitle } from './point-title.ts'
import {
  type Composing,
  foldedWords,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'

/** Longest text of a statement in characters; only a text without any end of a sentence reaches it. */
const statementLength = 600
/** A title that is a sentence stands over at least so many words. */
const fewestBelow = 10

/**
 * Sentences of a topic: a first one that states the point in a few words is the title, with the heading over it, where
 * enough is left to say; one sentence is a statement, two are a paragraph, more are lines.
 */
export function proseSlide(
  atoms: readonly Atom[],
  composing: Composing,
  { headed = true, named = true }: { headed?: boolean; named?: boolean } = {},
): SlideDraft {
  const { language, titled } = composing
  if (titled) return { ...linesSlide(atoms, composing), covered: [...atoms] }
  if (!headed) return headlessSlide(atoms, composing, named)
  const [first, ...others] = atoms
  const title = first === undefined ? undefined : pointTitle(first, language)
  const below = others.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  const asked = first !== undefined && isQuestion(first, language) && others.length > 0
  const isPoint =
    asked || (title !== undefined && below >= fewestBelow && !areEqual(atoms, language))
  if (first === undefined || !isPoint)
    return { ...linesSlide(atoms, composing), covered: [...atoms] }
  const draft = linesSlide(atoms, composing, { taken: first })
  return {
    ...draft,
    point: title ?? capitalize(first.text.text.trim(), language),
    shown: [...draft.shown, first],
    covered: [...atoms],
    spans: [...draft.spans, spanOf(first.text)],
  }
}

/** Sentences of at most so many words, so many of them, say one thing each: none of them is the point of the others. */
const equalWords = 15
const fewestEqual = 3

function areEqual(atoms: readonly Atom[], language: string): boolean {
  return (
    atoms.length >= fewestEqual &&
    atoms.every(({ text: { text } }) => wordCount(text) <= equalWords && !goesOn(text, language))
  )
}

/** Words of the clause that a slide is called by, and the most of one that has no heading to be called by instead. */
const clauseWords = { limit: 12, most: 12, mostUnnamed: 16 }

/**
 * Sentences under no heading: what states the point of the others in a few words is the title, as it is where it is short
 * enough, else the main clause of it.
 */
function headlessSlide(atoms: readonly Atom[], composing: Composing, isNamed: boolean): SlideDraft {
  const most = isNamed ? clauseWords.most : clauseWords.mostUnnamed
  const named = atoms.length > 1 ? bestTitle(atoms, most, composing) : undefined
  if (named === undefined) return { ...linesSlide(atoms, composing), covered: [...atoms] }
  const { atom, title } = named
  const isWhole = showsWhole(title, atom)
  // The same sentence with some brackets more is not said again; the notes have it.
  const isSaid = wordCount(title) >= saidShare * wordCount(atom.text.text)
  const draft = linesSlide(atoms, composing, isWhole || isSaid ? { taken: atom } : {})
  return {
    ...draft,
    point: capitalize(title, composing.language),
    shown: [...draft.shown, ...(isWhole ? [atom] : [])],
    covered: [...atoms],
    spans: [...draft.spans, spanOf(atom.text)],
  }
}

/** A title of so many of a sentence's words says it. */
const saidShare = 0.75

/** What a title is worth for beginning a paragraph, for beginning the slide, for being a whole sentence, and for
 * standing in a later paragraph than what the slide begins with. */
const worth = { paragraph: 0.15, slide: 0.15, whole: 0.2, later: -0.25 }

/** The sentence that says most of what the others say, with the title that it makes. */
function bestTitle(
  atoms: readonly Atom[],
  most: number,
  { language, deckTitle }: Composing,
): { atom: Atom; title: string } | undefined {
  let best: { atom: Atom; title: string; value: number } | undefined
  for (const [index, atom] of atoms.entries()) {
    const asked = index === 0 && isQuestion(atom, language) ? atom.text.text.trim() : undefined
    const whole = asked ?? pointTitle(atom, language)
    const title = whole ?? clauseTitle(atom, most, language)
    // What stands on the cover names no other slide.
    if (title === undefined || title === deckTitle) continue
    const others = atoms.filter((one) => one !== atom)
    const said = others.reduce((sum, one) => sum + cosine(one.vector, atom.vector), 0)
    const isLater = atoms.slice(1, index + 1).some((one) => one.opens === true)
    const value =
      (isLater ? worth.later : 0) +
      said / Math.max(1, others.length) +
      (atom.opens === true ? worth.paragraph : 0) +
      (index === 0 ? worth.slide : 0) +
      (whole === undefined ? 0 : worth.whole)
    if (best === undefined || value > best.value) best = { atom, title, value }
  }
  return best
}

/** The main clause of a sentence that stands alone, where it is short enough for a title. */
function clauseTitle(atom: Atom, most: number, language: string): string | undefined {
  const { text } = atom.text
  if (atom.lead > 0 || !standsAlone(text, language) || /[?？!！]|\\\p{L}/u.test(text))
    return undefined
  // What a colon or a semicolon ends is whole.
  const [first = text] = text.split(/[:：](?=\s|[^\p{ASCII}])|\s*[;；]\s*/u)
  const clauses = wordCount(first) >= fewestBefore ? [text, first] : [text]
  return clauses.map((one) => mainClause(one, most, language)).find((one) => one !== undefined)
}

/** Words before a colon or a semicolon that are more than a lead-in ("Otherwise: …"). */
const fewestBefore = 6

function mainClause(text: string, most: number, language: string): string | undefined {
  if (/[:：]/u.test(text)) return undefined
  const clause = shorten(text, { language, limit: clauseWords.limit, hardLimit: most })
  const fits = wordCount(clause) <= most && clause.length <= longestClause
  return fits && standsAlone(clause, language) && wordsBesideDates(clause, language) >= fewestWords
    ? clause
    : undefined
}

/** Words of a clause that says something, its dates not counted ("Berlin, 8 May 2026" says nothing). */
const fewestWords = 4

function wordsBesideDates(clause: string, language: string): number {
  let rest = clause
  for (const { from, to } of [...findDates(clause, language)].reverse())
    rest = rest.slice(0, from) + rest.slice(to)
  return wordCount(rest)
}

/** Characters of a title of three lines. */
const longestClause = 90

/** Words of a question that can be a title. */
const questionWords = 10

/** A short question, which the sentences after it answer ("What would help?"). */
function isQuestion({ text: { text } }: Atom, language: string): boolean {
  return /[?？؟]\s*$/u.test(text) && wordCount(text) <= questionWords && !goesOn(text, language)
}

function linesSlide(
  atoms: readonly Atom[],
  composing: Composing,
  place: { taken?: Atom } = {},
): SlideDraft {
  const lines = chooseLines(atoms, composing.language, place)
  const [only = [], ...others] = lines
  if (others.length > 0) return bulletedLines(lines, composing)
  return only.length === 1
    ? paragraphSlide(lines, composing)
    : bulletedLines(
        only.map((atom) => [atom]),
        composing,
      )
}

/** Lines of one sentence or a few that belong together, a bullet each. */
function bulletedLines(lines: readonly Atom[][], composing: Composing): SlideDraft {
  const items = lines.map((line) => ({ ...lineOf(line, slideWords, composing), level: 0 as const }))
  return {
    layout: 'bullets',
    titles: [],
    blocks: [{ kind: 'bullets', id: noBlockId, items }],
    shown: lines.flatMap((line, index) => wholeOf(line, items[index]?.text)),
    covered: lines.flat(),
    spans: [],
  }
}

/** Lines as running text; a single sentence is a statement. */
export function paragraphSlide(lines: readonly Atom[][], composing: Composing): SlideDraft {
  const room = slideWords * (lines.length === 1 ? 1 : 0.6)
  const paragraphs = lines.map((line) => lineOf(line, room, composing))
  const [[only] = [], ...others] = lines
  const isStatement = others.length === 0 && lines[0]?.length === 1 && only !== undefined
  return {
    layout: isStatement ? 'statement' : 'paragraph',
    titles: [],
    blocks: [{ kind: 'paragraph', id: noBlockId, paragraphs }],
    shown: lines.flatMap((line, index) => wholeOf(line, paragraphs[index]?.text)),
    covered: lines.flat(),
    spans: [],
  }
}

/** The sentences of a line as they stand on the slide; a single one of more words than there is room for is shortened. */
function lineOf(line: readonly Atom[], room: number, composing: Composing): SourcedText {
  const { language } = composing
  const [first] = line
  const alone = line.length === 1 && first !== undefined
  // A single item's term is its slide's name.
  const body = alone && first.kind === 'item' ? first.text.text.slice(first.lead).trim() : ''
  const said = body === '' ? joinedSentences(line) : body
  const text = alone
    ? shorten(said, { language, limit: room, hardLimit: slideWords })
    : asLine(said, language)
  const score = Math.max(...line.map((atom) => atom.score))
  const passages = line.map((atom) => atom.text)
  return sourced(composing, cutBeyond(text, statementLength), passages, score)
}

/** The sentences of a line, where it shows all of their words. */
function wholeOf(line: readonly Atom[], text = ''): Atom[] {
  const said = foldedWords(text)
  // What only joined it to the sentence before may have gone.
  return line.length > 1 || said === foldedWords(joinedSentences(line)) ? [...line] : []
}
