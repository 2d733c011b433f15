import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../../src/author/composer/reading/parse-markdown.ts'
import { sampleText } from '../../../support/samples.ts'

/** The tree of the whole document, read in one. */
const inOne = (source: string) =>
  fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children

/** More than a part has. */
const prose = 'Ships wait for the tide. '.repeat(30)

/** Lines of everything that can be open where another begins. */
const lines = [
  '',
  '',
  '',
  prose,
  prose,
  prose,
  prose,
  'Short text',
  '# Heading',
  '=====',
  '---',
  '- item',
  '  - inner',
  '1. first',
  '    indented',
  '> quoted',
  '> ```',
  '- ```',
  '  ```',
  '```',
  '~~~~',
  '<pre>',
  '</pre>',
  '<!--',
  '-->',
  '<div>',
  '</div>',
  '| a | b |',
  '|---|---|',
  '[name]',
  '[^1] see www.example.org and ann@example.org',
  '[name]: https://example.org',
  '[^1]: A note.',
  '\t tabbed',
]

describe('parseMarkdown', () => {
  test.each([
    'Write to ann@example.org',
    'Write to ann&#64;example.org or ann&commat;example.org',
    'See WWW.Example.org, www\\.example.org and HTTP\\://example.org',
    '~~Old~~ and new, - [x] done',
    '- [x] done\n- [ ] open\n\n| a | b |\n|---|---|\n| 1 | ~2~ |',
  ])('%j is read as with all of the additions at once', (source) => {
    expect(parseMarkdown(source).children).toEqual(inOne(source))
  })

  test('A long document read in parts is the document read in one', () => {
    const source = sampleText('system-design.en.md').slice(0, 6_000)

    expect(parseMarkdown(source).children).toEqual(inOne(source))
  })

  test('Code that holds empty lines and headings stays one block', () => {
    const source = `${prose}\n\n\`\`\`sh\nmake\n\n# Install\n\n${prose}\n\nmake install\n\`\`\`\n\n# After\n`

    expect(parseMarkdown(source).children.map((node) => node.type)).toEqual([
      'paragraph',
      'code',
      'heading',
    ])
  })

  test('A definition at the end holds for a link at the beginning', () => {
    const source = `See [the plan].\n\n${prose}\n\n${prose}\n\n[the plan]: https://example.org\n`

    expect(parseMarkdown(source).children).toEqual(inOne(source))
  })

  test('Whatever stands open where a part could end, the tree is that of the document read in one', () => {
    const documents = fc
      .tuple(fc.array(fc.constantFrom(...lines), { maxLength: 40 }), fc.constantFrom('\n', '\r\n'))
      .map(([chosen, end]) => chosen.join(end))

    fc.assert(
      fc.property(documents, (source) => {
        expect(parseMarkdown(source).children).toEqual(inOne(source))
      }),
      { numRuns: 60 },
    )
  })
})
