import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bullets, deck, definition, paragraph, slide } from '../../support/decks.ts'
import { linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(terms: Record<string, string>, more?: string): Page {
  const blocks = [definition(terms), ...(more === undefined ? [] : [paragraph(more)])]
  const scene = buildScene(deck({}, slide('definition', 'Terms', blocks)), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

describe('a definition', () => {
  it('alone is a term in display type over its meaning', () => {
    const page = pageOf({ Hub: 'a warehouse where loads change' })
    const term = textNamed(page, 'term')
    const meaning = textNamed(page, 'definition')
    expect(styleOf(term)).toMatchObject({ size: 54, color: '#1B46D9' })
    expect(styleOf(meaning).size).toBe(28)
    expect(meaning.box.y).toBeGreaterThan(term.box.y + term.layout.height)
  })

  it('does not say its term again under a title that is the term', () => {
    const page = pageOf({ terms: 'words with a meaning of their own' })
    expect(page.nodes.some((node) => node.name === 'term')).toBe(false)
    expect(styleOf(textNamed(page, 'definition')).size).toBe(48)
  })

  it('among others is a row between rules', () => {
    const page = pageOf({ Hub: 'a warehouse', Churn: 'customers lost', Load: 'what is moved' })
    expect(textNamed(page, 'term-2-text').box.y).toBe(textNamed(page, 'term-2-head').box.y)
    expect(linesOf(textNamed(page, 'term-3-head'))).toEqual(['Load'])
    expect(page.nodes.filter((node) => node.name.startsWith('rule-')).length).toBe(4)
  })

  it.each(systemThemes)('has its points under it in $name', ({ id }) => {
    const points = bullets(['No microbes take part', 'Above 80 °C the enzymes fail'])
    const terms: Record<string, string>[] = [
      { Oxidation: 'what the leaf does' },
      { Hub: 'a warehouse', Churn: 'what is lost' },
    ]
    const slides = terms.map((own) => slide('definition', 'Tea', [definition(own), points]))
    const scene = buildScene(deck({ themeId: id }, ...slides), typography)
    expect(sceneProblems(scene)).toEqual([])
    for (const page of scene.pages) {
      const { box, layout } = textNamed(page, 'definition-points')
      expect(layout.paragraphs.map((one) => one.specification.runs[0]?.text)).toEqual([
        'No microbes take part',
        'Above 80\u00a0°C the enzymes fail',
      ])
      const meaning = page.nodes.find(({ name }) => /^(definition|term-1(-text)?)$/.test(name))
      expect(box.y).toBeGreaterThan(meaning?.box.y ?? 0)
    }
  })

  it('keeps a paragraph under it', () => {
    const page = pageOf({ Hub: 'a warehouse', Churn: 'customers lost' }, 'Both are measured daily.')
    const note = nodeNamed(page, 'definition-note')
    expect(note.box.y).toBeGreaterThan(textNamed(page, 'term-2-text').box.y)
  })
})
