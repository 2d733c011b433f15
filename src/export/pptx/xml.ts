import type { Points } from '../../scene/geometry.ts'
import { printableText } from '../../typography/clean-text.ts'

/** The declaration with which every part begins. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Namespace declarations of DrawingML, relationships and PresentationML, for the root element of a part. */
export const presentationNamespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as XML character data: what cannot be printed, or held by XML, is dropped; markup is escaped. */
export function escapeText(text: string): string {
  return printableText(text).replace(/[&<>]/g, (mark) => entities[mark] as string)
}

/** Text as the value of an attribute in double quotes; line ends and tabs become spaces. */
export function escapeAttribute(text: string): string {
  return printableText(text)
    .replace(/[&<>"]/g, (mark) => entities[mark] as string)
    .replace(/\s/g, ' ')
}

/** Points to English Metric Units (12,700 a point), the unit of DrawingML. */
export function emu(points: Points): number {
  return Math.round(points * 12700)
}

/** A number in a range of integers. */
export function integer(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, Math.round(value)))
}
