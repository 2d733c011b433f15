import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../../src/database/schema.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type McpWorld, type Person, startMcpWorld } from '../../support/mcp/mcp-world.ts'

describeDatabase('what an application may spend', (open) => {
  let world: McpWorld
  beforeAll(async () => {
    world = await startMcpWorld(await open())
    return () => world.close()
  })

  /** One slide costs 10 credits, and five at the most 50. */
  const one = { input_text: 'One', slide_range: '1' }
  const upToFive = { input_text: 'One\nTwo', slide_range: '2-5' }

  async function generated(person: Person, given: Record<string, unknown>): Promise<string> {
    const started = await person.tool('generate_presentation', given)
    expect(started.isError, JSON.stringify(started)).toBeUndefined()
    const id = String(started.structuredContent?.generation_id)
    expect(await person.finished(id)).toMatchObject({ status: 'completed' })
    return id
  }
  const refused = (sentence: string) => ({
    isError: true,
    content: [{ type: 'text', text: sentence }],
  })

  test('is what its work has cost, and not what that held', async () => {
    const person = await world.person({ dailyCredits: 70 })
    await generated(person, upToFive)
    await generated(person, upToFive)
    expect(await person.tool('generate_presentation', upToFive)).toEqual(
      refused(
        'This costs up to 50 credits. Claude may spend 70 credits in 24 hours, and 30 are left: ask for a smaller slide_range or fewer variants, or raise the limit in the settings.',
      ),
    )
    await generated(person, one)
  })

  test('covers slides and transcripts, and exports are free', async () => {
    const person = await world.person({ dailyCredits: 11 })
    const id = (await person.finished(await generated(person, one))).presentation_id
    const sentence = (credits: number) =>
      `This costs up to ${credits} credits. Claude may spend 11 credits in 24 hours, and 1 is left: ask for a smaller slide_range or fewer variants, or raise the limit in the settings.`
    const given = { presentation_id: id, slide_context: 'Two' }
    expect(await person.tool('create_slide', given)).toEqual(refused(sentence(10)))
    expect(await person.tool('generate_transcripts', { presentation_id: id })).toEqual(
      refused(sentence(2)),
    )
    const exported = await person.tool('export_presentation', { presentation_id: id })
    expect(exported.isError).toBeUndefined()
  })

  test('says nothing of what its user spends, nor of other applications', async () => {
    const person = await world.person({ dailyCredits: 10 })
    await person.presentation('One\nTwo\nThree')
    await generated(person, one)
    person.caller.applicationId = 'app-cursor'
    await generated(person, one)
  })

  test('of two users is counted apart', async () => {
    const first = await world.person({ dailyCredits: 10 })
    const second = await world.person({ dailyCredits: 10 })
    await generated(first, one)
    await generated(second, one)
  })

  test('comes back a day after the work was asked for', async () => {
    const person = await world.person({ dailyCredits: 10 })
    const id = await generated(person, one)
    expect((await person.tool('generate_presentation', one)).isError).toBe(true)
    await world.connection.database
      .update(operations)
      .set({ createdAt: sql`now() - interval '24 hours 1 minute'` })
      .where(eq(operations.id, id))
    await generated(person, one)
  })

  test('is not given back by work of yesterday that ends today', async () => {
    const person = await world.person({ dailyCredits: 50 })
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    world.workers.onAuthor = () => gate
    const started = await person.tool('generate_presentation', upToFive)
    const id = String(started.structuredContent?.generation_id)
    await world.connection.database
      .update(operations)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(operations.id, id))
    world.workers.onAuthor = undefined
    release()
    await person.finished(id)
    await generated(person, { ...one, slide_range: '1' })
    expect(await person.tool('generate_presentation', upToFive)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('40 are left') }],
    })
  })

  test('is kept by twenty calls at once', async () => {
    const person = await world.person({ dailyCredits: 70 })
    const id = await person.presentation('One')
    const given = { presentation_id: id, slide_context: 'Two' }
    const results = await Promise.all(
      Array.from({ length: 20 }, () => person.tool('create_slide', given)),
    )
    expect(results.filter((result) => result.isError)).toHaveLength(13)
    const rows = await world.connection.database
      .select({ id: operations.id })
      .from(operations)
      .where(eq(operations.applicationId, person.caller.applicationId))
    const own = results.map((result) => result.structuredContent?.generation_id)
    expect(rows.filter((row) => own.includes(row.id))).toHaveLength(7)
  })

  test('of nothing refuses whatever costs anything', async () => {
    const person = await world.person({ dailyCredits: 0 })
    expect(await person.tool('generate_presentation', one)).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('0 are left') }],
    })
  })
})
