import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sheet } from '../../../src/design/sheet.ts'
import { simpleLight } from '../../../src/design/themes/simple-light/simple-light.ts'
import { resized } from '../../../src/design/themes/type-step.ts'
import { fitTree } from '../../../src/design/tree/fit-tree.ts'
import { toneColor } from '../../../src/design/tree/tone.ts'
import {
  type Column,
  column,
  drawing,
  first,
  grid,
  inset,
  panel,
  parts,
  row,
  stack,
  type TextSlot,
  type Tree,
  text,
} from '../../../src/design/tree/tree.ts'
import type { Box } from '../../../src/scene/geometry.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const area: Box = { x: 50, y: 100, width: 600, height: 300 }
const { body } = simpleLight.type
const words = (name: string, said: string, look: Partial<TextSlot> = {}) =>
  text(name, said, { step: resized(body, 16), tone: 'ink', ...look })
const sentence = 'Waiting at the gate fell from twenty-two minutes to nine in one summer. '
const block = (name: string, height?: number) =>
  drawing((sheet, box) => sheet.addShape(name, box, { fill: '#000000' }), height)

/** The sheet with a tree drawn into the area; undefined where it does not fit. */
function drawn(tree: Tree, into = area): Sheet | undefined {
  const sheet = emptySheet(typography)
  return fitTree(sheet, into, [{ text: 16 }], () => tree) ? sheet : undefined
}

function boxOf(sheet: Sheet | undefined, name: string): Box {
  const node = sheet?.nodes.find((one) => one.name === name)
  if (node === undefined) throw new Error(`Nothing is called ${name}.`)
  return node.box
}

describe('a text', () => {
  it('is set smaller before its longest word breaks behind its bullet: an address is one word', () => {
    const address = 'people@lindqvist-sorge.example'
    const listed = (sheet: Sheet, size: number) => {
      const step = resized(body, size)
      const bullet = { character: '•', style: sheet.style(step, '#000000'), indent: 24 }
      const point = { ...sheet.paragraph(address, step, { color: '#000000' }), bullet }
      return text('points', { paragraphs: [point] }, { step, tone: 'ink' })
    }
    const sizeIn = (room: number) => {
      const sheet = emptySheet(typography)
      const attempts = [{ text: 16 }, { text: 12 }]
      let size = 0
      fitTree(sheet, { ...area, width: room }, attempts, (attempt) => {
        size = attempt.text
        return listed(sheet, size)
      })
      return size
    }
    const width = emptySheet(typography).measure(address, resized(body, 16))
    expect([sizeIn(width + 12), sizeIn(width + 40)]).toEqual([12, 16])
  })
})

describe('a column', () => {
  it('puts its parts under one another with their gaps, and gives what is left to the one that grows', () => {
    const sheet = drawn(
      column([
        { tree: block('top', 40) },
        { tree: block('middle'), gap: 10, grow: 1 },
        { tree: block('foot', 30), gap: 20 },
      ]),
    )
    expect(boxOf(sheet, 'top')).toEqual({ x: 50, y: 100, width: 600, height: 40 })
    expect(boxOf(sheet, 'middle')).toEqual({ x: 50, y: 150, width: 600, height: 200 })
    expect(boxOf(sheet, 'foot')).toEqual({ x: 50, y: 370, width: 600, height: 30 })
  })

  it('leaves out a text without words, and the gap before it', () => {
    const sheet = drawn(
      column([
        { tree: block('top', 40) },
        { tree: words('none', ''), gap: 50 },
        { tree: block('next', 20), gap: 5 },
      ]),
    )
    expect(boxOf(sheet, 'next').y).toBe(145)
    expect(sheet?.nodes.map((node) => node.name)).toEqual(['top', 'next'])
  })

  it('makes parts that grow equally high where that holds the highest of them', () => {
    const grown = (height: number) =>
      drawn(
        column([
          { tree: block('one', 20), grow: 1 },
          { tree: block('two', height), grow: 1 },
        ]),
      )
    expect(boxOf(grown(60), 'one').height).toBe(150)
    expect(boxOf(grown(200), 'two').height).toBe(240)
  })

  it('stands in the middle or at the end of its room', () => {
    const tops = (['start', 'center', 'end'] as const).map(
      (justify) => boxOf(drawn(column([{ tree: block('only', 100) }], justify)), 'only').y,
    )
    expect(tops).toEqual([100, 200, 300])
  })

  it('stands under a share of the free height, its last part on the rest of it', () => {
    const sheet = drawn(
      column([{ tree: block('rule', 10) }, { tree: block('words', 90), gap: 20 }], 0.4),
    )
    expect(boxOf(sheet, 'rule')).toMatchObject({ y: 172, height: 10 })
    expect(boxOf(sheet, 'words')).toMatchObject({ y: 202, height: 198 })
  })
})

