import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeApiKey } from '../../src/accounts/api-keys.ts'
import { defaultThemeId } from '../../src/design/themes/theme-list.ts'
import { openApiDocument } from '../../src/interfaces/openapi-document.ts'
import { createCustomTheme } from '../../src/presentations/custom-themes.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../support/test-server.ts'
import { readContract } from './contract.ts'

const { operations } = readContract(await openApiDocument())

/** What is asked of routes with a body, so that nothing but the id decides. */
const validBodies: Readonly<Record<string, object>> = {
  createGeneration: { input_text: 'One' },
  createSlide: { slide_context: 'One' },
  exportPresentation: {},
  createTranscripts: {},
  uploadImages: {},
  modernCreatePresentation: {},
  modernCreateDesignSystem: { name: 'Ours' },
  modernUploadAssets: {},
  modernGenerate: { input_text: 'One' },
  modernEdit: { instruction: 'Delete slide 1' },
  modernExport: {},
}

const table = operations.map(
  (operation) => [`${operation.method} ${operation.path}`, operation] as const,
)
const withIds = table.filter(([, { pathNames }]) => pathNames.length > 0)

/** What stands in a path for each of its names. */
type Ids = Record<string, string>

describe('the contract', () => {
  test('has a body here for every route that takes one', () => {
    const withBody = operations.filter(({ body }) => body !== undefined).map(({ id }) => id)
    expect(Object.keys(validBodies).sort()).toEqual(withBody.sort())
  })
})

describeEachDatabase('every route of v1 and the modern interface', (open) => {
  let server: TestServer
  let caller: Caller
  let revoked: Caller
  let foreign: Ids
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
    revoked = await server.caller()
    await revokeApiKey(server.connection.database, revoked.keyId)
    const other = await server.caller()
    const generated = await other.generated({ input_text: 'Theirs', export_formats: [] })
    const theme = await createCustomTheme(server.connection.database, other.userId, {
      name: 'Theirs',
      definition: { base: defaultThemeId },
    })
    const slide = await other.post(`/presentations/${generated.presentation_id}/slides`, {
      slide_context: 'Theirs too',
      export_formats: [],
    })
    const created = await other.finished(slide.json().generation_id)
    if (created.generation_type !== 'slide_creation') throw new Error(JSON.stringify(created))
    foreign = {
      presentation_id: String(created.presentation_id),
      slide_id: String(created.slide_id),
      generation_id: created.generation_id,
      operation_id: generated.generation_id,
      revision: '1',
      design_system_id: theme.id,
    }
  })
  afterAll(() => server.close())

  function ask(
    { id, method, path }: (typeof operations)[number],
    ids: Ids,
    authorization?: string,
  ) {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `no-${name}`)
    const payload = validBodies[id]
    return server.app.inject({
      method,
      url,
      headers: authorization === undefined ? {} : { authorization },
      ...(payload === undefined ? {} : { payload }),
    })
  }

  describe.each(table)('%s', (_name, operation) => {
    test.each([
      ['without a key', () => undefined, 'An API key is missing.'],
      [
        'with another scheme',
        () => `Basic ${caller.key}`,
        'An API key is expected, written as "Authorization: Bearer sk_…"; this is another scheme, or none.',
      ],
      ['with a malformed key', () => 'Bearer sk_no-such-key', 'This API key is not valid.'],
      ['with a revoked key', () => `Bearer ${revoked.key}`, 'This API key is not valid.'],
    ])('is 401 %s', async (_case, authorization, detail) => {
      const answer = await ask(operation, foreign, authorization())
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toEqual({ detail })
    })
  })

  test.each(
    withIds,
  )('%s answers for the ids of somebody else as for ids that nobody has', async (_name, operation) => {
    const authorization = `Bearer ${caller.key}`
    const unknown = Object.fromEntries(operation.pathNames.map((name) => [name, randomUUID()]))
    const theirs = await ask(operation, foreign, authorization)
    const nobodys = await ask(operation, unknown, authorization)
    expect(theirs.statusCode).toBe(404)
    expect(nobodys.statusCode).toBe(404)
    expect(theirs.body).toBe(nobodys.body)
    expect(Object.keys(theirs.headers).sort()).toEqual(Object.keys(nobodys.headers).sort())
  })

  test('names what a body names and is not the caller’s as what does not exist', async () => {
    const append = (id: string) =>
      caller.post('/generations', {
        input_text: 'One',
        presentation_options: { existing_presentation_id: id },
      })
    const theirs = await append(foreign.presentation_id ?? '')
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe((await append(randomUUID())).body)
  })

  test('tells nobody about another’s slide under an own presentation', async () => {
    const own = await caller.generated({ input_text: 'Mine', export_formats: [] })
    const remove = (slideId: string) =>
      caller.delete(`/presentations/${own.presentation_id}/slides/${slideId}`)
    const theirs = await remove(foreign.slide_id ?? '')
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe((await remove(randomUUID())).body)
  })
})
