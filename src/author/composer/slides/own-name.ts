import { isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { isUnfinished } from '../language/pointer-sentences.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { sentenceWorths, tellingWords } from '../scoring/sentence-worth.ts'
import { sharesSubject } from '../scoring/shared-words.ts'
import type { Atom } from '../shaping/atom.ts'
import { sentenceRuns } from '../shaping/sentence-runs.ts'
import { capitalize } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { namesAll } from './names-all.ts'
import { clauseTitle, pointTitle } from './point-title.ts'
import { asLines } from './prose-slides.ts'
import { type Composing, type SlideDraft, showsWhole } from './slide-draft.ts'

/** Words that are left under a title at least, and how much beside them may go with it. */
const fewestBelow = 5
const mostGone = 0.5
/** So many of the others go on about what names them where the name of the deck could as well, and about what only leads to them. */
const pointShare = 0.5

const nameWorth = {
  /** It begins a paragraph and the slide, so that the others go on from it. */
  first: 0.4,
  /** Of one in which somebody speaks of themselves. */
  told: 0.6,
}

/** Where a slide stands that nothing else names. */
type SlidePlace = 'begins' | 'within' | 'goesOn'

/** A sentence as the name of the slide that it stands on. */
interface OwnName {
  text: string
  atom: Atom
  worth: number
}

/**
 * A slide that nothing else names, called by the best sentence on it that stands alone: the first, or one that the others go on
 * about, and that says most; only over its own paragraph (`namesAll`). It leaves the body, with what goes on from it there. What shows no running text is called by the
 * sentence that leads to it. `place`: it `begins` the deck, whose name may suit it, or `goesOn` under a heading, which only what
 * opens a paragraph names better.
 */
export function withOwnName(
  draft: SlideDraft,
  place: SlidePlace,
  composing: Composing,
): SlideDraft {
  const { lines } = draft
  if (lines === undefined) return calledByLead(draft, composing)
  if (draft.blocks.length > 1) return draft
  for (const name of namesAmong(lines.flat(), draft.covered, place, composing.language)) {
    const named = calledBy(draft, lines, name, composing)
    if (named !== undefined) return named
  }
  return calledByClause(draft, lines.flat(), composing)
}

/** Words of a clause that names a slide on which its sentence stands. */
const clauseWords = 12

/** A slide of one paragraph by the main clause of the sentence that opens that: below it the sentence goes on, whole. */
function calledByClause(
  draft: SlideDraft,
  atoms: readonly Atom[],
  { language }: Composing,
): SlideDraft {
  const [first, ...others] = atoms
  if (first?.opens !== true || others.length === 0) return draft
  if (!namesAll(first, atoms, draft.covered, language)) return draft
  const clause = clauseTitle(first, clauseWords, language)
  if (clause === undefined || holdsPointer(clause, language)) return draft
  return {
    ...draft,
    point: capitalize(clause, language),
    spans: [...draft.spans, spanOf(first.text)],
  }
}

/** What could be the name of some sentences among those that are told with them, best first. */
function namesAmong(
  atoms: readonly Atom[],
  told: readonly Atom[],
  place: SlidePlace,
  language: string,
): OwnName[] {
  const worths = sentenceWorths(atoms, language)
  const opening = atoms.find(({ text: { text } }) => !isInterjection(text))
  const names = atoms.flatMap((atom, at): OwnName[] => {
    const goesOn = place === 'goesOn'
    const text = nameOf(atom, language, goesOn ? 'short' : 'long')
    // What leads to it, a question or an announcement, stays with it.
    if (text === undefined || isUnfinished(atoms[at - 1]?.text.text ?? '')) return []
    const isFirst = atom === opening && atoms[0]?.opens === true
    if (!namesAll(atom, atoms, told, language)) return []
    const behind = followersOf(atom, atoms, language)
    const about = shareAbout(
      atom,
      atoms.filter((one) => one !== atom && !behind.includes(one)),
      language,
    )
    const isNamed = place === 'begins' ? about >= pointShare : about > 0 && !goesOn
    if (!isFirst && !isNamed) return []
    const words = Math.min(tellingWords, wordCount(atom.text.text))
    const says = ((worths.get(atom) ?? 0) * mostSlideWords) / words
    const worth = about + says + (isFirst ? nameWorth.first : 0)
    return [{ text, atom, worth: worth * (isAboutSpeaker(text, language) ? nameWorth.told : 1) }]
  })
  return names.sort((one, other) => other.worth - one.worth || one.atom.index - other.atom.index)
}

function nameOf(atom: Atom, language: string, room: 'short' | 'long' = 'long'): string | undefined {
  const text = pointTitle(atom, language, { room, isPersonal: true })
  return text === undefined || holdsPointer(text, language) ? undefined : text
}

/** The slide under a name; undefined where too little is left below. */
function calledBy(
  draft: SlideDraft,
  lines: readonly (readonly Atom[])[],
  { text, atom }: OwnName,
  composing: Composing,
): SlideDraft | undefined {
  const behind = followersOf(atom, lines.flat(), composing.language)
  const left = lines
    .map((line) => line.filter((one) => one !== atom && !behind.includes(one)))
    .filter((line) => line.length > 0)
  const words = wordsOf(left.flat())
  if (words < fewestBelow || wordsOf(behind) > words * mostGone) return undefined
  const body = asLines(left, composing)
  const stood = new Set(lines.flat())
  return {
    ...draft,
    blocks: body.blocks,
    layout: draft.layout === 'closing' ? draft.layout : body.layout,
    lines: left,
    point: capitalize(text, composing.language),
    shown: [...draft.shown.filter((one) => !stood.has(one)), ...body.shown, atom],
    spans: [...draft.spans, spanOf(atom.text)],
  }
}

/** The share of the others that have a word of a sentence which says what it is about. */
function shareAbout(atom: Atom, others: readonly Atom[], language: string): number {
  const about = others.filter((one) => sharesSubject(atom, one, language))
  return about.length / Math.max(1, others.length)
}

function wordsOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, one) => sum + wordCount(one.text.text), 0)
}

