import { fold } from '../words/fold.ts'
import { tokenize } from '../words/tokenize.ts'
import type { Concept, Lexicon } from './concept.ts'
import type { Grammar } from './grammar.ts'
import { languageNamesIn } from './language-names.ts'
import { actions } from './verbs.ts'

/** A step on the way through the words of phrases. There are tens of thousands, and most are ends: those have no room for more. */
export interface PhraseNode {
  exact?: Map<string, PhraseNode>
  /** Words of which only the beginning is given, and how long the longest is. */
  beginnings?: Map<string, PhraseNode>
  longestBeginning?: number
  concepts: Concept[]
  value?: number
  /** Of a name: what it names (the tag of a language, `#RRGGBB` of a colour, the id of a theme). */
  named?: string
}

/** A lexicon made ready for looking up. */
export interface CompiledLexicon {
  language: string
  grammar: Grammar
  root: PhraseNode
  /** Words that a typing error is corrected to, by a form of it: the words that have it with one letter left out or whole. */
  corrections: (form: string) => Iterable<string>
  compounds: RegExp[]
}

const node = (): PhraseNode => ({ concepts: [] })

/** Words shorter than this are too near to others for a typing error to be told. */
const shortestCorrected = 4

/** The lexicon as a tree of words; several lexicons become one, the first of them decides the language. */
export function compileLexicon(...lexicons: [Lexicon, ...Lexicon[]]): CompiledLexicon {
  const root = node()
  const words = new Set<string>()
  const enter = (phrase: string, concept: Concept, value?: number, named?: string) => {
    let current = root
    const texts = wordsOf(phrase)
    for (const [index, text] of texts.entries()) {
      if (text === '*') continue
      const beginning = texts[index + 1] === '*'
      current = beginning ? beginningNode(current, text) : exactNode(current, text)
      if (!beginning && text.length >= shortestCorrected && /^\p{L}+$/u.test(text)) words.add(text)
    }
    if (current === root) return
    if (!current.concepts.includes(concept)) current.concepts.push(concept)
    if (value !== undefined) current.value = value
    if (named !== undefined) current.named = named
  }
  for (const lexicon of lexicons) {
    for (const [concept, phrases] of Object.entries(lexicon.concepts))
      for (const phrase of phrases.split('|')) enter(phrase, concept as Concept)
    for (const { form, verb, pronoun } of withClitics(lexicon)) {
      enter(form, verb)
      enter(form, pronoun)
    }
    const counted = (list: string, concept: Concept) => {
      for (const [index, same] of list.split('|').entries())
        for (const word of same.split('/')) enter(word, concept, index + 1)
    }
    for (const [tag, names] of languageNamesIn(lexicon.language))
      for (const name of names) enter(name, 'languageName', undefined, tag)
    for (const [hex, names] of Object.entries(lexicon.colors))
      for (const name of names.split('|')) enter(name, 'colorName', undefined, hex)
    counted(lexicon.numbers, 'number')
    counted(lexicon.ordinals, 'ordinal')
    counted(lexicon.multiples ?? '', 'times')
  }
  // A word that is given whole for its number keeps what its beginning says: "пункт", "пункт*".
  for (const { concepts } of lexicons)
    for (const word of (concepts.single ?? '').split('|').map(fold)) {
      const whole = root.exact?.get(word)
      const [begun] = begunBy(root, word)
      if (whole?.concepts.length === 1 && begun !== undefined)
        whole.concepts.push(...begun.concepts)
    }
  // Only for the language that somebody writes: the forms are many, and all languages are compiled to tell which it is.
  let corrections: ReadonlyMap<string, readonly string[]> | undefined
  return {
    language: lexicons[0].language,
    grammar: lexicons[0].grammar ?? {},
    root,
    corrections(form) {
      corrections ??= wordsByForm(words)
      return corrections.get(form) ?? []
    },
    compounds: lexicons
      .flatMap((one) => one.compounds ?? [])
      .map((ending) => new RegExp(ending, 'u')),
  }
}

/** Words of letters that stand together, the beginnings of words among them (`*`), with one space between. */
const plainWords =
  /^(?:(?![ªº])[\p{Script=Latin}\p{Script=Cyrillic}])+\*?(?: (?:(?![ªº])[\p{Script=Latin}\p{Script=Cyrillic}])+\*?)*$/u

/**
 * The words and signs of a phrase, as those of an instruction are compared. Most phrases are plain words, which need not be
 * looked at sign by sign: whoever gives the first instruction waits until those of all languages are read.
 */
export function wordsOf(phrase: string): string[] {
  if (!plainWords.test(phrase)) return tokenize(phrase).map((token) => token.text)
  return phrase
    .split(' ')
    .flatMap((word) => (word.endsWith('*') ? [fold(word.slice(0, -1)), '*'] : [fold(word)]))
}

/** Words under each of their forms with one letter left out, and under themselves. */
function wordsByForm(words: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of words)
    for (const form of new Set([word, ...withoutOneLetter(word)])) {
      const known = found.get(form)
      if (known) known.push(word)
      else found.set(form, [word])
    }
  return found
}

/** The verbs of a lexicon with each pronoun that can be written onto them. */
function withClitics(lexicon: Lexicon): { form: string; verb: Concept; pronoun: Concept }[] {
  const { clitics } = lexicon
  if (clitics === undefined) return []
  return actions.flatMap((verb) => {
    const words = (lexicon.concepts[verb] ?? '').split('|').filter((one) => /^\p{L}+$/u.test(one))
    return words.flatMap((word) => {
      // Infinitives lose their last letters before a pronoun: "spostarla", "movê-la".
      const stems = [word, word.replace(/re$/, 'r'), word.replace(/([aei])r$/, '$1')]
      return (['it', 'them'] as const).flatMap((pronoun) =>
        clitics[pronoun]
          .split('|')
          .flatMap((clitic) =>
            [...new Set(stems)].map((stem) => ({ form: stem + clitic, verb, pronoun })),
          ),
      )
    })
  })
}

/** The node after a word, which is made where there is none. */
export function exactNode(parent: PhraseNode, word: string): PhraseNode {
  parent.exact ??= new Map()
  let child = parent.exact.get(word)
  if (child === undefined) {
    child = node()
    parent.exact.set(word, child)
  }
  return child
}

function beginningNode(parent: PhraseNode, beginning: string): PhraseNode {
  parent.beginnings ??= new Map()
  parent.longestBeginning = Math.max(parent.longestBeginning ?? 0, beginning.length)
  const child = parent.beginnings.get(beginning) ?? node()
  parent.beginnings.set(beginning, child)
  return child
}

/** The nodes after the beginnings of a word, the longest first, as it says the most: "ciemnoniebiesk*" before "ciemn*". */
export function begunBy(
  { beginnings, longestBeginning = 0 }: PhraseNode,
  word: string,
): PhraseNode[] {
  const found: PhraseNode[] = []
  if (beginnings === undefined) return found
  for (let length = Math.min(word.length, longestBeginning); length > 0; length--) {
    const child = beginnings.get(word.slice(0, length))
    if (child !== undefined) found.push(child)
  }
  return found
}

/** The forms of a word with any one letter left out (symmetric deletion, W. Garbe's SymSpell). */
export function withoutOneLetter(word: string): string[] {
  return Array.from(
    { length: word.length },
    (_, index) => word.slice(0, index) + word.slice(index + 1),
  )
}
