import type { SourcedText } from '../../../deck/sourced-text.ts'
import { placeSaid } from '../language/ordinal-words.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords, slideLines, slideWords } from '../planning/slide-room.ts'
import { sliceMapped, spanOf, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { longClauses } from '../shaping/long-clauses.ts'
import { isOpen, joinedSentences } from '../shaping/sentence-runs.ts'
import { asLine, capitalize, cutBeyond, longestLine, shorten } from '../shaping/shorten.ts'
import { countingTitle, isPointOf, labelOf } from './best-title.ts'
import { chooseLines, isShortAnswer } from './choose-lines.ts'
import { pointTitle } from './point-title.ts'
import {
  type Composing,
  foldedWords,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'
import { type ThoughtPlace, thoughtOf } from './thought.ts'

/** Longest text of a statement in characters; only a text without any end of a sentence reaches it. */
const statementLength = 600
/** A title that is a sentence stands over at least so many words. */
const fewestBelow = 10

/**
 * Sentences of a topic: under a label (`isLabelled`) a first one that states the point in a few words is the title, where enough
 * is left to say; one sentence is a statement, two are a paragraph, more are lines. `isAnswer`: the heading asks, and stays the
 * title of what answers it.
 */
export function proseSlide(
  atoms: readonly Atom[],
  composing: Composing,
  {
    headed = true,
    isAnswer = false,
    isLabelled = false,
    heading,
  }: {
    headed?: boolean
    isAnswer?: boolean
    isLabelled?: boolean
    heading?: string
  } = {},
): SlideDraft {
  const { language, titled } = composing
  if (titled) return { ...linesSlide(atoms, composing), covered: [...atoms] }
  if (headed && isAnswer)
    return { ...linesSlide(atoms, composing, { isAnswer }), covered: [...atoms] }
  if (!headed) return headlessSlide(atoms, composing, heading === undefined ? {} : { heading })
  const [first, ...others] = atoms
  if (first === undefined) return { ...linesSlide(atoms, composing), covered: [] }
  const below = others.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  const states = isLabelled && below >= fewestBelow && isPointOf(first, atoms, language)
  const point = states ? pointTitle(first, language) : undefined
  if (point === undefined)
    return { ...linesSlide(atoms, composing, { isHeaded: true }), covered: [...atoms] }
  return titledByFirst(atoms, first, point, composing)
}

/** Sentences under the first of them. */
function titledByFirst(
  atoms: readonly Atom[],
  first: Atom,
  point: string,
  composing: Composing,
): SlideDraft {
  const draft = linesSlide(atoms, composing, { taken: first })
  return {
    ...draft,
    point,
    shown: [...draft.shown, first],
    covered: [...atoms],
    spans: [...draft.spans, spanOf(first.text)],
  }
}

/** Sentences under no heading: a label, or what counts the others, over them; else the thought that they are. */
function headlessSlide(
  atoms: readonly Atom[],
  composing: Composing,
  place: ThoughtPlace,
): SlideDraft {
  const label = labelOf(atoms)
  const [first, ...others] = atoms
  if (label !== undefined && first !== undefined) {
    // Under it as the title the label is not said again.
    const bare = { ...first, text: trimMapped(sliceMapped(first.text, first.lead)), lead: 0 }
    const draft = linesSlide([bare, ...others], composing)
    return {
      ...draft,
      point: capitalize(label, composing.language),
      shown: draft.shown.map((atom) => (atom === bare ? first : atom)),
      covered: [...atoms],
      spans: [...draft.spans, spanOf(first.text)],
    }
  }
  const counting = fitsSlide(others) ? countingTitle(atoms, composing.language) : undefined
  if (counting !== undefined && first !== undefined) {
    return titledByFirst(atoms, first, capitalize(counting, composing.language), composing)
  }
  return thoughtSlide(atoms, composing, place)
}

/** Sentences as one thought: what it claims is the title, over what stands with that. */
export function thoughtSlide(
  atoms: readonly Atom[],
  composing: Composing,
  place: ThoughtPlace = {},
): SlideDraft {
  const { language } = composing
  const { claim, lines } = thoughtOf(atoms, language, place)
  const draft = { ...linesAsSlide(lines, composing), covered: [...atoms] }
  if (claim === undefined) return draft
  const isShown = claim.cut === 'whole' && showsWhole(claim.text, claim.atom)
  return {
    ...draft,
    point: capitalize(claim.text, language),
    shown: [...draft.shown, ...(isShown ? [claim.atom] : [])],
    spans: [...draft.spans, spanOf(claim.atom.text)],
  }
}

/** Whether a slide has room for each of some sentences. */
function fitsSlide(atoms: readonly Atom[]): boolean {
  const words = atoms.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  return words <= mostSlideWords && atoms.length <= slideLines
}

function linesSlide(
  atoms: readonly Atom[],
  composing: Composing,
  place: { taken?: Atom; isAnswer?: boolean; isHeaded?: boolean } = {},
): SlideDraft {
  return linesAsSlide(chooseLines(atoms, composing.language, place), composing, place.isAnswer)
}

/** Lines as bullets, those of a single run each by itself; a single sentence as a paragraph. */
function linesAsSlide(
  lines: readonly Atom[][],
  composing: Composing,
  isAnswer = false,
): SlideDraft {
  const [only = [], ...others] = lines
  if (others.length > 0)
    return bulletedLines(
      lines.flatMap((line) => countedApart(line, composing.language)),
      composing,
    )
  const from = isAnswer && isShortAnswer(only) ? 2 : 1
  const apart = [only.slice(0, from)]
  for (const atom of only.slice(from)) {
    const last = apart.at(-1) ?? []
    if (isOpen(last)) last.push(atom)
    else apart.push([atom])
  }
  const [sentence] = apart.length === 1 && only.length === 1 ? only : []
  const isLong = sentence !== undefined && longClauses(sentence, composing.language).length > 0
  return apart.length === 1 && !isLong
    ? paragraphSlide(apart, composing)
    : bulletedLines(apart, composing)
}

/** A line whose sentences count on ("The first …", "The second …"), a line for each thing that they count. */
function countedApart(line: readonly Atom[], language: string): Atom[][] {
  const parts: Atom[][] = []
  for (const atom of line) {
    const last = parts.at(-1)
    if (last === undefined || placeSaid(atom.text.text, language) > 0) parts.push([atom])
    else last.push(atom)
  }
  return parts
}

/** Lines of one sentence or a few that belong together, a bullet each. */
function bulletedLines(lines: readonly Atom[][], composing: Composing): SlideDraft {
  const said = lines.map((line) => linesOf(line, composing))
  const items = said.flat().map((line) => ({ ...line, level: 0 as const }))
  return {
    layout: 'bullets',
    titles: [],
    blocks: [{ kind: 'bullets', id: noBlockId, items }],
    shown: lines.flatMap((line, index) =>
      wholeOf(line, said[index]?.map(({ text }) => text).join(' ')),
    ),
    covered: lines.flat(),
    spans: [],
    lines,
  }
}

/** A line as it stands among others: a sentence that is too long for one in its clauses. */
function linesOf(line: readonly Atom[], composing: Composing): SourcedText[] {
  const [only, ...others] = line
  const clauses = only && others.length === 0 ? longClauses(only, composing.language) : []
  if (clauses.length === 0) return [lineOf(line, slideWords, composing)]
  return clauses.map((clause) =>
    sourced(composing, asLine(clause.text, composing.language), [clause], only?.score),
  )
}

/** Lines as running text; a single sentence is a statement. */
export function paragraphSlide(lines: readonly Atom[][], composing: Composing): SlideDraft {
  const room = slideWords * (lines.length === 1 ? 1 : 0.6)
  const longest = lines.length === 1 ? statementLength : longestLine
  const paragraphs = lines.map((line) => lineOf(line, room, composing, longest))
  const [[only] = [], ...others] = lines
  const isStatement = others.length === 0 && lines[0]?.length === 1 && only !== undefined
  return {
    layout: isStatement ? 'statement' : 'paragraph',
    titles: [],
    blocks: [{ kind: 'paragraph', id: noBlockId, paragraphs }],
    shown: lines.flatMap((line, index) => wholeOf(line, paragraphs[index]?.text)),
    covered: lines.flat(),
    spans: [],
    lines,
  }
}

/** The sentences of a line as they stand on the slide; a single one of more words than there is room for is shortened. */
function lineOf(
  line: readonly Atom[],
  room: number,
  composing: Composing,
  longest = longestLine,
): SourcedText {
  const { language } = composing
  const [first] = line
  const alone = line.length === 1 && first !== undefined
  // A single item's term is its slide's name.
  const body = alone && first.kind === 'item' ? first.text.text.slice(first.lead).trim() : ''
  const said = body === '' ? joinedSentences(line) : body
  const text = alone
    ? shorten(said, { language, limit: room, hardLimit: slideWords, longest })
    : asLine(said, language)
  const score = Math.max(...line.map((atom) => atom.score))
  const passages = line.map((atom) => atom.text)
  return sourced(composing, cutBeyond(text, statementLength, language), passages, score)
}

/** The sentences of a line, where it shows all of their words. */
function wholeOf(line: readonly Atom[], text = ''): Atom[] {
  const said = foldedWords(text)
  // What only joined it to the sentence before may have gone.
  return line.length > 1 || said === foldedWords(joinedSentences(line)) ? [...line] : []
}
