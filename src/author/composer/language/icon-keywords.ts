import type { IconName } from '../../../deck/icon-names.ts'
import { byLanguage } from './by-language.ts'
import { iconStems } from './icon-stems.ts'

interface Keyword {
  icon: IconName
  /** Longer stems are surer. */
  stem: string
}

const dense = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

const keywordsFor = byLanguage(iconStems, (stemsOfIcons = {}) =>
  Object.entries(stemsOfIcons).flatMap(([icon, stems]) =>
    stems
      .split(' ')
      .map((stem): Keyword => ({ icon: icon as IconName, stem: stem.replaceAll('_', ' ') })),
  ),
)

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
