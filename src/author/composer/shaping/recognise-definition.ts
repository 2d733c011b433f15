import { definitionWords } from '../language/definition-words.ts'
import { figureWordsFor } from '../language/figure-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { refersBack } from './bullet-text.ts'
import type { DefinitionPart, ListPart, ProsePart } from './part.ts'
import { hasNegation } from './shorten.ts'

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

/**
 * Prose that says what something is: sentences that all define a term of their own; or a short passage whose first
 * sentence defines what the heading names, the other sentences left to say more about it.
 */
export function definitionsFromProse(
  part: ProsePart,
  heading: MappedText | undefined,
  language: string,
): DefinitionPart | undefined {
  const { atoms } = part
  const set = atoms.slice(0, mostTerms).map((atom) => readDefinition(atom, language))
  const [first] = set
  const [atom, ...others] = atoms
  if (first === undefined || atom === undefined || atoms.length > 8) return undefined
  const all = set.filter((one) => one !== undefined)
  if (all.length === atoms.length && all.length >= 2)
    return { ...part, kind: 'definition', definitions: all }
  const leading = set.indexOf(undefined)
  if (leading >= 2 && atoms.length - leading <= 2) {
    const rest = atoms.slice(leading).map((one) => one.text)
    const defining = atoms
      .slice(0, leading)
      .map((one, index) => (index === leading - 1 ? { ...one, more: [...one.more, ...rest] } : one))
    return { ...part, kind: 'definition', atoms: defining, definitions: all.slice(0, leading) }
  }
  if (atoms.length > 3 || !names(first.term.text, heading?.text)) return undefined
  const more = [...atom.more, ...others.map((one) => one.text)]
  return { ...part, kind: 'definition', atoms: [{ ...atom, more }], definitions: [first] }
}

function termOf(atom: Atom): { term: MappedText; text: MappedText } | undefined {
  if (atom.lead === 0) return undefined
  const raw = atom.text.text.slice(0, atom.lead).replace(/[\s:：.。–—-]+$/u, '')
  const term = sliceMapped(atom.text, 0, raw.length)
  const text = trimMapped(sliceMapped(atom.text, atom.lead))
  return text.text === '' || wordCount(raw) > mostTermWords ? undefined : { term, text }
}

function readDefinition(
  atom: Atom,
  language: string,
): { term: MappedText; text: MappedText } | undefined {
  const { text } = atom.text
  if (refersBack(text, language) || /[?？]\s*$/u.test(text)) return undefined
  const match = definitionWords(language).sentence.exec(text)
  const found = match?.groups?.term
  if (match === null || found === undefined) return undefined
  const article = figureWordsFor(language)?.article.exec(found)?.[0].length ?? 0
  const term = trimMapped(sliceMapped(atom.text, article, found.length))
  // The article of the copula ("is a") belongs to the definition.
  const copula = match.groups?.copula ?? ''
  const inner = /\s(\S+)$/u.exec(copula)
  const keep = inner?.[1] !== undefined && copula.split(' ')[0] !== inner[1] ? inner[1].length : 0
  const skip =
    /^(?:refers to|stands for|se refiere a|si riferisce a|refere-se a|correspond à|verwijst naar|staat voor|steht für|consiste en|is defined as|se define como|se définit comme|define-se como|nghĩa là|có nghĩa là|se referă la|[—–-])/iu.test(
      copula,
    )
  const at = match[0].trimEnd().length - (skip ? 0 : keep)
  const body = trimMapped(sliceMapped(atom.text, at))
  const words = term.text.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const stopwords = stopwordsFor(language)
  if (words.length === 0 || words.every((word) => stopwords.has(word))) return undefined
  if (wordCount(term.text) > mostTermWords || wordCount(body.text) < fewestDefinitionWords)
    return undefined
  if (hasNegation(text.slice(0, at), lexiconFor(language))) return undefined
  return { term, text: body }
}

/** Whether a heading names the term, or there is no heading. */
function names(term: string, heading: string | undefined): boolean {
  if (heading === undefined) return true
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  const one = fold(term)
  const other = fold(heading)
  return one.includes(other) || other.includes(one) || one.slice(0, -1) === other.slice(0, -1)
}
