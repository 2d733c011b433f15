/**
 * Text as it is kept: without NUL characters, which no database column holds, and with U+FFFD for each lone
 * surrogate, which no UTF-8 holds.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** The number of Unicode code points of well-formed text. */
export function codePointLength(text: string): number {
  let length = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff) length--
  }
  return length
}

/** A JSON value with every text in it, names of properties too, as it is kept. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T
  if (Array.isArray(value)) return value.map(cleanTexts) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [cleanText(name), cleanTexts(item)]),
  ) as T
}
