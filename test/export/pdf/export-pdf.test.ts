import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import type { SceneNode, TextNode } from '../../../src/scene/node.ts'
import type { Glyph } from '../../../src/scene/text.ts'
import {
  bookmarks,
  copiedLines,
  pdfFonts,
  pdfInformation,
  pdfMetadata,
  structureText,
} from '../../support/pdf-checks.ts'
import { makeDeck } from '../../support/pipeline.ts'
import { describeWith } from '../../support/programs.ts'
import { sampleText } from '../../support/samples.ts'
import {
  bodyStyle,
  box,
  chartNode,
  page,
  scene,
  shapeNode,
  tableNode,
  textNode,
} from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'
import { xmlProblem } from '../../support/xml-well-formed.ts'

const typography = await testTypography()

function text(words: string | string[], options: Partial<TextNode> & { language?: string } = {}) {
  const { language = 'en', ...node } = options
  return textNode(setText(typography, words, { language }), node)
}

function pdfOf(nodes: SceneNode[], options: Parameters<typeof scene>[1] = {}) {
  return exportPdf(scene([page(nodes)], options), typography)
}

/** The table with its cells' texts really set. */
function realTable(rows: string[][]) {
  const node = tableNode(rows)
  node.rows.forEach((row, rowIndex) => {
    row.cells.forEach((cell, column) => {
      cell.layout = setText(typography, rows[rowIndex]?.[column] ?? '', { measure: 300 })
    })
  })
  return node
}

describe('exportPdf', () => {
  it('gives the same bytes for the same scene', async () => {
    const make = () =>
      pdfOf([shapeNode(), text(['Revenue grew', 'รายได้เติบโต', 'نمت الإيرادات', '収入'])])
    expect(Buffer.compare(await make(), await make())).toBe(0)
  })

  it('stays small with fonts of 10 MB', async () => {
    const pdf = await pdfOf([text('收入增长了百分之十八，超过了计划。', { language: 'zh-CN' })])
    expect(pdf.length).toBeLessThan(20_000)
    const { scene: deck } = await makeDeck({
      text: sampleText('system-design.ja.md'),
      range: '11-15',
    })
    expect((await exportPdf(deck, typography)).length).toBeLessThan(300_000)
  })

  it('makes a file of a scene without pages and of a page without nodes', async () => {
    for (const one of [scene([]), scene([page([])])])
      expect(Buffer.from(await exportPdf(one, typography)).toString('latin1', 0, 8)).toBe(
        '%PDF-1.7',
      )
  })
})

