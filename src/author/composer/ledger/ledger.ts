import { blockLines, mapBlockTexts } from '../../../deck/blocks/block.ts'
import type { Slide } from '../../../deck/slide.ts'
import { chosenVariant } from '../../../deck/slide.ts'
import { type Span, spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { joinedSentences } from '../shaping/sentence-runs.ts'
import { withoutConnective, withoutFullStop } from '../shaping/shorten.ts'
import { goesOn } from '../shaping/stands-alone.ts'
import { headingTitle } from '../slides/heading-title.ts'
import { type Composing, coverAtoms, foldedWords, type SlideDraft } from '../slides/slide-draft.ts'
import { type Passage, unspoken } from './passage.ts'
import { SpanSet } from './span-set.ts'

/** Where a passage is: whole on a slide, whole in the notes of one, or nowhere. Of the last, a slide may show some of it. */
type Place = 'slide' | 'notes' | 'nowhere'

/** What becomes of each passage of a source, each exactly once, in the order of the source. */
export interface Ledger {
  entries: readonly { passage: Passage; place: Place }[]
  /** By slide: what its notes say; empty without any. */
  notes: readonly string[]
}

/** Speaker notes are read aloud: this many characters are some four to five minutes. */
const notesLength = 4000

/** Most sources that the notes of a slide name. */
const namedSources = 12

/**
 * Puts each passage that no slide shows whole into the notes of the slide that stands for it, else of the one that stands
 * for the passage before it, in whole sentences and in their order, a sentence that points back together with what it points
 * at; what the notes have no room for is nowhere. Drawings and upkeep are not read out.
 *
 * @param slides as the drafts became them, one each, without notes.
 */
export function ledgerOf(
  passages: readonly Passage[],
  drafts: readonly SlideDraft[],
  slides: readonly Slide[],
  composing: Composing,
): Ledger {
  const isShown = shownPassages(drafts, slides, composing)
  const owners = ownersOf(passages, drafts)
  const named = new Set(drafts.flatMap(namedReferences).flat().map(startOf))
  const references = new Set(
    drafts.flatMap((draft) => coverAtoms(draft.references ?? [])).map(startOf),
  )
  const notes = drafts.map(() => new NotesOfSlide(composing.language))
  const tellers = new Map<Passage, number>()
  const told = passages.map((passage, index): Place => {
    const { start } = spanOf(passage.text)
    if (isShown(passage)) return 'slide'
    if (references.has(start)) return named.has(start) ? 'notes' : 'nowhere'
    if (unspoken.has(passage.kind)) return 'nowhere'
    if (passage.kind === 'heading') {
      // The notes name their list of sources themselves.
      const next = passages[index + 1]
      if (next !== undefined && references.has(spanOf(next.text).start)) return 'notes'
    }
    const led = leadingPassages(passages, index, composing.language)
    const [before] = led.slice(-1)
    // What goes on from a sentence is read out after it: in its notes, or with what a slide shows of it.
    const owner = (before && tellers.get(before)) ?? owners[index]
    if (owner === undefined) return 'nowhere'
    const context = led.filter((one) => !tellers.has(one) && isShown(one))
    for (const one of context) if (notes[owner]?.add(one)) tellers.set(one, owner)
    if (!notes[owner]?.add(passage)) return 'nowhere'
    tellers.set(passage, owner)
    return 'notes'
  })
  return {
    entries: passages.map((passage, index) => ({ passage, place: told[index] ?? 'nowhere' })),
    notes: notes.map((one, index) => one.text(sourcesLine(drafts[index], composing))),
  }
}

/** Sentences before one that are said again so that it is understood. */
const mostLeading = 2

/** The sentences of its paragraph that one goes on from, in order, back to one that stands alone; none where it does so itself. */
function leadingPassages(passages: readonly Passage[], at: number, language: string): Passage[] {
  const leading: Passage[] = []
  for (let index = at; leading.length < mostLeading; index--) {
    const [own, before] = [passages[index], passages[index - 1]]
    if (own?.kind !== 'sentence' || before?.kind !== 'sentence') break
    if (own.block !== before.block || !goesOn(own.text.text, language)) break
    leading.unshift(before)
  }
  return leading
}

/** Whether a passage stands whole on a slide: its atom does, or one of the slides' texts says just that. */
function shownPassages(
  drafts: readonly SlideDraft[],
  slides: readonly Slide[],
  composing: Composing,
): (passage: Passage) => boolean {
  const atoms = new SpanSet(
    drafts
      .flatMap(({ shown, further = [] }) => [...shown.map((atom) => atom.text), ...further])
      .map(spanOf),
  )
  const printed = new Set(slides.flatMap(printedTexts).map(foldedWords))
  const parts = new Set(slides.flatMap(printedParts).map(foldedWords))
  return ({ kind, text }) => {
    if (atoms.has(spanOf(text).start) || printed.has(foldedWords(text.text))) return true
    // What only joined it to the sentence before is nothing to say.
    const { language } = composing
    const bare = withoutConnective(text.text, language)
    if (bare !== text.text && printed.has(foldedWords(bare))) return true
    if (kind !== 'heading') return false
    const name = foldedWords(headingTitle(text, composing))
    // Of a long one the title is only a piece.
    return foldedWords(text.text).endsWith(name) && (printed.has(name) || parts.has(name))
  }
}

/** The lines that stand on a slide, its title first. */
export function printedTexts(slide: Slide): string[] {
  const { title, eyebrow = '', caption = '', meta = '', blocks } = chosenVariant(slide)
  const lines = blocks.flatMap(blockLines).map((line) => line.text)
  return [title, title.replace(/\s\(\d+\/\d+\)$/u, ''), eyebrow, caption, meta, ...lines]
}

/** The texts of blocks one by one: the head of a card, the sides of a comparison. */
function printedParts(slide: Slide): string[] {
  const parts: string[] = []
  for (const block of chosenVariant(slide).blocks)
    mapBlockTexts(block, (printed) => {
      parts.push(printed.text)
      return printed
    })
  return parts
}

/**
 * By passage: the slide that stands for it. What no slide stands for goes with what follows where it leads to that (a
 * heading, an introduction with a colon), all else with what stands before.
 */
function ownersOf(
  passages: readonly Passage[],
  drafts: readonly SlideDraft[],
): (number | undefined)[] {
  const claims = drafts
    .flatMap((draft, slide) =>
      coverAtoms(draft.covered)
        .flatMap((atom) => [atom.text, ...atom.more])
        .map((text) => ({ ...spanOf(text), slide })),
    )
    .sort((a, b) => a.start - b.start || a.slide - b.slide)
  const owners = passages.map(({ text }) => claimOf(spanOf(text), claims))
  const first = owners.find((owner) => owner !== undefined)
  let before = first
  const filled = owners.map((owner) => {
    before = owner ?? before
    return before
  })
  let after: number | undefined
  for (let index = passages.length - 1; index >= 0; index--) {
    const leads = owners[index] === undefined && leadsOn(passages[index])
    if (leads) filled[index] = after ?? filled[index]
    else after = filled[index]
  }
  return filled
}

interface Claim extends Span {
  slide: number
}

/**
 * The slide that claims a span: that of the first claim that begins in it (what is shown of a passage may have lost its
 * label), else that of the last one before it that goes on into it (a row may be made of several sentences).
 */
function claimOf({ start, end }: Span, claims: readonly Claim[]): number | undefined {
  let low = 0
  let high = claims.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((claims[middle]?.start ?? 0) >= start) high = middle
    else low = middle + 1
  }
  const next = claims[low]
  if (next !== undefined && next.start < Math.max(end, start + 1)) return next.slide
  const before = claims[low - 1]
  return before !== undefined && before.end > start ? before.slide : undefined
}

