import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import type { SaidWords } from '../../../src/edit/interpreted-edit.ts'
import { judgeAnswer } from '../../../src/edit/model/judge-answer.ts'
import { bulletsSlide, chart, deck, slide, table, titleSlide } from '../../support/decks.ts'

const review = deck(
  { title: 'Review' },
  titleSlide('Review'),
  bulletsSlide('Costs', ['Rent', 'Food', 'Fuel']),
  slide('table', 'Sites', [
    table(
      ['Site', 'Rent'],
      [
        ['Bern', '5'],
        ['Oslo', '6'],
      ],
    ),
  ]),
  slide('chart', 'Sales', [chart('bar', ['2024', '2025'], { Cost: [4, 6] })]),
)

/** What steps come to that a model answers to words about one slide. */
function judged(
  steps: unknown[],
  { on = review, said = {}, instruction = 'Work on it', sources = {}, answer }: Partial<Given> = {},
) {
  let made = 0
  const words: SaidWords = {
    language: 'en',
    deletes: false,
    undoes: false,
    speaksOfNotes: false,
    isBound: false,
    kept: [],
    slideIds: on.slides.map(({ id }) => id),
    deletedSlideIds: [],
    countsLeft: [],
    ...said,
  }
  return judgeAnswer(
    {
      answer: { steps: steps as Record<string, unknown>[], ...(answer ? { answer } : {}) },
      task: {
        instruction,
        settled: [],
        said: words,
        deck: on,
        themes: [],
        selectedSlideIds: [],
        lastChangedSlideIds: [],
        lastChange: '',
        lastWish: '',
        sources,
      },
      isLast: true,
    },
    () => `made-${++made}`,
  )
}
interface Given {
  on: Deck
  said: Partial<SaidWords>
  instruction: string
  sources: Record<string, string>
  /** What it says beside its steps. */
  answer: string
}

/** What would go, as it is asked about; empty where nothing would. */
function asked(...given: Parameters<typeof judged>): string {
  const one = judged(...given)
  return 'problem' in one ? one.problem : (one.confirm?.question ?? '')
}

