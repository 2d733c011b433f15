import { printableText } from '../../typography/clean-text.ts'

const special = /[&<>"']/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text made safe for XML and HTML, as content and inside quoted attributes. What cannot be printed is
 * dropped. Everything that the SVG writer did not make up itself passes through here.
 */
export function escapeXml(text: string): string {
  return printableText(text).replace(special, (character) => entities[character] ?? '')
}

/** A number for an attribute: at most `digits` decimals, no exponent, no `-0`. */
export function formatNumber(value: number, digits = 2): string {
  const scale = 10 ** digits
  const rounded = Math.round(value * scale) / scale
  return rounded === 0 ? '0' : String(rounded)
}

/** ` name="value"` for each attribute that has a value; strings are escaped, numbers rounded. */
export function attributes(values: Record<string, string | number | undefined>): string {
  let written = ''
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    written += ` ${name}="${typeof value === 'number' ? formatNumber(value) : escapeXml(value)}"`
  }
  return written
}
