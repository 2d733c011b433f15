import { beforeAll, expect, test } from 'vitest'
import { creditBalance } from '../../../src/accounts/credits.ts'
import { describeDatabase } from '../../support/databases.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

describeDatabase('credits over v1', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(await open())
    return () => server.close()
  })
  const refusal = (needed: number, balance: number) => ({
    detail: `This costs up to ${needed} credits, and you have ${balance}: ask for fewer slides or variants, or ask the operator for more credits.`,
  })
  const balance = (userId: string) => creditBalance(server.connection.database, userId)

  test('a generation that the credits do not cover is refused with 402', async () => {
    const caller = await server.caller(49)
    const answer = await caller.post('/generations', { input_text: 'One\nTwo' })
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toEqual(refusal(50, 49))
    expect(await balance(caller.userId)).toBe(49)
  })

  test('a short text needs few credits, also without a range', async () => {
    const caller = await server.caller(50)
    expect((await caller.generated({ input_text: 'One\nTwo' })).status).toBe('completed')
    expect(await balance(caller.userId)).toBe(30)
  })

  test('a smaller range needs less', async () => {
    const caller = await server.caller(50)
    const body = { input_text: 'One\nTwo', presentation_options: { slide_range: '2-5' } }
    expect((await caller.generated(body)).status).toBe('completed')
    expect(await balance(caller.userId)).toBe(30)
  })

  test('slides are paid for by number, and files are free', async () => {
    const caller = await server.caller(1_000)
    const made = await caller.generated({ input_text: 'One\nTwo\nThree' })
    expect(await balance(caller.userId)).toBe(970)
    const path = `/presentations/${made.presentation_id}/exports`
    const exported = await caller.post(path, { formats: ['pdf', 'ppt'] })
    await caller.finished(exported.json().generation_id)
    expect(await balance(caller.userId)).toBe(970)
  })

  test('a generation that fails costs nothing and leaves no presentation', async () => {
    const caller = await server.caller(1_000)
    server.workers.onAuthor = async () => {
      throw new Error('broken')
    }
    const made = await caller.generated({ input_text: 'One\nTwo\nThree' })
    server.workers.onAuthor = undefined
    expect(made.status).toBe('failed')
    expect(await balance(caller.userId)).toBe(1_000)
    expect((await caller.get('/presentations')).json()).toEqual({ presentations: [] })
  })

  test('of 200 transcripts asked for at once, credits for ten pay for exactly ten', async () => {
    const caller = await server.caller(30)
    const body = { input_text: 'One', presentation_options: { slide_range: '1' } }
    const { presentation_id: id } = await caller.generated(body)
    expect(await balance(caller.userId)).toBe(20)

    const path = `/presentations/${id}/transcripts`
    const answers = await Promise.all(Array.from({ length: 200 }, () => caller.post(path, {})))
    const accepted = answers.filter((answer) => answer.statusCode === 200)
    expect(accepted).toHaveLength(10)
    expect(answers.filter((answer) => answer.statusCode === 402)).toHaveLength(190)

    for (const answer of accepted) {
      const ended = await caller.finished(answer.json().generation_id)
      expect(ended).toMatchObject({ status: 'completed', transcripts: [expect.anything()] })
    }
    expect(await balance(caller.userId)).toBe(0)
  })

  test('a slide and transcripts that the credits do not cover are refused with 402', async () => {
    const caller = await server.caller(11)
    const body = { input_text: 'One', presentation_options: { slide_range: '1' } }
    const { presentation_id: id } = await caller.generated(body)
    const slide = await caller.post(`/presentations/${id}/slides`, { slide_context: 'Two' })
    expect(slide.statusCode).toBe(402)
    expect(slide.json()).toEqual(refusal(10, 1))
    const transcripts = await caller.post(`/presentations/${id}/transcripts`, {})
    expect(transcripts.statusCode).toBe(402)
    expect(transcripts.json()).toEqual(refusal(2, 1))
    expect((await caller.post(`/presentations/${id}/exports`, {})).statusCode).toBe(200)
  })

  test('more variants are held for and charged', async () => {
    const caller = await server.caller(10 + 5 + 20 - 1)
    const body = {
      input_text: 'One',
      presentation_options: { slide_range: '1', total_variants_per_slide: 2 },
      image_options: { num_image_variants: 1 },
    }
    expect((await caller.post('/generations', body)).json()).toEqual(refusal(35, 34))
  })

  test('the credits of one caller say nothing of those of another', async () => {
    const rich = await server.caller(1_000)
    const poor = await server.caller(0)
    expect((await poor.post('/generations', { input_text: 'One' })).statusCode).toBe(402)
    expect((await rich.post('/generations', { input_text: 'One' })).statusCode).toBe(200)
  })
})
