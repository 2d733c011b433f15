import { wordCount } from '../language/script.ts'
import { unitOfHeading } from '../shaping/heading-units.ts'
import { capitalize } from '../shaping/shorten.ts'
import { isTitleLength } from './point-title.ts'
import type { SlideDraft } from './slide-draft.ts'

/** Words of a title that is made of names. */
const mostWords = 12

/** Names one after the other, as a language parts them. */
export function joinedNames(names: readonly string[], language: string): string {
  const separator = /^(?:ja|zh)/u.test(language) ? '、' : /^(?:ar|fa)/u.test(language) ? '، ' : ', '
  return names.join(separator)
}

/** The title that some names make together, in their order; undefined where there is no room for all of them. */
export function namesTogether(names: readonly string[], language: string): string | undefined {
  const title = capitalize(joinedNames(names, language), language)
  return isTitleLength(title) && wordCount(title) <= mostWords ? title : undefined
}

/** What a slide with nothing but a table shows: what its rows are, and what is said of each. */
export function tableName({ blocks }: SlideDraft, language: string): string | undefined {
  const [block, ...others] = blocks
  if (block?.kind !== 'table' || others.length > 0) return undefined
  const names = block.columns.map(({ name }) => (unitOfHeading(name)?.name ?? name).trim())
  const [rows = '', ...columns] = names
  if (columns.length === 0 || names.includes('') || !/^\p{L}/u.test(rows)) return undefined
  return namesTogether([`${rows} – ${joinedNames(columns, language)}`], language)
}
