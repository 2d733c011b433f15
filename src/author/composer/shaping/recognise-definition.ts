import { definitionWords } from '../language/definition-words.ts'
import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import type { DefinitionPart, ListPart } from './part.ts'

const mostTermWords = 5
const fewestDefinitionWords = 4
const mostTerms = 18

/** Items with terms under a heading for terms, or whose bodies begin as definitions do. */
export function definitionsFromList(
  part: ListPart,
  heading: MappedText | undefined,
  language: string,
): DefinitionPart | undefined {
  const { atoms } = part
  if (atoms.length < 2 || atoms.length > mostTerms) return undefined
  const set = atoms.map(termOf)
  const definitions = set.filter((one) => one !== undefined)
  if (definitions.length < set.length || atoms.some((atom) => atom.children.length > 0))
    return undefined
  const words = definitionWords(language)
  const titled = [heading, part.intro].some((text) => words.glossary.test(text?.text ?? ''))
  const opened = definitions.filter(
    ({ text }) =>
      words.opening.test(text.text) &&
      wordCount(text.text) >= fewestDefinitionWords &&
      !/^\p{Lu}/u.test(text.text),
  )
  if (!titled && opened.length < definitions.length * 0.75) return undefined
  return { ...part, kind: 'definition', definitions }
}

function termOf(atom: Atom): { term: MappedText; text: MappedText } | undefined {
  if (atom.lead === 0) return undefined
  const raw = atom.text.text.slice(0, atom.lead).replace(/[\s:：.。–—-]+$/u, '')
  const term = sliceMapped(atom.text, 0, raw.length)
  const text = trimMapped(sliceMapped(atom.text, atom.lead))
  return text.text === '' || wordCount(raw) > mostTermWords ? undefined : { term, text }
}