/** The sentences right behind one that cannot stand without it; what stands first is still read before them as the title. */
function followersOf(atom: Atom, atoms: readonly Atom[], language: string): Atom[] {
  if (atom === atoms[0]) return []
  const run = sentenceRuns(atoms, language).find((one) => one.atoms.includes(atom))
  const after = run?.atoms.slice(run.atoms.indexOf(atom) + 1) ?? []
  const end = after.findIndex((one) => !goesOn(one.text.text, language))
  return after.slice(0, end < 0 ? undefined : end)
}

/** A slide under the sentence of the source that leads to it, which else its notes or the line under it say. */
function calledByLead(draft: SlideDraft, { language }: Composing): SlideDraft {
  const { caption, captioned = [], covered, ...rest } = draft
  const body = covered.filter(({ kind }) => kind !== 'sentence')
  const [first] = body
  const lead =
    first && covered.findLast(({ kind, index }) => kind === 'sentence' && index < first.index)
  const text = lead && nameOf(lead, language)
  if (lead === undefined || text === undefined) return draft
  // A line that ends no sentence names what is below it; a sentence may say anything.
  const isLine =
    lead.opens === true && !/[.。।]\s*$/u.test(lead.text.text) && !hasUnmarkedEnds(language)
  if (!isLine && first?.kind !== 'code' && shareAbout(lead, body, language) < pointShare)
    return draft
  const isCaption = captioned.includes(lead)
  // Of a longer line it is only the beginning.
  if (isCaption && (captioned.length > 1 || !showsWhole(caption ?? '', lead))) return draft
  return {
    ...rest,
    ...(caption === undefined || isCaption ? {} : { caption, captioned }),
    covered,
    point: capitalize(text, language),
    shown: [...draft.shown, lead],
    spans: [...draft.spans, spanOf(lead.text)],
  }
}
