import type { SourcedText } from '../../../deck/sourced-text.ts'
import { findDates } from '../language/dates.ts'
import { wordCount } from '../language/script.ts'
import { slideWords } from '../planning/slide-room.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize, cutBeyond, shorten } from '../shaping/shorten.ts'
import { goesOn, standsAlone } from '../shaping/stands-alone.ts'
import { bulletsSlide } from './bullets-slide.ts'
import { chooseLines } from './choose-lines.ts'
import { pointTitle } from './point-title.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Longest text of a statement in characters; only a text without any end of a sentence reaches it. */
const statementLength = 320
/** A title that is a sentence stands over at least so many words. */
const fewestBelow = 10

/**
 * Sentences of a topic: a first one that states the point in a few words is the title, with the heading over it, where
 * enough is left to say; one sentence is a statement, two are a paragraph, more are lines.
 */
export function proseSlide(
  atoms: readonly Atom[],
  composing: Composing,
  { headed = true }: { headed?: boolean } = {},
): SlideDraft {
  const { language, titled } = composing
  if (titled) return { ...linesSlide(atoms, composing), covered: [...atoms] }
  if (!headed) return headlessSlide(atoms, composing)
  const [first, ...others] = atoms
  const title = first === undefined ? undefined : pointTitle(first, language)
  const below = others.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  const asked = first !== undefined && isQuestion(first) && others.length > 0
  const isPoint =
    asked || (title !== undefined && below >= fewestBelow && !areEqual(atoms, language))
  if (first === undefined || !isPoint)
    return { ...linesSlide(atoms, composing), covered: [...atoms] }
  const draft = linesSlide(others, composing, { led: true })
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

/** Words of the clause that a slide without a heading is called by. */
const clauseWords = { limit: 12, hardLimit: 16 }

/**
 * Sentences under no heading: the first that states something in a few words is the title, else the main clause of the
 * first that has one so short.
 */
function headlessSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const { language } = composing
  const named = atoms.find((atom) => pointTitle(atom, language) !== undefined || isQuestion(atom))
  const [first] = atoms
  const titled = named ?? atoms.find((atom) => clauseTitle(atom, language) !== undefined)
  if (first === undefined || titled === undefined || atoms.length === 1)
    return { ...linesSlide(atoms, composing), covered: [...atoms] }
  const draft = linesSlide(atoms, composing, { taken: titled })
  const point =
    pointTitle(titled, language) ?? clauseTitle(titled, language) ?? titled.text.text.trim()
  return {
    ...draft,
    point: capitalize(point, language),
    shown: [...draft.shown, ...(showsWhole(point, titled) ? [titled] : [])],
    covered: [...atoms],
    spans: [...draft.spans, spanOf(titled.text)],
  }
}

/** The main clause of a sentence that stands alone, where it is short enough for a title. */
function clauseTitle(atom: Atom, language: string): string | undefined {
  const { text } = atom.text
  if (atom.lead > 0 || !standsAlone(text, language) || /[?？!！:：]/u.test(text)) return undefined
  const clause = shorten(text, { language, ...clauseWords })
  const fits = wordCount(clause) <= clauseWords.hardLimit && clause.length <= longestClause
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
function isQuestion({ text: { text } }: Atom): boolean {
  return /[?？؟]\s*$/u.test(text) && wordCount(text) <= questionWords
}

function linesSlide(
  atoms: readonly Atom[],
  composing: Composing,
  place: { led?: boolean; taken?: Atom } = {},
): SlideDraft {
  const chosen = chooseLines(atoms, composing.language, place)
  return chosen.length <= 2 ? paragraphSlide(chosen, composing) : bulletsSlide(chosen, composing)
}

/** One sentence as a statement, or a few as running text. */
export function paragraphSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const paragraphs = atoms.map((atom): SourcedText => {
    // A single item's term is its slide's name.
    const body = atoms.length === 1 && atom.kind === 'item' ? atom.text.text.slice(atom.lead) : ''
    const said = body.trim() === '' ? atom.text.text : body.trim()
    const text = shorten(said, {
      language: composing.language,
      limit: slideWords * (atoms.length === 1 ? 1 : 0.6),
      hardLimit: slideWords,
    })
    return sourced(composing, cutBeyond(text, statementLength), [atom.text], atom.score)
  })
  return {
    layout: atoms.length === 1 ? 'statement' : 'paragraph',
    titles: [],
    blocks: [{ kind: 'paragraph', id: noBlockId, paragraphs }],
    shown: atoms.filter((atom, index) => showsWhole(paragraphs[index]?.text ?? '', atom)),
    covered: [...atoms],
    spans: [],
  }
}
