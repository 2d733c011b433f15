import type { StepItem } from '../../../deck/blocks/steps/schema.ts'
import { listWords } from '../planning/slide-room.ts'
import type { Atom } from '../shaping/atom.ts'
import { fullnessOf, itemText, leadTerm } from '../shaping/bullet-text.ts'
import { capitalize } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsItem, sourced } from './slide-draft.ts'

/** A process; the terms of steps become their heads where every step has one. `firstNumber` above 1 continues the slide before. */
export function stepsSlide(
  atoms: readonly Atom[],
  firstNumber: number,
  composing: Composing,
): SlideDraft {
  const { language } = composing
  const fullness = fullnessOf(atoms, language, listWords)
  const shown: Atom[] = []
  const areHeaded = atoms.every(({ lead }) => lead > 0)
  const items = atoms.map((atom): StepItem => {
    const further = fullness.further.get(atom) ?? []
    const line = itemText(atom, language, fullness)
    if (showsItem(line, atom, further)) shown.push(atom)
    const term = areHeaded ? `${capitalize(leadTerm(atom), language)}: ` : ''
    const headed = term !== '' && line.startsWith(term)
    const text = headed ? capitalize(line.slice(term.length), language) : line
    const step = sourced(composing, text, [atom.text, ...further], atom.score)
    return headed ? { ...step, head: term.slice(0, -2) } : step
  })
  return {
    layout: 'steps',
    titles: [],
    blocks: [{ kind: 'steps', id: noBlockId, items, ...(firstNumber > 1 ? { firstNumber } : {}) }],
    shown,
    further: [...fullness.further.values()].flat(),
    covered: [...atoms],
    spans: [],
  }
}
