/**
 * The parts of given words: lines, else what semicolons or slashes with spaces part, else commas and the last "and".
 * @param count how many there must be; undefined is answered where there are not so many.
 */
export function listOfPayload(text: string, count: number): string[] | undefined {
  for (const parts of waysToPart(text)) if (parts.length === count) return parts
  return undefined
}

/** The parts of words that may be several: one where nothing parts them. */
export function partsOfPayload(text: string): string[] {
  const [first] = waysToPart(text).filter((parts) => parts.length > 1)
  return first ?? [text]
}

function waysToPart(text: string): string[][] {
  const by = (sign: RegExp) =>
    text
      .split(sign)
      .map((part) => part.replace(/^\s*(?:[-–•*]|\d+[.)])\s+/, '').trim())
      .filter((part) => part !== '')
  return [by(/\n/), by(/[;；]\s*|\s+\/\s+/), commaParts(text)]
}

/** "A, B and C" in any language: the last part has the word for "and" before it. */
function commaParts(text: string): string[] {
  const parts = text.split(/\s*[,，、]\s*/)
  const last = parts.pop() ?? ''
  const [one, ...others] = last.split(/\s+(?:and|und|et|y|e|en|i|и|&)\s+|と|和/)
  return [...parts, one ?? '', ...others].map((part) => part.trim()).filter((part) => part !== '')
}
