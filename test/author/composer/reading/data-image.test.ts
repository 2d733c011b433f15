import { describe, expect, test } from 'vitest'
import { readDataImage } from '../../../../src/author/composer/reading/data-image.ts'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { composeText, findBlock } from '../../../support/compose-text.ts'

/** A red PNG of 1 × 1 pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const url = `data:image/png;base64,${png}`

describe('a picture in the text', () => {
  test('is read when its bytes hold together', () => {
    expect(readDataImage(url)).toMatchObject({ mediaType: 'image/png', width: 1, height: 1 })
    expect(readDataImage(url)?.id).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    ['is cut short', `data:image/png;base64,${png.slice(0, 60)}`],
    ['is no picture', `data:image/png;base64,${Buffer.from('hello, hello').toString('base64')}`],
    ['is of another kind', `data:image/gif;base64,${png}`],
    ['stands elsewhere', 'https://example.org/picture.png'],
  ])('is left out when it %s', (_, address) => {
    expect(readDataImage(address)).toBeUndefined()
  })

  test('is shown on a slide, its bytes beside the slides', () => {
    const text = `# Trip\n\nWe went to the sea in May and stayed for a week.\n\n## The house\n\n![Our red house](${url})\n`
    const { slides, images } = composeText(text, { slideRange: '2-5' })
    const block = findBlock(slides, 'image')
    expect(block).toMatchObject({ alt: 'Our red house', width: 1, height: 1 })
    expect(images.map((image) => image.id)).toEqual([block.image])
  })

  test('that is long does not keep the text from being read as markdown', () => {
    const long = `data:image/png;base64,${'A'.repeat(80_000)}`
    const { slides } = composeText(`# Title\n\n- **one** point\n- two\n\n![x](${long})`, {
      slideRange: '1',
    })
    expect(JSON.stringify(slides)).not.toMatch(/\*\*|AAAA/)
  })

  test.each([
    ['before its text', `![House](${url})\nWe went to the sea.`, 'We went to the sea.'],
    ['in a sentence', `We went ![House](${url}) to the sea.`, 'We went to the sea.'],
    ['in an item', `- We went to the sea. ![House](${url})`, 'We went to the sea.'],
  ])('%s stands behind it', (_, source, words) => {
    const [text, image, ...others] = readSource(`${source}\n`)
    expect(JSON.stringify(text)).toContain(`"${words}"`)
    expect(image).toMatchObject({ kind: 'image', alt: { text: 'House' } })
    expect(others).toEqual([])
  })

  test.each([
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a drawing with spaces', 'data:image/svg+xml;utf8,<svg width="9"><text>a) b</text></svg>'],
    ['bytes with a space', 'data:image/png;base64,iVBO Rw0K'],
    ['bytes cut short', `data:image/png;base64,${png.slice(0, 40)}`],
    ['another type', 'data:text/plain,hello'],
  ])('that is %s leaves its words', (_, address) => {
    const [text, ...others] = readSource(`We drew ![Vec](${address}) in May.\n`)
    expect(text).toMatchObject({ kind: 'paragraph', text: { text: 'We drew Vec in May.' } })
    expect(others).toEqual([])
  })

  test('whose address has no end leaves its words', () => {
    const blocks = readSource('We drew ![Vec](data:image/png;base64,iVBORw0KG\n\nThen we left.')
    expect(blocks).toMatchObject([
      { text: { text: 'We drew Vec' } },
      { text: { text: 'Then we left.' } },
    ])
  })
})
