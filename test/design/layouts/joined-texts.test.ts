import { expect, it } from 'vitest'
import { joinedTexts } from '../../../src/design/layouts/joined-texts.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

it('keeps every line where it was, the space between the texts before their first paragraphs', async () => {
  const sheet = emptySheet(await testTypography())
  const step = sheet.theme.type.body
  const row = (words: string, y: number): TextNode => ({
    kind: 'text',
    name: 'row',
    box: { x: 40, y, width: 400, height: 100 },
    anchor: 'middle',
    wrap: true,
    ground: '#FFFFFF',
    layout: sheet.set([sheet.paragraph(words, step, { color: '#000000' })], 400),
  })
  const joined = joinedTexts([row('Open', 100), row('Ready in May', 200)])
  const [first, second] = joined.layout.paragraphs
  expect(joined.box).toMatchObject({
    y: 150 - step.lineHeight / 2,
    height: 150 + step.lineHeight / 2,
  })
  expect(second?.specification.spaceBefore).toBeCloseTo(100 - step.lineHeight)
  expect((second?.lines[0]?.baseline ?? 0) - (first?.lines[0]?.baseline ?? 0)).toBeCloseTo(100)
})
