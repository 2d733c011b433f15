import { fontFamilies } from '../typography/font-catalog.ts'

/** Families for words; those for single alphabets and signs stand in by themselves. */
export const textFamilies: readonly string[] = fontFamilies
  .map(({ family }) => family)
  .filter((family) => !family.startsWith('Noto '))
