import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EditStep } from '../../src/edit/edit-step.ts'
import type { Concept, Lexicon } from '../../src/edit/lexicons/concept.ts'
import { english } from '../../src/edit/lexicons/english.ts'
import { furtherLexicons } from '../../src/edit/lexicons/further-lexicons.ts'
import { readWords } from '../../src/edit/read-words.ts'
import { TopicSearch } from '../../src/edit/references/topic-search.ts'
import { means } from '../../src/edit/words/token.ts'
import { interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

const verbs: readonly Concept[] = ['delete', 'merge']
const nouns: readonly Concept[] = [
  'slide',
  'slides',
  'chart',
  'table',
  'quote',
  'bullets',
  'picture',
  'paragraph',
  'point',
  'item',
  'row',
  'column',
  'notes',
]
/** Words that leave open which thing is meant. */
const others: readonly Concept[] = [
  'of',
  'in',
  'please',
  'with',
  'about',
  'new',
  'from',
  'and',
  'particle',
  'property',
  'style',
  'text',
  'deck',
  'afterwards',
  'as',
  'into',
  'add',
  'more',
  'because',
]
/** Words that say which one. */
const definite: readonly Concept[] = [
  'this',
  'it',
  'them',
  'all',
  'each',
  'both',
  'everything',
  'others',
  'last',
  'next',
  'previous',
  'ordinal',
  'ordinalMark',
  'number',
  'numberSign',
]

function wordsFor({ concepts }: Lexicon, kinds: readonly Concept[]): string[] {
  return kinds
    .flatMap((kind) => (concepts[kind] ?? '').split('|'))
    .map((phrase) => phrase.replaceAll('*', ''))
    .filter((phrase) => phrase !== '')
}

/** A verb that takes away, a thing that is none in particular, and other words: in any order. */
function indefiniteDeletions(lexicon: Lexicon): fc.Arbitrary<string> {
  const space = ['ja', 'zh'].includes(lexicon.language) ? '' : ' '
  const thing = fc
    .tuple(
      fc.constantFrom(...wordsFor(lexicon, ['a'])),
      fc.constantFrom(...wordsFor(lexicon, nouns)),
    )
    .map((words) => words.join(space))
  const other = fc.constantFrom(...wordsFor(lexicon, others), 'glorf')
  return fc
    .tuple(
      fc.constantFrom(...wordsFor(lexicon, verbs)),
      thing,
      fc.array(other, { maxLength: 3 }),
      fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    )
    .map(([verb, named, more, order]) =>
      [verb, named, ...more]
        .map((words, at) => ({ words, by: at < 2 && order[4] === 0 ? at : (order[at] ?? 0) }))
        .sort((one, another) => one.by - another.by)
        .map(({ words }) => words)
        .join(space),
    )
    .filter(isIndefinite)
}

function isIndefinite(instruction: string): boolean {
  const deck = sampleDeck()
  const context = { deck, themes: sampleThemes, newId: () => 'new' }
  const { tokens } = readWords(instruction, context, new TopicSearch(deck.slides)) ?? { tokens: [] }
  const articles = tokens.filter((token) => means(token, 'a'))
  return (
    articles.length > 0 &&
    !tokens.some((token) => means(token, ...definite) && !articles.includes(token))
  )
}

function takesAway(step: EditStep): boolean {
  return 'op' in step
    ? step.op.startsWith('delete_') ||
        step.op === 'merge_slides' ||
        step.op === 'replace_text' ||
        (step.op === 'set_notes' && step.notes === null)
    : ['regenerate_slide', 'undo', 'restore_revision'].includes(step.request)
}

const spokenOf = {
  selectedSlideIds: ['slide-9'],
  mentionedSlideIds: ['slide-3'],
  lastChangedSlideIds: ['slide-4'],
}

describe('words in any order, with nothing in them that says which thing', () => {
  it.each(
    [english, ...furtherLexicons].map((lexicon) => ({ language: lexicon.language, lexicon })),
  )('take nothing away before it was asked in $language', ({ lexicon }) => {
    fc.assert(
      fc.property(indefiniteDeletions(lexicon), (instruction) => {
        expect(interpretSample(instruction).filter(takesAway)).toEqual([])
        expect(interpretSample(instruction, spokenOf).filter(takesAway)).toEqual([])
      }),
      { numRuns: 15, seed: 11 },
    )
  })
})

it.each([
  'Delete a slide',
  'Delete some slides',
  'Delete slides',
  'Delete a note',
  'Lösche ne Folie',
  'Borra una diapositiva',
  'Usuń jakiś slajd',
  'Удали какой-нибудь слайд',
  'スライドを1枚削除して',
  '删些页',
])('“%s” is none of the slides that were spoken of', (instruction) => {
  const [step, ...more] = interpretSample(instruction, spokenOf)
  expect(more).toEqual([])
  expect(step).toMatchObject({ request: 'clarify' })
})

it('“Via uno paragrafo” is a number of paragraphs, and no slide that was spoken of', () => {
  expect(interpretSample('Via uno paragrafo', spokenOf)).toMatchObject([{ request: 'decline' }])
})
