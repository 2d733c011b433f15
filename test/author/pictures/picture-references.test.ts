import { expect, test } from 'vitest'
import { pictureReferences } from '../../../src/author/pictures/picture-references.ts'

const found = (text: string, ...filenames: string[]) =>
  pictureReferences(text, filenames).map(({ picture, alt, span }) => [
    filenames[picture],
    alt,
    text.slice(span.start, span.end),
  ])

test('a picture in markdown is found by the name of its file, with its words', () => {
  expect(found('See ![The port](port.png) here.', 'port.png')).toEqual([
    ['port.png', 'The port', '![The port](port.png)'],
  ])
})

test.each([
  '![](img/Port%20view.PNG)',
  '![](<./Port view.png>)',
  '![]("Port view.png")'.replaceAll('"', ''),
  '![](port view "From the north")',
  '<img alt="" src="https://example.com/port%20view.png?size=2">',
])('%s names "Port view.png"', (text) => {
  expect(found(text, 'Port view.png').map(([name]) => name)).toEqual(['Port view.png'])
})

test('each picture is named once, two of one name one after the other', () => {
  expect(found('![a](p.png) ![b](p.png) ![c](p.png)', 'p.png', 'p.png')).toHaveLength(2)
})

test('what names no picture of ours is left alone', () => {
  expect(found('![a](other.png) [b](p.png) p.png', 'p.png')).toEqual([])
})
