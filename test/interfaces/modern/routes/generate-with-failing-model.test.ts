import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditBalance } from '../../../../src/accounts/credits.ts'
import { describeDatabase } from '../../../support/databases.ts'
import type { ModelReply, ModelRequest } from '../../../support/models/model-server.ts'
import { plainAnswer, promptOf, questionOf } from '../../../support/models/scripted-writer.ts'
import { withoutBackoff } from '../../../support/models/without-backoff.ts'
import { startWritingServer, type WritingServer } from '../../../support/models/writing-server.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import type { Caller } from '../../../support/test-server.ts'

const text = `# Night bus trial

The night bus ran from 3 March to 28 May on weekends. It carried 4,180 passengers in thirteen weeks. Most of them came from the late shift of the hospital.

## Costs

The trial cost 96,000 euros. Fares brought in 11,400 euros. The hospital paid 20,000 euros towards it.

## What we ask

The council decides on 14 June whether the bus goes on. We ask for a second year on three lines. Without it the late shift has no way home after 23:10.`

type Reply = (request: ModelRequest) => ModelReply

const say = (value: unknown): ModelReply => ({ content: JSON.stringify(value) })
const honest = (request: ModelRequest, slides = 4) => plainAnswer(request, slides)
const isSlide = (request: ModelRequest) => questionOf(request) === 'slide'

/** A slide whose first line says something else. */
const saying =
  (line: string): Reply =>
  (request) => {
    if (!isSlide(request)) return say(honest(request))
    const { lines, ...slide } = honest(request) as { lines: { facts: number[] }[] }
    return say({ ...slide, lines: [{ text: line, facts: lines[0]?.facts }] })
  }
const german: Reply = (request) => {
  if (!isSlide(request)) return say(honest(request))
  const { lines } = honest(request) as { lines: { facts: number[] }[] }
  const line = 'Am Wochenende brachte er die Leute aus dem Krankenhaus nach Hause'
  return say({
    title: 'Der Nachtbus fuhr auch spät in der Nacht',
    lead: '',
    lines: [{ text: line, facts: lines[0]?.facts }],
    caption: '',
    notes: '',
  })
}

/** What may be wrong with answers that are of use all the same. */
const readable: [string, Reply][] = [
  [
    'has prose around its JSON',
    (request) => ({
      content: `Sure! Here it is:\n\`\`\`json\n${JSON.stringify(honest(request))}\n\`\`\`\nHave fun!`,
    }),
  ],
  [
    'thinks aloud in tags',
    (request) => ({
      content: `<think>A slide {"of": what?}</think>\n${JSON.stringify(honest(request))}`,
    }),
  ],
  [
    'sends its answer in pieces that cut characters',
    (request) => ({
      pieces: JSON.stringify(honest(request)),
    }),
  ],
]

/** What may be wrong with answers that are of no use. */
const useless: [string, Reply][] = [
  ['answers 200 and not a byte', () => 'nothing'],
  ['answers with an empty text', () => ({ content: '' })],
  [
    'is cut off at its limit',
    (request) => ({
      content: JSON.stringify(honest(request)).slice(0, 30),
      finish: 'length',
    }),
  ],
  ['is busy', () => ({ status: 429, headers: { 'retry-after': '0' } })],
  ['is broken', () => ({ status: 500 })],
  ['hangs', () => 'hang'],
  ['breaks off in the middle', () => 'reset'],
  // We ask for JSON and call no tools; the arguments of a tool are the fields of the answer.
  [
    'fills the fields with something else',
    (request) => say({ ...honest(request), title: 7, lines: 'none', slides: { first: 'none' } }),
  ],
  ['repeats the prompt', (request) => ({ content: promptOf(request) })],
]

/** What may be wrong with slides whose form is right. */
const untrue: [string, Reply][] = [
  ['writes in another language', german],
  ['writes far too much', saying('late shift of the hospital '.repeat(12))],
  ['invents numbers', saying('The bus carried 9,999 passengers')],
]

