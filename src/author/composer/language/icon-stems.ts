import type { IconName } from '../../../deck/icon-names.ts'
import { asianStems } from './icon-stems-asian.ts'
import { englishStems } from './icon-stems-english.ts'
import { europeanStems } from './icon-stems-european.ts'

/**
 * Beginnings of words that a picture stands for, lower case, by language; one that ends with a full stop is a whole
 * word, `_` is a space.
 */
export const iconStems: Record<string, Partial<Record<IconName, string>>> = {
  en: englishStems,
  ...europeanStems,
  ...asianStems,
}
