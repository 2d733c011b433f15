import { expect, it } from 'vitest'
import { fillXml, strokeXml } from '../../../src/export/pptx/paint.ts'
import { createColorWriter } from '../../../src/export/pptx/theme-colors.ts'
import { lightTheme } from '../../support/scenes.ts'

const color = createColorWriter(lightTheme)

it('writes solid fills, and none', () => {
  expect(fillXml({ kind: 'solid', color: '#FFC9A3' }, color)).toBe(
    '<a:solidFill><a:srgbClr val="FFC9A3"/></a:solidFill>',
  )
  expect(fillXml(undefined, color)).toBe('<a:noFill/>')
})

it('writes a linear fill with its stops and angle', () => {
  const xml = fillXml(
    {
      kind: 'linear',
      angle: 450,
      stops: [
        { offset: 0, color: '#FFF3E8' },
        { offset: 1, color: '#FFD0AE' },
      ],
    },
    color,
  )
  expect(xml).toContain('<a:gs pos="0"><a:srgbClr val="FFF3E8"/></a:gs><a:gs pos="100000">')
  expect(xml).toContain('<a:lin ang="5400000" scaled="0"/>')
})

it('gives a single stop a second, as the schema wants', () => {
  const xml = fillXml({ kind: 'linear', angle: 0, stops: [{ offset: 0, color: '#FFF3E8' }] }, color)
  expect(xml.match(/<a:gs /g)).toHaveLength(2)
})

it('writes a pen with dashes relative to its width', () => {
  expect(strokeXml({ color: '#E9BFA0', width: 2, dash: [6, 4], cap: 'round' }, color)).toBe(
    '<a:ln w="25400" cap="rnd"><a:solidFill><a:srgbClr val="E9BFA0"/></a:solidFill>' +
      '<a:custDash><a:ds d="300000" sp="200000"/></a:custDash><a:round/></a:ln>',
  )
})

it('says so when there is no pen, so that no style adds one', () => {
  expect(strokeXml(undefined, color, 'a:lnL')).toBe('<a:lnL w="0"><a:noFill/></a:lnL>')
})
