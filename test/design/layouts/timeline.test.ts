import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, slide, timeline } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { boxInInches, linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let mockup: Page
beforeAll(async () => {
  typography = await testTypography()
  mockup = buildScene(mockupDeck, typography).pages[7] as Page
})

const events = [
  'January 2026: Rotterdam automation starts',
  'April 2026: Busan contract signed',
  '!July 2026: Rotterdam runs fully automated, 22% fewer handling errors',
  'September 2026: Jeddah warehouse opens',
  '?November 2026: Turkish customs integration planned',
  '?January 2027: Second hub follows',
  '?Q2 2027: Review of all carriers',
  '?15 September 2027: Contract with Halden Foods ends',
]

const pageOf = (items: string[], language = 'en'): Page =>
  buildScene(
    deck({ language }, slide('timeline', 'What happened when', [timeline(items)])),
    typography,
  ).pages[0] as Page

const column = (index: number) => 0.6 + 2.467 * index

describe('a timeline in Simple Light', () => {
  it('stands five dates over their years, bottom to the line', () => {
    for (const index of [0, 1, 2, 3, 4]) {
      const date = textNamed(mockup, `event-${index + 1}-date`)
      const [x = 0, y = 0, width = 0, height = 0] = boxInInches(date)
      expect(x).toBeCloseTo(column(index), 1)
      expect(width).toBeCloseTo(2.267, 1)
      expect(y + height).toBeCloseTo(3.4, 1)
      expect(date.anchor).toBe('bottom')
    }
    const [month, year] = textNamed(mockup, 'event-2-date').layout.paragraphs
    expect(month?.specification.runs[0]).toMatchObject({
      text: 'April',
      style: { font: { family: 'Source Serif 4', weight: 600 }, size: 24, color: '#0E1733' },
    })
    expect(year?.specification.runs[0]).toMatchObject({
      text: '2026',
      style: { font: { family: 'Inter', weight: 400 }, size: 14, color: '#566079' },
    })
  })

  it('draws the line solid up to the planned event and dashed behind it', () => {
    const solid = nodeNamed(mockup, 'line-1')
    const planned = nodeNamed(mockup, 'line-1-planned')
    expect(boxInInches(solid)).toEqual([0.6, 3.8, 9.87, 0])
    expect(solid).toMatchObject({ stroke: { color: '#1B46D9', width: 2.25 } })
    expect(planned).toMatchObject({ stroke: { dash: [6.5, 5] } })
    expect(planned.box.x + planned.box.width).toBeCloseTo(12.733 * 72, 0)
  })

  it('fills the dots of what is done', () => {
    for (const index of [0, 1, 2, 3, 4])
      expectBox(nodeNamed(mockup, `event-${index + 1}-dot`), [column(index), 3.67, 0.26, 0.26])
    const fills = [4, 5].map((number) => nodeNamed(mockup, `event-${number}-dot`))
    expect(fills).toMatchObject([
      { fill: { color: '#1B46D9' } },
      { fill: { color: '#FFFFFF' }, stroke: { color: '#1B46D9', width: 2.25 } },
    ])
  })

  it('sets the texts under the line', () => {
    const text = textNamed(mockup, 'event-3-text')
    expectBox(text, [column(2), 4.23, 2.167, 2.27])
    expect(styleOf(text)).toMatchObject({ size: 20, color: '#0E1733' })
    expect(text.layout.paragraphs[0]?.specification.lineHeight).toBe(27)
    expect(linesOf(text)).toEqual([
      'Rotterdam runs',
      'fully automated,',
      '22% fewer',
      'handling errors',
    ])
  })

  it('lights the column of the key event', () => {
    expectBox(nodeNamed(mockup, 'event-3-panel'), [column(2) - 0.2, 1.9, 2.467, 4.6])
    expect(nodeNamed(mockup, 'event-3-panel')).toMatchObject({ fill: { color: '#FFEBDB' } })
    expect(styleOf(textNamed(mockup, 'event-3-date')).color).toBe('#1B46D9')
    expect(textNamed(mockup, 'event-3-text').ground).toBe('#FFEBDB')
  })

  it('widens three and four columns evenly', () => {
    const lefts = (count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          boxInInches(nodeNamed(pageOf(events.slice(0, count)), `event-${index + 1}-dot`))[0],
      )
    expect(lefts(3)).toEqual([0.6, 4.71, 8.82])
    expect(lefts(4)).toEqual([0.6, 3.68, 6.77, 9.85])
  })

  it('has two rows for eight events', () => {
    const page = pageOf(events)
    const tops = [1, 5].map((number) => nodeNamed(page, `event-${number}-dot`).box.y)
    expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 150)
    expect(nodeNamed(page, 'event-5-dot').box.x).toBe(nodeNamed(page, 'event-1-dot').box.x)
  })

  it('leaves a line without planned events solid to its end', () => {
    const page = pageOf(events.slice(0, 4))
    expect(page.nodes.some((node) => node.name.endsWith('-planned'))).toBe(false)
    const { box } = nodeNamed(page, 'line-1')
    expect(box.x + box.width).toBeCloseTo(12.733 * 72, 0)
  })

  it('shrinks texts that pass five lines', () => {
    const long = `${events[1]} after eleven months of talks about prices, berths, slots and the fuel`
    const page = pageOf([events[0] ?? '', long, ...events.slice(2, 5)])
    expect(styleOf(textNamed(page, 'event-1-text')).size).toBe(16)
  })
})

describe('a timeline in any theme', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('draws one to eight events in %s', (_, themeId) => {
    const slides = [1, 2, 3, 4, 5, 6, 7, 8].map((count) =>
      slide('timeline', `${count} events`, [timeline(events.slice(0, count))]),
    )
    expect(sceneProblems(buildScene(deck({ themeId }, ...slides), typography))).toEqual([])
  })

  it.each(systemThemes)('says more about an event under it in $name', ({ id }) => {
    const block = timeline(events.slice(0, 4))
    for (const item of block.items.slice(1, 3))
      item.detail = 'Two crews of six; the road stays open'
    const scene = buildScene(deck({ themeId: id }, slide('timeline', 'Dates', [block])), typography)
    expect(sceneProblems(scene)).toEqual([])
    const page = scene.pages[0] as Page
    const { box, layout } = textNamed(page, 'event-3-detail')
    const size = layout.paragraphs[0]?.specification.runs[0]?.style.size ?? 0
    expect(size).toBeGreaterThanOrEqual(12)
    expect(size).toBeLessThanOrEqual(16)
    expect(box.y).toBeGreaterThan(textNamed(page, 'event-3-text').box.y)
  })

  it.each([
    ['ja', '2026年7月: ロッテルダムは完全自動で稼働、取り扱いミスは22%減'],
    ['th', 'กรกฎาคม พ.ศ. 2569: บูรณาการศุลกากรตุรกี'],
    ['de', '15. September 2026: Rahmenvertragsunterzeichnung mit Vollautomatisierungsbeginn'],
  ])('fits dates and texts of %s', (language, event) => {
    const page = pageOf([event, event, `!${event}`, event, `?${event}`], language)
    expect(page.notes).toBeUndefined()
    const [main] = textNamed(page, 'event-1-date').layout.paragraphs
    expect(main?.lines.length).toBeLessThanOrEqual(2)
  })

  it('runs from right to left where the deck does', () => {
    const page = pageOf(['يناير 2026: بدء الأتمتة', '?أبريل 2026: توقيع العقد'], 'ar')
    expect(nodeNamed(page, 'event-1-dot').box.x).toBeGreaterThan(
      nodeNamed(page, 'event-2-dot').box.x,
    )
  })
})