describe('rows of a column', () => {
  /** Parts that grow, no higher than `most`, called by their numbers. */
  const rowsOf = (heights: number[], most?: number): Column =>
    column(
      heights.map((height, index) => ({
        tree: block(String(index + 1), height),
        grow: 1,
        ...(most === undefined ? {} : { most }),
      })),
    )

  it('grow no higher than they may, but by what they need', () => {
    const sheet = drawn(rowsOf([20, 170], 80))
    expect(boxOf(sheet, '1').height).toBe(75)
    expect(boxOf(sheet, '2').height).toBe(170)
    expect(boxOf(drawn(rowsOf([20, 30], 80)), '2')).toMatchObject({ y: 180, height: 80 })
  })

  it('do not fit as equals where one is higher than its share', () => {
    expect(drawn(rowsOf([20, 160]))).toBeDefined()
    expect(drawn({ ...rowsOf([20, 160]), equal: true })).toBeUndefined()
    expect(boxOf(drawn({ ...rowsOf([20, 90], 80), equal: true }), '2').height).toBe(90)
  })
})

describe('a row', () => {
  it('shares its width among the parts that have none of their own', () => {
    const sheet = drawn(
      parts([
        { tree: block('fixed', 10), size: 100 },
        { tree: block('wide', 10), gap: 20, grow: 3 },
        { tree: block('narrow', 10), gap: 20 },
      ]),
    )
    expect(boxOf(sheet, 'fixed').width).toBe(100)
    expect(boxOf(sheet, 'wide')).toMatchObject({ x: 170, width: 345 })
    expect(boxOf(sheet, 'narrow')).toMatchObject({ x: 535, width: 115 })
  })

  it('begins the same part of equals at one height, also on the grounds they stand on', () => {
    const equal = (index: number, head: string) =>
      panel(
        `panel-${index}`,
        'plain',
        { index, count: 2 },
        { x: 10, top: 10, bottom: 10 },
        column([
          { tree: words(`head-${index}`, head) },
          { tree: words(`text-${index}`, 'What it says'), gap: 8 },
        ]),
      )
    const sheet = drawn(
      row(
        [equal(0, 'Short'), equal(1, 'A head that is long enough for a second line in its half')],
        20,
        { aligned: true },
      ),
    )
    expect(boxOf(sheet, 'text-0').y).toBeCloseTo(boxOf(sheet, 'text-1').y, 5)
    expect(boxOf(sheet, 'text-0').y).toBeGreaterThan(boxOf(sheet, 'head-0').y + 40)
  })
})

describe('a grid', () => {
  it('has rows of one height, and keeps the width of equals in a short row where asked', () => {
    const cells = [1, 2, 3].map((number) => block(`cell-${number}`, 20))
    const even = drawn(grid(cells, [2, 1], { x: 20, y: 30 }, { even: true }))
    expect(boxOf(even, 'cell-3')).toEqual({ x: 50, y: 265, width: 290, height: 135 })
    expect(boxOf(drawn(grid(cells, [2, 1], { x: 20, y: 30 })), 'cell-3').width).toBe(600)
  })
})

