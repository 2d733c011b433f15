import type { BulletItem } from '../../../deck/blocks/bullets.ts'
import { itemsPerSlide } from '../planning/part-capacity.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText } from '../shaping/bullet-text.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** One bullet an atom; sub-items below theirs while the slide has room for all of them. */
export function bulletsSlide(atoms: readonly Atom[], composing: Composing): SlideDraft {
  const items: BulletItem[] = []
  const shown: Atom[] = []
  const seen = new Set<string>()
  const total = atoms.reduce((sum, atom) => sum + 1 + atom.children.length, 0)
  const withChildren = total <= itemsPerSlide
  const add = (atom: Atom, level: 0 | 1) => {
    const text = bulletText(atom, composing.language)
    if (!/[\p{L}\p{N}]/u.test(text) || seen.has(text.toLowerCase())) return
    seen.add(text.toLowerCase())
    items.push({ ...sourced(composing, text, [atom.text], atom.score), level })
    if (showsWhole(text, atom)) shown.push(atom)
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
    covered: [...atoms],
    spans: [],
  }
}