describe('what a model answers', () => {
  const cells = (rows: string[][]) => ({
    tool: 'update_block',
    blockId: 's3b1',
    block: { kind: 'table', columns: ['Site', 'Rent'], rows },
  })

  it.each<[string, unknown]>([
    ['blocks that are texts', { tool: 'insert_slide', slide: { title: 'New', blocks: ['Rent'] } }],
    ['blocks that are null', { tool: 'insert_slide', slide: { title: 'New', blocks: [null] } }],
    ['marks that are null', { tool: 'set_marks', slideId: 's2', at: {}, marks: [null] }],
    ['a block that is a text', { tool: 'update_block', blockId: 's2b1', block: 'Rent' }],
    [
      'categories that are a text',
      { tool: 'add_block', slideId: 's2', block: { kind: 'chart', categories: 'All', series: [] } },
    ],
    ['a place that is a list', { tool: 'set_item', blockId: 's2b1', item: [0], part: {} }],
    ['arguments that are a list', { tool: 'delete_slide', arguments: ['s2'] }],
  ])('is told what is wrong with %s', (_what, step) => {
    expect(judged([step])).toEqual({ problem: expect.stringMatching(/^Step 1: /) })
  })

  it.each([
    ['en', 'Shall s2 go?', 'Shall slide 2 go?'],
    ['de', 'Soll Folie s3 bleiben?', 'Soll Folie 3 bleiben?'],
    ['de', 'Meinen Sie s4?', 'Meinen Sie Folie 4?'],
    ['en', 'Slide s2 stays.', 'Slide 2 stays.'],
    ['fr', 'Voulez-vous la diapositive s2 ?', 'Voulez-vous la diapositive 2 ?'],
    ['ja', 'スライドs2ですか', 'スライド2ですか'],
    ['zh', '第s2页吗？', '第2页吗？'],
    ['en', 'The deck has no s9.', 'The deck has no s9.'],
  ])('names slides by their numbers to people (%s)', (language, sentence, told) => {
    const came = judged([], { said: { language }, answer: sentence })
    expect(came).toMatchObject({ steps: [{ request: 'decline', sentence: told }] })
  })

  it('names what stands on a slide by its words', () => {
    const came = judged([], { answer: 'Both stand in s2b1.' })
    expect(came).toMatchObject({ steps: [{ sentence: expect.stringMatching(/“Rent .*Costs/) }] })
  })

  it('leaves a name that the deck has', () => {
    const on = deck({}, bulletsSlide('Backups', ['Upload to s1']))
    const came = judged([], { on, answer: 'It says “Upload to s1”.' })
    expect(came).toMatchObject({ steps: [{ sentence: 'It says “Upload to s1”.' }] })
  })

  it('leaves a name that whoever asks has used', () => {
    const came = judged([], {
      instruction: 'Is our s3 bucket named?',
      answer: 'Not the s3 bucket.',
    })
    expect(came).toMatchObject({ steps: [{ sentence: 'Not the s3 bucket.' }] })
  })

  it('says nothing of what is not its to say: sources, looks, ids', () => {
    const step = {
      tool: 'insert_slide',
      slide: {
        id: 'slide-1',
        layout: 'bullets',
        title: 'New',
        vibeId: 'foreign',
        titleStyle: { font: 'Comic Sans' },
        sources: [{ input: 'foreign', start: 0, end: 9 }],
        blocks: [
          {
            kind: 'bullets',
            id: 'b',
            items: [{ text: 'Lunch', sources: [{ input: 'foreign', start: 0, end: 9 }] }],
          },
        ],
      },
    }
    const text = JSON.stringify(judged([step]))
    expect(text).toContain('Lunch')
    expect(text).not.toMatch(/foreign|Comic|"slide-1"|"id":"b"/)
  })

  it('leaves the other variants, and the looks, of a slide that is written anew', () => {
    const [first, second, ...rest] = review.slides
    if (first === undefined || second === undefined) throw new Error('There are no slides.')
    const [classic] = second.variants
    if (classic === undefined) throw new Error('There is no variant.')
    const chosen = { ...classic, vibeId: 'own', titleStyle: { size: 1 } }
    const varied = { ...second, variants: [classic, chosen], chosen: 1 }
    const on = { ...review, slides: [first, varied, ...rest] }
    const step = {
      tool: 'replace_slide',
      slideId: 's2',
      slide: {
        layout: 'bullets',
        title: 'Spending',
        blocks: [{ kind: 'bullets', items: ['Rent'] }],
      },
    }
    const one = judged([step], { on })
    const operations = 'steps' in one ? one.steps.filter((each) => 'op' in each) : []
    const after = applyOperations(on, operations).deck.slides[1]
    expect(after).toMatchObject({
      variants: [classic, { title: 'Spending', vibeId: 'own', titleStyle: { size: 1 } }],
      chosen: 1,
    })
  })

  it('leaves the lines of a slide that is written anew, unless they are taken away', () => {
    const lined = slide('bullets', 'Costs', [{ kind: 'bullets', id: 'list', items: [] }])
    const on = deck(
      {},
      {
        ...lined,
        variants: lined.variants.map((one) => ({ ...one, eyebrow: 'Money', caption: 'In 2025' })),
      },
    )
    const written = (more: object) => {
      const blocks = [{ kind: 'bullets', items: ['Rent'] }]
      const anew = { layout: 'bullets', title: 'Spending', blocks, ...more }
      const one = judged([{ tool: 'replace_slide', slideId: 's1', slide: anew }], { on })
      const operations = 'steps' in one ? one.steps.filter((each) => 'op' in each) : []
      return applyOperations(on, operations).deck.slides[0]?.variants[0]
    }
    expect(written({})).toMatchObject({ eyebrow: 'Money', caption: 'In 2025' })
    expect(written({ notes: 'All of it in 2025.' })).not.toHaveProperty('caption')
    expect(written({ caption: null })).not.toHaveProperty('caption')
    expect(written({ caption: 'In euros' })).toMatchObject({ caption: 'In euros' })
  })

  it('is judged by what the steps before have left', () => {
    const first = { tool: 'delete_items', blockId: 's2b1', items: [0] }
    const said = { deletes: true }
    expect(asked([first, first], { said, instruction: 'Delete Rent' })).toContain('“Food”')
    expect(asked([first, first], { said, instruction: 'Delete Rent and Food' })).toBe('')
  })

  it.each<[string, unknown, string]>([
    ['rows of a table', cells([['Bern', '5']]), '“Oslo”'],
    [
      'categories of a chart',
      {
        tool: 'update_block',
        blockId: 's4b1',
        block: {
          kind: 'chart',
          chartType: 'bar',
          categories: ['2025'],
          series: [{ name: 'Cost', values: [6] }],
        },
      },
      '“2024”',
    ],
    [
      'all words of a list',
      { tool: 'update_block', blockId: 's2b1', block: { kind: 'bullets', items: [''] } },
      '“Rent',
    ],
    [
      'everything on a slide',
      { tool: 'replace_slide', slideId: 's2', slide: { layout: 'section', title: 'Costs' } },
      'what slide 2 “Costs” says',
    ],
  ])('is asked about where %s would go', (_what, step, going) => {
    expect(asked([step])).toContain(going)
  })

  describe('where a line says something else', () => {
    const source = 'Rent rose to €500 in May because the hall was enlarged by 40 metres.'
    const spans = [{ input: 'input', start: 0, end: source.length }]
    const item = { text: 'Rent rose to €500 in May', sources: spans }
    const on = deck(
      { title: 'Review' },
      slide('bullets', 'Costs', [{ kind: 'bullets', id: 'list', items: [{ ...item, level: 0 }] }]),
    )
    const set = (value: string) => ({
      tool: 'set_item',
      blockId: 's1b1',
      item: 0,
      part: 'text',
      value,
    })
    const originAfter = (...values: string[]) => {
      const one = judged(values.map(set), { on, sources: { input: source } })
      if ('problem' in one) throw new Error(one.problem)
      const after = applyOperations(on, one.steps as Operation[]).deck
      const [block] = after.slides[0]?.variants[0]?.blocks ?? []
      return block?.kind === 'bullets' ? block.items[0] : undefined
    }

    it.each([
      ['in other words', 'In May rent rose to €500'],
      ['with a figure that its source has', 'Rent rose to €500 in May for 40 metres'],
    ])('keeps its sources %s', (_how, value) => {
      expect(originAfter(value)).toEqual({ text: value, level: 0, sources: spans })
    })

    it.each([
      ['a figure that its source lacks', 'Rent rose to €900 in May'],
      ['something else', 'Call the bank about a loan'],
    ])('is added with %s', (_what, value) => {
      expect(originAfter(value)).toEqual({ text: value, level: 0, sources: [], added: true })
    })

    it('is judged by its last words where steps change it twice', () => {
      const said = 'Rent rose in May to €500'
      expect(originAfter('Call the bank about a loan', said)?.sources).toEqual(spans)
    })
  })

  const everything = [
    { tool: 'delete_slide', slideId: 's2' },
    { tool: 'delete_table_row', blockId: 's3b1', row: 0 },
    { tool: 'set_chart_value', blockId: 's4b1', series: 0, category: 0, value: null },
    { tool: 'undo', count: 2 },
  ]

  it.each([
    ['de', 'Dafür würde wegfallen: Folie 2 “Costs”', 'Nein, alles so lassen', 'Ja, ausführen'],
    ['ja', 'スライド2“Costs”', 'いいえ、そのままにする', 'はい、実行する'],
    ['zh-Hant', '第2頁“Costs”', '不，保持原樣', '是的，執行'],
    ['ko', 'For this, slide 2 “Costs”', 'No, leave everything as it is', 'Yes, do it'],
  ])('is asked about in the language of the words: %s', (language, question, ...options) => {
    const one = judged(everything, { said: { language } })
    if ('problem' in one) throw new Error(one.problem)
    expect(one.confirm?.question).toContain(question)
    expect(one.confirm?.options).toEqual(options)
    expect(one.confirm?.question).not.toMatch(/[{}]/)
  })

  it('is done at once where rows are only called otherwise', () => {
    const step = cells([
      ['Berne', '5'],
      ['Oslo', '6'],
    ])
    expect(asked([step])).toBe('')
  })

  it('may have words that are names of what every object has', () => {
    const step = { tool: 'set_slide_title', slideId: 's2', title: 'constructor' }
    expect(judged([step])).toMatchObject({ steps: [{ title: 'constructor' }] })
  })
})

