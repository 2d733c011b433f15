import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { glyphOutlinePainter } from '../../../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../../../src/export/svg/page-to-svg.ts'
import { gradientLine } from '../../../src/export/svg/paint.ts'
import { realTextPainter, UsedFaces } from '../../../src/export/svg/real-text.ts'
import type { SceneNode } from '../../../src/scene/node.ts'
import { box, chartNode, page, shapeNode, tableNode, textNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'
import { xmlProblem } from '../../support/xml-well-formed.ts'

const typography = await testTypography()

function withRealText(nodes: SceneNode[], options = {}) {
  const faces = new UsedFaces()
  const svg = pageToSvg(page(nodes, options), {
    textPainter: realTextPainter(faces),
    idPrefix: 's1-',
  })
  return { svg, faces }
}

function withOutlines(nodes: SceneNode[]) {
  return pageToSvg(page(nodes), { textPainter: glyphOutlinePainter(typography), idPrefix: 'g' })
}

describe('shapes', () => {
  it('draws a rectangle with round corners that stay circular', () => {
    const { svg } = withRealText([
      shapeNode({ box: box(10, 20, 100, 30), geometry: { type: 'rectangle', radius: 40 } }),
    ])
    expect(svg).toContain('<rect x="10" y="20" width="100" height="30" rx="15" fill="#1B46D9"/>')
  })

  it('draws ellipses, lines and paths with their pens', () => {
    const { svg } = withRealText([
      shapeNode({
        box: box(0, 0, 100, 50),
        geometry: { type: 'ellipse' },
        fill: { kind: 'solid', color: '#E87045', opacity: 0.5 },
      }),
      shapeNode({
        geometry: { type: 'line', from: { x: 1, y: 2 }, to: { x: 3, y: 4 } },
        fill: undefined,
        stroke: { color: '#0E1733', width: 1.5, dash: [4, 2], cap: 'round' },
      }),
      shapeNode({
        geometry: {
          type: 'path',
          commands: [
            { type: 'M', x: 0, y: 0 },
            { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
            { type: 'Z' },
          ],
        },
      }),
    ])
    expect(svg).toContain(
      '<ellipse cx="50" cy="25" rx="50" ry="25" fill="#E87045" fill-opacity="0.5"/>',
    )
    expect(svg).toContain(
      '<line x1="1" y1="2" x2="3" y2="4" stroke="#0E1733" stroke-width="1.5" stroke-dasharray="4 2" stroke-linecap="round"/>',
    )
    expect(svg).toContain('<path d="M0 0C1 2 3 4 5 6Z" fill="#1B46D9"/>')
  })
})

describe('gradients', () => {
  it('run from the left at 0 degrees and from the top at 90', () => {
    expect(gradientLine(box(10, 20, 100, 50), 0)).toEqual({ x1: 10, y1: 45, x2: 110, y2: 45 })
    const down = gradientLine(box(10, 20, 100, 50), 90)
    expect([down.x1, down.y1, down.x2, down.y2].map(Math.round)).toEqual([60, 20, 60, 70])
  })

  it('reach the corners when they run aslant', () => {
    const { x1, y1, x2, y2 } = gradientLine(box(0, 0, 100, 50), 30)
    const [dx, dy] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
    // The corner (0, 0) projects on the line's start, (100, 50) on its end.
    expect(x1 * dx + y1 * dy).toBeCloseTo(0)
    expect(x2 * dx + y2 * dy).toBeCloseTo(100 * dx + 50 * dy)
  })

  it('are defined once when two shapes share one', () => {
    const fill = {
      kind: 'linear' as const,
      angle: 90,
      stops: [
        { offset: 0, color: '#FFFFFF' },
        { offset: 1, color: '#000000' },
      ],
    }
    const { svg } = withRealText([shapeNode({ fill }), shapeNode({ fill })])
    expect(svg.match(/<linearGradient /g)).toHaveLength(1)
    expect(svg.match(/fill="url\(#s1-0\)"/g)).toHaveLength(2)
  })
})

describe('tables', () => {
  it('draw a filled row as one rectangle and its rule as one line', () => {
    const { svg } = withRealText([
      tableNode([
        ['Region', 'Revenue'],
        ['Europe', '21.4'],
        ['Asia Pacific', '6.3'],
      ]),
    ])
    expect(svg).toContain('<rect x="43.2" y="336.8" width="873.6" height="100" fill="#FFEBDB"/>')
    expect(svg).toContain(
      '<line x1="43.2" y1="236.8" x2="916.8" y2="236.8" stroke="#0E1733" stroke-width="1.5"/>',
    )
    expect(svg.match(/<line /g)).toHaveLength(3)
  })

  it('set each cell inside its padding', () => {
    const table = tableNode([['Region', 'Revenue']])
    const cell = table.rows[0]?.cells[1]
    if (cell) cell.layout = setText(typography, 'Revenue', { measure: 400 })
    const { svg } = withRealText([table])
    expect(svg).toMatch(/<text class="f0" x="498" y="[\d.]+"[^>]*>Revenue<\/text>/)
  })
})

describe('charts', () => {
  it('are their drawing', () => {
    const { svg } = withRealText([chartNode({ drawing: [shapeNode({ box: box(1, 2, 3, 4) })] })])
    expect(svg).toContain('<rect x="1" y="2" width="3" height="4"')
  })
})

describe('real text', () => {
  const real = (text: string, language = 'en') =>
    withRealText([
      textNode(setText(typography, text, { measure: 500, language }), {
        box: box(40, 100, 500, 90),
      }),
    ])

  it('stands where the scene says, as long as the scene says', () => {
    const { svg } = real('Revenue grew')
    const run = setText(typography, 'Revenue grew').paragraphs[0]?.lines[0]?.runs[0]
    expect(svg).toContain(`textLength="${Math.round((run?.width ?? 0) * 100) / 100}"`)
    expect(svg).toMatch(/<text class="f0" x="40" y="1\d\d[.\d]*" font-size="16"/)
    expect(svg).toContain('>Revenue grew</text>')
  })

  it('starts right-to-left runs at their right edge', () => {
    const { svg } = real('مرحبا بالعالم', 'ar')
    expect(svg).toContain('x="540"')
    expect(svg).toContain('direction="rtl" unicode-bidi="bidi-override"')
  })

  it('notes the characters of each face, taken apart and put together', () => {
    const { faces } = real('น้ำ e\u0301')
    const [thai, latin] = [...faces.list()].sort((a, b) =>
      b.font.family.localeCompare(a.font.family),
    )
    expect(thai?.font.family).toBe('Noto Sans Thai')
    expect(thai?.codePoints).toContain(0x0e4d)
    expect(latin?.codePoints).toContain(0xe9)
  })

  it('is escaped', () => {
    const { svg } = real('</text><script>alert("1")</script>')
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
  })
})

describe('glyph outlines', () => {
  it('define each glyph of a face once and use it wherever it stands', () => {
    const svg = withOutlines([textNode(setText(typography, 'nonon'))])
    expect(svg.match(/<path id=/g)).toHaveLength(2)
    expect(svg.match(/<use /g)).toHaveLength(5)
    expect(svg).not.toContain('<text')
  })
})

it('gives well-formed XML for any text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('en', 'ar', 'th', 'ja'),
      (texts, language) => {
        const nodes = [textNode(setText(typography, texts, { language, bullet: '•' }))]
        expect(xmlProblem(withRealText(nodes).svg)).toBeUndefined()
        expect(xmlProblem(withOutlines(nodes))).toBeUndefined()
      },
    ),
    { numRuns: 60 },
  )
})