describeDatabase('POST /presentations/{id}/generate where the model', (open) => {
  let server: WritingServer
  let caller: Caller
  let modern: ModernCaller
  let putBack: () => void
  beforeAll(async () => {
    putBack = withoutBackoff()
    server = await startWritingServer(await open(), { requestSeconds: 1 })
  })
  afterAll(async () => {
    await server.close()
    putBack()
  })
  beforeEach(async () => {
    caller = await server.caller()
    modern = modernCaller(server, caller)
  })

  /** A deck of four slides and a cover, and what it took. */
  async function generated(reply: Reply) {
    server.say(reply)
    const before = await creditBalance(server.connection.database, caller.userId)
    const answered = server.answered
    const { id } = await modern.created()
    const operation = await modern.done(id, 'generate', { input_text: text, slide_range: '2-5' })
    expect(operation.status).toBe('completed')
    const deck = await modern.read(id)
    const after = await creditBalance(server.connection.database, caller.userId)
    // Credits for slides that are there, by whomever, and tokens of answers that there were.
    expect(before - after).toBe((deck.slide_count ?? 0) * 10)
    expect(operation.model_usage).toMatchObject({
      input_tokens: (server.answered - answered) * 100,
      output_tokens: (server.answered - answered) * 20,
    })
    expect(JSON.stringify(deck)).not.toMatch(/Sure!|<think>|9,999|Nachtbus|Other slides/)
    return { warnings: operation.warnings, slides: deck.slide_count }
  }

  test.each(readable)('%s: makes all of it', async (_what, reply) => {
    expect(await generated(reply)).toEqual({ warnings: [], slides: 5 })
    expect(server.makers).toEqual(['model', 'model', 'model', 'model'])
  })

  test.each<[string, ModelReply]>([
    ['is busy once, and says when to come again', { status: 429, headers: { 'retry-after': '0' } }],
    ['is broken once', { status: 500 }],
  ])('%s: makes all of it', async (_what, failure) => {
    let failures = 0
    const once: Reply = (request) => (failures++ === 0 ? failure : say(honest(request)))
    expect(await generated(once)).toEqual({ warnings: [], slides: 5 })
  })

  test.each([
    ...useless,
    ...untrue,
  ])('%s, at one slide always: that slide is the composer’s', async (_what, reply) => {
    const atOne: Reply = (request) =>
      isSlide(request) && promptOf(request).includes('\n[4] ')
        ? reply(request)
        : say(honest(request))
    const { warnings, slides } = await generated(atOne)
    expect(slides).toBe(5)
    expect(server.makers?.toSorted()).toEqual(['composer', 'model', 'model', 'model'])
    expect(warnings).toEqual([expect.stringMatching(/^One slide of 4 was made by the embedded/)])
  })

  test.each(useless)('%s, always: the deck is the composer’s', async (_what, reply) => {
    const { warnings, slides } = await generated(reply)
    expect(server.makers).toBeUndefined()
    expect(slides).toBeGreaterThanOrEqual(2)
    expect(slides).toBeLessThanOrEqual(5)
    expect(warnings).toEqual([
      expect.stringMatching(/^The embedded author wrote the slides, because/),
    ])
  })

  test.each(untrue)('%s, always: every slide is the composer’s', async (_what, reply) => {
    const { warnings, slides } = await generated(reply)
    expect(slides).toBe(5)
    expect(server.makers).toEqual(['composer', 'composer', 'composer', 'composer'])
    expect(warnings).toEqual([expect.stringMatching(/^4 slides of 4 were made by the embedded/)])
  })

  test.each([
    ['too many', 8],
    ['too few', 1],
  ])('plans %s slides: keeps to the range', async (_what, planned) => {
    const { warnings, slides } = await generated((request) => say(honest(request, planned)))
    expect(warnings).toEqual([])
    expect(slides).toBeGreaterThanOrEqual(2)
    expect(slides).toBeLessThanOrEqual(5)
  })
})
