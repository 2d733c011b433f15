import type { SourcedText } from '../../../deck/sourced-text.ts'
import { isDense, wordCount } from '../language/script.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import type { Atom } from '../shaping/atom.ts'
import { refersBack } from '../shaping/bullet-text.ts'
import { capitalize, cutBeyond, shorten, withoutFullStop } from '../shaping/shorten.ts'
import { bulletsSlide } from './bullets-slide.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'
import { isTitleLength, statedPoint } from './stated-titles.ts'

/** Words that a paragraph slide holds comfortably. */
const paragraphWords = 45

/**
 * Bullets for three sentences and more, running text for fewer. A sentence that states the point in a few words becomes
 * the title; where a heading names the slide, only when enough is left to
 * say (`untitled` is for the others). None of `equals` (next steps) speaks for the rest.
 */
export function proseSlide(
  atoms: readonly Atom[],
  composing: Composing,
  { untitled = false, equals = false }: { untitled?: boolean; equals?: boolean } = {},
): SlideDraft {
  const [asked, ...answers] = atoms
  if (untitled && asked !== undefined && answers.length > 0 && isTitleQuestion(asked)) {
    const title = capitalize(asked.text.text.trim(), composing.language)
    const draft =
      answers.length >= 3
        ? bulletsSlide(bestOf(answers, 6), composing)
        : paragraphSlide(answers, composing)
    return { ...pointed(draft, { atom: asked, title }), covered: [...atoms] }
  }
  const fresh = atoms.filter((atom) => atom !== composing.opening)
  const pool = untitled && fresh.length >= 3 ? fresh : atoms
  const whole = pool.filter((atom) => !refersBack(atom.text.text, composing.language))
  const telling = whole.filter((atom) => !isAside(atom))
  const standing = telling.length >= 3 ? telling : whole
  if (atoms.length >= 3 && standing.length >= 3) {
    const chosen = selectDiverse(standing, 7)
    const point = equals ? undefined : statedPoint(chosen, composing.language)
    const rest = chosen.filter((atom) => atom !== point?.atom)
    if (rest.length >= 3) {
      const draft = bulletsSlide(point === undefined ? bestOf(chosen, 6) : rest, composing)
      return { ...pointed(draft, point), covered: [...atoms] }
    }
    // Lines hold more than running text: where that has no room for all, the heading names them.
    const told = withReferences(rest, atoms, point?.atom)
    if (!untitled && words(told) > paragraphWords)
      return { ...bulletsSlide(chosen, composing), covered: [...atoms] }
    const fits = words(told) <= paragraphWords
    return {
      ...pointed(paragraphSlide(fits ? told : rest, composing), point),
      covered: [...atoms],
    }
  }
  // The first sentence names what the others go on to say.
  const [first, ...rest] = atoms
  const point = first === undefined || equals ? undefined : statedPoint([first], composing.language)
  const said = untitled && first === composing.opening
  if (rest.length === 0 || point === undefined || said || dangles(rest, composing))
    return paragraphSlide(atoms, composing)
  return { ...pointed(paragraphSlide(rest, composing), point), covered: [...atoms] }
}

/** Fewer words are an exclamation or half a sentence. */
const fewestTold = 4

/** Whether a sentence asks or exclaims, which stands among others that tell something only where there are few. */
function isAside({ text: { text } }: Atom): boolean {
  return /[?？؟]\s*$/u.test(text) || (!isDense(text) && wordCount(text) < fewestTold)
}

/** Whether a sentence is a short question, which the next ones answer ("What would help?"). */
function isTitleQuestion({ text: { text } }: Atom): boolean {
  return /[?？؟]\s*$/u.test(text) && wordCount(text) <= 9 && isTitleLength(text)
}

/** Sentences with those that refer back to one of them or to the title's, each right behind it, as in the source. */
function withReferences(rest: readonly Atom[], atoms: readonly Atom[], titled?: Atom): Atom[] {
  const told = new Set(rest)
  let before: Atom | undefined
  for (const atom of atoms) {
    const follows = before !== undefined && (before === titled || told.has(before))
    if (follows && atom !== titled) told.add(atom)
    before = atom
  }
  return atoms.filter((atom) => told.has(atom))
}

/** The slide with its point for a title. */
function pointed(draft: SlideDraft, point: { atom: Atom; title: string } | undefined): SlideDraft {
  if (point === undefined) return draft
  const shown = showsWhole(point.title, point.atom) ? [...draft.shown, point.atom] : draft.shown
  return {
    ...draft,
    stated: [point.title],
    shown,
    spans: [...draft.spans, spanOf(point.atom.text)],
  }
}

/** Whether too little would be left below a title that is their first sentence. */
function dangles(rest: readonly Atom[], composing: Composing): boolean {
  const left = words(rest)
  return (
    left < 8 ||
    (rest.length === 1 &&
      rest.some((atom) => refersBack(atom.text.text, composing.language) && left < 14))
  )
}

function bestOf(atoms: readonly Atom[], count: number): Atom[] {
  return [...atoms]
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
}

/** Running text: the sentences whole when they fit, otherwise the best of them, shortened. */
export function paragraphSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const chosen = words(atoms) <= paragraphWords ? [...atoms] : bestFitting(atoms)
  const paragraphs = chosen.map((atom): SourcedText => {
    // A single item's term is its slide's title.
    const body = atom.text.text.slice(atom.lead).trim()
    if (atoms.length === 1 && atom.kind === 'item' && atom.lead > 0 && body !== '')
      return sourced(
        composing,
        capitalize(withoutFullStop(cutBeyond(body, 320)), composing.language),
        [atom.text],
      )
    const text =
      wordCount(atom.text.text) <= paragraphWords
        ? capitalize(withoutFullStop(cutBeyond(atom.text.text, 320)), composing.language)
        : shorten(atom.text.text, {
            language: composing.language,
            limit: paragraphWords * 0.6,
            hardLimit: paragraphWords,
          })
    return sourced(composing, text, [atom.text], atom.score)
  })
  return {
    layout: 'paragraph',
    titles: [],
    blocks: [{ kind: 'paragraph', id: noBlockId, paragraphs }],
    shown: chosen.filter((atom, index) => showsWhole(paragraphs[index]?.text ?? '', atom)),
    covered: [...atoms],
    spans: [],
  }
}

function words(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
}

function bestFitting(atoms: readonly Atom[]): Atom[] {
  const ranked = [...atoms].sort((a, b) => b.score - a.score || a.index - b.index)
  const chosen: Atom[] = []
  let sum = 0
  for (const atom of ranked) {
    const length = wordCount(atom.text.text)
    if (chosen.length > 0 && sum + length > paragraphWords) continue
    chosen.push(atom)
    sum += length
    if (chosen.length === 3) break
  }
  return chosen.sort((a, b) => a.index - b.index)
}
