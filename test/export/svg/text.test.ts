import { expect, it } from 'vitest'
import { pageToSvg } from '../../../src/export/svg/page-to-svg.ts'
import { realTextPainter, UsedFaces } from '../../../src/export/svg/real-text.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import { box, page, textNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

function svgOf(options: Partial<TextNode>, slideHref?: (slideId: string) => string | undefined) {
  const text = textNode(setText(typography, 'Results'), { box: box(100, 50, 300, 40), ...options })
  return pageToSvg(page([text]), {
    textPainter: realTextPainter(new UsedFaces()),
    idPrefix: 's1-',
    slideHref,
  })
}

it('turns a text clockwise about the centre of its box', () => {
  expect(svgOf({ rotation: -90 })).toContain('<g transform="rotate(-90 250 70)"><text ')
})

it('leads to a slide from its whole box, without a stop for the keyboard', () => {
  const svg = svgOf({ link: { slideId: 'b' } }, (id) => (id === 'b' ? '#2' : undefined))
  expect(svg).toContain(
    '<a href="#2" tabindex="-1"><rect x="100" y="50" width="300" height="40" fill="none" pointer-events="all"/><text ',
  )
})

it('leads nowhere where there is no such slide, or no document', () => {
  expect(svgOf({ link: { slideId: 'b' } }, () => undefined)).not.toContain('<a ')
  expect(svgOf({ link: { slideId: 'b' } })).not.toContain('<a ')
})
