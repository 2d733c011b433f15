import { beforeAll, describe, expect, test } from 'vitest'
import { defaultThemeId } from '../../../src/design/themes/theme-list.ts'
import { describeDatabase } from '../../support/databases.ts'
import { type McpWorld, type Person, startMcpWorld } from '../../support/mcp/mcp-world.ts'

/** A request of v1. */
type V1Request = [method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown]

/** What differs between two pieces of work that do the same. */
function withoutOwn(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value) => {
      if (['generation_id', 'created_at', 'completed_at'].includes(name)) return '…'
      if (['presentation_id', 'slide_id'].includes(name) && value !== null) return '…'
      return name === 'content' || name === 'url'
        ? String(value).replace(/[\w-]{30,}.*/, '…')
        : value
    }),
  )
}

/** A sentence of v1, as a tool says it. */
function sentences(detail: string | { loc: (string | number)[]; msg: string }[]): string {
  if (typeof detail === 'string') return detail
  const isGroup = (step: string | number) => /options$/.test(String(step))
  return detail
    .map(({ loc, msg }) => {
      const path = loc.slice(1).filter((step) => !isGroup(step))
      return `${path.map((step) => (typeof step === 'number' ? `[${step}]` : step)).join('')}: ${msg}`
    })
    .join('\n')
}

