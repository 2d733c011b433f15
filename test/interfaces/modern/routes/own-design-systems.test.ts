import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTheme } from '../../../../src/design/themes/theme-list.ts'
import type { DesignSystemView } from '../../../../src/interfaces/modern/schemas/design-system.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { simpleLightId } from '../../../support/decks.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

const kilnId = findTheme('Kiln')?.theme.id ?? ''

describeDatabase('Design systems of a user', (open) => {
  let server: TestServer
  let modern: ModernCaller
  beforeAll(async () => {
    server = await startTestServer(await open())
    modern = modernCaller(server, await server.caller())
  })
  afterAll(() => server.close())

  const house = {
    name: ' House style ',
    base_design_system_id: kilnId,
    colors: { accent: '#1f6b3a', muted_ink: '#333333' },
    fonts: { text: 'Karla' },
  }

  async function made(body: object = house): Promise<DesignSystemView> {
    const answer = await modern.post('/design-systems', body)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }

  const listed = async (): Promise<DesignSystemView[]> =>
    (await modern.get('/design-systems')).json()

  describe('POST /design-systems', () => {
    test('makes one that is listed and can be chosen', async () => {
      const system = await made()
      expect(system).toMatchObject({
        name: 'House style',
        description: 'Your own, based on Kiln',
        source: 'custom',
        colors: { accent: '#1F6B3A', muted_ink: '#333333' },
        fonts: { text: 'Karla' },
      })
      // Its picture has another address when an hour begins between the two answers.
      expect(await listed()).toContainEqual({ ...system, preview_url: expect.any(String) })
      const presentation = await modern.created({ design_system_id: system.id })
      expect(presentation.design_system_id).toBe(system.id)
    })

    test('needs no more than a name', async () => {
      expect(await made({ name: 'Plain', colors: null })).toMatchObject({
        description: 'Your own, based on Simple Light',
      })
    })

    test('makes one for an Idempotency-Key, however often it comes', async () => {
      const send = () =>
        modern.post('/design-systems', { name: 'Once' }, { 'idempotency-key': 'once' })
      const [first, second] = [await send(), await send()]
      expect(second.json()).toEqual(first.json())
      expect((await listed()).filter(({ name }) => name === 'Once')).toHaveLength(1)
    })

    test.each([
      [{}, 'name', 'missing'],
      [{ name: ' ' }, 'name', 'string_too_short'],
      [{ name: 'A', colors: { accent: 'green' } }, 'accent', 'value_error'],
      [{ name: 'A', fonts: { text: 'Comic Sans' } }, 'text', 'enum'],
    ])('refuses %j with 422', async (body, field, type) => {
      const answer = await modern.post('/design-systems', body)
      expect(answer.statusCode).toBe(422)
      const [problem] = answer.json().detail
      expect([problem.loc.at(-1), problem.type]).toEqual([field, type])
    })

    test.each([
      [{ name: 'A', base_design_system_id: 'none' }, /comes with the service, and "none" does not/],
      [{ name: 'A', colors: { ink: '#E0D0C0' } }, /^The text colour #E0D0C0 is too close/],
    ])('refuses %j with 400 and a sentence', async (body, sentence) => {
      const answer = await modern.post('/design-systems', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().detail).toMatch(sentence)
    })

    test('takes no other one of the user as its base', async () => {
      const { id } = await made()
      const answer = await modern.post('/design-systems', {
        name: 'A',
        base_design_system_id: id,
      })
      expect(answer.statusCode).toBe(400)
    })
  })

  describe('DELETE /design-systems/{design_system_id}', () => {
    test('gives the presentations in it the one that it is based on', async () => {
      const { id } = await made()
      const presentation = await modern.created({ design_system_id: id })
      expect((await modern.delete(`/design-systems/${id}`)).statusCode).toBe(204)
      expect((await modern.read(presentation.id)).design_system_id).toBe(kilnId)
      expect((await listed()).map((system) => system.id)).not.toContain(id)
    })

    test('answers 404 the second time, to everybody else, and for what is no id', async () => {
      const { id } = await made()
      const other = modernCaller(server, await server.caller())
      const answers = [await other.delete(`/design-systems/${id}`)]
      await modern.delete(`/design-systems/${id}`)
      answers.push(await modern.delete(`/design-systems/${id}`))
      answers.push(await modern.delete('/design-systems/none'))
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { detail: 'There is no such design system.' },
        ])
    })

    test('refuses one that comes with the service', async () => {
      const answer = await modern.delete(`/design-systems/${simpleLightId}`)
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: 'This design system comes with the service and cannot be deleted.' },
      ])
    })
  })
})
