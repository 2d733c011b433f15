import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { tools } from '../../../src/interfaces/mcp/tools.ts'

const listed = tools.map((tool) => tool.listed)
const hints = (name: string) => listed.find((tool) => tool.name === name)?.annotations

describe.each(listed.map((tool) => [tool.name, tool] as const))('%s', (_name, tool) => {
  test.each(['inputSchema', 'outputSchema'] as const)('has an %s for objects', (part) => {
    const schema = tool[part]
    expect(new Ajv2020().validateSchema(schema ?? false)).toBe(true)
    expect(schema?.type).toBe('object')
  })

  test('has schemas in one piece', () => {
    expect(JSON.stringify(tool)).not.toContain('$ref')
  })

  test('says what it does and what each argument is', () => {
    expect(tool.title).toBeTruthy()
    expect(tool.description?.length).toBeGreaterThan(80)
    for (const [name, field] of Object.entries(tool.inputSchema.properties ?? {}))
      expect((field as { description?: string }).description, name).toBeTruthy()
  })

  test('names no argument by its place in v1', () => {
    expect(JSON.stringify(tool)).not.toMatch(/_options\b|\bGET \/|header/)
  })

  test('says in hints what it does to the world', () => {
    expect(tool.annotations).toEqual({
      title: tool.title,
      readOnlyHint: expect.any(Boolean),
      destructiveHint: expect.any(Boolean),
      idempotentHint: expect.any(Boolean),
      openWorldHint: false,
    })
  })
})

test('only what deletes is destructive', () => {
  const destructive = listed.filter((tool) => tool.annotations?.destructiveHint)
  expect(destructive.map((tool) => tool.name)).toEqual(['delete_slide', 'delete_presentation'])
})

test('what only reads says so', () => {
  const reading = listed.filter((tool) => tool.annotations?.readOnlyHint)
  expect(reading.map((tool) => tool.name)).toEqual([
    'ping',
    'get_presentations',
    'get_themes',
    'get_vibes',
    'get_generation_status',
  ])
})

test('what makes something new each time is not idempotent', () => {
  for (const name of ['generate_presentation', 'create_slide', 'generate_transcripts'])
    expect(hints(name)?.idempotentHint, name).toBe(false)
})

test('a generation takes v1 fields side by side, and only the text is required', () => {
  const { inputSchema } = listed.find((tool) => tool.name === 'generate_presentation') ?? {}
  expect(inputSchema?.required).toEqual(['input_text'])
  expect(Object.keys(inputSchema?.properties ?? {})).toEqual([
    'input_text',
    'additional_instructions',
    'image_ids',
    'export_formats',
    'title',
    'theme_id',
    'slide_range',
    'existing_presentation_id',
    'total_variants_per_slide',
    'vibe_id',
    'language',
    'include_ai_images',
    'include_web_images',
    'style',
    'style_instructions',
    'num_image_variants',
  ])
})

test('a slide takes those of v1 with its presentation', () => {
  const { inputSchema } = listed.find((tool) => tool.name === 'create_slide') ?? {}
  expect(inputSchema?.required).toEqual(['presentation_id', 'slide_context'])
  expect(Object.keys(inputSchema?.properties ?? {})).toEqual([
    'presentation_id',
    'slide_context',
    'additional_instructions',
    'slide_type',
    'slide_order',
    'total_variants_per_slide',
    'export_formats',
  ])
})

test('limits and defaults are those of v1', () => {
  const { inputSchema } = listed.find((tool) => tool.name === 'generate_presentation') ?? {}
  expect(inputSchema?.properties).toMatchObject({
    input_text: { minLength: 1, maxLength: 400_000 },
    slide_range: { default: 'auto', enum: expect.arrayContaining(['1', '26-50']) },
    total_variants_per_slide: { default: 1, minimum: 1, maximum: 4 },
    num_image_variants: { default: 0, minimum: 0, maximum: 2 },
    include_ai_images: { default: true },
  })
})
