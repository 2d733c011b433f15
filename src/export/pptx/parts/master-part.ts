import type { ExportContext } from '../export-context.ts'
import { createShapeIds } from '../nodes/drawing-properties.ts'
import { shapeXml } from '../nodes/shape.ts'
import { colorMapAttributes } from '../theme-colors.ts'
import { presentationNamespaces, xmlDeclaration } from '../xml.ts'
import { commonSlideXml } from './common-slide.ts'
import type { FileLayouts } from './file-layouts.ts'
import { layoutPlaceholderXml } from './layout-part.ts'
import type { FilledPlaceholder } from './placeholders.ts'

/** Masters and layouts are numbered together, from 2³¹ on, which is the master's (ECMA-376 19.7.4, ST_SlideLayoutId). */
const firstLayoutId = 2147483649

/**
 * The slide master: the theme's background, what nearly all layouts draw, one placeholder of each role that the layouts have (a layout's
 * placeholder inherits from the master's of its type), and text styles in theme fonts and colours.
 * `layoutIds` are those of its relationships to the layouts.
 */
export function masterPartXml(
  { master, layouts }: FileLayouts,
  layoutIds: readonly string[],
  context: ExportContext,
): string {
  const { theme } = context.scene
  const nextId = createShapeIds()
  const drawn = master.map((shape) => shapeXml(shape, nextId(), context))
  const placeholders = (['title', 'body', 'footer', 'slideNumber'] as const).map((role) => {
    const filled = firstOf(layouts, role)
    return filled ? layoutPlaceholderXml(filled, nextId(), context) : ''
  })
  const list = layoutIds.map(
    (id, index) => `<p:sldLayoutId id="${firstLayoutId + index}" r:id="${id}"/>`,
  )
  return (
    `${xmlDeclaration}<p:sldMaster ${presentationNamespaces}>` +
    commonSlideXml([...drawn, ...placeholders].join(''), context, {
      background: { kind: 'solid', color: theme.background },
    }) +
    `<p:clrMap ${colorMapAttributes(theme)}/><p:sldLayoutIdLst>${list.join('')}</p:sldLayoutIdLst>` +
    `<p:txStyles><p:titleStyle>${level(1, 'mj', 3000, false)}</p:titleStyle>` +
    `<p:bodyStyle>${levels('mn', 1600, true)}</p:bodyStyle>` +
    `<p:otherStyle>${levels('mn', 1600, false)}</p:otherStyle></p:txStyles></p:sldMaster>`
  )
}

/** A master has one body placeholder; a layout's subtitle counts when there is no body. */
function firstOf(
  layouts: FileLayouts['layouts'],
  role: FilledPlaceholder['role'],
): FilledPlaceholder | undefined {
  const all = layouts.flatMap((layout) => layout.placeholders)
  const found = all.find((one) => one.role === role)
  if (found || role !== 'body') return found
  const subtitle = all.find((one) => one.role === 'subtitle')
  return subtitle && { ...subtitle, role: 'body', element: '<p:ph type="body" idx="1"/>' }
}

function levels(font: 'mj' | 'mn', size: number, bullets: boolean): string {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => level(n, font, size, bullets)).join('')
}

function level(n: number, font: 'mj' | 'mn', size: number, bullets: boolean): string {
  const hang = 228600
  const margin = bullets ? hang * n : 228600 * (n - 1)
  const mark = bullets ? '<a:buFont typeface="Arial"/><a:buChar char="•"/>' : '<a:buNone/>'
  return (
    `<a:lvl${n}pPr marL="${margin}" indent="${bullets ? -hang : 0}" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" ` +
    `latinLnBrk="0" hangingPunct="0"><a:spcBef><a:spcPts val="0"/></a:spcBef>${mark}` +
    `<a:defRPr sz="${size}" kern="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill>` +
    `<a:latin typeface="+${font}-lt"/><a:ea typeface="+${font}-ea"/><a:cs typeface="+${font}-cs"/></a:defRPr></a:lvl${n}pPr>`
  )
}
