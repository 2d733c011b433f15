import type { BulletItem } from '../../../deck/blocks/bullets/schema.ts'
import { itemsPerSlide } from '../planning/slide-room.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText, bulletWords } from '../shaping/bullet-text.ts'
import { shorten } from '../shaping/shorten.ts'
import {
  type Composing,
  foldedWords,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
} from './slide-draft.ts'

/**
 * One bullet an atom; sub-items below theirs while the slide has room for all of them, and so the further sentences of
 * items that are short enough to stand whole.
 */
export function bulletsSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const items: BulletItem[] = []
  const shown: Atom[] = []
  const seen = new Set<string>()
  const total = atoms.reduce((sum, atom) => sum + 1 + atom.children.length, 0)
  const withChildren = total <= itemsPerSlide
  const further = atoms.reduce((sum, atom) => sum + atom.more.length, 0)
  const withFurther = total + further <= itemsPerSlide
  const add = (atom: Atom, level: 0 | 1) => {
    const text = bulletText(atom, composing.language)
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(text.toLowerCase())) return
    seen.add(text.toLowerCase())
    items.push({ ...sourced(composing, text, [atom.text], atom.score), level })
    if (showsWhole(text, atom)) shown.push(atom)
  }
  const addSentence = (sentence: MappedText) => {
    const text = shorten(sentence.text, { language: composing.language, ...bulletWords })
    // Shortened it would say no more than the notes, which have it whole.
    if (foldedWords(text) === foldedWords(sentence.text))
      items.push({ ...sourced(composing, text, [sentence]), level: 1 })
  }
  for (const atom of atoms) {
    add(atom, 0)
    if (withFurther) for (const sentence of atom.more) addSentence(sentence)
    if (withChildren) for (const child of atom.children) add(child, 1)
  }
  if (items.length === 0) {
    for (const atom of atoms.slice(0, 1))
      items.push({ ...sourced(composing, atom.text.text, [atom.text], atom.score), level: 0 })
  }
  return {
    layout: 'bullets',
    titles: [],
    blocks: [{ kind: 'bullets', id: noBlockId, items }],
    shown,
    covered: [...atoms],
    spans: [],
  }
}
