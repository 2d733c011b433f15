import type { ExportContext } from '../export-context.ts'
import { colorScheme, hexadecimal } from '../theme-colors.ts'
import { escapeAttribute } from '../xml.ts'

/**
 * The theme part: pptxgenjs's own (whose format scheme is Office's) with our name, colour scheme and fonts, so that
 * colours and fonts can be changed as a set.
 */
export function themePartXml(original: string, context: ExportContext): string {
  const { theme } = context.scene
  const name = escapeAttribute(theme.name)
  const slots = Object.entries(colorScheme(theme))
    .map(([slot, color]) => `<a:${slot}><a:srgbClr val="${hexadecimal(color)}"/></a:${slot}>`)
    .join('')
  const font = (kind: 'major' | 'minor', typeface: string) =>
    `<a:${kind}Font><a:latin typeface="${escapeAttribute(typeface)}"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}Font>`
  const fonts =
    font('major', context.face(theme.displayFont).typeface) +
    font('minor', context.face(theme.textFont).typeface)
  return (
    original
      .replace(/(<a:theme [^>]*name=")[^"]*"/, (_, head: string) => `${head}${name}"`)
      .replace(
        /<a:clrScheme[\s\S]*?<\/a:clrScheme>/,
        () => `<a:clrScheme name="${name}">${slots}</a:clrScheme>`,
      )
      .replace(
        /<a:fontScheme[\s\S]*?<\/a:fontScheme>/,
        () => `<a:fontScheme name="${name}">${fonts}</a:fontScheme>`,
      )
      // The family id says "this is the Office theme".
      .replace(/<a:extLst>[\s\S]*?<\/a:extLst>(?=<\/a:theme>)/, '')
  )
}
