import { expect, it } from 'vitest'
import { pagePlaceholders } from '../../../../src/export/pptx/parts/placeholders.ts'
import { furniture, page, textNode, titleNode } from '../../../support/scenes.ts'

const elements = (...nodes: Parameters<typeof page>[0]) =>
  [...pagePlaceholders(page(nodes)).values()].map((one) => one.element)

it('gives every role its own number, and bodies theirs in order', () => {
  const body = (name: string) => textNode('Text', { name, placeholder: 'body' })
  expect(elements(titleNode('Title'), body('left'), body('right'), ...furniture(3))).toEqual([
    '<p:ph type="title"/>',
    '<p:ph type="body" idx="1"/>',
    '<p:ph type="body" idx="2"/>',
    '<p:ph type="ftr" sz="quarter" idx="11"/>',
    '<p:ph type="sldNum" sz="quarter" idx="12"/>',
  ])
})

it('has one title a page', () => {
  expect(elements(titleNode('One'), titleNode('Two'))).toHaveLength(1)
})

it('has no placeholder without text', () => {
  expect(elements(textNode(' ', { placeholder: 'body' }))).toEqual([])
})
