import { describe, expect, test } from 'vitest'
import { exportInputSchema } from '../../../src/interfaces/modern/schemas/export-input.ts'
import { askedFormats } from '../../../src/interfaces/schemas/export-formats.ts'
import { exportRequestSchema } from '../../../src/interfaces/v1/schemas/generation-request.ts'

describe.each([
  ['v1', exportRequestSchema],
  ['the modern interface', exportInputSchema],
])('The formats of an export in %s', (_name, schema) => {
  test.each([
    [{ formats: ['pdf', 'ppt'] }, ['pdf', 'ppt']],
    [{ export_formats: ['pdf'] }, ['pdf']],
    [{ formats: ['pdf', 'link'], export_formats: ['link', 'pdf', 'pdf'] }, ['pdf', 'link']],
    [{}, ['link']],
  ])('of %j are %j', (body, formats) => {
    expect(askedFormats(schema.parse(body))).toEqual(formats)
  })

  test.each([
    [{ formats: ['pdf'], export_formats: ['ppt'] }, 'export_formats'],
    [{ formats: ['pdf'], export_formats: ['pdf', 'ppt'] }, 'export_formats'],
    [{ export_formats: [] }, 'export_formats'],
    [{ formats: [] }, 'formats'],
  ])('are refused in %j', (body, field) => {
    expect(schema.safeParse(body).error?.issues.map(({ path }) => path)).toEqual([[field]])
  })
})
