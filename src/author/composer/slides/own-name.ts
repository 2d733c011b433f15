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

/** Words that are left under a title at least. */
const fewestBelow = 5
/** So many of the others go on about what names them where the name of the deck could as well. */
const pointShare = 0.5
/** Words of a clause that names a slide on which its sentence stands. */
const clauseWords = 12

const nameWorth = {
  /** It opens what the slide says, so that the others go on from it. */
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
  /** Whether it is all of its sentence, which then leaves the body. */
  isWhole: boolean
  worth: number
}

/**
 * A slide that nothing else names, called by the best sentence on it that stands alone: the first, or one that the others go on
 * about, and that says most; only over its own paragraph (`namesAll`). It leaves the body, with what goes on from it there; one of
 * which only a clause is the name stays. What shows no running text is called by the line that leads to it. `place`: it `begins` the deck, whose name may suit it, or `goesOn` under a heading, which
 * only what opens a paragraph names better.
 */
export function withOwnName(
  draft: SlideDraft,
  place: SlidePlace,
  composing: Composing,
): SlideDraft {
  const { lines } = draft
  if (lines === undefined) return calledByLead(draft, composing)
  if (draft.blocks.length > 1) return draft
  const names = namesAmong(lines.flat(), draft.covered, place, composing.language)
  for (const { text, atom, isWhole } of names) {
    const under = { ...draft, point: text, spans: [...draft.spans, spanOf(atom.text)] }
    const named = isWhole ? withoutName(under, lines, atom, composing) : under
    if (named !== undefined) return named
  }
  return draft
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
    const isFirst = atom === opening && (place === 'within' || atoms[0]?.opens === true)
    const texts = namesIn(atom, language, place === 'goesOn')
    // What leads to it, a question or an announcement, stays with it.
    if (texts.length === 0 || isUnfinished(atoms[at - 1]?.text.text ?? '')) return []
    if (!namesAll(atom, atoms, told, language)) return []
    const gone = [atom, ...followersOf(atom, atoms, language)]
    const others = atoms.filter((one) => !gone.includes(one))
    const about = shareAbout(atom, others, language)
    const isNamed = place === 'begins' ? about >= pointShare : about > 0 && place !== 'goesOn'
    if (!isFirst && !isNamed) return []
    const words = Math.min(tellingWords, wordCount(atom.text.text))
    const says = ((worths.get(atom) ?? 0) * mostSlideWords) / words
    const worth = about + says + (isFirst ? nameWorth.first : 0)
    return texts.map((name) => ({
      ...name,
      atom,
      worth: worth * (isAboutSpeaker(name.text, language) ? nameWorth.told : 1),
    }))
  })
  return names.sort((one, other) => other.worth - one.worth || one.atom.index - other.atom.index)
}

/** What of a sentence can be a name, best first: all of it where it is short, else a clause, else all of it. */
function namesIn(
  atom: Atom,
  language: string,
  goesOn: boolean,
): Pick<OwnName, 'text' | 'isWhole'>[] {
  const whole = (room: 'short' | 'long') => ({
    text: pointTitle(atom, language, { room, isPersonal: true }),
    isWhole: true,
  })
  const clause = { text: clauseTitle(atom, clauseWords, language, true), isWhole: false }
  const names = goesOn ? [whole('short')] : [whole('short'), clause, whole('long')]
  return names.flatMap(({ text, isWhole }) =>
    text === undefined || holdsPointer(text, language)
      ? []
      : [{ text: capitalize(text, language), isWhole }],
  )
}

/** A slide without the sentence that names it and what goes on from that; undefined where too little is left. */
function withoutName(
  draft: SlideDraft,
  lines: readonly (readonly Atom[])[],
  atom: Atom,
  composing: Composing,
): SlideDraft | undefined {
  const gone = [atom, ...followersOf(atom, lines.flat(), composing.language)]
  const left = lines
    .map((line) => line.filter((one) => !gone.includes(one)))
    .filter((line) => line.length > 0)
  const words = left.flat().reduce((sum, one) => sum + wordCount(one.text.text), 0)
  if (words < fewestBelow) return undefined
  const body = asLines(left, composing)
  return {
    ...draft,
    blocks: body.blocks,
    layout: draft.layout === 'closing' ? draft.layout : body.layout,
    lines: left,
    shown: [...draft.shown.filter((one) => !lines.flat().includes(one)), ...body.shown, atom],
  }
}

/** The share of the others that have a word of a sentence which says what it is about. */
function shareAbout(atom: Atom, others: readonly Atom[], language: string): number {
  const about = others.filter((one) => sharesSubject(atom, one, language))
  return about.length / Math.max(1, others.length)
}

/** The sentences right behind one that cannot stand without it; what stands first is still read before them as the title. */
function followersOf(atom: Atom, atoms: readonly Atom[], language: string): Atom[] {
  if (atom === atoms[0]) return []
  const run = sentenceRuns(atoms, language).find((one) => one.atoms.includes(atom))
  const after = run?.atoms.slice(run.atoms.indexOf(atom) + 1) ?? []
  const end = after.findIndex((one) => !goesOn(one.text.text, language))
  return after.slice(0, end < 0 ? undefined : end)
}

/** A slide that shows no running text under the line of the source that leads to it, which else its notes or the line under it say. */
function calledByLead(draft: SlideDraft, { language }: Composing): SlideDraft {
  const { caption, captioned = [], covered, ...rest } = draft
  const first = covered.find(({ kind }) => kind !== 'sentence')
  const lead =
    first && covered.findLast(({ kind, index }) => kind === 'sentence' && index < first.index)
  // A line that ends no sentence names what is below it; a sentence may say anything.
  if (lead?.opens !== true || /[.。।]\s*$/u.test(lead.text.text) || hasUnmarkedEnds(language))
    return draft
  const [name] = namesIn(lead, language, true)
  const isCaption = captioned.includes(lead)
  // Of a longer line it is only the beginning.
  if (name === undefined) return draft
  if (isCaption && (captioned.length > 1 || !showsWhole(caption ?? '', lead))) return draft
  return {
    ...rest,
    ...(caption === undefined || isCaption ? {} : { caption, captioned }),
    covered,
    point: name.text,
    shown: [...draft.shown, lead],
    spans: [...draft.spans, spanOf(lead.text)],
  }
}
