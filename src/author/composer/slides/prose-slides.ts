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

/** Bullets for three sentences and more, running text for fewer. */
export function proseSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const standing = atoms.filter((atom) => !refersBack(atom.text.text, composing.language))
  if (atoms.length >= 3 && standing.length >= 3) {
    const draft = bulletsSlide(selectDiverse(standing, 6), composing)
    return { ...draft, covered: [...atoms] }
  }
  return paragraphSlide(atoms, composing)
}

/** Running text: the sentences whole when they fit, otherwise the best of them, shortened. */
export function paragraphSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const whole = atoms.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  const chosen = whole <= paragraphWords ? [...atoms] : bestFitting(atoms)
  const paragraphs = chosen.map((atom): SourcedText => {
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
