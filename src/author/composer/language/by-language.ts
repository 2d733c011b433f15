import { isTraditionalChinese } from '../../../text/traditional-chinese.ts'
import { baseLanguage } from '../../languages.ts'

/** Languages near enough to another that its words are found in their texts, by primary subtag. */
export const relatedLanguages: Readonly<Record<string, string>> = {
  bs: 'hr',
  cnr: 'hr',
  sr: 'hr',
  sl: 'hr',
  no: 'nb',
  nn: 'nb',
  mk: 'bg',
  sk: 'cs',
}

/** The subtag by which a table answers for a language: its own, else its relative's; undefined without either. */
function relatedLanguage(language: string, table: object): string | undefined {
  if (Object.hasOwn(table, 'zh-Hant') && isTraditionalChinese(language)) return 'zh-Hant'
  const base = baseLanguage(language)
  if (Object.hasOwn(table, base)) return base
  const relative = Object.hasOwn(relatedLanguages, base) ? relatedLanguages[base] : undefined
  return relative !== undefined && Object.hasOwn(table, relative) ? relative : undefined
}

/**
 * What is made of the row of a language (a BCP 47 tag), from a table by primary subtag; `make` gets undefined for a
 * language that neither stands there nor has a relative that does. Each row is read once: tags come from documents,
 * and made-up ones must not fill the memory.
 */
export function byLanguage<Row, Made>(
  table: Readonly<Record<string, Row>>,
  make: (row: Row | undefined) => Made,
): (language: string) => Made {
  const madeOfRows = new Map<string | undefined, Made>()
  let last: { language: string; made: Made } | undefined
  return (language) => {
    if (last?.language === language) return last.made
    const key = relatedLanguage(language, table)
    const made = madeOfRows.get(key) ?? make(key === undefined ? undefined : table[key])
    madeOfRows.set(key, made)
    last = { language, made }
    return made
  }
}
