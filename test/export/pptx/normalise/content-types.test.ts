import { expect, it } from 'vitest'
import { contentTypesXml } from '../../../../src/export/pptx/normalise/content-types.ts'

it('names the parts that are there and no others', () => {
  const xml = contentTypesXml(['_rels/.rels', 'ppt/slides/slide1.xml'])
  expect(xml.match(/<Override /g)).toHaveLength(1)
  expect(xml.match(/<Default /g)).toHaveLength(2)
})

it('refuses a part of unknown type', () => {
  expect(() => contentTypesXml(['ppt/media/film.mkv'])).toThrow('ppt/media/film.mkv')
  expect(() => contentTypesXml(['ppt/unheard.xml'])).toThrow('ppt/unheard.xml')
})
