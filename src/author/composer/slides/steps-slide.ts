import type { StepItem } from '../../../deck/blocks/steps/schema.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText, bulletWords, leadTerm } from '../shaping/bullet-text.ts'
import { capitalize, shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** A process; a step's term becomes its head, or its verb where every step has one. `firstNumber` above 1 continues the slide before. */
export function stepsSlide(
  atoms: readonly Atom[],
  firstNumber: number,
  composing: Composing,
): SlideDraft {
  const items = atoms.map((atom): StepItem => {
    const body = atom.text.text.slice(atom.lead).trim()
    const head = atom.lead > 0 && body !== '' ? capitalize(leadTerm(atom), composing.language) : ''
    const text =
      head === ''
        ? bulletText(atom, composing.language)
        : shorten(body, { language: composing.language, ...bulletWords })
    const step = sourced(composing, text, [atom.text], atom.score)
    return head === '' ? step : { ...step, head }
  })
  return {
    layout: 'steps',
    titles: [],
    blocks: [{ kind: 'steps', id: noBlockId, items, ...(firstNumber > 1 ? { firstNumber } : {}) }],
    shown: atoms.filter((atom, index) =>
      showsWhole(
        `${atom.lead > 0 ? (items[index]?.head ?? '') : ''} ${items[index]?.text ?? ''}`,
        atom,
      ),
    ),
    covered: [...atoms],
    spans: [],
  }
}
