import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { defaultPrices } from '../../../../src/accounts/prices.ts'
import { creditLedger } from '../../../../src/database/schema.ts'
import { budgetPrices } from '../../../../src/models/budget-prices.ts'
import { describeDatabase } from '../../../support/databases.ts'
import type { ModelReply, ModelRequest } from '../../../support/models/model-server.ts'
import { vendorSettings } from '../../../support/models/model-settings.ts'
import { plainAnswer, promptOf } from '../../../support/models/scripted-writer.ts'
import { startWritingServer, type WritingServer } from '../../../support/models/writing-server.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { type Caller, startTestServer } from '../../../support/test-server.ts'

const text = `# Night bus trial

The night bus ran from 3 March to 28 May on weekends. It carried 4,180 passengers in thirteen weeks.

## Costs

The trial cost 96,000 euros. Fares brought in 11,400 euros. The hospital paid 20,000 euros towards it.

## What we ask

The council decides on 14 June whether the bus goes on. We ask for a second year on three lines.`

// An answer has 100 tokens asked and 20 answered: it costs 2, half a credit; a thousand answered cost 50, 12½ credits.
const budget = { prices: { 'stand-in': { input: 10_000, output: 50_000 } }, deckTokens: 1_000 }
const prices = {
  ...defaultPrices,
  tokens: { creditPrice: 4, ...budgetPrices(vendorSettings('http://model.test', budget)) },
}
const held = 13

const honest = (request: ModelRequest): ModelReply => ({
  content: JSON.stringify(plainAnswer(request, 4)),
})
const steps = (some: object[]) => (): ModelReply => ({
  content: JSON.stringify({ steps: some }),
})
const added = {
  tool: 'insert_slide',
  slide: {
    layout: 'bullets',
    title: 'What we do next',
    blocks: [{ kind: 'bullets', items: ['Hire', 'Train'] }],
  },
}

