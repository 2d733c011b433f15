import { baseLanguage } from '../../author/languages.ts'
import { mapBlockTexts } from '../../deck/blocks/block.ts'
import { textsIn } from '../../deck/blocks/printed-text.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { splitClauses } from '../clauses/split-clauses.ts'
import type { InstructionContext } from '../instruction-context.ts'
import type { SaidWords } from '../interpreted-edit.ts'
import type { Concept } from '../lexicons/concept.ts'
import { readWords } from '../read-words.ts'
import { findReferences } from '../references/find-references.ts'
import { searchIn } from '../references/topic-search.ts'
import { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { slidesOf, slidesToGo } from './slides-to-go.ts'

/** Words that take back or bind what stands beside them: "if it is too long", "but not slide 3". */
const binding: readonly Concept[] = ['if', 'or', 'except', 'not', 'keep', 'question']

/** Where a sentence ends. */
const sentenceEnd = /[.!?;。！？；\n]+/gu

/** What words say of themselves, whatever they mean together. */
export function saidWords(instruction: string, context: InstructionContext): SaidWords {
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  const nothing = {
    language: context.deck.language,
    deletes: false,
    undoes: false,
    speaksOfNotes: false,
    isBound: true,
    kept: [],
    slideIds: [],
    deletedSlideIds: [],
    countsLeft: [],
  }
  if (words === undefined) return nothing
  session.readIn(words)
  const says = (...concepts: Concept[]) => words.tokens.some((token) => means(token, ...concepts))
  const named = placesOfTexts(instruction, context.deck)
  const kept = sentencesOf(instruction).filter((sentence) => {
    const own = words.tokens.filter((token) => isWithin(token, [sentence]))
    return (
      own.some((token) => means(token, 'keep')) &&
      !own.some((token) => means(token, 'delete', ...binding.filter((one) => one !== 'keep')))
    )
  })
  const clauses = splitClauses(words.tokens, instruction, words.grammar)
  const slideIds = clauses.flatMap((clause) =>
    findReferences(clause, session, { bareNumbers: true })
      .filter(({ slideSaid, form }) => (slideSaid && form !== 'all') || form === 'pronoun')
      .flatMap(slidesOf),
  )
  return {
    language: asInDeck(words.language, context),
    // "Take it out" is two words.
    deletes: says('delete') || (says('put') && says('out')),
    undoes: says('undo', 'restore'),
    speaksOfNotes: says('notes'),
    isBound: words.tokens.some(
      (token) => means(token, ...binding) && !isWithin(token, [...named, ...kept]),
    ),
    kept: kept.map(({ start, end }) => instruction.slice(start, end).trim()),
    slideIds: [...new Set(slideIds)],
    ...slidesToGo(clauses, session),
  }
}

/** The language (BCP 47) of words, of those that instructions are read in; that of the deck where there are too many of them. */
export function languageOfWords(instruction: string, context: InstructionContext): string {
  const words = readWords(instruction, context, searchIn(context.deck.slides))
  return asInDeck(words?.language ?? context.deck.language, context)
}

/** A language in the region or the script of the deck, where that is in the same one. */
function asInDeck(language: string, { deck }: InstructionContext): string {
  return baseLanguage(deck.language) === language ? deck.language : language
}

/** A half-open range of an instruction, in UTF-16 units. */
type Range = Pick<Token, 'start' | 'end'>

function sentencesOf(instruction: string): Range[] {
  const ends = [...instruction.matchAll(sentenceEnd)].map(
    ({ index, 0: sign }) => index + sign.length,
  )
  const starts = [0, ...ends]
  return starts.map((start, at) => ({ start, end: ends[at] ?? instruction.length }))
}

/** Where words name what the deck prints in several words: what stands in "the **not ok** list" binds nothing. */
function placesOfTexts(instruction: string, deck: Deck): Range[] {
  const said = instruction.toLowerCase()
  const texts = deck.slides.flatMap((slide) => {
    const { title, blocks } = chosenVariant(slide)
    return [title, ...blocks.flatMap((block) => textsIn((change) => mapBlockTexts(block, change)))]
  })
  return texts.flatMap((text) => {
    const start = /\s/u.test(text.trim()) ? said.indexOf(text.trim().toLowerCase()) : -1
    return start < 0 ? [] : [{ start, end: start + text.trim().length }]
  })
}

const isWithin = (token: Range, ranges: readonly Range[]) =>
  ranges.some(({ start, end }) => token.start >= start && token.end <= end)
