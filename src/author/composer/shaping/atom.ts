import { wordCount } from '../language/script.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { SparseVector } from '../scoring/ngram-vector.ts'

/**
 * The smallest thing that can stand on a slide by itself: a sentence of prose, an item of a list, a row of a table, a
 * listing or a picture. Only sentences and items are words that can stand among others.
 */
export interface Atom {
  /** Position in the whole document, ascending. */
  index: number
  kind: 'sentence' | 'item' | 'row' | 'code' | 'image'
  text: MappedText
  /** What others call it by, where it is one of several in order ("2."). */
  mark?: MappedText
  /** Length of the term it begins with, colon or full stop included; 0 without. */
  lead: number
  /** Sentences of an item behind the first. */
  more: MappedText[]
  children: Atom[]
  /** Whether a paragraph begins with it. */
  opens?: true
  /** Whether the text sets some of it in bold, beside the term that it begins with. */
  stressed?: true
  /** Importance, 0 to 1. */
  score: number
  vector: SparseVector
}

/** The vector of an atom that has not been weighed: like no other. */
export const emptyVector: SparseVector = {
  features: new Uint32Array(0),
  weights: new Float32Array(0),
}

/** The atom, its sub-items included, in order. */
export function flattenAtom(atom: Atom): Atom[] {
  return [atom, ...atom.children.flatMap(flattenAtom)]
}

/** Whether the atom is running words, which bullets, recaps and titles can be made of. */
export function isSpoken(atom: Atom): boolean {
  return atom.kind === 'sentence' || atom.kind === 'item'
}

/** The words of some atoms, without their further sentences. */
export function wordsIn(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { text }) => sum + wordCount(text.text), 0)
}
