import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type DocumentView,
  documentSchema,
} from '../../../../src/interfaces/modern/schemas/document.ts'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('GET /presentations/{id}/document', (open) => {
  let server: TestServer
  let modern: ModernCaller
  let id: string
  beforeAll(async () => {
    server = await startTestServer(await open())
    modern = modernCaller(server, await server.caller())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    id = (await modern.created()).id
    await modern.done(id, 'generate', { input_text: 'One\nTwo' })
  })

  const document = async (): Promise<DocumentView> => {
    const answer = await modern.get(`/presentations/${id}/document`)
    expect(answer.statusCode).toBe(200)
    return documentSchema.strict().parse(answer.json())
  }

  test('shows what the slides are made of, at their revision', async () => {
    const { slides: listed = [] } = await modern.read(id)
    const { presentation_id, revision, slides } = await document()
    expect([presentation_id, revision]).toEqual([id, 1])
    expect(slides.map((slide) => slide.id)).toEqual(listed.map((slide) => slide.id))
    expect(slides[0]?.variants).toMatchObject([
      { layout: 'bullets', title: 'One', blocks: [{ kind: 'bullets', items: [{ text: 'One' }] }] },
    ])
  })

  test('names blocks as operations do', async () => {
    const { slides, revision } = await document()
    const [block] = slides[1]?.variants[0]?.blocks ?? []
    const edited = await modern.done(id, 'edits', {
      operations: [{ op: 'delete_block', slideId: slides[1]?.id, blockId: block?.id }],
      base_revision: revision,
    })
    expect(edited.status).toBe('completed')
    expect((await document()).slides[1]?.variants[0]?.blocks).toEqual([])
  })

  test('brings slides as operations take them', async () => {
    const [slide] = (await document()).slides
    const copied = await modern.done(id, 'edits', {
      operations: [{ op: 'insert_slide', slide: { ...slide, id: 'copy' } }],
    })
    expect(copied.status).toBe('completed')
    expect((await modern.read(id)).slides?.map(({ title }) => title)).toEqual(['One', 'Two', 'One'])
  })

  test('is 404 for what is not the caller’s', async () => {
    const stranger = modernCaller(server, await server.caller())
    for (const unknown of [id, randomUUID()]) {
      const answer = await stranger.get(`/presentations/${unknown}/document`)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such presentation.' },
      ])
    }
  })
})
