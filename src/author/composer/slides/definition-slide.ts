import type { DefinitionItem } from '../../../deck/blocks/definition/schema.ts'
import type { DefinitionPart } from '../shaping/part.ts'
import { capitalize, shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Words that the definition of a single term, and each of several, may have. */
const single = { limit: 32, hardLimit: 44 }
const several = { limit: 18, hardLimit: 26 }

/** Some of a part's terms with what they mean. */
export function definitionSlide(
  part: DefinitionPart,
  from: number,
  to: number,
  composing: Composing,
): SlideDraft {
  const atoms = part.atoms.slice(from, to)
  const definitions = part.definitions.slice(from, to)
  const words = definitions.length === 1 ? single : several
  const items = definitions.map(({ term, text }, index): DefinitionItem => {
    const atom = atoms[index]
    return {
      ...sourced(
        composing,
        shorten(text.text, { language: composing.language, ...words }),
        [atom?.text ?? text],
        atom?.score,
      ),
      term: capitalize(term.text, composing.language),
    }
  })
  return {
    layout: 'definition',
    titles: items.length === 1 && items[0] ? [items[0].term] : [],
    blocks: [{ kind: 'definition', id: noBlockId, items }],
    shown: atoms.filter((atom, index) => {
      const item = items[index]
      return item !== undefined && showsWhole(`${item.term} ${item.text}`, atom)
    }),
    covered: [...atoms],
    spans: [],
  }
}
