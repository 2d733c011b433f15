import type { BulletItem } from '../../../deck/blocks/bullets/schema.ts'
import { itemsPerSlide, listWords } from '../planning/slide-room.ts'
import type { Atom } from '../shaping/atom.ts'
import { fullnessOf, itemText } from '../shaping/bullet-text.ts'
import { type Composing, noBlockId, type SlideDraft, showsItem, sourced } from './slide-draft.ts'

/**
 * One bullet an atom, sub-items below theirs while the slide has room for all of them, each as whole as there is room for:
 * with its further sentences, without them, and shortened at last.
 */
export function bulletsSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const { language } = composing
  const items: BulletItem[] = []
  const shown: Atom[] = []
  const seen = new Set<string>()
  const total = atoms.reduce((sum, atom) => sum + 1 + atom.children.length, 0)
  const withChildren = total <= itemsPerSlide + 1
  const all = withChildren ? atoms.flatMap((atom) => [atom, ...atom.children]) : atoms
  const fullness = fullnessOf(all, language, listWords)
  const add = (atom: Atom, level: 0 | 1) => {
    const text = itemText(atom, language, fullness)
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(text.toLowerCase())) return
    seen.add(text.toLowerCase())
    const further = fullness.further.get(atom) ?? []
    items.push({ ...sourced(composing, text, [atom.text, ...further], atom.score), level })
    if (showsItem(text, atom, further)) shown.push(atom)
  }
  for (const atom of atoms) {
    add(atom, 0)
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
    further: [...fullness.further.values()].flat(),
    covered: [...atoms],
    spans: [],
  }
}
