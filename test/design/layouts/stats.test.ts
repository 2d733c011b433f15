import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { panelRows } from '../../../src/design/layouts/figures-layout.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, paragraph, slide, stats } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { boxInInches, linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testsAll } from '../../support/test-range.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let mockup: Page
beforeAll(async () => {
  typography = await testTypography()
  mockup = buildScene(mockupDeck, typography).pages[3] as Page
})

const display = { family: 'Source Serif 4', weight: 600, italic: false }
const text = { family: 'Inter', weight: 400, italic: false }
const strong = { family: 'Inter', weight: 600, italic: false }

const runsOf = (page: Page, name: string) =>
  textNamed(page, name).layout.paragraphs[0]?.specification.runs ?? []

const figures = [
  { figure: '$42.6M', label: 'Revenue', note: '18% year over year', trend: 'up' as const },
  { figure: '34.5%', label: 'Gross margin', note: 'Up from 31.2%', trend: 'up' as const },
  {
    figure: '2.1%',
    label: 'Customer churn',
    note: 'The lowest since 2021',
    trend: 'down' as const,
  },
  { figure: '42', label: 'New accounts', note: 'Added in Europe' },
  { figure: '11 days', label: 'From registration to the first paid load' },
  { figure: '€1.4 million', label: 'Cost of building' },
  { figure: '9 months', label: 'Time to build' },
  { figure: '+37%', label: 'Asia Pacific' },
]

describe('statistics in Simple Light', () => {
  it('stands four panels on the columns', () => {
    for (const [index, x] of [0.6, 3.683, 6.767, 9.85].entries())
      expectBox(nodeNamed(mockup, `stat-${index + 1}-panel`), [x, 1.9, 2.883, 3.55])
    const fills = [1, 2].map((number) => nodeNamed(mockup, `stat-${number}-panel`))
    expect(fills).toMatchObject([{ fill: { color: '#1B46D9' } }, { fill: { color: '#F3F5FA' } }])
  })

  it('sets label, figure, unit and note as specified', () => {
    expectBox(textNamed(mockup, 'stat-2-label'), [3.933, 2.2, 2.383, 0.28])
    expect(styleOf(textNamed(mockup, 'stat-2-label'))).toMatchObject({ font: strong, size: 16 })
    const figure = textNamed(mockup, 'stat-2-figure')
    expectBox(figure, [3.933, 2.65, 2.383, 1.3])
    expect(figure.anchor).toBe('bottom')
    const runs = runsOf(mockup, 'stat-2-figure')
    expect(runs.map((run) => run.text).join('')).toBe('34.5%')
    expect(runs[0]?.style).toMatchObject({ font: display, size: 54, tabularFigures: true })
    expect(runs[0]?.style.tracking).toBeCloseTo(-1.62)
    expect(runs.at(-1)).toMatchObject({ text: '%', style: { font: display, size: 32 } })
    const note = textNamed(mockup, 'stat-3-note')
    expectBox(note, [7.017, 4.48, 2.383, 0.85])
    expect(styleOf(note)).toMatchObject({ font: text, size: 14, color: '#566079' })
  })

  it('draws equal hairlines and the arrow of a change before its note', () => {
    for (const number of [1, 2, 3, 4])
      expect(boxInInches(nodeNamed(mockup, `stat-${number}-rule`))[1]).toBeCloseTo(4.3, 2)
    expect(nodeNamed(mockup, 'stat-1-rule')).toMatchObject({ stroke: { color: '#7F9BF0' } })
    const [x = 0, y = 0, width = 0] = boxInInches(nodeNamed(mockup, 'stat-2-arrow'))
    expect(x).toBeCloseTo(3.93, 1)
    expect(y).toBeGreaterThan(4.5)
    expect(width).toBeCloseTo(10.5 / 72, 1)
    expect(mockup.nodes.some((node) => node.name === 'stat-3-arrow')).toBe(false)
    expect(linesOf(textNamed(mockup, 'stat-2-note'))).toEqual([
      'Up from 31.2%, as the',
      'Rotterdam hub reached',
      'full automation',
    ])
  })

  it('lets the window fall on the first panel only, inside it', () => {
    const panes = mockup.nodes.filter((node) => /panel-window/.test(node.name))
    const panel = nodeNamed(mockup, 'stat-1-panel').box
    expect(panes.length).toBeGreaterThan(3)
    for (const pane of panes) {
      expect(pane).toMatchObject({ fill: { color: '#2B56E2' } })
      expect(pane.box.x + pane.box.width).toBeLessThanOrEqual(panel.x + panel.width + 0.01)
      expect(pane.box.y).toBeGreaterThanOrEqual(panel.y - 0.01)
    }
    expect(textNamed(mockup, 'stat-1-note').ground).toBe('#2B56E2')
  })

  it('sums up in a band, its text on a column', () => {
    expectBox(nodeNamed(mockup, 'band'), [0.6, 5.65, 12.133, 0.85])
    expect(nodeNamed(mockup, 'band')).toMatchObject({ fill: { color: '#FFEBDB' } })
    expectBox(textNamed(mockup, 'band-lead'), [0.85, 5.65, 2.883, 0.85])
    expectBox(textNamed(mockup, 'band-text'), [3.933, 5.65, 8.55, 0.85])
    expect(styleOf(textNamed(mockup, 'band-lead'))).toMatchObject({ font: strong, size: 16 })
  })

  it('keeps panels without a band as low, a little under the heading, their words larger', () => {
    const [page] = buildScene(
      deck({}, slide('stats', 'Four', [stats(...figures.slice(0, 4))])),
      typography,
    ).pages as [Page]
    expectBox(nodeNamed(page, 'stat-1-panel'), [0.6, 2.27, 2.883, 3.6])
    expect(styleOf(textNamed(page, 'stat-1-label')).size).toBeGreaterThan(16)
  })

  it('stands figures with and without a note on one line', () => {
    const items = [
      { figure: '3.9', label: 'Staff', note: '64 new' },
      { figure: '0.8', label: 'Pay' },
    ]
    const [page] = buildScene(deck({}, slide('stats', 'Two', [stats(...items)])), typography)
      .pages as [Page]
    const foot = (name: string) => {
      const { y, height } = nodeNamed(page, name).box
      return y + height
    }
    expect(foot('stat-2-figure')).toBeCloseTo(foot('stat-1-figure'))
  })

  it('sets all figures in one size, words beside them smaller', () => {
    const [page] = buildScene(
      deck({}, slide('stats', 'Words', [stats(...figures.slice(4, 7))])),
      typography,
    ).pages
    const sizes = [1, 2, 3].map(
      (number) => runsOf(page as Page, `stat-${number}-figure`)[0]?.style.size,
    )
    expect(new Set(sizes).size).toBe(1)
    const [number, unit] = runsOf(page as Page, 'stat-2-figure')
    expect(unit?.text).toBe('\u00a0million')
    expect(unit?.style.size ?? 99).toBeLessThan((number?.style.size ?? 0) * 0.6)
  })
})

