import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { wrapLine } from '../../../src/design/layouts/code.ts'
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
    expectBox(nodeNamed(page, 'code-panel'), [0.6, 1.9, 12.133, 4.6])
    expect(linesOf(textNamed(page, 'line-numbers'))).toEqual(['9', '10', '11', '12'])
    expect(textNamed(page, 'code').layout.paragraphs.length).toBe(4)
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
    expectBox(nodeNamed(page, 'code-panel'), [0.6, 1.9, 8.022, 4.6])
    expect(nodeNamed(page, 'code-note').box.x).toBeGreaterThan(600)
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
})
