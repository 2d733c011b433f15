import { describe, expect, it } from 'vitest'
import { formatNumberLike, pageTranscript } from '../../../src/export/web/transcript.ts'
import { imageNode } from '../../support/scene-images.ts'
import {
  bodyStyle,
  box,
  chartNode,
  furniture,
  layout,
  page,
  paragraph,
  shapeNode,
  tableNode,
  textNode,
  titleNode,
} from '../../support/scenes.ts'

const bullet = { character: '■', style: bodyStyle, indent: 18 }

describe('pageTranscript', () => {
  it('leaves out the title, which is the heading, the furniture and the ornament', () => {
    expect(pageTranscript(page([titleNode('Revenue'), shapeNode(), ...furniture(3)]))).toEqual([])
  })

  it('tells what pictures show, but not of ornament, nor twice where a caption says it', () => {
    const nodes = [imageNode(), imageNode({ description: '' }), imageNode({ description: 'Port' })]
    expect(pageTranscript(page([...nodes, textNode('Port')]))).toEqual([
      { kind: 'image', description: 'Red and blue' },
      { kind: 'paragraph', text: 'Port', direction: 'ltr' },
    ])
  })

  it('says where texts lead, if the document has that slide', () => {
    const link = { slideId: 'two' }
    const linked = page([textNode('Results', { link })])
    expect(pageTranscript(linked, () => '#2')).toEqual([
      { kind: 'paragraph', text: 'Results', direction: 'ltr', href: '#2' },
    ])
    expect(pageTranscript(linked)[0]).not.toHaveProperty('href')
  })

  it('tells paragraphs, and bullets as one list', () => {
    const content = layout(
      'Two risks remain open.',
      paragraph('Fuel prices', { bullet }),
      paragraph('ميناء روتردام', { bullet }),
    )
    expect(pageTranscript(page([textNode(content)]))).toEqual([
      { kind: 'paragraph', text: 'Two risks remain open.', direction: 'ltr' },
      {
        kind: 'list',
        ordered: false,
        items: [
          { text: 'Fuel prices', direction: 'ltr' },
          { text: 'ميناء روتردام', direction: 'rtl' },
        ],
      },
    ])
  })

  it('tells numbered marks as an ordered list', () => {
    const content = layout(paragraph('Register', { bullet: { ...bullet, character: '1.' } }))
    expect(pageTranscript(page([textNode(content)]))).toMatchObject([{ ordered: true }])
  })

  it('tells tables with their head', () => {
    const table = tableNode([
      ['Region', 'Q3 2026'],
      ['Europe', '21.4'],
    ])
    expect(pageTranscript(page([table]))).toEqual([
      {
        kind: 'table',
        description: 'Revenue by region',
        head: ['Region', 'Q3 2026'],
        rows: [['Europe', '21.4']],
      },
    ])
  })

  it('tells charts as tables of their numbers, without repeating the key drawn over them', () => {
    const key = textNode('Q3 2026', { box: box(300, 150, 100, 20) })
    const [part, ...others] = pageTranscript(page([chartNode(), key, textNode('Q3 2026')]))
    expect(part).toMatchObject({
      head: ['', 'Q3 2025', 'Q3 2026'],
      rows: [
        ['Europe', '17.8', '21.4'],
        ['North America', '11.9', '13.1'],
        ['Asia Pacific', '4.6', '6.3'],
        ['Middle East', '1.8', '1.8'],
      ],
    })
    expect(others).toEqual([{ kind: 'paragraph', text: 'Q3 2026', direction: 'ltr' }])
  })
})

describe('formatNumberLike', () => {
  it.each([
    ['0.0', 6.25, '6.3'],
    ['0"%"', 46, '46%'],
    ['"$"0.00"M"', 4.2, '$4.20M'],
    ['"$"0.0;"−$"0.0', -1.5, '−$1.5'],
    ['#,##0', 1234567, '1,234,567'],
    ['0" ; 0"', 3, '3 ; 0'],
  ])('prints as %s', (format, value, printed) => {
    expect(formatNumberLike(format, value)).toBe(printed)
  })
})