describe('a text', () => {
  it('takes the colours of the ground that it stands on', () => {
    const dark = {
      ground: '#101010',
      ink: '#FAFAFA',
      mutedInk: '#CCCCCC',
      accent: '#FFCC00',
      line: '#333333',
    }
    const on = inset({ x: 5, top: 5, bottom: 5 }, words('said', 'Open', { tone: 'accent' }))
    const sheet = drawn({ ...on, draw: () => dark })
    const node = sheet?.nodes.find((one) => one.name === 'said')
    expect(node).toMatchObject({ ground: '#101010' })
    expect(node?.kind === 'text' && node.layout.paragraphs[0]?.segments[0]?.style.color).toBe(
      '#FFCC00',
    )
  })

  it('may be several paragraphs in tones, none of whose words is broken while smaller type is left', () => {
    const said = (size: number) => {
      const step = resized(body, size)
      const sheet = emptySheet(typography)
      const one = (words: string) => sheet.paragraph(words, step, { color: toneColor('mutedInk') })
      const paragraphs = [one('Gate'), one('Donaudampfschifffahrtsgesellschaft')]
      return text('said', { paragraphs }, { step, tone: 'ink' })
    }
    const sheet = emptySheet(typography)
    const attempts = [{ text: 40 }, { text: 24 }]
    expect(fitTree(sheet, area, attempts, ({ text: size }) => said(size))).toBe(true)
    const [node] = sheet.nodes
    if (node?.kind !== 'text') throw new Error('No text was drawn.')
    expect(node.layout.paragraphs.map((one) => one.segments[0]?.style)).toMatchObject([
      { size: 24, color: simpleLight.colors.mutedInk },
      { size: 24, color: simpleLight.colors.mutedInk },
    ])
  })

  it('of several paragraphs may say how many lines the first of them takes at most', () => {
    const said = (lines: number) => {
      const step = resized(body, 16)
      const one = emptySheet(typography).paragraph(sentence.repeat(3), step, { color: '#000000' })
      return drawn(text('said', { paragraphs: [one, one] }, { step, tone: 'ink', lines }))
    }
    expect(said(2)).toBeUndefined()
    expect(said(4)).toBeDefined()
  })

  it('lies over what is before it in a stack', () => {
    const sheet = drawn(stack(block('under'), words('over', 'Open')))
    expect(sheet?.nodes.map((node) => node.name)).toEqual(['under', 'over'])
  })
})

describe('the attempts', () => {
  const long =
    'A sentence that is long enough to need several lines in large type, and fewer in small type. '
  const attempts = [{ text: 40 }, { text: 24 }, { text: 12 }]
  const sizeOf = (said: string, smallestBody = 12) => {
    const sheet = emptySheet(typography, { smallestBody })
    const build = ({ text: size }: { text: number }) =>
      words('said', said, { step: resized(body, size) })
    if (!fitTree(sheet, area, attempts, build)) return undefined
    const [node] = sheet.nodes
    return node?.kind === 'text' ? node.layout.paragraphs[0]?.segments[0]?.style.size : undefined
  }

  it('are tried in their order until one fits', () => {
    expect(sizeOf('Open')).toBe(40)
    expect(sizeOf(long.repeat(4))).toBe(24)
    expect(sizeOf(long.repeat(20))).toBe(12)
    expect(sizeOf(long.repeat(60))).toBeUndefined()
  })

  it('are none whose running text would be too small', () => {
    expect(sizeOf(long.repeat(20), 14)).toBeUndefined()
  })

  it('without running text are none too small', () => {
    const sheet = emptySheet(typography, { smallestBody: 14 })
    const note = () => words('note', 'Small', { step: resized(body, 12) })
    expect(fitTree(sheet, area, [{ size: 12 }], note)).toBe(true)
  })

  it('break a word in the smallest type only', () => {
    expect(sizeOf('Donaudampfschifffahrtsgesellschaft'.repeat(2))).toBe(12)
  })
})

const anyTree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Tree>(
      words('text', 'Waiting fell from 22 minutes to 9'),
      words('text', ''),
      block('block', 12),
    ),
    fc
      .array(fc.record({ tree: tie('tree'), gap: fc.nat(12), grow: fc.nat(2) }), { maxLength: 3 })
      .map((list) => column(list)),
    fc
      .array(tie('tree'), { minLength: 1, maxLength: 3 })
      .map((list) => row(list, 8, { aligned: true })),
    tie('tree').map((tree) => inset({ x: 6, top: 4, bottom: 5 }, tree)),
  ),
})).tree

describe('the first of several trees', () => {
  const sizes = (said: string) =>
    first(
      ...[96, 48, 16].map((size) => words('word', said, { step: resized(body, size), lines: 1 })),
    )

  it('is the one that can be set in the width', () => {
    const short = drawn(sizes('Short'))
    const longer = drawn(sizes('Rather longer than short'))
    expect(boxOf(short, 'word').height).toBeGreaterThan(boxOf(longer, 'word').height)
  })

  it('breaks words only in the last of them', () => {
    const tree = first(
      words('word', 'Donaudampfschifffahrt', { step: resized(body, 40) }),
      words('word', 'Donaudampfschifffahrt', { step: resized(body, 20) }),
    )
    const sheet = emptySheet(typography)
    expect(fitTree(sheet, { ...area, width: 120 }, [{ text: 12 }], () => tree)).toBe(true)
    const [node] = sheet.nodes
    expect(node?.kind === 'text' && node.layout.paragraphs[0]?.lines.length).toBe(2)
  })

  it('is what fits the width, be it too high for the area', () => {
    const high = column([{ tree: block('upper', 200) }, { tree: block('lower', 200) }])
    expect(drawn(first(high, block('low', 10)))).toBeUndefined()
  })
})

