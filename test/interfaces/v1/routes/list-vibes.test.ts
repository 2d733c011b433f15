import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vibeList } from '../../../../src/design/vibes/vibe-list.ts'
import { createCustomVibe } from '../../../../src/presentations/custom-vibes.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type Caller, startTestServer, type TestServer } from '../../../support/test-server.ts'

const [neonDusk] = vibeList

describeDatabase('vibes in v1', (open) => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    server = await startTestServer(await open())
    caller = await server.caller()
  })
  afterAll(() => server.close())

  const ownVibe = (owner: Caller, name = 'Harbour dawn') =>
    createCustomVibe(server.connection.database, owner.userId, {
      name,
      definition: { base: neonDusk.id, hue: 60, subject: 'lighthouse' },
    })

  test('are the built-in ones, the same ids each time', async () => {
    const { vibes } = (await caller.get('/vibes')).json()
    expect(vibes).toEqual(vibeList.map(({ id, name }) => ({ id, name, source: 'system' })))
    expect(vibes.length).toBeGreaterThanOrEqual(8)
  })

  test('are the caller’s own too, and nobody else’s', async () => {
    const [owner, other] = [await server.caller(), await server.caller()]
    const { id } = await ownVibe(owner)
    expect((await owner.get('/vibes')).json().vibes.at(-1)).toEqual({
      id,
      name: 'Harbour dawn',
      source: 'custom',
    })
    expect((await other.get('/vibes')).json().vibes).toHaveLength(vibeList.length)
  })

  describe('in a generation', () => {
    const request = (vibe: string, images: object = { num_image_variants: 1 }) => ({
      input_text: 'One',
      export_formats: [],
      presentation_options: { vibe_id: vibe },
      image_options: images,
    })

    test('are what the pictures are drawn in', async () => {
      await caller.generated(request(neonDusk.id, { num_image_variants: 2 }))
      expect(server.workers.authored.at(-1)?.creative).toEqual({
        variants: 2,
        vibeId: neonDusk.id,
        style: 'auto',
      })
    })

    test('of one’s own are their base, their palette and their subject', async () => {
      const { id } = await ownVibe(caller)
      await caller.generated(request(id))
      expect(server.workers.authored.at(-1)?.creative).toEqual({
        variants: 1,
        vibeId: neonDusk.id,
        hue: 60,
        subject: 'lighthouse',
        style: 'auto',
      })
    })

    test('that nobody has, or somebody else, are 400 and named', async () => {
      const { id } = await ownVibe(await server.caller())
      for (const vibe of [id, 'no-such-vibe']) {
        const answer = await caller.post('/generations', request(vibe))
        expect(answer.statusCode).toBe(400)
        expect(answer.json().detail).toContain(vibe)
      }
    })

    test('need a creative variant', async () => {
      const answer = await caller.post('/generations', request(neonDusk.id, {}))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toEqual([
        {
          loc: ['body', 'image_options', 'num_image_variants'],
          msg: expect.any(String),
          type: 'value_error',
        },
      ])
    })

    test('are not drawn where only uploaded pictures are wanted', async () => {
      const images = { num_image_variants: 1, include_ai_images: false }
      const status = await caller.generated(request(neonDusk.id, images))
      expect(server.workers.authored.at(-1)).not.toHaveProperty('creative')
      expect(status.warnings).toEqual([
        'No creative variants were made, because include_ai_images is false.',
      ])
    })
  })
})
