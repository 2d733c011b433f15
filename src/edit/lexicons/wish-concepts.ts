import { type Concept, dataNouns } from './concept.ts'
import { actions, rewriteStyles } from './verbs.ts'

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
  'hide',
  'unwanted',
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

/** What takes away: what is said beside it may be why it shall not be. */
export const takes: readonly Concept[] = ['delete', 'unwanted', 'out', 'clear', 'merge']

/** What begins a wish without a verb: "…, italic the second", "… and centre it". */
export const looks: readonly Concept[] = [
  'bold',
  'italic',
  'underline',
  'strike',
  'alignStart',
  'alignCenter',
  'alignEnd',
]

/** What says of something in the deck that it shall be so, or stay, or be left out. */
export const bounds: readonly Concept[] = [
  'except',
  'keep',
  'or',
  'if',
  'alike',
  'insteadOf',
  'not',
  'shall',
  'needs',
  'staysSo',
  'stays',
  'others',
  'only',
]

/** How and where things shall be: what “is” may set. */
export const values: readonly Concept[] = [
  ...looks,
  'larger',
  'smaller',
  'colorName',
  'start',
  'end',
  'top',
  'last',
  'ordinal',
  'wider',
  'narrower',
]

/** What a slide consists of or how it looks: said, it is what a wish is about or names a slide. */
export const objects: readonly Concept[] = [
  'title',
  'subtitle',
  'notes',
  'theme',
  'color',
  'background',
  'accent',
  'layout',
  'picture',
  'row',
  'column',
  'cell',
  'value',
  ...dataNouns,
  'timeline',
  'comparison',
  'cards',
  'quote',
  'stats',
  'code',
  'font',
  'bold',
  'italic',
  'underline',
  'strike',
  'caption',
  'eyebrow',
  'side',
  'series',
  'category',
  'attribution',
  'sentence',
  'label',
  'unit',
  'upperCase',
  'lowerCase',
  'titleCase',
  'alignStart',
  'alignCenter',
  'alignEnd',
  'wider',
  'narrower',
  'sort',
  'highlight',
  'link',
  'total',
  'unsupported',
]

/** How things can be that a slide shows. */
export const ofThings: readonly Concept[] = [
  ...rewriteStyles,
  'needsModel',
  'property',
  'colorName',
  'little',
  'bold',
  'italic',
  'underline',
  'strike',
  'larger',
  'smaller',
  'wider',
  'narrower',
  'alignCenter',
  'alignStart',
  'alignEnd',
  'upperCase',
  'lowerCase',
  'titleCase',
]

/** What a slide or a part of it can be shown as. */
export const forms: readonly Concept[] = [
  'convert',
  'sort',
  ...dataNouns,
  'steps',
  'timeline',
  'comparison',
  'bullets',
  'point',
  'item',
  'cards',
  'card',
  'list',
  'stats',
  'paragraph',
  'column',
  'row',
  'text',
  'unit',
  'layout',
  'theme',
  'picture',
  'dark',
  'light',
]

/** How something can be. */
export const manners: readonly Concept[] = [
  ...ofThings,
  'unsupported',
  'surface',
  'emphasis',
  'ink',
  'muted',
]

/** What may open what a verb is done to, beside slides by their kind. */
export const objectOpeners: readonly Concept[] = [
  'the',
  'a',
  'slide',
  'slides',
  'it',
  'them',
  'this',
  'all',
  'both',
  'deck',
  'everything',
  'title',
  'notes',
  'theme',
  'last',
  'ordinal',
  'next',
  'previous',
  'themeName',
  'to',
  'formatPdf',
  'formatPpt',
  'formatPng',
  'formatLink',
  'background',
  'accent',
  'another',
]
