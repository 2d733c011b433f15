/**
 * Code points that XML 1.0 (section 2.2) cannot hold, whether escaped or not; besides them the C1 controls and DEL,
 * which no font draws.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is what it is for.
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const special = /[&<>"']/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text made safe for XML and HTML, as content and inside quoted attributes. Control characters are dropped, lone
 * surrogates become U+FFFD. Everything that the SVG writer did not make up itself passes through here.
 */
export function escapeXml(text: string): string {
  return text
    .replace(unspeakable, '')
    .replace(loneSurrogate, '\uFFFD')
    .replace(special, (character) => entities[character] ?? '')
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