describe('a tree that reaches over the area by the padding of its ground', () => {
  it('fits', () => {
    const high = column([{ tree: block('upper', 155) }, { tree: block('lower', 155) }])
    expect(drawn(inset({ x: 0, top: -10, bottom: 0 }, high))).toBeDefined()
    expect(drawn(high)).toBeUndefined()
  })
})

describe('a mark', () => {
  const arrow = (name: string, look: { after?: boolean } = {}): Partial<TextSlot> => ({
    mark: {
      room: 20,
      ...look,
      draw: (sheet, { x, y }) =>
        sheet.addShape(name, { x, y: y - 10, width: 10, height: 10 }, { fill: '#000000' }),
    },
  })

  it('stands on the baseline of the first line, and no line runs under it', () => {
    const sheet = drawn(words('note', 'More than last year. '.repeat(12), arrow('arrow')))
    const node = sheet?.nodes.find((one) => one.name === 'note')
    expect(node?.box).toMatchObject({ x: 70, width: 580 })
    expect(boxOf(sheet, 'arrow').x).toBe(50)
    expect(boxOf(sheet, 'arrow').y + 10).toBeGreaterThan(boxOf(sheet, 'note').y)
    expect(boxOf(sheet, 'arrow').y + 10).toBeLessThan(boxOf(sheet, 'note').y + 24)
  })

  it('stands before a line that is centred, or after one', () => {
    const centred = drawn(words('note', 'Short', { align: 'center', ...arrow('arrow') }))
    expect(boxOf(centred, 'arrow').x).toBeGreaterThan(280)
    expect(boxOf(centred, 'arrow').x).toBeLessThan(330)
    const after = drawn(words('note', 'Short', arrow('arrow', { after: true })))
    expect(boxOf(after, 'note').x).toBe(50)
    expect(boxOf(after, 'arrow').x).toBeGreaterThan(70)
  })

  it('stands in the first line where that alone should keep clear of it', () => {
    const said = 'More than last year. '.repeat(12)
    const mark = { ...arrow('arrow').mark, inline: true } as TextSlot['mark']
    const sheet = drawn(words('note', said, mark ? { mark } : {}))
    const node = sheet?.nodes.find((one) => one.name === 'note')
    expect(node?.box.x).toBe(50)
    expect(boxOf(sheet, 'arrow').x).toBe(50)
    const lines = node?.kind === 'text' ? node.layout.paragraphs[0]?.lines : []
    expect(lines?.[0]?.text.startsWith('\u00a0More')).toBe(true)
  })

  it('takes a line where there is no text', () => {
    const sheet = drawn(
      column([{ tree: words('note', '', arrow('arrow')) }, { tree: block('foot', 10), gap: 5 }]),
    )
    expect(boxOf(sheet, 'foot').y).toBeCloseTo(100 + resized(body, 16).lineHeight + 5)
  })
})

it('shares out a text whose last line would be short, and only such a one', () => {
  const said = 'A text that fills its line and then goes on for a word'
  const widthOf = (more: string) =>
    boxOf(
      drawn(words('text', said + more, { balanced: 'last line' }), { ...area, width: 380 }),
      'text',
    ).width
  expect(widthOf('')).toBeLessThan(379)
  expect(widthOf(' and then for as many words as the first line of it has, which is enough')).toBe(
    380,
  )
})

it('centres a text whose lines are balanced in its room', () => {
  const said = 'Two lines of about equal length that stand in the middle of a wide room of a slide'
  const { x, width } = boxOf(
    drawn(words('text', said, { align: 'center', balanced: true })),
    'text',
  )
  expect(width).toBeLessThan(590)
  expect(x + width / 2).toBeCloseTo(350)
})

it('keeps whatever fits inside its area, and draws nothing of what does not', () => {
  fc.assert(
    fc.property(anyTree, fc.integer({ min: 20, max: 300 }), (tree, height) => {
      const sheet = emptySheet(typography)
      const fits = fitTree(sheet, { ...area, height }, [{ text: 16 }], () => tree)
      if (!fits) expect(sheet.nodes).toEqual([])
      for (const { box } of sheet.nodes) {
        expect(box.y).toBeGreaterThanOrEqual(area.y - 0.01)
        expect(box.y + box.height).toBeLessThanOrEqual(area.y + height + 0.02)
        expect(box.x).toBeGreaterThanOrEqual(area.x - 0.01)
        expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width + 0.01)
      }
    }),
    { numRuns: 150 },
  )
})