describe('what goes without a word', () => {
  const twice = deck(
    {},
    {
      ...slide('table', 'Sites', [
        table(
          ['Site', 'Rent'],
          [
            ['Bern', '5'],
            ['Bern', '6'],
            ['Oslo', '7'],
          ],
        ),
      ]),
      notes: 'Harriet measured the damp in May. Please do not promise a date.',
    },
  )

  it('is asked about: one of two rows of the same name', () => {
    const rows = [
      ['Bern', '5'],
      ['Oslo', '7'],
    ]
    const step = {
      tool: 'update_block',
      blockId: 's1b1',
      block: { kind: 'table', columns: ['Site', 'Rent'], rows },
    }
    expect(asked([step], { on: twice })).toContain('Bern')
  })

  it('is asked about: the notes of a slide that is written anew', () => {
    const [whole] = twice.slides
    const step = {
      tool: 'replace_slide',
      slideId: 's1',
      slide: {
        layout: 'table',
        title: 'Sites',
        notes: 'Say hello.',
        blocks: whole?.variants[0]?.blocks,
      },
    }
    expect(asked([step], { on: twice })).toContain('notes of slide 1')
  })
})

describe('what goes, and was wished for', () => {
  const notesOf = (slideId: string, notes: string) => ({ tool: 'set_notes', slideId, notes })

  it('is what the notes tell then, in other words', () => {
    const column = { tool: 'delete_table_column', blockId: 's3b1', column: 1 }
    const said = { slideIds: [] }
    expect(asked([column], { said })).toContain('“Rent”')
    expect(asked([column, notesOf('s3', 'Rent is 5 in Bern and 6 in Oslo.')], { said })).toBe('')
    // A figure is lost.
    expect(asked([column, notesOf('s3', 'Rent is 5 in Bern.')], { said })).toContain('“Rent”')
  })

  it('is what a slide that nobody named says in other words', () => {
    const write = (...items: string[]) => ({
      tool: 'replace_slide',
      slideId: 's2',
      slide: { layout: 'bullets', title: 'Costs', blocks: [{ kind: 'bullets', items }] },
    })
    const said = { slideIds: [] }
    const friendlier = write('The rent', 'All the food', 'Our fuel')
    expect(asked([friendlier], { said, instruction: 'Make it friendlier' })).toBe('')
    const shorter = write('The rent', 'All the food')
    expect(asked([shorter], { said, instruction: 'Make it friendlier' })).toContain('slide 2')
  })

  it('is a slide whose point shall stay, and does', () => {
    const deletedSlideIds = ['slide-3', 'slide-4']
    const said = { deletes: true, deletedSlideIds, kept: ['The Oslo site must stay in'] }
    const steps = [{ tool: 'delete_slide', slideId: 's3' }]
    expect(asked(steps, { said })).toContain('slide 3')
    expect(asked([...steps, notesOf('s2', 'We keep the Oslo site.')], { said })).toBe('')
    const chart = { deletes: true, deletedSlideIds, kept: ['Keep the chart'] }
    expect(asked([{ tool: 'delete_slide', slideId: 's4' }], { said: chart })).toContain('slide 4')
  })
})
