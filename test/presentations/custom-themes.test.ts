import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  customThemes,
  operations,
  presentations,
  revisions,
  slides,
} from '../../src/database/schema.ts'
import type { Slide } from '../../src/deck/slide.ts'
import { findTheme, systemThemes } from '../../src/design/themes/theme-list.ts'
import {
  createCustomTheme,
  deleteCustomTheme,
  findOwnTheme,
  listOwnThemes,
  updateCustomTheme,
} from '../../src/presentations/custom-themes.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../support/test-server.ts'

const kiln = findTheme('Kiln')?.theme.id ?? ''
const green = { base: kiln, colors: { accent: '#1f6b3a' }, fonts: { text: 'Karla' } }

describeEachDatabase('custom themes', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  const database = () => server.connection.database

  /** A theme of the caller. */
  function made(name = 'House style', definition: object = green) {
    return createCustomTheme(database(), caller.userId, { name, definition })
  }

  /** A presentation of the caller in a theme. */
  async function presentationIn(themeId: string): Promise<string> {
    const status = await caller.generated({
      input_text: 'One\nTwo',
      export_formats: ['pdf'],
      presentation_options: { title: 'In it', theme_id: themeId },
    })
    if (status.presentation_id === null) throw new Error(JSON.stringify(status))
    return status.presentation_id
  }

  async function rowOf(presentationId: string) {
    const [row] = await database()
      .select()
      .from(presentations)
      .where(eq(presentations.id, presentationId))
    return row
  }

  test('are kept with their name and what their schema made of the definition', async () => {
    const theme = await made('  House style ')
    const kept = {
      id: theme.id,
      name: 'House style',
      definition: { base: kiln, colors: { accent: '#1F6B3A' }, fonts: { text: 'Karla' } },
    }
    expect(theme).toEqual(kept)
    expect(await findOwnTheme(database(), caller.userId, theme.id)).toEqual(kept)
  })

  test('are listed in the order in which they were made, each owner’s own', async () => {
    const other = await server.caller()
    const first = await createCustomTheme(database(), other.userId, {
      name: 'B',
      definition: green,
    })
    const second = await createCustomTheme(database(), other.userId, {
      name: 'A',
      definition: green,
    })
    await made()
    expect(await listOwnThemes(database(), other.userId)).toEqual([first, second])
  })

  test.each([
    ['', green, 'A name has 1 to 100 characters.'],
    ['\u0000 ', green, 'A name has 1 to 100 characters.'],
    ['x'.repeat(101), green, 'A name has 1 to 100 characters.'],
    ['A', undefined, /^definition: /],
    ['A', { base: 'none' }, 'base: There is no such system theme.'],
    ['A', { base: kiln, colors: { ink: '#12' } }, 'colors.ink: A colour is written #RRGGBB.'],
    ['A', { base: kiln, colors: { ink: '#E0D0C0' } }, /^The text colour #E0D0C0 is too close/],
  ])('named %j as %j are refused with a sentence', async (name, definition, sentence) => {
    await expect(
      createCustomTheme(database(), caller.userId, { name, definition }),
    ).rejects.toMatchObject({ name: 'InvalidLookError', message: expect.toSatisfy(matches) })
    function matches(message: string): boolean {
      return typeof sentence === 'string' ? message === sentence : sentence.test(message)
    }
  })

  test('are unknown to everybody else', async () => {
    const other = await server.caller()
    const theme = await made()
    const wish = { name: 'Mine now', definition: green }
    expect(await findOwnTheme(database(), other.userId, theme.id)).toBe(undefined)
    await expect(updateCustomTheme(database(), other.userId, theme.id, wish)).rejects.toThrow(
      'There is no such theme.',
    )
    await expect(deleteCustomTheme(database(), other.userId, theme.id)).rejects.toThrow(
      'There is no such theme.',
    )
    const answer = await other.post('/generations', {
      input_text: 'One',
      presentation_options: { theme_id: theme.id },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: `There is no theme ${JSON.stringify(theme.id)}.` })
  })

  test('that many presentations are in are deleted in steps, and what was interrupted is continued', async () => {
    const theme = await made()
    const ids = Array.from({ length: 101 }, () => uuidv7()).sort()
    const last = ids.at(-1) ?? ''
    const common = { ownerId: caller.userId, title: 'In it', language: 'en', themeId: theme.id }
    await database()
      .insert(presentations)
      .values(ids.map((id) => ({ id, ...common })))
    const unreadable = { id: uuidv7(), presentationId: last, position: 0, format: 99 }
    await database()
      .insert(slides)
      .values({ ...unreadable, content: {} as Slide })
    await expect(deleteCustomTheme(database(), caller.userId, theme.id)).rejects.toThrow()
    expect((await rowOf(ids[0] ?? ''))?.themeId).toBe(kiln)
    expect(await findOwnTheme(database(), caller.userId, theme.id)).toBeDefined()

    await database().delete(slides).where(eq(slides.id, unreadable.id))
    await deleteCustomTheme(database(), caller.userId, theme.id)
    expect((await rowOf(last))?.themeId).toBe(kiln)
    expect(await findOwnTheme(database(), caller.userId, theme.id)).toBeUndefined()
  })

  test('are 200 for one user at most', async () => {
    const { userId } = await server.caller()
    const definition = { base: kiln, colors: {}, fonts: {} }
    await database()
      .insert(customThemes)
      .values(
        Array.from({ length: 200 }, (_, at) => ({
          id: uuidv7(),
          ownerId: userId,
          name: `${at}`,
          definition,
        })),
      )
    await expect(
      createCustomTheme(database(), userId, { name: 'One more', definition }),
    ).rejects.toThrow(
      'You have 200 design systems of your own; delete one before you make another.',
    )
  })

  test('stand behind the system’s in the list of themes, of which the default is first', async () => {
    const other = await server.caller()
    const theme = await createCustomTheme(database(), other.userId, {
      name: 'Ours',
      definition: green,
    })
    const answer = await other.get('/themes')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      themes: [
        ...systemThemes.map(({ id, name }) => ({ id, name })),
        { id: theme.id, name: 'Ours' },
      ],
    })
    expect(answer.json().themes[0].id).toBe('27874e6b-8c1c-4301-bce7-d22e6e8df7d6')
  })

  test('go with the work to whoever writes and draws the slides, and with the share page', async () => {
    const theme = await made()
    const id = await presentationIn(theme.id)
    expect(server.workers.authored.at(-1)).toMatchObject({ themeId: theme.id, customTheme: theme })
    expect(server.workers.exported.at(-1)).toMatchObject({ format: 'pdf', customTheme: theme })
    const status = await caller.post(`/presentations/${id}/exports`, { formats: ['link'] })
    await caller.finished(status.json().generation_id)
    expect(server.workers.exported.at(-1)).toMatchObject({ format: 'page', customTheme: theme })
  })

  test('that are changed change the presentations in them, and only those', async () => {
    const theme = await made()
    const [inIt, beside] = [await presentationIn(theme.id), await presentationIn(kiln)]
    const before = await rowOf(inIt)
    const besideBefore = await rowOf(beside)
    const changed = await updateCustomTheme(database(), caller.userId, theme.id, {
      name: 'Blue',
      definition: { base: kiln, colors: { accent: '#1B46D9' } },
    })
    expect(await rowOf(inIt)).toMatchObject({
      themeId: theme.id,
      revision: (before?.revision ?? 0) + 1,
    })
    expect(await rowOf(beside)).toEqual(besideBefore)
    const status = await caller.post(`/presentations/${inIt}/exports`, { formats: ['pdf'] })
    await caller.finished(status.json().generation_id)
    expect(server.workers.exported.at(-1)).toMatchObject({ format: 'pdf', customTheme: changed })
  })

  test('that are deleted leave their presentations in the theme that they were based on', async () => {
    const theme = await made()
    const id = await presentationIn(theme.id)
    const before = await rowOf(id)
    await deleteCustomTheme(database(), caller.userId, theme.id)
    expect(await rowOf(id)).toMatchObject({ themeId: kiln, revision: (before?.revision ?? 0) + 1 })
    const written = await database()
      .select({ number: revisions.number })
      .from(revisions)
      .where(eq(revisions.presentationId, id))
    expect(written).toHaveLength((before?.revision ?? 0) + 1)
    const status = await caller.post(`/presentations/${id}/exports`, { formats: ['ppt'] })
    expect(await caller.finished(status.json().generation_id)).toMatchObject({
      status: 'completed',
      formats: { ppt: { status: 'completed' } },
    })
    expect(server.workers.exported.at(-1)?.customTheme).toBe(undefined)
    await expect(deleteCustomTheme(database(), caller.userId, theme.id)).rejects.toThrow(
      'There is no such theme.',
    )
  })

  test('that are deleted before their work begins leave it their base', async () => {
    const theme = await made()
    const id = randomUUID()
    await database()
      .insert(operations)
      .values({
        id,
        kind: 'presentation_generation',
        ownerId: caller.userId,
        status: 'in_progress',
        input: { text: 'One', themeId: theme.id },
      })
    await deleteCustomTheme(database(), caller.userId, theme.id)
    const [operation] = await database().select().from(operations).where(eq(operations.id, id))
    expect(operation?.input).toEqual({ text: 'One', themeId: kiln })
  })
})