function leadsOn(passage: Passage | undefined): boolean {
  return passage?.kind === 'heading' || /[:：]\s*$/u.test(passage?.text.text ?? '')
}

/** The notes of one slide while they are written. */
class NotesOfSlide {
  #text = ''
  #block = -1
  #kind: Passage['kind'] = 'heading'
  #isFull = false
  readonly #space: string

  constructor(language: string) {
    this.#space = /^(?:ja|zh)/u.test(language) ? '' : ' '
  }

  /** Whether there was room; what follows a passage that had none has none either. */
  add({ kind, text, spoken, block }: Passage): boolean {
    const goesOn = block === this.#block && kind === 'sentence' && this.#kind !== 'row'
    const said = `${this.#text === '' ? '' : goesOn ? this.#space : '\n'}${spoken ?? text.text}`
    // A single passage that is longer still is not torn.
    const fits = this.#text === '' || this.#text.length + said.length <= notesLength
    if (this.#isFull || !fits) {
      this.#isFull = true
      return false
    }
    this.#text += said
    this.#block = block
    this.#kind = kind
    return true
  }

  text(sources: string): string {
    return [this.#text, sources].filter((one) => one !== '').join('\n')
  }
}

/** What the source names as its sources, as a line of notes. */
function sourcesLine(draft: SlideDraft | undefined, { language, phrases }: Composing): string {
  const named = draft === undefined ? [] : namedReferences(draft)
  const colon = /^(?:ja|zh)/u.test(language) ? '：' : ': '
  return named.length === 0
    ? ''
    : `${phrases.sources}${colon}${named.map((atoms) => withoutFullStop(joinedSentences(atoms))).join('; ')}`
}

/** The first sources that a slide names: an item each, or the sentences of a paragraph. */
function namedReferences({ references = [] }: SlideDraft): Atom[][] {
  const entries: Atom[][] = []
  for (const atom of references) {
    const entry = entries[entries.length - 1]
    const goesOn = atom.kind === 'sentence' && atom.opens !== true
    if (entry === undefined || !goesOn) entries.push([atom])
    else entry.push(atom)
  }
  return entries.slice(0, namedSources)
}

function startOf(atom: Atom): number {
  const { start }: Span = spanOf(atom.text)
  return start
}