describeWith(['pdftotext'], 'the file, as poppler reads it', () => {
  it('says what it is: title, pages, size, tags', async () => {
    const pdf = await exportPdf(scene([page([]), page([]), page([])]), typography)
    expect(pdfInformation(pdf)).toMatchObject({
      Title: 'Q3 2026 business review',
      Pages: '3',
      'Page size': '960 x 540 pts',
      Tagged: 'yes',
      Suspects: 'no',
      JavaScript: 'no',
      Encrypted: 'no',
    })
  })

  it('names its language and shows its title', async () => {
    const source = Buffer.from(await pdfOf([], { language: 'pt-BR' })).toString('latin1')
    expect(source).toContain('/Lang (pt-BR)')
    expect(source).toContain('/DisplayDocTitle true')
  })

  it.each([
    'Parentheses (and ) \\ backslashes \\) ((',
    '<b>XML</b> & "entities" &amp; ]]>',
    'שלום (עולם) 2026',
    'รายได้ 🙂 日本',
    '%PDF-1.4 endobj >> stream',
  ])('holds the title %s', async (title) => {
    const pdf = await exportPdf(scene([page([], { title })], { title }), typography)
    expect(pdfInformation(pdf).Title).toBe(title)
    expect(bookmarks(pdf)).toEqual([{ title, page: 1 }])
    expect(xmlProblem(pdfMetadata(pdf).trim())).toBeUndefined()
  })

  it('cleans titles of what no file can hold', async () => {
    const title = 'a\u0000b\u0007c\uD800 d\ne'
    const pdf = await exportPdf(scene([page([], { title })], { title }), typography)
    expect(pdfInformation(pdf).Title).toBe('abc d e')
    expect(bookmarks(pdf)).toEqual([{ title: 'abc d e', page: 1 }])
  })

  it('has a bookmark for each page, its number where there is no title', async () => {
    const pages = ['Summary', ' ', 'Outlook'].map((title) => page([], { title }))
    expect(bookmarks(await exportPdf(scene(pages), typography))).toEqual([
      { title: 'Summary', page: 1 },
      { title: '2', page: 2 },
      { title: 'Outlook', page: 3 },
    ])
  })

  it('embeds subsets of all its fonts, each mapped to Unicode', async () => {
    const fonts = pdfFonts(await pdfOf([text('Revenue รายได้ إيرادات 収入 ✓ 🙂')]))
    expect(fonts.length).toBeGreaterThanOrEqual(5)
    for (const font of fonts) {
      expect(font.name).toMatch(/^[A-Z]{6}\+/)
      expect(font).toMatchObject({ embedded: true, subset: true, unicode: true })
    }
  })

  it.each([
    ['English', 'en', 'The office’s first flow: “18% → 34.5%” ≥ 3 ✓'],
    ['decomposed Vietnamese', 'vi', 'Tiếng Việt'.normalize('NFD')],
    ['Russian', 'ru', 'Выручка выросла на 18 %'],
    ['Greek', 'el', 'Τα έσοδα αυξήθηκαν'],
    ['Thai', 'th', 'น้ำที่ปี่ รายได้เติบโต'],
    ['Arabic', 'ar', 'تحتوي هذه المقالة على خوارزميات لا إله مرحباً'],
    ['Hebrew with points', 'he', 'שָׁלוֹם עֲלֵיכֶם'],
    ['Hindi', 'hi', 'क्षत्रिय पुस्तकें, दो कंप्यूटर और हिन्दी'],
    ['Bengali', 'bn', 'বাংলাদেশের অর্থনীতি'],
    ['Tamil', 'ta', 'தமிழ் மொழி'],
    ['Burmese', 'my', 'မြန်မာ'],
    ['Khmer', 'km', 'ខ្មែរ'],
    ['Japanese', 'ja', '売上が18％伸びた。'],
    ['Korean', 'ko', '매출이 늘었다'],
    ['Chinese', 'zh-CN', '收入增长了百分之十八，超过计划。'],
    ['emoji', 'en', '👩‍👩‍👧 🙂 1️⃣ ❤️'],
    ['characters of no font', 'en', 'The ଓଓ and \u{1E2FF}\u{10FFFD} signs'],
  ])('is copied as it was written: %s', async (_, language, words) => {
    expect(copiedLines(await pdfOf([text(words, { language })], { language }))).toEqual([words])
  })

  it('is copied in the order of reading', async () => {
    const pdf = await pdfOf([
      text('Second thoughts', { box: box(43.2, 57.6, 600, 60) }),
      text(['First point', 'Another point'], { box: box(43.2, 140, 600, 200) }),
    ])
    expect(copiedLines(pdf)).toEqual(['Second thoughts', 'First point', 'Another point'])
  })

  it('keeps words apart that stand at the ends of lines', async () => {
    const words = 'Revenue grew in every region that we serve and in two that we had not expected'
    for (const language of ['en', 'he']) {
      const layout = setText(typography, words, { measure: 120, language })
      const structure = structureText(await pdfOf([textNode(layout)]))
      expect(structure).toContain(`"${words}"`)
    }
  })

  it('is tagged: headings, paragraphs, lists, tables and figures', async () => {
    const title = text('Where we stand', { placeholder: 'title', name: 'title' })
    const bullets = textNode(setText(typography, ['One', 'Two'], { bullet: '•' }))
    const figure = chartNode({ drawing: [shapeNode(), text('17.8'), shapeNode(), text('Europe')] })
    const footer = text('Footer', { furniture: 'footer' })
    const table = realTable([
      ['Region', 'Revenue'],
      ['Europe', '21.4'],
    ])
    const structure = structureText(
      await pdfOf([title, text('Prose'), bullets, table, figure, shapeNode(), footer]),
    )
    const expected = `Document
  Sect "Title"
    H1 (block)
      "Where we stand"
    P (block)
      "Prose"
    L (block)
      LI (block)
        Lbl (block)
          "•"
        LBody (block)
          "One"
      LI (block)
        Lbl (block)
          "•"
        LBody (block)
          "Two"
    Table
      TR
        TH
          "Region"
        TH
          "Revenue"
      TR
        TD
          "Europe"
        TD
          "21.4"
    Figure
      ""
      Span
        "17.8"
      ""
      Span
        "Europe"
`
    const plain = (tree: string) =>
      tree
        .split('\n')
        .map((line) => line.replace(/ \((block|inline)\)|:$/g, '').trim())
        .filter((line) => line !== '' && !line.startsWith('/'))
    expect(plain(structure)).toEqual(plain(expected))
  })

  it('describes tables and charts', async () => {
    const pdf = await pdfOf([
      realTable([['Region'], ['Europe']]),
      chartNode({ description: 'Revenue (by region)' }),
    ])
    const source = Buffer.from(pdf).toString('latin1')
    expect(source).toContain('/Alt (Revenue by region)')
    expect(source).toContain('/Alt (Revenue \\(by region\\))')
  })

  it('says where figures stand and which cells are heads of columns', async () => {
    const pdf = await pdfOf([realTable([['Region'], ['Europe']]), chartNode()])
    const source = Buffer.from(pdf).toString('latin1')
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(1)
    expect(source).toMatch(/\/Placement \/Block\s*\/BBox \[43\.2 72 606\.2 403\.2\]/)
  })

  it('says right-to-left text in its own order, whatever the order of its glyphs', async () => {
    const hebrew = 'צמחו 18% השנה'
    const spoken = Buffer.from(`\uFEFF${hebrew}`, 'utf16le').swap16()
    const title = text(hebrew, { placeholder: 'title', name: 'title' })
    const list = textNode(setText(typography, hebrew, { bullet: '•' }))
    const table = realTable([['Region'], [hebrew]])
    const pdf = Buffer.from(await pdfOf([title, text(hebrew), list, table, text('Revenue')]))
    const saidBefore = (index: number): number => {
      const at = pdf.indexOf(Buffer.concat([Buffer.from('/ActualText ('), spoken]), index)
      return at < 0 ? 0 : 1 + saidBefore(at + 1)
    }
    expect(saidBefore(0)).toBe(4)
    expect(pdf.toString('latin1').match(/\/ActualText/g)).toHaveLength(4)
  })

  it('can be read whatever text and glyphs it is given', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
        .map((units) => String.fromCharCode(...units)),
    )
    const nodes = fc.sample(texts, { numRuns: 150, seed: 1 }).map((words) => text(words))
    const pdf = await pdfOf(nodes)
    expect(pdfInformation(pdf).Pages).toBe('1')
    expect(copiedLines(pdf).length).toBeGreaterThan(10)
  })

  it.each<[string, Partial<Glyph>]>([
    ['a glyph that the font does not have', { id: 65_535 }],
    ['a negative glyph', { id: -1 }],
    ['no number for a glyph', { id: Number.NaN }],
    ['no number for an advance', { advance: Number.NaN }],
    ['an endless offset', { xOffset: Number.POSITIVE_INFINITY }],
    ['a huge offset', { yOffset: 1e25 }],
    ['a cluster beyond the text', { cluster: 1_000 }],
  ])('survives %s', async (_, damage) => {
    const broken = setText(typography, 'Revenue')
    Object.assign(broken.paragraphs[0]?.lines[0]?.runs[0]?.glyphs[2] ?? {}, damage)
    const pdf = await pdfOf([textNode(broken), text('Margin', { box: box(43, 300, 600, 40) })])
    expect(copiedLines(pdf)).toContain('Margin')
  })

  it('leaves out text without size', async () => {
    for (const size of [0, -3, Number.NaN]) {
      const layout = setText(typography, 'Revenue')
      Object.assign(layout.paragraphs[0]?.lines[0]?.runs[0] ?? {}, { size })
      expect(copiedLines(await pdfOf([textNode(layout)]))).toEqual([])
    }
  })

  it('draws a pile of very many marks', async () => {
    const pile = `e${'\u0301'.repeat(500)}`
    const pdf = await pdfOf([text(pile), text('Margin', { box: box(43, 300, 600, 40) })])
    expect(copiedLines(pdf).join('\n')).toContain('Margin')
  })

  it('copies spaced letters as words', async () => {
    const spaced = setText(typography, 'NORTHWIND LOGISTICS', {
      style: { ...bodyStyle, tracking: 1.5 },
    })
    expect(copiedLines(await pdfOf([textNode(spaced)]))).toEqual(['NORTHWIND LOGISTICS'])
  })
})
