import type { Grammar } from './grammar.ts'
import { plainVerbs, rewriteStyles } from './verbs.ts'
import type { Wordings } from './wordings.ts'

/** What shows data: tables, and charts in each of their forms. */
export const dataNouns = [
  'table',
  'chart',
  'bar',
  'stacked',
  'line',
  'area',
  'pie',
  'doughnut',
] as const

/**
 * What words of an instruction can mean, in any language. A lexicon says which words mean what; the grammar works on
 * these and never on words.
 */
const concepts = [
  // What to do; `shorter`, `longer` and `simpler` also say how a text shall read.
  ...plainVerbs,
  ...rewriteStyles,
  'redo',
  'append',
  'hide',
  // May mean to delete, and may not: it is asked.
  'clear',
  'unwanted',
  // Says what is spoken of: "look at slide 3".
  'attend',
  // What of.
  'slide',
  'slides',
  'deck',
  'title',
  'subtitle',
  'notes',
  'theme',
  'color',
  'background',
  // What a theme has colours for, by their names: an area on the ground, what stands out, texts and what is said beside them.
  'accent',
  'surface',
  'emphasis',
  'ink',
  'muted',
  'positive',
  'negative',
  'text',
  'layout',
  'picture',
  'row',
  'column',
  'cell',
  'value',
  'point',
  // One of the things on a slide, which a number can name: "step 3".
  'item',
  // Of items the steps and the cards: "step 3" is hardly a point.
  'step',
  'card',
  // Of these nouns those that say one: “point”; what is not known to be one may be a list.
  'single',
  'half',
  'revision',
  'variant',
  'words',
  'style',
  'everything',
  'order',
  'file',
  // Kinds of slides and blocks.
  ...dataNouns,
  'steps',
  'timeline',
  'comparison',
  'bullets',
  'cards',
  'quote',
  'stats',
  'paragraph',
  'agenda',
  'section',
  'closing',
  'cover',
  'recap',
  'definition',
  'code',
  'bigNumber',
  // Where. `…There` stands behind what it belongs to ("スライド3の後に").
  'after',
  'before',
  'onwards',
  // It and all behind it: "starting with", "ab".
  'fromOnwards',
  // Back, which is where a thing was before as well as the end.
  'whereItWas',
  'afterThere',
  'beforeThere',
  'afterIt',
  'toThere',
  'start',
  'end',
  'up',
  'down',
  'between',
  'to',
  'place',
  // Where another slide stood: "in its place".
  'itsPlace',
  'top',
  // Which.
  'this',
  'it',
  'them',
  'next',
  'previous',
  'all',
  'both',
  'everywhere',
  'new',
  // Of a slide on which nothing stands yet.
  'blank',
  // How slides are rather than what they are about: "boring".
  'property',
  'even',
  'odd',
  'copy',
  // That a slide was added before: "you just added", "newly added".
  'added',
  'except',
  'only',
  'others',
  'number',
  'ordinal',
  'last',
  'penultimate',
  'middle',
  'ordinalMark',
  // One that counts slides and nothing else: "枚目".
  'slideMark',
  'numberSign',
  'one',
  'another',
  'lastN',
  // How often, and how many in all.
  'times',
  'long',
  // Small words.
  'the',
  'a',
  'of',
  'in',
  'with',
  'about',
  'aboutThere',
  // Says of what stands before it that it is a place: 新店舗のところ.
  'placeThere',
  'titled',
  'as',
  'by',
  'from',
  'through',
  'and',
  'afterwards',
  'or',
  'not',
  'please',
  // They open what corrects the wish before, or asks for the same elsewhere: "no, slide 2", "the same on slide 5".
  'correction',
  'alike',
  // They open and close a message: "Hi", "Best regards".
  'greeting',
  'farewell',
  'because',
  // Between why something is asked for and what is: "…, so".
  'therefore',
  'if',
  'is',
  // "should be", "must".
  'shall',
  'say',
  'into',
  'particle',
  'question',
  // What is asked about the presentation: "how many", "which slides", "where is".
  'howMany',
  'whichSlides',
  // "What is on slide 4?": asks what a slide says.
  'whatIs',
  'more',
  'less',
  'possessive',
  // "its", "their".
  'own',
  'each',
  // Phrases with words for numbers or places in them that say neither: "no one", "last week", "every other".
  'idiom',
  // Beyond editing, or beyond a grammar.
  'needsModel',
  'unsupported',
  'formatPdf',
  'formatPpt',
  'formatPng',
  'formatLink',
  // A file that no presentation can be had as: "Word".
  'otherFormat',
  'send',
  // To give to others what is there: "share", "publish", "invite".
  'share',
  // That the caller wants to have something: "I need", "can I get".
  'receive',
  'dark',
  'light',
  'languageName',
  'colorName',
  'themeName',
  // How words look, and where they stand.
  'bold',
  'italic',
  'underline',
  'strike',
  'plain',
  'larger',
  'smaller',
  'size',
  // Makes "left" and "right" say how a text is set: "align the titles to the right".
  'aligns',
  'alignStart',
  'alignCenter',
  'alignEnd',
  'link',
  'upperCase',
  'lowerCase',
  'titleCase',
  // What else is done with things, and which things.
  'highlight',
  'sort',
  'alphabetical',
  'ascending',
  'descending',
  'wider',
  'narrower',
  'sameWidth',
  'font',
  // Where a slide has its text, as programs call it: "the content area", "placeholder".
  'body',
  'respectively',
  // What a chart's values count; "kWh" is none by itself.
  'unit',
  // "A slide comparing A with B".
  'compares',
  // That an amount shall be so much more, or less: "increase … by 3".
  'increases',
  'decreases',
  // That something has to be added: "the chart needs a third series".
  'needs',
  // The row that adds up the others.
  'total',
  // That nothing happens to it, or to the rest: "the total stays", "leave the rest".
  'staysSo',
  'stays',
  'caption',
  'eyebrow',
  'side',
  'series',
  'category',
  'list',
  'attribution',
  // What is said of something, called by what it is: its date, price, number, owner or state.
  'detail',
  'sentence',
  // What is said beside a figure, and when something on a timeline is.
  'label',
  // "With the text", where that is one phrase.
  'withText',
  'date',
  // Higher on the same slide, and no earlier one.
  'above',
  // Of a line that is set smaller than others: "the little line over the title".
  'little',
  // To put words before those that are there.
  'prepend',
  // Which of what stands side by side.
  'left',
  'right',
  // Who says or does something in a remark: "we don't need it".
  'person',
  // What is given stands in place of what follows: "nine instead of ten", "28, not 27".
  'insteadOf',
  // Behind given words: their quotation marks stay.
  'inQuotes',
  // The name of an item, before it is given: "head “Pack”".
  'head',
  // Makes "take" and "put" verbs that take away: "take it out". What it makes of other verbs is asked: "bring it out".
  'out',
  'taking',
] as const
/** What a word of an instruction can mean. */
export type Concept = (typeof concepts)[number]

/**
 * The words of one language: for each concept its words and phrases, separated by `|`; `*` at the end of a word stands
 * for any ending. `numbers` are the words for 1, 2, 3 … and `ordinals` those for first, second …; `/` separates other
 * words for the same number.
 */
export interface Lexicon {
  /** BCP 47 primary subtag. */
  language: string
  concepts: Partial<Record<Concept, string>>
  numbers: string
  ordinals: string
  /** Words that say once, twice … by themselves; `|` separates the multiples, `/` words for the same. */
  multiples?: string
  /** Names of colours and their `#RRGGBB`. */
  colors: Record<string, string>
  /** Endings that make a word out of a topic and "slide" ("Preisfolie"), as regular expressions. */
  compounds?: string[]
  /** Phrases that are no concept. */
  wordings?: Partial<Wordings>
  /** How its phrases are built. */
  grammar?: Grammar
  /** Pronouns that are written onto the end of a verb ("muévela", "supprime-la"), as `it` and as `them`. */
  clitics?: { it: string; them: string }
}
