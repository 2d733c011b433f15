import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultThemeId } from '../../src/design/themes/theme-list.ts'
import { vibeList } from '../../src/design/vibes/vibe-list.ts'
import { createCustomTheme } from '../../src/presentations/custom-themes.ts'
import { createCustomVibe } from '../../src/presentations/custom-vibes.ts'
import { deletePresentation } from '../../src/presentations/delete-presentation.ts'
import { describeDatabase } from '../support/databases.ts'
import { emptyPresentation } from '../support/presentations.ts'
import { type Caller, publicUrl, startTestServer, type TestServer } from '../support/test-server.ts'

const v1Lists = ['/api/v1/presentations', '/api/v1/themes', '/api/v1/vibes']
const modernLists = ['presentations', 'design-systems', 'models'].map(
  (name) => `/api/modern/v1/${name}`,
)

describeDatabase('A list', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    caller = await server.caller()
    const { database } = server.connection
    for (const name of ['One', 'Two', 'Three'])
      await createCustomTheme(database, caller.userId, {
        name,
        definition: { base: defaultThemeId },
      })
    for (const name of ['One', 'Two'])
      await createCustomVibe(database, caller.userId, {
        name,
        definition: { base: vibeList[0].id },
      })
    for (let count = 1; count <= 5; count++)
      await emptyPresentation(server.connection, caller.userId, { title: `Deck ${count}` })
  })

  async function read(address: string) {
    const headers = { authorization: `Bearer ${caller.key}` }
    const answer = await server.open(address, { headers })
    const body = answer.json()
    const items: { id: string }[] = Array.isArray(body) ? body : body[Object.keys(body)[0] ?? '']
    const next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
    return { status: answer.statusCode, body, items, next }
  }

  /** What stands on each page, following the links. */
  async function pages(address: string): Promise<{ id: string }[][]> {
    const { items, next } = await read(address)
    return next === undefined ? [items] : [items, ...(await pages(next))]
  }

  /** A presentation with three changes. */
  async function revisionsPath(): Promise<string> {
    const id = await emptyPresentation(server.connection, caller.userId)
    for (let number = 1; number <= 3; number++)
      await server.connection.database.execute(
        sql`insert into revisions (presentation_id, number, operations, inverse, summary)
            values (${id}, ${number}, '[]', '[]', '')`,
      )
    return `/api/modern/v1/presentations/${id}/revisions`
  }

  test.each([
    ...v1Lists,
    ...modernLists,
    'revisions',
  ])('of %s read in parts is the whole, in order, each item once', async (list) => {
    const path = list === 'revisions' ? await revisionsPath() : list
    const whole = (await read(path)).items
    expect(whole.length).toBeGreaterThan(2)
    for (const limit of [1, 2, whole.length - 1]) {
      const parts = await pages(`${path}?limit=${limit}`)
      expect(parts.flat().map(withoutSignature)).toEqual(whole.map(withoutSignature))
      expect(parts.slice(0, -1).every((part) => part.length === limit)).toBe(true)
      expect(parts.at(-1)?.length).toBeGreaterThan(0)
    }
    expect(await pages(`${path}?limit=${whole.length}`)).toHaveLength(1)
    expect(await pages(`${path}?limit=1000`)).toHaveLength(1)
  })

  test.each([
    '/api/v1/presentations',
    '/api/modern/v1/presentations',
  ])('of %s goes on where it was when items come and go', async (path) => {
    const before = (await read(path)).items
    const first = await read(`${path}?limit=2`)
    await emptyPresentation(server.connection, caller.userId, { title: 'New' })
    for (const { id } of first.items) await deletePresentation(server.connection, caller.userId, id)
    const rest = await pages(first.next ?? '')
    expect(rest.flat().map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id))
  })

  test('links to the whole address of its next page', async () => {
    const { next } = await read('/api/v1/presentations?limit=2')
    expect(next).toMatch(new RegExp(`^${publicUrl}/api/v1/presentations\\?limit=2&cursor=[\\w-]+$`))
  })

  test('of v1 names the cursor in its body too, and nothing where all is shown', async () => {
    const { body, next } = await read('/api/v1/themes?limit=2')
    expect(body.next_cursor).toBe(new URL(next ?? '').searchParams.get('cursor'))
    expect(Object.keys((await read('/api/v1/themes')).body)).toEqual(['themes'])
  })

  test('without a limit is whole in v1, and has a thousand items at the most in the modern interface', async () => {
    await server.connection.database.execute(
      sql`insert into presentations (id, owner_id, title, language, theme_id)
          select 'many ' || number, ${caller.userId}, 'Many', 'en', ${defaultThemeId}
          from generate_series(1, 1100) as number`,
    )
    expect((await read('/api/v1/presentations')).items).toHaveLength(1_105)
    const parts = await pages('/api/modern/v1/presentations')
    expect(parts.map((part) => part.length)).toEqual([1_000, 105])
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(1_105)
  })

  describe.each([...v1Lists, ...modernLists])('of %s', (path) => {
    test.each([
      ['limit=0', 'limit', 'greater_than_equal'],
      ['limit=1001', 'limit', 'less_than_equal'],
      ['limit=ten', 'limit', 'int_type'],
      ['limit=1.5', 'limit', 'int_type'],
      ['limit=', 'limit', 'int_type'],
      ['cursor=', 'cursor', 'value_error'],
      ['cursor=nonsense', 'cursor', 'value_error'],
      [`cursor=${Buffer.from('["presentations"]').toString('base64url')}`, 'cursor', 'value_error'],
      [`cursor=${'A'.repeat(501)}`, 'cursor', 'string_too_long'],
    ])('refuses %s', async (query, field, type) => {
      const { status, body } = await read(`${path}?${query}`)
      expect(status).toBe(422)
      expect(body.detail).toMatchObject([{ loc: ['query', field], type }])
    })
  })

  test.each([
    ['/api/v1/presentations', ['presentations', '0000-01-01T00:00:00.000Z', 'a']],
    ['/api/v1/presentations', ['presentations', '2026-01-01T00:00:00.000Z', 'a\0']],
    ['/api/v1/presentations', ['presentations', '2026-01-01T00:00:00.000Z', 'a\uD800']],
    ['/api/v1/themes', ['themes', '0000-01-01T00:00:00.000Z', 'a']],
    ['revisions', ['revisions', 2 ** 31]],
  ])('of %s refuses the cursor %j, which somebody made up', async (list, made) => {
    const path = list === 'revisions' ? await revisionsPath() : list
    const cursor = Buffer.from(JSON.stringify(made)).toString('base64url')
    expect((await read(`${path}?cursor=${cursor}`)).status).toBe(422)
  })

  test('refuses the cursor of another list', async () => {
    const { next } = await read('/api/v1/themes?limit=2')
    const { search } = new URL(next ?? '')
    expect((await read(`/api/v1/vibes${search}`)).status).toBe(422)
    expect((await read(`/api/modern/v1/presentations${search}`)).status).toBe(422)
    expect((await read(`/api/modern/v1/design-systems${search}`)).status).toBe(200)
  })

  test('shows nothing of others to who has their cursor', async () => {
    const { next } = await read('/api/v1/presentations?limit=1')
    caller = await server.caller()
    expect((await read(next ?? '')).items).toEqual([])
  })
})

function withoutSignature(item: object): unknown {
  return { ...item, preview_url: undefined }
}