describe('values of unlike build', () => {
  const pageOf = (...items: Parameters<typeof stats>) =>
    buildScene(deck({}, slide('stats', 'How much', [stats(...items)])), typography).pages[0] as Page
  const sizesOf = (page: Page, count: number) =>
    Array.from({ length: count }, (_, index) =>
      runsOf(page, `stat-${index + 1}-figure`).map((run) => run.style.size),
    )

  it('stand whole under one another in one size, where columns would break words', () => {
    const page = pageOf(
      { figure: 'up to three days a week', label: 'Home' },
      { figure: '40 days', prefix: 'up to', suffix: 'a calendar year', label: 'Elsewhere' },
      { figure: '25', label: 'Abroad' },
    )
    expect(new Set(sizesOf(page, 3).flat()).size).toBe(1)
    const [first, second] = [1, 2].map((number) => nodeNamed(page, `stat-${number}-figure`).box)
    expect(second?.x).toBe(first?.x)
    expect(second?.y).toBeGreaterThan(first?.y ?? 0)
    expect(linesOf(textNamed(page, 'stat-2-figure'))).toHaveLength(1)
  })

  it('stand in columns where those are wide enough', () => {
    const page = pageOf({ figure: 'half', label: 'of all' }, { figure: '12', label: 'of 34' })
    expect(nodeNamed(page, 'stat-2-figure').box.y).toBe(nodeNamed(page, 'stat-1-figure').box.y)
    expect(new Set(sizesOf(page, 2).flat()).size).toBe(1)
  })

  it('have the rest on the line of the figure unless all have one', () => {
    const page = pageOf(
      { figure: '21.5', suffix: 'MW', label: 'Power' },
      { figure: '46,000', label: 'Panels' },
    )
    expect(linesOf(textNamed(page, 'stat-1-figure'))).toHaveLength(1)
  })

  it('have no rule over a note that is not there, and the arrow of a trend at the figure', () => {
    const page = pageOf(
      { figure: '97%', label: 'Served', trend: 'up' },
      { figure: '38', label: 'Lost', note: 'In March' },
    )
    expect(page.nodes.some((node) => node.name === 'stat-1-rule')).toBe(false)
    const arrow = nodeNamed(page, 'stat-1-arrow').box
    const figure = nodeNamed(page, 'stat-1-figure').box
    expect(arrow.y).toBeLessThan(figure.y + figure.height)
  })

  it('stand after labels that lead to them', () => {
    const page = pageOf(
      { figure: '4%', label: 'Sums paid late bear interest at', order: 'value-first' },
      { figure: '£2,500', label: 'Deposit', order: 'value-first' },
    )
    for (const number of [1, 2])
      expect(nodeNamed(page, `stat-${number}-label`).box.y).toBeLessThan(
        nodeNamed(page, `stat-${number}-figure`).box.y,
      )
  })

  it('are read in the order that each is given', () => {
    const page = pageOf(
      { figure: '97%', label: 'Served', order: 'label-first' },
      { figure: '38', label: 'Lost', order: 'value-first' },
    )
    const isOver = [1, 2].map(
      (number) =>
        nodeNamed(page, `stat-${number}-label`).box.y <
        nodeNamed(page, `stat-${number}-figure`).box.y,
    )
    expect(isOver).toEqual([true, false])
  })
})

