import type { IconName } from '../../../deck/icon-names.ts'
import { baseLanguage } from '../../languages.ts'
import { iconStems } from './icon-stems.ts'

interface Keyword {
  icon: IconName
  /** Longer stems are surer. */
  stem: string
}

const dense = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const relatives: Record<string, string> = { no: 'nb', nn: 'nb', da: 'nb', bs: 'hr', cnr: 'hr' }
const cache = new Map<string, Keyword[]>()

function keywordsFor(language: string): Keyword[] {
  const base = baseLanguage(language)
  const known = cache.get(base)
  if (known !== undefined) return known
  const table = iconStems[base] ?? iconStems[relatives[base] ?? ''] ?? {}
  const keywords = Object.entries(table).flatMap(([icon, stems]) =>
    stems
      .split(' ')
      .map((stem): Keyword => ({ icon: icon as IconName, stem: stem.replaceAll('_', ' ') })),
  )
  cache.set(base, keywords)
  return keywords
}

/**
 * The picture of the first word that has one, in the first of the texts that holds any, not among those `used`;
 * undefined where no word carries such a meaning.
 */
export function iconFor(
  texts: readonly string[],
  language: string,
  used: ReadonlySet<string>,
): IconName | undefined {
  for (const text of texts) {
    const folded = text.toLowerCase()
    let best: { icon: IconName; at: number; length: number } | undefined
    for (const { icon, stem } of keywordsFor(language)) {
      if (used.has(icon)) continue
      const at = findStem(folded, stem)
      if (at < 0) continue
      const better =
        best === undefined || at < best.at || (at === best.at && stem.length > best.length)
      if (better) best = { icon, at, length: stem.length }
    }
    if (best !== undefined) return best.icon
  }
  return undefined
}

/** Where a word that begins with the stem stands; one that ends with `.` is a whole word. */
function findStem(text: string, stem: string): number {
  const whole = stem.endsWith('.')
  const bare = whole ? stem.slice(0, -1) : stem
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + 1)) {
    if (dense.test(bare)) return at
    const starts = !/[\p{L}\p{M}]/u.test(text[at - 1] ?? ' ')
    const ends = !whole || !/[\p{L}\p{M}]/u.test(text[at + bare.length] ?? ' ')
    if (starts && ends) return at
  }
  return -1
}
