import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withConversations } from '../../../../src/author/composer/reading/conversations.ts'
import { joinMapped, mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import type {
  ListItemSource,
  SourceBlock,
} from '../../../../src/author/composer/reading/source-block.ts'
import { paragraphOf } from '../../../../src/author/composer/reading/turn.ts'
import { growth, linear } from '../../../support/growth.ts'

const placesOfItem = ({ text, more, children }: ListItemSource): number[] => [
  ...[text, ...more].flatMap(({ offsets }) => [...offsets]),
  ...children.flatMap(placesOfItem),
]

/** Where in the input stands what the blocks say, in the margins too. */
function placesIn(blocks: readonly SourceBlock[]): ReadonlySet<number> {
  return new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'list') return block.items.flatMap(placesOfItem)
      return 'text' in block ? [...block.text.offsets] : []
    }),
  )
}

/** What of a text stands nowhere in its blocks, a piece each; what is said twice word for word need stand there once. */
function missingFrom(blocks: readonly SourceBlock[], text: string): string[] {
  const places = placesIn(blocks)
  const units = [...text]
  const gaps = units.map((unit, at) => (places.has(at) ? '\n' : unit)).join('')
  const told = units.map((unit, at) => (places.has(at) ? unit : '\n')).join('')
  return gaps
    .split('\n')
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !told.includes(piece.trim()))
}

const sentences = fc.constantFrom(
  'Tickets fell by half.',
  'I am worried.',
  'Imagine that!',
  'We agreed on two roofs.',
  'Hello, I am new here.',
  'The gate was mended by four people in one winter, and nobody had to be paid for it.',
  `${'The boiler was mended in one winter, and nobody had to be paid for any of it. '.repeat(4).trim()}`,
  'We need three things: a roof; a gate; a boiler.',
)
const questions = fc.constantFrom(
  'Why?',
  'What would you do with all of that money?',
  'Did you stop? One sentence each.',
)
const lists = fc.constantFrom(['a roof', 'a gate'], ['paint it'])
/** What somebody says in one go: sentences, perhaps a question behind them, perhaps a list behind that. */
const words = fc
  .tuple(
    fc.array(sentences, { maxLength: 3 }),
    fc.option(questions, { nil: '' }),
    fc.option(lists, { nil: [], freq: 3 }),
  )
  .map(([some, question, list]) => ({
    said: [...some, question].filter(Boolean).join(' ') || 'Yes.',
    list,
  }))
const talk = fc.array(fc.tuple(fc.constantFrom('Host', 'Ana', 'Ben', 'Ida'), words), {
  minLength: 6,
  maxLength: 16,
})

/** What people say as a reader finds it, and the text that it stands in, without names. */
function readTalk(turns: readonly [string, { said: string; list: readonly string[] }][]): {
  text: string
  blocks: SourceBlock[]
} {
  let text = ''
  const placed = (words: string, isName = false) => {
    const mapped = mapVerbatim(words, text.length)
    text += isName ? ' '.repeat(words.length) : words
    text += '\n'
    return mapped
  }
  const blocks = turns.flatMap(([name, { said, list }]): SourceBlock[] => {
    const term = placed(`${name}:`, true)
    const items = [said, ...list].map((words) => placed(words))
    const [first = term, ...others] = items
    return [
      { kind: 'paragraph', text: joinMapped([term, first]), lead: term.text.length },
      ...(others.length === 0
        ? []
        : [
            {
              kind: 'list' as const,
              ordered: false,
              items: others.map((text) => ({ text, lead: 0, more: [], children: [] })),
            },
          ]),
    ]
  })
  return { text, blocks }
}

test('no sentence and no item of a talk is lost: it is told, or for the notes, or listed as left out', () => {
  fc.assert(
    fc.property(talk, (turns) => {
      const { text, blocks } = readTalk(turns)
      expect(missingFrom(withConversations(blocks), text)).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('what somebody goes on saying costs as much as there is of it', () => {
  const long = (size: number): SourceBlock[] => [
    ...['Ana', 'Ben', 'Ana', 'Ben', 'Ana'].flatMap(
      (name) => readTalk([[name, { said: 'Tickets fell by half.', list: [] }]]).blocks,
    ),
    ...Array.from({ length: size }, () => paragraphOf(mapVerbatim('So it went on.', 0))),
  ]
  expect(growth(long, withConversations, 500)).toBeLessThan(linear)
})
