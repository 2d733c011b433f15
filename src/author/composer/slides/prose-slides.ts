import type { SourcedText } from '../../../deck/sourced-text.ts'
import { wordCount } from '../language/script.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText, refersBack } from '../shaping/bullet-text.ts'
import { capitalize, cutBeyond, shorten } from '../shaping/shorten.ts'
import { bulletsSlide } from './bullets-slide.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Words that a paragraph slide holds comfortably. */
const paragraphWords = 45

/** A sentence is a title when it has at most so many characters. */
const pointLength = 80

/**
 * Bullets for three sentences and more, running text for fewer. Where no heading names the slide (`untitled`), a short
 * sentence that states the point becomes its title.
 */
export function proseSlide(
  atoms: readonly Atom[],
  composing: Composing,
  untitled = false,
): SlideDraft {
  const fresh = atoms.filter((atom) => atom !== composing.opening)
  const pool = untitled && fresh.length >= 3 ? fresh : atoms
  const standing = pool.filter((atom) => !refersBack(atom.text.text, composing.language))
  if (atoms.length >= 3 && standing.length >= 3) {
    const chosen = selectDiverse(standing, untitled ? 7 : 6)
    const point = untitled && chosen.length >= 4 ? statedPoint(chosen, composing) : undefined
    const rest = chosen.filter((atom) => atom !== point).slice(0, 6)
    const draft = bulletsSlide(rest, composing)
    if (point === undefined) return { ...draft, covered: [...atoms] }
    const title = atomLine(point, composing)
    const shown = showsWhole(title, point) ? [...draft.shown, point] : draft.shown
    return { ...draft, titles: [title], shown, covered: [...atoms] }
  }
  if (!untitled || atoms.length < 2) return paragraphSlide(atoms, composing)
  // The first sentence names what the others go on to say.
  const [point, ...rest] = atoms
  const title = point === undefined ? undefined : statedPoint([point], composing)
  if (point === undefined || title === undefined || point === composing.opening)
    return paragraphSlide(atoms, composing)
  const line = atomLine(point, composing)
  const draft = paragraphSlide(rest, composing)
  const shown = showsWhole(line, point) ? [...draft.shown, point] : draft.shown
  return { ...draft, titles: [line], shown, covered: [...atoms] }
}

/** The best of the sentences that are short enough for a title; no question. */
function statedPoint(atoms: readonly Atom[], composing: Composing): Atom | undefined {
  return atoms
    .filter((atom) => {
      const line = atomLine(atom, composing)
      if (refersBack(line, composing.language)) return false
      return line.length <= pointLength && wordCount(line) >= 3 && !/[?？!！:…]$/u.test(line)
    })
    .reduce<Atom | undefined>(
      (best, one) => (best && best.score >= one.score ? best : one),
      undefined,
    )
}

/** Running text: the sentences whole when they fit, otherwise the best of them, shortened. */
export function paragraphSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const whole = atoms.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  const chosen = whole <= paragraphWords ? [...atoms] : bestFitting(atoms)
  const paragraphs = chosen.map((atom): SourcedText => {
    // A single item's term is its slide's title.
    const body = atom.text.text.slice(atom.lead).trim()
    if (atoms.length === 1 && atom.kind === 'item' && atom.lead > 0 && body !== '')
      return sourced(composing, capitalize(cutBeyond(body, 320), composing.language), [atom.text])
    const text =
      wordCount(atom.text.text) <= paragraphWords
        ? capitalize(cutBeyond(atom.text.text, 320), composing.language)
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

function bestFitting(atoms: readonly Atom[]): Atom[] {
  const ranked = [...atoms].sort((a, b) => b.score - a.score || a.index - b.index)
  const chosen: Atom[] = []
  let words = 0
  for (const atom of ranked) {
    const length = wordCount(atom.text.text)
    if (chosen.length > 0 && words + length > paragraphWords) continue
    chosen.push(atom)
    words += length
    if (chosen.length === 3) break
  }
  return chosen.sort((a, b) => a.index - b.index)
}

/** One bullet's text, here so that callers need not know how atoms are shortened. */
export function atomLine(atom: Atom, composing: Composing): string {
  return bulletText(atom, composing.language)
}
