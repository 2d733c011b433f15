import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'

/** What does something, beside the verbs that all of the grammar knows. */
export const verbConcepts: readonly Concept[] = [
  ...actions,
  'append',
  'clear',
  'highlight',
  'sort',
  'link',
  'needs',
  'receive',
  'prepend',
  'aligns',
]

/** Words that a wish may have without saying more by them. */
export const functionWords: readonly Concept[] = [
  'the',
  'a',
  'of',
  'in',
  'own',
  'is',
  'shall',
  'please',
  'particle',
  'and',
  'afterwards',
  'greeting',
  'farewell',
]

/** Words that change what is said and that no slot here owns: a wish with one of them is left to others. */
export const neverSmall: readonly Concept[] = [
  'not',
  'only',
  'except',
  'or',
  'if',
  'because',
  'others',
  'both',
]

/** What takes back or bounds what was asked for, and so is no mere remark. */
export const boundsOfWish: readonly Concept[] = [
  'except',
  'keep',
  'or',
  'if',
  'correction',
  'alike',
  'slide',
  'slides',
  'insteadOf',
]

/** What takes away: what is said beside it may be why it shall not be. */
export const takes: readonly Concept[] = ['delete', 'unwanted', 'out', 'clear', 'merge']