const values = [
  { figure: '97%' },
  { figure: '38,400', prefix: 'about' },
  { figure: '€2.07', suffix: 'instead of €1.84' },
  { figure: 'between 9 and 13 percent' },
  { figure: 'up to 40 days a year' },
]
const labels = ['of requests got a 503', 'customers opened a ticket in the first hour after that']

const bare = (words: string) => words.replace(/[\s\u00a0]/gu, '')
/** All that a page says, without spaces. */
const wordsOf = (page: Page) =>
  bare(
    page.nodes
      .flatMap((node) => (node.kind === 'text' ? node.layout.paragraphs : []))
      .flatMap((one) => one.specification.runs.map((run) => run.text))
      .join(''),
  )

describe('statistics in any theme', () => {
  it('has rows of up to four panels', () => {
    expect([1, 4, 5, 6, 7, 8].map(panelRows)).toEqual([[1], [4], [2, 3], [3, 3], [3, 4], [4, 4]])
  })

  // Each number with a band in one theme, without in the next; both in each under `npm run test:all`.
  it.each(
    systemThemes.map((theme, row) => [theme.name, theme.id, row] as const),
  )('draws one to eight figures with and without a band in %s', (_, themeId, row) => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8]
    const slides = counts.flatMap((count) => {
      const pair = [
        slide('stats', `${count} figures`, [stats(...figures.slice(0, count))]),
        slide('stats', `${count} and a band`, [
          stats(...figures.slice(0, count)),
          paragraph('Two risks remain open', 'Fuel prices and customs'),
        ]),
      ]
      return testsAll ? pair : pair.slice((count + row) % 2, ((count + row) % 2) + 1)
    })
    expect(sceneProblems(buildScene(deck({ themeId }, ...slides), typography))).toEqual([])
  })

  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('shows values of parts and of words, in either order, in %s', (_, themeId) => {
    const slides = [1, 2, 3, 4, 5, 6].map((count) => {
      const items = Array.from({ length: count }, (_, index) => {
        const order = (['value-first', 'label-first', undefined] as const)[count % 3]
        const value = values[(index + count) % values.length] ?? { figure: '1' }
        return { ...value, label: labels[(index + count) % 2] ?? '', ...(order ? { order } : {}) }
      })
      const caption = count % 2 === 0 ? 'No data was lost' : ''
      const layout = count === 1 ? 'big-number' : 'stats'
      const made = slide(layout, 'What happened on Tuesday', [stats(...items)])
      const [variant] = made.variants
      return { ...made, variants: variant ? [{ ...variant, caption }] : [] }
    })
    const scene = buildScene(deck({ themeId }, ...slides), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(scene.pages.map((page) => page.notes)).toEqual(slides.map(() => undefined))
    slides.forEach((one, index) => {
      const shown = wordsOf(scene.pages[index] as Page)
      for (const block of one.variants[0]?.blocks ?? [])
        if (block.kind === 'stats')
          for (const { prefix = '', text, suffix = '' } of block.items)
            expect(shown).toContain(bare(`${prefix}${text}${suffix}`))
    })
  })

  it.each([
    ['de', 'Bruttomargenverbesserungsprogramm', '2,1 Prozentpunkte', 'Vollautomatisierungsbedingt'],
    ['ja', '売上総利益率', '4,260万ドル', '前年同期比18%増、計画は4,000万ドル'],
    ['th', 'อัตรากำไรขั้นต้น', '42.6 ล้านดอลลาร์', 'เพิ่มขึ้นร้อยละสิบแปดเมื่อเทียบกับปีก่อน'],
    ['ar', 'هامش الربح الإجمالي', '42.6 مليون دولار', '18٪ على أساس سنوي'],
  ])('fits labels and units of %s', (language, label, figure, note) => {
    const items = Array.from({ length: 4 }, () => ({ figure, label, note, trend: 'up' as const }))
    const scene = buildScene(
      deck({ language }, slide('stats', label, [stats(...items)])),
      typography,
    )
    expect(sceneProblems(scene)).toEqual([])
    expect(scene.pages[0]?.notes).toBeUndefined()
  })

  it('stands the arrow at the right in a deck that runs from right to left', () => {
    const block = stats({ figure: '34.5%', label: 'هامش', note: 'Up from 31.2%', trend: 'up' })
    const items = stats({ figure: '1', label: 'واحد' })
    const scene = buildScene(
      deck(
        { language: 'ar' },
        slide('stats', 'نمو', [{ ...block, items: [...block.items, ...items.items] }]),
      ),
      typography,
    )
    const page = scene.pages[0] as Page
    const arrow = nodeNamed(page, 'stat-1-arrow').box
    const note = textNamed(page, 'stat-1-note')
    expect(arrow.x).toBeGreaterThanOrEqual(note.box.x + note.box.width - 0.5)
  })
})
