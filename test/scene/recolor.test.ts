import { expect, it } from 'vitest'
import { recolor } from '../../src/scene/recolor.ts'
import type { TextStyle } from '../../src/scene/text.ts'
import { testTypography } from '../support/typography.ts'

it('changes the colour of runs, segments and marks and nothing else', async () => {
  const typography = await testTypography()
  const style: TextStyle = {
    font: { family: 'Inter', weight: 400, italic: false },
    size: 16,
    color: '#112233',
    tracking: 0,
  }
  const layout = typography.layoutText(
    [
      {
        runs: [{ text: 'Fuel prices rise', style }],
        align: 'start',
        lineHeight: 20,
        spaceBefore: 0,
        bullet: { character: '•', style, indent: 12 },
      },
    ],
    200,
    { language: 'en' },
  )
  const changed = recolor(layout, (color) => (color === '#112233' ? '#445566' : color))
  const [paragraph] = changed.paragraphs
  const colors = [
    paragraph?.specification.runs[0]?.style.color,
    paragraph?.segments[0]?.style.color,
    paragraph?.lines[0]?.runs[0]?.color,
    paragraph?.bulletRun?.color,
  ]
  expect(colors).toEqual(['#445566', '#445566', '#445566', '#445566'])
  expect({ ...changed, paragraphs: [] }).toEqual({ ...layout, paragraphs: [] })
})
