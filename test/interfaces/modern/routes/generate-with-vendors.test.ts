import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { plainAnswer } from '../../../support/models/scripted-writer.ts'
import { startWritingServer, type WritingServer } from '../../../support/models/writing-server.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import type { Caller } from '../../../support/test-server.ts'

const text = `# Night bus trial

The night bus ran from 3 March to 28 May on weekends. It carried 4,180 passengers in thirteen weeks.

## Costs

The trial cost 96,000 euros. Fares brought in 11,400 euros.`

/** A model of each vendor with what its vendor calls it, and the operator's own. */
const models: [string, string][] = [
  ['openai/gpt-6-astra', 'gpt-6-astra'],
  ['anthropic/claude-opus-5.5', 'claude-opus-5-5'],
  ['google/gemini-4-argon', 'gemini-4-argon'],
  ['spacexai/grok-4.7', 'grok-4.7'],
  ['mistral/mistral-large-4', 'mistral-large-4'],
  ['deepseek/deepseek-v4-pro', 'deepseek-v4-pro'],
  ['moonshotai/kimi-k3.1-pro', 'kimi-k3.1-pro'],
  ['alibaba/qwen3.8-max', 'qwen3.8-max'],
  ['stand-in', 'stand-in'],
]

describeDatabase('POST /presentations/{id}/generate and /edits with a model of', (open) => {
  let server: WritingServer
  let caller: Caller
  let modern: ModernCaller
  beforeAll(async () => {
    const prices = { '*': { input: 5, output: 50 } }
    server = await startWritingServer(await open(), { prices }, { metricsToken: 'metrics' })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
    modern = modernCaller(server, caller)
    server.requests.length = 0
  })

  /** What `/metrics` says of a model, by the names of its counters and their labels. */
  async function counted(model: string): Promise<Record<string, number>> {
    const headers = { authorization: 'Bearer metrics' }
    const { body } = await server.app.inject({ url: '/metrics', headers })
    const lines = body.matchAll(/^(model_\w+(?:_count|_total))\{(.*)\} (\S+)$/gm)
    const ofModel = [...lines].filter(([, , labels = '']) => labels.includes(`"${model}"`))
    return Object.fromEntries(
      ofModel.map(([, name, labels = '', value]) => {
        const [, label = ''] = /(?:direction|outcome)="(\w+)"/.exec(labels) ?? []
        return [label === '' ? name : `${name} ${label}`, Number(value)]
      }),
    )
  }

  test.each(
    models,
  )('%s: both are done by it alone, and counted as it counts', async (model, calledBy) => {
    const before = await creditBalance(server.connection.database, caller.userId)
    server.say((request) => ({ content: JSON.stringify(plainAnswer(request, 2)) }))
    const { id } = await modern.created(model === 'stand-in' ? {} : { model })
    const deck = await modern.done(id, 'generate', { input_text: text, slide_range: '2-5' })
    expect(deck).toMatchObject({
      status: 'completed',
      warnings: [],
      model_usage: { requests: 3, input_tokens: 300, output_tokens: 60, price: 0.0045 },
    })
    expect(server.makers).toEqual(['model', 'model'])

    const title = 'The bus ran all spring'
    const steps = [{ tool: 'set_slide_title', slideId: 's2', title }]
    server.say(() => ({ content: JSON.stringify({ steps }) }))
    const instruction = 'Make the headline of the second slide punchier'
    const edit = await modern.done(id, 'edits', { instruction })
    expect(edit).toMatchObject({
      status: 'completed',
      warnings: [],
      model_usage: { requests: 1, input_tokens: 100, output_tokens: 20, price: 0.0015 },
    })
    const made = await modern.read(id)
    expect(made).toMatchObject({ revision: 2, slide_count: 3 })
    expect(made.slides?.[1]?.title).toBe(title)

    expect(server.requests.map((request) => request.model)).toEqual(Array(4).fill(calledBy))
    expect(await counted(model)).toEqual({
      'model_request_duration_seconds_count answered': 4,
      'model_tokens_total input': 400,
      'model_tokens_total output': 80,
      model_price_total: 0.006,
    })
    expect(before - (await creditBalance(server.connection.database, caller.userId))).toBe(30)
  })
})
