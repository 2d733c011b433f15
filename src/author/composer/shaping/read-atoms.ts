import { splitSentences } from '../language/sentences.ts'
import { PassageRegister } from '../ledger/passage.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import { type Atom, emptyVector } from './atom.ts'

/** Numbers atoms through the whole document, and writes down all that it says, whatever becomes of it. */
export class AtomCounter {
  next = 0
  readonly register = new PassageRegister()
}

/** A sentence, or whatever else is told as one, as an atom. */
export function sentenceAtom(text: MappedText, counter: Pick<AtomCounter, 'next'>): Atom {
  return {
    index: counter.next++,
    kind: 'sentence',
    text,
    lead: 0,
    more: [],
    children: [],
    score: 0,
    vector: emptyVector,
  }
}

/** The sentences of a paragraph as atoms. `lead`: the length of the term that it begins with. */
export function sentenceAtoms(
  paragraph: MappedText,
  lead: number,
  language: string,
  counter: AtomCounter,
): Atom[] {
  const atoms: Atom[] = []
  for (const [position, sentence] of splitSentences(paragraph, language).entries()) {
    if (!/[\p{L}\p{N}]/u.test(sentence.text)) {
      continue
    }
    const atom = sentenceAtom(sentence, counter)
    if (position === 0) atom.opens = true
    if (position === 0 && lead < sentence.text.length) atom.lead = lead
    atoms.push(atom)
  }
  return atoms
}

/** An item of a list as an atom, those below it with it; all that they say is written down. */
export function itemAtom(item: ListItemSource, language: string, counter: AtomCounter): Atom {
  const index = counter.next++
  const body = item.lead > 0 ? sliceMapped(item.text, item.lead) : item.text
  const sentences = splitSentences(body, language)
  const [first, ...rest] = sentences
  const text =
    item.lead > 0
      ? trimMapped(joinMapped([sliceMapped(item.text, 0, item.lead), ...(first ? [first] : [])]))
      : (first ?? item.text)
  const more = [...rest, ...item.more.flatMap((one) => splitSentences(one, language))]
  counter.register.add('item', text)
  for (const sentence of more) counter.register.add('sentence', sentence)
  return {
    index,
    kind: 'item',
    text,
    ...(item.mark === undefined ? {} : { mark: item.mark }),
    lead: Math.min(item.lead, text.text.length),
    more,
    children: item.children.map((child) => itemAtom(child, language, counter)),
    score: 0,
    vector: emptyVector,
  }
}
