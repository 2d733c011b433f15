import { type Box, pageHeight, pageWidth } from '../../src/scene/geometry.ts'
import type { ChartNode, SceneNode, ShapeNode, TableNode, TextNode } from '../../src/scene/node.ts'
import type { Page, Scene, SceneTheme } from '../../src/scene/scene.ts'
import type {
  FontReference,
  LaidParagraph,
  ParagraphSpecification,
  TextLayout,
  TextSegment,
  TextStyle,
} from '../../src/scene/text.ts'

// Scenes made by hand, for tests of the exporters that need no design and no shaping: texts have segments but no lines.

export const inter: FontReference = { family: 'Inter', weight: 400, italic: false }
export const interSemiBold: FontReference = { family: 'Inter', weight: 600, italic: false }
export const serifSemiBold: FontReference = { family: 'Source Serif 4', weight: 600, italic: false }

export const lightTheme: SceneTheme = {
  id: 'light',
  name: 'Simple Light',
  dark: false,
  background: '#FFFFFF',
  surface: '#F3F5FA',
  ink: '#0E1733',
  mutedInk: '#566079',
  line: '#D5DBE8',
  accent: '#1B46D9',
  accentInk: '#FFFFFF',
  data: ['#1B46D9', '#0E1733', '#5693BD', '#0D4C4C', '#E87045', '#B02A2D'],
  displayFont: serifSemiBold,
  textFont: inter,
}

export const darkTheme: SceneTheme = {
  ...lightTheme,
  id: 'dark',
  name: 'Night',
  dark: true,
  background: '#0B1026',
  surface: '#161D3D',
  ink: '#F4F1E8',
  mutedInk: '#A9B1CC',
  accent: '#F2C14E',
  accentInk: '#0B1026',
}

export const bodyStyle: TextStyle = { font: inter, size: 16, color: '#0E1733', tracking: 0 }
export const titleStyle: TextStyle = {
  font: serifSemiBold,
  size: 30,
  color: '#0E1733',
  tracking: -0.45,
}

/** The face and slot of a character, roughly as fallback picks them. */
function segmentOf(character: string, style: TextStyle): Pick<TextSegment, 'font' | 'script'> {
  const family = (name: string): FontReference => ({ family: name, weight: 400, italic: false })
  if (/[\u3000-\u30FF\u4E00-\u9FFF\uFF00-\uFFEF]/.test(character))
    return { font: family('Noto Sans JP'), script: 'eastAsian' }
  if (/[\uAC00-\uD7AF]/.test(character))
    return { font: family('Noto Sans KR'), script: 'eastAsian' }
  if (/[\u0600-\u06FF]/.test(character))
    return { font: family('Noto Sans Arabic'), script: 'complex' }
  if (/[\u0590-\u05FF]/.test(character))
    return { font: family('Noto Sans Hebrew'), script: 'complex' }
  if (/[\u0E00-\u0E7F]/.test(character))
    return { font: family('Noto Sans Thai'), script: 'complex' }
  return { font: style.font, script: 'latin' }
}

/** A paragraph of one style, in segments by script. */
export function paragraph(
  text: string,
  options: Partial<Omit<ParagraphSpecification, 'runs'>> & { style?: TextStyle } = {},
): LaidParagraph {
  const { style = bodyStyle, ...rest } = options
  const segments: TextSegment[] = []
  for (const character of text) {
    const { font, script } = segmentOf(character, style)
    const last = segments.at(-1)
    if (last && last.font.family === font.family) last.text += character
    else segments.push({ text: character, style, font, script })
  }
  return {
    specification: {
      runs: [{ text, style }],
      align: 'start',
      lineHeight: style.size * 1.375,
      spaceBefore: 0,
      ...rest,
    },
    direction: /^[^A-Za-z]*[\u0590-\u06FF]/.test(text) ? 'rtl' : 'ltr',
    segments,
    lines: [],
  }
}

