import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { wrapLine } from '../../../src/design/layouts/code.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { inches } from '../../../src/scene/geometry.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { code, deck, paragraph, slide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { linesOf, nodeNamed, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(text: string, options: { more?: string; deckLanguage?: string } = {}): Page {
  const { more, deckLanguage = 'en' } = options
  const blocks = [{ ...code(text, 'ts'), firstLine: 9 }, ...(more ? [paragraph(more)] : [])]
  const scene = buildScene(
    deck({ language: deckLanguage }, slide('code', 'Code', blocks)),
    typography,
  )
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const program = "// Books.\nif (load) {\n  return book('now', 11)\n}"

describe('program text', () => {
  it('stands on a panel, its lines numbered from the first', () => {
    const page = pageOf(program)
    expectBox(nodeNamed(page, 'code-panel'), [0.6, 2.34, 12.133, 3.13])
    const { box } = nodeNamed(page, 'code-panel')
    expect(box.y - inches(1.9)).toBeCloseTo((inches(4.6) - box.height) * 0.3)
    expect(linesOf(textNamed(page, 'line-numbers'))).toEqual(['9', '10', '11', '12'])
    expect(textNamed(page, 'code').layout.paragraphs.length).toBe(4)
  })

  it('has no number where it is a single command', () => {
    const single = slide('code', 'Install', [code('brew install mothball', 'sh')])
    const [page] = buildScene(deck({}, single), typography).pages
    const names = page?.nodes.map((node) => node.name) ?? []
    expect(names).toContain('code')
    expect(names).not.toContain('line-numbers')
  })

  it('is set smaller sooner than an address is cut', () => {
    const address = `DATABASE_URL=postgres://slidewright:${'s'.repeat(24)}@db.example.org/wright?ssl`
    const lines = linesOf(textNamed(pageOf(address), 'code'))
    expect(lines).toEqual([address])
  })

  it('is coloured by what its pieces are', () => {
    const runs = textNamed(pageOf(program), 'code').layout.paragraphs.flatMap(
      (one) => one.specification.runs,
    )
    const colorOf = (text: string) => runs.find((run) => run.text.includes(text))?.style.color
    expect(colorOf('// Books.')).toBe('#566079')
    expect(colorOf('return')).toBe('#1B46D9')
    const special = ["'now'", '11', 'load'].map(colorOf)
    expect(new Set(special).size).toBe(3)
    expect(special[2]).toBe('#0E1733')
  })

  it('has letters of one width in every language', () => {
    const page = pageOf(program, { deckLanguage: 'hi' })
    const [first] = textNamed(page, 'code').layout.paragraphs
    expect(first?.specification.runs[0]?.style.font.family).toBe('JetBrains Mono')
  })

  it('keeps its indents', () => {
    const text = textNamed(pageOf(program), 'code').layout.paragraphs[2]
    expect(text?.segments.map((segment) => segment.text).join('')).toBe("  return book('now', 11)")
  })

  it('goes on below itself where a line is too long', () => {
    const page = pageOf(`call(${'argument, '.repeat(30)})`)
    const numbers = linesOf(textNamed(page, 'line-numbers'))
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers.filter(Boolean)).toEqual(['9'])
  })

  it('runs from left to right in decks that do not', () => {
    const page = pageOf(program, { deckLanguage: 'ar' })
    const numbers = nodeNamed(page, 'line-numbers')
    expect(numbers.box.x).toBeLessThan(nodeNamed(page, 'code').box.x)
    expect(textNamed(page, 'code').layout.paragraphs[1]?.lines[0]?.x).toBeCloseTo(0)
  })

  it('leaves a third of the slide to what explains it', () => {
    const page = pageOf(program, { more: 'It books a load.' })
    expectBox(nodeNamed(page, 'code-panel'), [0.6, 2.34, 8.022, 3.13])
    expect(nodeNamed(page, 'code-note').box.x).toBeGreaterThan(600)
  })
})

describe('highlighted lines', () => {
  const lit = (themeId: string, highlightedLines: number[]) => {
    const block = { ...code(program, 'ts'), firstLine: 9, highlightedLines }
    const scene = buildScene(deck({ themeId }, slide('code', 'Code', [block])), typography)
    expect(sceneProblems(scene)).toEqual([])
    return scene.pages[0] as Page
  }

  it.each(
    systemThemes.map(({ name, id }) => [name, id]),
  )('lie on a band on which they can be read in %s', (_, themeId) => {
    const page = lit(themeId, [10, 11])
    const band = nodeNamed(page, 'code-highlight-1').box
    const text = textNamed(page, 'code')
    const pitch = text.box.height / 4
    expect(band.y).toBeCloseTo(text.box.y + pitch)
    expect(band.height).toBeCloseTo(2 * pitch)
  })

  it('have a band each where they do not follow one another', () => {
    const page = lit('simple-light', [9, 11])
    const bands = page.nodes.filter(({ name }) => /^code-highlight-\d+$/.test(name))
    expect(bands).toHaveLength(2)
  })

  it('are counted with the empty lines before the first, which are not shown', () => {
    const block = { ...code('\nfoo\nbar', 'ts'), highlightedLines: [1, 2] }
    const page = buildScene(deck({}, slide('code', 'Code', [block])), typography).pages[0] as Page
    expect(linesOf(textNamed(page, 'line-numbers'))).toEqual(['2', '3'])
    const [band, text] = [nodeNamed(page, 'code-highlight-1').box, textNamed(page, 'code').box]
    expect(band.y).toBeCloseTo(text.y)
    expect(band.height).toBeCloseTo(text.height / 2)
  })

  it('take their rows along where a line goes on below itself', () => {
    const long = `start()\ncall(${'argument, '.repeat(30)})`
    const block = { ...code(long, 'ts'), highlightedLines: [2] }
    const page = buildScene(deck({}, slide('code', 'Code', [block])), typography).pages[0] as Page
    const rows = linesOf(textNamed(page, 'line-numbers')).length
    const { height } = textNamed(page, 'code').box
    expect(nodeNamed(page, 'code-highlight-1').box.height).toBeCloseTo((height / rows) * (rows - 1))
  })
})

describe('wrapLine', () => {
  it('breaks at spaces and stands deeper than the line began', () => {
    const lines = wrapLine([{ text: '  one two three four', role: 'plain' }], 12)
    expect(lines.map((line) => line.map((token) => token.text).join(''))).toEqual([
      '  one two ',
      '    three ',
      '    four',
    ])
  })

  it('breaks a word that has no spaces', () => {
    const [first] = wrapLine([{ text: 'x'.repeat(30), role: 'string' }], 10)
    expect(first).toEqual([{ text: 'x'.repeat(10), role: 'string' }])
  })

  it('breaks an address after a sign of it', () => {
    const lines = wrapLine([{ text: 'https://db.example/wright?mode=require', role: 'plain' }], 30)
    expect(lines[0]).toEqual([{ text: 'https://db.example/wright?', role: 'plain' }])
  })
})
