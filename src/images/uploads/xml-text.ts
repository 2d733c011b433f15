/**
 * The text of an XML document in UTF-8 or UTF-16, told apart as appendix F of XML 1.0 does: by a byte order mark, else
 * by the `<` that a document begins with. What the document says of its encoding has no say. No mark is in the text.
 *
 * @param options.cut whether `data` may end within a character, being only the beginning of a document.
 * @returns undefined when it is in another encoding.
 */
export function xmlText(data: Uint8Array, options: { cut?: boolean } = {}): string | undefined {
  try {
    return new TextDecoder(encodingOf(data), { fatal: options.cut !== true }).decode(data)
  } catch {
    return undefined
  }
}

function encodingOf([first, second]: Uint8Array): string {
  const lessThan = 0x3c
  if ((first === 0xff && second === 0xfe) || (first === lessThan && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === lessThan)) return 'utf-16be'
  return 'utf-8'
}