/** Paragraphs as a layout. A string stands for a paragraph of body text. */
export function layout(...paragraphs: (string | LaidParagraph)[]): TextLayout {
  return {
    measure: 400,
    width: 400,
    height: 100,
    paragraphs: paragraphs.map((one) => (typeof one === 'string' ? paragraph(one) : one)),
  }
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

export function textNode(
  content: string | TextLayout,
  options: Partial<Omit<TextNode, 'kind' | 'layout'>> = {},
): TextNode {
  return {
    kind: 'text',
    name: 'text',
    box: box(43.2, 136.8, 600, 200),
    anchor: 'top',
    wrap: true,
    ground: '#FFFFFF',
    ...options,
    layout: {
      ...(typeof content === 'string' ? layout(content) : content),
      measure: options.box?.width ?? 600,
    },
  }
}

export function titleNode(text: string): TextNode {
  return textNode(layout(paragraph(text, { style: titleStyle, lineHeight: 33 })), {
    name: 'title',
    box: box(43.2, 57.6, 873.6, 72),
    placeholder: 'title',
  })
}

export function shapeNode(options: Partial<Omit<ShapeNode, 'kind'>> = {}): ShapeNode {
  return {
    kind: 'shape',
    name: 'panel',
    box: box(100, 150, 200, 100),
    geometry: { type: 'rectangle' },
    fill: { kind: 'solid', color: '#1B46D9' },
    decorative: true,
    ...options,
  }
}

export function tableNode(rows: string[][], options: Partial<TableNode> = {}): TableNode {
  const columns = rows[0]?.length ?? 0
  const frame = box(43.2, 136.8, 873.6, 300)
  return {
    kind: 'table',
    name: 'table',
    box: frame,
    columnWidths: Array.from({ length: columns }, () => frame.width / columns),
    rows: rows.map((cells, index) => ({
      height: frame.height / rows.length,
      cells: cells.map((text) => ({
        layout: layout(text),
        anchor: 'middle' as const,
        padding: { left: 18, top: 4, right: 18, bottom: 4 },
        ...(index === 2 ? { fill: '#FFEBDB' } : {}),
        borderBottom: {
          color: index === 0 ? '#0E1733' : '#D5DBE8',
          width: index === 0 ? 1.5 : 0.75,
        },
        ground: '#FFFFFF',
      })),
    })),
    description: 'Revenue by region',
    ...options,
  }
}

export function chartNode(options: Partial<Omit<ChartNode, 'kind'>> = {}): ChartNode {
  return {
    kind: 'chart',
    name: 'chart',
    box: box(43.2, 136.8, 563, 331.2),
    plot: box(43.2, 162, 563, 255.6),
    chartType: 'bar',
    categories: ['Europe', 'North America', 'Asia Pacific', 'Middle East'],
    series: [
      {
        name: 'Q3 2025',
        values: [17.8, 11.9, 4.6, 1.8],
        color: '#8591AA',
        labelStyle: { ...bodyStyle, size: 14, color: '#566079' },
      },
      {
        name: 'Q3 2026',
        values: [21.4, 13.1, 6.3, 1.8],
        color: '#1B46D9',
        labelStyle: { ...bodyStyle, font: interSemiBold, size: 14, color: '#1B46D9' },
      },
    ],
    axis: { minimum: 0, maximum: 21.4, majorUnit: 5 },
    numberFormat: '0.0',
    categoryStyle: { ...bodyStyle, font: interSemiBold, size: 14 },
    baseline: { color: '#0E1733', width: 1 },
    gapWidth: 55,
    overlap: -10,
    drawing: [],
    description: 'Revenue by region in two years',
    ...options,
  }
}

export function doughnutNode(options: Partial<Omit<ChartNode, 'kind'>> = {}): ChartNode {
  const { axis: _axis, baseline: _baseline, categoryStyle: _style, ...rest } = chartNode()
  return {
    ...rest,
    box: box(218, 190, 277, 277),
    plot: box(218, 190, 277, 277),
    chartType: 'pie',
    holeSize: 61,
    categories: ['Personnel', 'Transport', 'Facilities', 'Technology', 'Other'],
    series: [
      {
        name: 'Share',
        values: [46, 29, 14, 8, 3],
        color: '#1B46D9',
        pointColors: ['#1B46D9', '#0E1733', '#5693BD', '#0D4C4C', '#8591AA'],
      },
    ],
    separator: { color: '#FFFFFF', width: 2 },
    numberFormat: '0"%"',
    ...options,
  }
}

export function page(nodes: SceneNode[], options: Partial<Omit<Page, 'nodes'>> = {}): Page {
  return {
    slideId: 'slide',
    layout: 'bullets',
    title: 'Title',
    background: { kind: 'solid', color: '#FFFFFF' },
    nodes,
    ...options,
  }
}

/** A footer and the slide's number, as every content page has them. */
export function furniture(number: number): TextNode[] {
  const style = { ...bodyStyle, size: 10, color: '#566079' }
  return [
    textNode(layout(paragraph('Q3 2026 business review', { style })), {
      name: 'footer',
      box: box(43.2, 500.4, 577.6, 15.8),
      furniture: 'footer',
    }),
    textNode(layout(paragraph(String(number), { style, align: 'end' })), {
      name: 'slide-number',
      box: box(857.2, 500.4, 59.6, 15.8),
      furniture: 'slideNumber',
    }),
  ]
}

export function scene(pages: Page[], options: Partial<Omit<Scene, 'pages'>> = {}): Scene {
  return {
    title: 'Q3 2026 business review',
    language: 'en-US',
    theme: lightTheme,
    pages,
    ...options,
  }
}

/** The whole page as a box. */
export const wholePage: Box = box(0, 0, pageWidth, pageHeight)
