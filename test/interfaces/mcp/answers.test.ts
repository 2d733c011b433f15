import { beforeAll, expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { type McpWorld, messageIn, startMcpWorld, toolCall } from '../../support/mcp/mcp-world.ts'

describeDatabase('the answers of tools', (open) => {
  let world: McpWorld
  beforeAll(async () => {
    world = await startMcpWorld(await open())
    return () => world.close()
  })

  test('have every id and address in words, for hosts that show nothing else', async () => {
    const person = await world.person()
    const started = await person.tool('generate_presentation', {
      input_text: 'One',
      title: 'Bees',
      export_formats: ['pdf'],
    })
    const id = String(started.structuredContent?.generation_id)
    expect(started.content[0]?.text).toContain(id)
    expect(started.content[0]?.text).toContain('get_generation_status')

    const status = await person.finished(id)
    const shown = (await person.tool('get_generation_status', { generation_id: id })).content[0]
    expect(shown?.text).toContain(`presentation_id: ${status.presentation_id}`)
    expect(shown?.text).toMatch(/pdf: https:\/\/slides\.test\/\S+ \(valid for 24 hours\)/)

    const list = await person.tool('get_presentations')
    expect(list.content[0]?.text).toContain(`Bees (presentation_id: ${status.presentation_id})`)
  })

  test('name what could not be honoured', async () => {
    const person = await world.person()
    const started = await person.tool('generate_presentation', {
      input_text: 'One',
      additional_instructions: 'Make it sing',
    })
    const id = String(started.structuredContent?.generation_id)
    const { warnings } = await person.finished(id)
    const shown = (await person.tool('get_generation_status', { generation_id: id })).content[0]
    expect(warnings).not.toEqual([])
    for (const warning of warnings as string[]) expect(shown?.text).toContain(`Note: ${warning}`)
  })

  test('have what is spoken on each slide in words', async () => {
    const person = await world.person()
    const presentation = await person.presentation('One')
    const started = await person.tool('generate_transcripts', { presentation_id: presentation })
    const id = started.structuredContent?.generation_id
    await person.finished(id)
    const shown = await person.tool('get_generation_status', { generation_id: id })
    expect(shown.content[0]?.text).toMatch(/Slide 1, One \(slide_id: \S+\): Spoken: /)
  })

  test('say why work has failed', async () => {
    const person = await world.person()
    world.workers.onAuthor = async () => {
      throw new Error('broken')
    }
    const started = await person.tool('generate_presentation', { input_text: 'One' })
    const id = started.structuredContent?.generation_id
    const status = await person.finished(id)
    world.workers.onAuthor = undefined
    const shown = await person.tool('get_generation_status', { generation_id: id })
    expect(shown.content[0]?.text).toContain(`The generation failed: ${status.error}`)
  })

  test.each([
    [{ num_creative_variants: 1 }, 'did you mean "num_image_variants"?'],
    [{ inputText: 'Two' }, 'did you mean "input_text"?'],
    [{ num_slides: 8 }, 'slide_range sets the number of slides.'],
    [{ presentation_options: { title: 'T' } }, 'arguments of their own'],
    [{ colour: 'red' }, 'The argument "colour" is not known and was ignored.'],
  ])('say that %j was ignored', async (more, hint) => {
    const person = await world.person()
    const result = await person.tool('generate_presentation', { input_text: 'One', ...more })
    expect(result.isError).toBeUndefined()
    expect(result.content[0]?.text).toContain(hint)
  })

  test('to another name of a required argument say both', async () => {
    const person = await world.person()
    const result = await person.tool('generate_presentation', { prompt: 'Bees' })
    expect(result).toEqual({
      isError: true,
      content: [
        {
          type: 'text',
          text: 'input_text: Field required\nThe argument "prompt" is not known and was ignored; did you mean "input_text"?',
        },
      ],
    })
  })

  test('name every problem with the argument it is about', async () => {
    const person = await world.person()
    const result = await person.tool('generate_presentation', {
      input_text: 'One',
      image_ids: [7],
      style: 'custom',
      total_variants_per_slide: 9,
    })
    expect(result.content[0]?.text?.split('\n')).toEqual([
      'image_ids[0]: Input should be a valid string',
      'total_variants_per_slide: Input should be less than or equal to 4',
      'style_instructions: Value error, style_instructions is required when style is custom',
    ])
  })

  test('have no links to resources for clients that cannot read them', async () => {
    const person = await world.person()
    const started = await person.tool('generate_presentation', { input_text: 'One' })
    const id = started.structuredContent?.generation_id
    await person.finished(id)
    const message = toolCall('get_generation_status', { generation_id: id })
    const types = async (version: string) => {
      const answer = await person.send(message, { 'mcp-protocol-version': version })
      return messageIn(answer).result.content.map((block: { type: string }) => block.type)
    }
    expect(await types('2025-03-26')).toEqual(['text'])
    expect(await types('2025-06-18')).toEqual(['text', 'resource_link'])
  })

  test.each([-1, 26, 'soon'])('refuse to wait for %j seconds', async (seconds) => {
    const person = await world.person()
    const given = { generation_id: 'unknown', wait_seconds: seconds }
    const result = await person.tool('get_generation_status', given)
    expect(result.content[0]?.text).toMatch(/^wait_seconds: Input should be/)
  })
})

describeDatabase('waiting for work', (open) => {
  let world: McpWorld
  beforeAll(async () => {
    world = await startMcpWorld(await open(), { runJobs: false })
  })

  test('answers with the state when the time is up', async () => {
    const person = await world.person()
    const started = await person.tool('generate_presentation', { input_text: 'One' })
    const id = started.structuredContent?.generation_id
    const begun = performance.now()
    const status = await person.tool('get_generation_status', {
      generation_id: id,
      wait_seconds: 1,
    })
    expect(status.structuredContent?.status).toBe('pending')
    expect(performance.now() - begun).toBeGreaterThan(990)
  })

  test('is over when the process is asked to stop', async () => {
    const person = await world.person()
    const started = await person.tool('generate_presentation', { input_text: 'One' })
    const id = started.structuredContent?.generation_id
    const begun = performance.now()
    const waiting = person.tool('get_generation_status', { generation_id: id, wait_seconds: 25 })
    setTimeout(() => world.close(), 200)
    expect((await waiting).structuredContent?.status).toBe('pending')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
