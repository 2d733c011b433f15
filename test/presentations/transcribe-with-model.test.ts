import { afterEach, describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { createLanguageModels } from '../../src/models/language-models.ts'
import { transcribeWithModel } from '../../src/presentations/transcribe-with-model.ts'
import { bulletsSlide, deck } from '../support/decks.ts'
import { createFakeWorkers } from '../support/fake-workers.ts'
import {
  type ModelReply,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '../support/models/model-server.ts'
import { serverSettings } from '../support/models/model-settings.ts'
import { promptOf } from '../support/models/scripted-writer.ts'

const source =
  'The trial cost 96,000 euros. The hospital paid 20,000 euros towards it, because its late shift has no other way home.'

/** Two slides of a deck, the first made of the source. */
function buses(further: Partial<Deck> = {}): Deck {
  const costs = bulletsSlide('The trial cost 96,000 euros', ['The hospital paid a part'])
  const spans = [{ input: 'input', start: 0, end: source.length }]
  return deck(
    { title: 'Night bus', ...further },
    { ...costs, sources: spans },
    {
      ...bulletsSlide('The council decides in June', ['Three lines']),
      id: 'next',
      notes: 'Call Ana.',
    },
  )
}

const say = (transcript: string): ModelReply => ({ content: JSON.stringify({ transcript }) })
const plain = (request: ModelRequest) =>
  say(
    promptOf(request).includes('Slide 1 of 2')
      ? 'Welcome. The trial cost 96,000 euros, and the hospital paid 20,000 euros of that.'
      : 'In June the council decides about three lines. If something is open, call Ana.',
  )

describe('transcripts by a language model', () => {
  let server: ModelServer | undefined
  afterEach(() => server?.close())

  async function transcribe(reply: (request: ModelRequest) => ModelReply, of = buses()) {
    server = await startModelServer(reply)
    const models = createLanguageModels(serverSettings(server.url))
    const slideIds = of.slides.map(({ id }) => id)
    const { transcripts, warnings } = await transcribeWithModel(
      { deck: of, slideIds, notes: {}, sources: { input: source }, untitled: false },
      undefined,
      { models, workers: createFakeWorkers() },
      { signal: new AbortController().signal, spend: async () => undefined },
    )
    return {
      said: transcripts.map(({ content }) => content),
      warnings,
      ids: transcripts.map(({ slideId }) => slideId),
    }
  }

  it('are written for each slide of what it shows, its notes and its source', async () => {
    const { said, ids, warnings } = await transcribe(plain)
    expect(warnings).toEqual([])
    expect(ids).toEqual(['slide-1', 'slide-2'])
    expect(said[0]).toContain('the hospital paid 20,000 euros of that')
    const prompts = server?.requests.map(promptOf) ?? []
    const [first, second] = ['Slide 1 of 2', 'Slide 2 of 2'].map((which) =>
      prompts.find((prompt) => prompt.includes(which)),
    )
    expect(first).toContain('because its late shift has no other way home')
    expect(first).toContain('After it: The council decides in June')
    expect(second).toContain('Call Ana.')
    expect(second).not.toContain('late shift')
  })

  it.each([
    ['an invented number', 'Welcome. The trial cost 99,999 euros in all.'],
    ['an invented name', 'Welcome. The trial was paid by Bertelsmann alone.'],
    ['an invented quotation', 'Welcome. One said "this bus has saved my whole life" to us.'],
    ['talk about the slide', 'This slide shows what the trial cost.'],
    [
      'another language',
      'Der Versuch war teuer, aber das Krankenhaus hat einen Teil davon bezahlt.',
    ],
    ['far too much', 'The hospital paid a part. '.repeat(80)],
    ['nothing', ' '],
  ])('are asked for once more after %s', async (_what, wrong) => {
    const { said, warnings } = await transcribe((request) =>
      promptOf(request).includes('had faults') ? plain(request) : say(wrong),
    )
    expect(warnings).toEqual([])
    expect(said[0]).toContain('20,000 euros')
  })

  it('are the embedded author’s for a slide that fails twice, and the others stay', async () => {
    const { said, warnings } = await transcribe((request) =>
      promptOf(request).includes('Slide 1 of 2') ? say('It cost 77,777 euros.') : plain(request),
    )
    expect(said).toEqual(['Spoken: slide-1', expect.stringContaining('call Ana')])
    expect(warnings).toEqual([
      expect.stringMatching(
        /^One transcript of 2 was written by the embedded author, because.*77,777/,
      ),
    ])
  })

  it('are the embedded author’s where the model is away', async () => {
    const { said, warnings } = await transcribe(() => ({ status: 403, message: 'no access' }))
    expect(said).toEqual(['Spoken: slide-1', 'Spoken: slide-2'])
    expect(warnings).toEqual([expect.stringMatching(/^2 transcripts of 2 were written by/)])
  })
})
