import { describe, expect, it } from 'vitest'
import { operationSchema } from '../../../src/deck/operations/operation.ts'
import { requestSchema } from '../../../src/deck/requests/request.ts'
import { instructionPrompt } from '../../../src/edit/model/prompts/instruction-prompt.ts'
import { printTools, tools } from '../../../src/edit/model/tools.ts'

describe('the tools of a language model', () => {
  it('are all operations and requests but those that it has no business with, or that stand for a writer', () => {
    const names = [
      ...operationSchema.options.map(({ shape }) => shape.op.value),
      ...requestSchema.options.map(({ shape }) => shape.request.value),
    ]
    const offered = tools.map(({ name }) => name)
    expect(names.filter((name) => !offered.includes(name))).toEqual([
      'replace_image',
      'rewrite_slide',
      'convert_slide',
      'write_notes',
      'take_back',
      'clarify',
      'decline',
    ])
  })

  it.each([
    'set_slide_title(slideId, title, eyebrow?, meta?)',
    'set_table_cell(blockId, row, column, text)',
    'insert_slide(slide: Slide, position?)',
    'set_chart_details(blockId, categoryTitle?, valueTitle?, unit?: {prefix, suffix}, decimals?)',
    'definition {items: [{text, term}]}',
  ])('are printed from their schemas: %s', (line) => {
    expect(printTools().split('\n')).toContain(line)
  })

  it('never ask for what only the service knows', () => {
    expect(printTools()).not.toMatch(/sources|added|newSlideId|score/)
  })

  it('leave room in a small model: a prompt of 1,500 tokens at most, which 5,830 characters of such notation are', () => {
    expect(instructionPrompt().length).toBeLessThan(5_830)
  })
})