describeDatabase('Tokens that cost credits', (open) => {
  let server: WritingServer
  let caller: Caller
  let modern: ModernCaller
  let id: string
  beforeAll(async () => {
    server = await startWritingServer(await open(), budget, { prices })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.say(() => ({ content: '' }))
  })

  const balance = () => creditBalance(server.connection.database, caller.userId)
  /** What the ledger has for an operation, such as `hold -63`. */
  async function entries(operationId: string): Promise<string[]> {
    const rows = await server.connection.database
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.operationId, operationId))
      .orderBy(asc(creditLedger.kind))
    return rows.map((row) => `${row.kind} ${row.amount}`)
  }
  /** Somebody with so many credits and an empty presentation. */
  async function somebody(credits: number) {
    caller = await server.caller(credits)
    modern = modernCaller(server, caller)
    id = (await modern.created()).id
  }
  /** Somebody with so many credits and a presentation of a slide that no model wrote. */
  async function withSlide(credits: number) {
    await somebody(credits + 10)
    await modern.done(id, 'generate', {
      input_text: 'Costs\nStaffing\nOutlook',
      slide_range: '1',
    })
    expect(await balance()).toBe(credits)
  }

  test('are held beside the slides, and charged by what they cost, up to the budget', async () => {
    await somebody(1_000)
    server.say(honest)
    const answered = server.answered
    const made = await modern.done(id, 'generate', { input_text: text, slide_range: '2-5' })
    const answers = server.answered - answered
    const slides = (await modern.read(id)).slide_count ?? 0
    const tokens = Math.ceil(answers / 2)
    expect(made.warnings).toEqual([expect.stringMatching(/tokens that it may take were used up/)])
    expect(made.model_usage).toMatchObject({ price: 2 * answers, credits: tokens })
    expect(await entries(made.id)).toEqual([
      `charge ${-10 * slides - tokens}`,
      `hold ${-50 - held}`,
      `release ${50 + held}`,
    ])
    expect(await balance()).toBe(1_000 - 10 * slides - tokens)
  })

  test('are 402 where the credits cover the slides alone', async () => {
    await somebody(50 + held - 1)
    const refused = await modern.post(`/presentations/${id}/generate`, {
      input_text: text,
      slide_range: '2-5',
    })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      402,
      'This costs up to 63 credits, 13 of them for language models, and you have 62: ask for fewer slides or variants, or ask the operator for more credits.',
    ])
  })

  test('cost nothing where nothing was written of them', async () => {
    await somebody(1_000)
    const made = await modern.done(id, 'generate', { input_text: text, slide_range: '2-5' })
    expect(made.model_usage).toMatchObject({ price: expect.any(Number), credits: 0 })
    expect(made.model_usage?.price).toBeGreaterThan(0)
    expect(await balance()).toBe(1_000 - 10 * ((await modern.read(id)).slide_count ?? 0))
  })

  test('cost nothing where the work is cancelled', async () => {
    await somebody(1_000)
    let asked = () => {}
    const hanging = new Promise<void>((resolve) => {
      asked = resolve
    })
    server.say((request) => {
      if (promptOf(request).includes('Slide')) return honest(request)
      asked()
      return 'hang'
    })
    const { id: operation } = await modern.started(id, 'generate', { input_text: text })
    await hanging
    await modern.post(`/operations/${operation}/cancel`)
    expect((await modern.ended(operation)).status).toBe('canceled')
    expect(await balance()).toBe(1_000)
  })

  test('are held and charged for an edit in words that the grammar leaves, and for nothing else', async () => {
    await withSlide(33)
    server.say(steps([{ tool: 'set_slide_title', slideId: 's1', title: 'Costs rise' }]))
    const story = { instruction: 'Make it more of a story that begins with the outlook' }
    const edit = await modern.done(id, 'edits', story)
    expect(edit).toMatchObject({ status: 'completed', model_usage: { credits: 1 } })
    expect(await entries(edit.id)).toEqual(['charge -1', 'hold -13', 'release 13'])
    const undone = await modern.done(id, 'edits', { instruction: 'Undo that' })
    expect(undone).not.toHaveProperty('model_usage')
    expect(await entries(undone.id)).toEqual([])
  })

  const translated = (request: ModelRequest): ModelReply => {
    const numbers = [...promptOf(request).matchAll(/^\[(\d+)\] /gmu)].map(([, one]) => Number(one))
    const texts = numbers.map((number) => ({ number, text: 'Kosten' }))
    return { content: JSON.stringify({ texts }) }
  }

  test('are held and charged for translations', async () => {
    await withSlide(33)
    server.say(translated)
    const edit = await modern.done(id, 'edits', { instruction: 'Translate it into German' })
    expect(edit).toMatchObject({ status: 'completed', model_usage: { credits: 1 } })
    expect(await entries(edit.id)).toEqual(['charge -1', 'hold -13', 'release 13'])
  })

  test('are charged for the translation alone where what else the model said was of no use', async () => {
    await withSlide(33)
    const answered = server.answered
    server.say((request) =>
      promptOf(request).includes('The person says') ? { content: 'Well.' } : translated(request),
    )
    const edit = await modern.done(id, 'edits', {
      instruction: 'Translate it into German and make it more of a story',
    })
    // Two answers of no use and one translation.
    expect(server.answered - answered).toBe(3)
    expect(edit).toMatchObject({ status: 'completed', model_usage: { price: 6, credits: 1 } })
  })

  test('are held beside slides that the model adds, and charged with them', async () => {
    await withSlide(33)
    server.say(steps([added]))
    const edit = await modern.done(id, 'edits', { instruction: 'Make it more of a story' })
    expect(await entries(edit.id)).toEqual(['charge -11', 'hold -23', 'release 23'])
    // Two more slides and the tokens are more than is left.
    server.say(steps([added, added]))
    const failed = await modern.done(id, 'edits', { instruction: 'Make it more of a story' })
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'insufficient_credits' } })
    expect(await entries(failed.id)).toEqual(['hold -13', 'release 13'])
  })

  test('are 402 for words that need a model, where the credits do not cover its budget', async () => {
    await withSlide(33)
    server.say(steps([added, added]))
    await modern.done(id, 'edits', { instruction: 'Make it more of a story that ends with a plan' })
    expect(await balance()).toBe(12)
    for (const instruction of ['Make it more of a story', 'Translate it into German']) {
      const refused = await modern.post(`/presentations/${id}/edits`, { instruction })
      expect([refused.statusCode, refused.json().detail]).toEqual([
        402,
        'This costs up to 13 credits, all of them for language models, and you have 12: ask the operator for more credits.',
      ])
    }
    // Accepted where tokens were free, they are held before anybody is asked.
    const { connection, dataDirectory } = server
    const other = await startTestServer(connection, { dataDirectory, runJobs: false })
    const story = { instruction: 'Make it more of a story' }
    const { id: free } = await modernCaller(other, caller).started(id, 'edits', story)
    const failed = await modern.ended(free)
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'insufficient_credits' } })
    expect(failed).not.toHaveProperty('model_usage')
    await other.app.close()
    const renamed = { instruction: 'Rename slide 1 to “Money”' }
    expect(await modern.done(id, 'edits', renamed)).toMatchObject({ status: 'completed' })
  })

  test('are held and charged for transcripts and single slides too', async () => {
    await withSlide(100)
    const before = await balance()
    server.say(() => ({
      content: JSON.stringify({ transcript: 'Let us begin with what it costs us.' }),
    }))
    let answered = server.answered
    const notes = await caller.post(`/presentations/${id}/transcripts`, {})
    const written = await caller.finished(notes.json().generation_id)
    const ofNotes = Math.ceil((server.answered - answered) / 2)
    expect(written.model_usage?.credits).toBe(ofNotes)
    expect(await entries(written.generation_id)).toEqual([
      `charge ${-2 - ofNotes}`,
      'hold -15',
      'release 15',
    ])
    server.say(honest)
    answered = server.answered
    const slide = await caller.post(`/presentations/${id}/slides`, { slide_context: text })
    const made = await caller.finished(slide.json().generation_id)
    const ofSlide = Math.ceil((server.answered - answered) / 2)
    expect(made.model_usage?.credits).toBe(ofSlide)
    expect(await balance()).toBe(before - 2 - ofNotes - 10 - ofSlide)
  })

  test('of requests to several processes at once are held for as many as the credits cover', async () => {
    await somebody(3 * (10 + held) + held)
    const { connection, dataDirectory } = server
    const options = { dataDirectory, prices, runJobs: false, models: vendorSettings('', budget) }
    const other = await startTestServer(connection, options)
    const key = { authorization: `Bearer ${caller.key}` }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_one, index) =>
        (index % 2 === 0 ? server : other).app.inject({
          method: 'POST',
          url: `/api/v1/presentations/${id}/slides`,
          headers: key,
          payload: { slide_context: text },
        }),
      ),
    )
    await other.app.close()
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([200, 200, 200, 402, 402, 402, 402, 402])
  })
})