describeDatabase('the tools beside v1', (open) => {
  let world: McpWorld
  beforeAll(async () => {
    world = await startMcpWorld(await open())
    return () => world.close()
  })

  /** A call and the request that it stands for are answered alike. */
  async function expectSame(
    person: Person,
    tool: string,
    given: Record<string, unknown>,
    [method, path, body]: V1Request,
  ): Promise<{ ours: Record<string, unknown>; v1: Record<string, unknown> }> {
    const result = await person.tool(tool, given)
    const answer = await person.v1(method, path, body)
    if (answer.statusCode !== 200) {
      expect(result).toEqual({
        isError: true,
        content: [{ type: 'text', text: sentences(answer.json().detail) }],
      })
      return { ours: {}, v1: {} }
    }
    expect(result.isError, JSON.stringify(result)).toBeUndefined()
    expect(withoutOwn(result.structuredContent)).toEqual(withoutOwn(answer.json()))
    return { ours: result.structuredContent ?? {}, v1: answer.json() }
  }

  /** Both start work, and what it ends with is the same. */
  async function expectSameWork(
    person: Person,
    tool: string,
    given: Record<string, unknown>,
    request: V1Request,
  ) {
    const { ours, v1 } = await expectSame(person, tool, given, request)
    await person.finished(ours.generation_id)
    await person.finished(v1.generation_id)
    const id = { generation_id: ours.generation_id }
    return expectSame(person, 'get_generation_status', id, [
      'GET',
      `/generations/${v1.generation_id}`,
    ])
  }

  describe('answer alike:', () => {
    test('ping', async () => {
      await expectSame(await world.person(), 'ping', {}, ['GET', '/ping'])
    })

    test('get_presentations', async () => {
      const person = await world.person()
      await expectSame(person, 'get_presentations', {}, ['GET', '/presentations'])
      await person.presentation('First')
      await person.presentation('Second')
      const { ours } = await expectSame(person, 'get_presentations', {}, ['GET', '/presentations'])
      expect(ours.presentations).toHaveLength(2)
    })

    test.each([
      ['get_presentations', 'presentations'],
      ['get_themes', 'themes'],
      ['get_vibes', 'vibes'],
    ])('%s, in parts', async (tool, list) => {
      const person = await world.person()
      for (const title of ['First', 'Second']) await person.presentation(title)
      const first = await expectSame(person, tool, { limit: 1 }, ['GET', `/${list}?limit=1`])
      const { next_cursor: cursor } = first.ours
      expect(first.ours[list]).toHaveLength(1)
      const path = `/${list}?limit=1&cursor=${cursor}`
      const second = await expectSame(person, tool, { limit: 1, cursor }, ['GET', path])
      expect(second.ours[list]).not.toEqual(first.ours[list])
      await expectSame(person, tool, { limit: 0 }, ['GET', `/${list}?limit=0`])
      await expectSame(person, tool, { cursor: 'no' }, ['GET', `/${list}?cursor=no`])
    })

    test('get_themes', async () => {
      const { ours } = await expectSame(await world.person(), 'get_themes', {}, ['GET', '/themes'])
      expect(ours.themes).toContainEqual({ id: defaultThemeId, name: 'Simple Light' })
    })

    test('get_vibes', async () => {
      await expectSame(await world.person(), 'get_vibes', {}, ['GET', '/vibes'])
    })

    test('generate_presentation, with every option', async () => {
      const person = await world.person()
      const vibes = (await person.v1('GET', '/vibes')).json().vibes
      const presentation = {
        title: 'Two of us',
        theme_id: defaultThemeId,
        slide_range: '2-5',
        existing_presentation_id: null,
        total_variants_per_slide: 2,
        vibe_id: vibes[0].id,
      }
      const images = {
        include_ai_images: true,
        include_web_images: true,
        style: 'custom',
        style_instructions: 'Like a woodcut',
        num_image_variants: 1,
      }
      const top = {
        input_text: 'One\nTwo',
        additional_instructions: 'Be brief',
        image_ids: [],
        export_formats: ['link', 'pdf', 'ppt'],
      }
      const { ours } = await expectSameWork(
        person,
        'generate_presentation',
        { ...top, ...presentation, ...images, language: 'German' },
        [
          'POST',
          '/generations',
          {
            ...top,
            presentation_options: presentation,
            text_options: { language: 'German' },
            image_options: images,
          },
        ],
      )
      expect(ours).toMatchObject({
        status: 'completed',
        generation_type: 'presentation_generation',
      })
      const [byTool, byV1] = world.workers.authored
        .slice(-2)
        .map(({ composition }) => ({ ...composition, inputId: '' }))
      expect(byTool).toEqual(byV1)
      expect(byTool).toMatchObject({ language: 'de', slideRange: '2-5' })
    })

    test('generate_presentation into one that exists', async () => {
      const person = await world.person()
      const id = await person.presentation('One')
      const { ours } = await expectSameWork(
        person,
        'generate_presentation',
        { input_text: 'Two', existing_presentation_id: id },
        [
          'POST',
          '/generations',
          { input_text: 'Two', presentation_options: { existing_presentation_id: id } },
        ],
      )
      expect(ours.presentation_id).toBe(id)
    })

    test('create_slide', async () => {
      const person = await world.person()
      const id = await person.presentation()
      const options = {
        additional_instructions: 'Be brief',
        slide_type: 'classic',
        slide_order: 1,
        total_variants_per_slide: 2,
      }
      const top = { slide_context: 'A new slide', export_formats: ['pdf'] }
      const { ours } = await expectSameWork(
        person,
        'create_slide',
        { presentation_id: id, ...top, ...options },
        ['POST', `/presentations/${id}/slides`, { ...top, options }],
      )
      expect(ours.slide_id).toEqual(expect.any(String))
    })

    test('export_presentation', async () => {
      const person = await world.person()
      const id = await person.presentation()
      const { ours } = await expectSameWork(
        person,
        'export_presentation',
        { presentation_id: id, formats: ['pdf', 'ppt'] },
        ['POST', `/presentations/${id}/exports`, { formats: ['pdf', 'ppt'] }],
      )
      expect(Object.keys(ours.formats ?? {})).toEqual(['pdf', 'ppt'])
    })

    test.each([
      [{ export_formats: ['pdf'] }],
      [{ formats: ['pdf'], export_formats: ['ppt'] }],
    ])('export_presentation of %j', async (body) => {
      const person = await world.person()
      const id = await person.presentation()
      const path = `/presentations/${id}/exports`
      await expectSame(person, 'export_presentation', { presentation_id: id, ...body }, [
        'POST',
        path,
        body,
      ])
    })

    test('generate_transcripts', async () => {
      const person = await world.person()
      const id = await person.presentation()
      const { ours } = await expectSameWork(
        person,
        'generate_transcripts',
        { presentation_id: id, slide_ids: null },
        ['POST', `/presentations/${id}/transcripts`, {}],
      )
      expect(ours.transcripts).toHaveLength(3)
    })

    test('delete_slide', async () => {
      const person = await world.person()
      const id = await person.presentation()
      const started = await person.tool('generate_transcripts', { presentation_id: id })
      const status = await person.finished(started.structuredContent?.generation_id)
      const [one, two] = status.transcripts as { slide_id: string }[]
      await expectSame(person, 'delete_slide', { presentation_id: id, slide_id: one?.slide_id }, [
        'DELETE',
        `/presentations/${id}/slides/${two?.slide_id}`,
      ])
      // Both are gone, so both are refused alike.
      await expectSame(person, 'delete_slide', { presentation_id: id, slide_id: one?.slide_id }, [
        'DELETE',
        `/presentations/${id}/slides/${two?.slide_id}`,
      ])
    })

    test('delete_presentation', async () => {
      const person = await world.person()
      const [first, second] = [await person.presentation(), await person.presentation()]
      await expectSame(person, 'delete_presentation', { presentation_id: first }, [
        'DELETE',
        `/presentations/${second}`,
      ])
      expect((await person.tool('get_presentations')).structuredContent).toEqual({
        presentations: [],
      })
    })
  })

  describe('refuse alike:', () => {
    test('presentations that are unknown or of somebody else', async () => {
      const person = await world.person()
      const foreign = await (await world.person()).presentation()
      for (const id of ['unknown', foreign]) {
        const given = { presentation_id: id }
        const path = `/presentations/${id}`
        const context = { slide_context: 'One' }
        await expectSame(person, 'create_slide', { ...given, ...context }, [
          'POST',
          `${path}/slides`,
          context,
        ])
        await expectSame(person, 'export_presentation', given, ['POST', `${path}/exports`, {}])
        await expectSame(person, 'generate_transcripts', given, ['POST', `${path}/transcripts`, {}])
        await expectSame(person, 'delete_presentation', given, ['DELETE', path])
        await expectSame(person, 'delete_slide', { ...given, slide_id: 's' }, [
          'DELETE',
          `${path}/slides/s`,
        ])
        await expectSame(
          person,
          'generate_presentation',
          { input_text: 'One', existing_presentation_id: id },
          [
            'POST',
            '/generations',
            { input_text: 'One', presentation_options: { existing_presentation_id: id } },
          ],
        )
      }
    })

    test('work that is unknown or of somebody else', async () => {
      const person = await world.person()
      const other = await world.person()
      const started = await other.tool('generate_presentation', { input_text: 'One' })
      for (const id of ['unknown', String(started.structuredContent?.generation_id)])
        await expectSame(person, 'get_generation_status', { generation_id: id }, [
          'GET',
          `/generations/${id}`,
        ])
    })

    test('slides of another presentation', async () => {
      const person = await world.person()
      const [here, there] = [await person.presentation(), await person.presentation()]
      const started = await person.tool('generate_transcripts', { presentation_id: there })
      const status = await person.finished(started.structuredContent?.generation_id)
      const slideId = (status.transcripts as { slide_id: string }[])[0]?.slide_id
      await expectSame(person, 'delete_slide', { presentation_id: here, slide_id: slideId }, [
        'DELETE',
        `/presentations/${here}/slides/${slideId}`,
      ])
      await expectSame(
        person,
        'generate_transcripts',
        { presentation_id: here, slide_ids: [slideId] },
        ['POST', `/presentations/${here}/transcripts`, { slide_ids: [slideId] }],
      )
    })

    test.each([
      ['theme_id', 'presentation_options', 'No such theme'],
      ['vibe_id', 'presentation_options', 'no-such-vibe'],
    ])('an unknown %s', async (field, group, value) => {
      const images = { num_image_variants: 1 }
      const given = { input_text: 'One', [field]: value, ...images }
      await expectSame(await world.person(), 'generate_presentation', given, [
        'POST',
        '/generations',
        { input_text: 'One', [group]: { [field]: value }, image_options: images },
      ])
    })

    test('unknown images', async () => {
      const body = { input_text: 'One', image_ids: ['no-such-image'] }
      const request: V1Request = ['POST', '/generations', body]
      await expectSame(await world.person(), 'generate_presentation', body, request)
    })

    test('what the credits do not cover', async () => {
      const person = await world.person({ credits: 499 })
      const body = { input_text: 'One' }
      await expectSame(person, 'generate_presentation', body, ['POST', '/generations', body])
    })

    test('a sixth generation', async () => {
      const person = await world.person()
      let release: () => void = () => undefined
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      world.workers.onAuthor = () => gate
      for (let count = 0; count < 5; count++)
        await person.tool('generate_presentation', { input_text: 'One' })
      const body = { input_text: 'One' }
      await expectSame(person, 'generate_presentation', body, ['POST', '/generations', body])
      world.workers.onAuthor = undefined
      release()
    })

    test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
      ['nothing', {}, {}],
      ['an empty text', { input_text: ' ' }, { input_text: ' ' }],
      ['a text that is none', { input_text: 3 }, { input_text: 3 }],
      [
        'a range that there is not',
        { input_text: 'One', slide_range: '3-4' },
        { input_text: 'One', presentation_options: { slide_range: '3-4' } },
      ],
      [
        'too many variants, and a language that there is not',
        { input_text: 'One', total_variants_per_slide: 5, language: 'Klingon' },
        {
          input_text: 'One',
          presentation_options: { total_variants_per_slide: 5 },
          text_options: { language: 'Klingon' },
        },
      ],
      [
        'a vibe without pictures',
        { input_text: 'One', vibe_id: 'v' },
        { input_text: 'One', presentation_options: { vibe_id: 'v' } },
      ],
      [
        'a style of their own that is not described',
        { input_text: 'One', style: 'custom' },
        { input_text: 'One', image_options: { style: 'custom' } },
      ],
      [
        'a format that there is not',
        { input_text: 'One', export_formats: ['link', 'png'] },
        { input_text: 'One', export_formats: ['link', 'png'] },
      ],
      [
        'a title of null',
        { input_text: 'One', title: null },
        { input_text: 'One', presentation_options: { title: null } },
      ],
    ])('a generation of %s', async (_what, given, body) => {
      const request: V1Request = ['POST', '/generations', body]
      await expectSame(await world.person(), 'generate_presentation', given, request)
    })

    test('an export of no format', async () => {
      const person = await world.person()
      const id = await person.presentation()
      await expectSame(person, 'export_presentation', { presentation_id: id, formats: [] }, [
        'POST',
        `/presentations/${id}/exports`,
        { formats: [] },
      ])
    })

    test('a slide with bad values', async () => {
      const person = await world.person()
      const id = await person.presentation()
      await expectSame(
        person,
        'create_slide',
        { presentation_id: id, slide_context: '', slide_type: 'other', slide_order: -1 },
        [
          'POST',
          `/presentations/${id}/slides`,
          { slide_context: '', options: { slide_type: 'other', slide_order: -1 } },
        ],
      )
    })
  })
})
