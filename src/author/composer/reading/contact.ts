/** An address of somebody's mail, and a number that is dialled: six figures and more in groups. */
const address = /[^\s<@,;|]+@[^\s>@,;|]+\.\p{L}{2,}/gu
const telephone = /(?<![\d.,])[+(]?\d[\d ()/-]{5,}\d(?![\d.,]*\d)/gu
/** Not the full stop of an abbreviation ("tel."). */
const sentenceEnd = /\p{L}{4}[.!?](?:\s+\p{L}|$)|。/u
/** No line of addresses is longer, in UTF-16 units. */
const longest = 300
/** Words of a line that says by the way where somebody is reached; a sentence has more. */
const mostWords = 14

/** What stands between the fields of somebody's card on one line. */
export const fieldSeparator = /\s[|│｜·•]\s/gu

/** Whether words only say how somebody is reached: an address is among them, and no sentence. */
export function isContact(text: string): boolean {
  if (text.length > longest || !text.includes('@') || text.search(address) < 0) return false
  const rest = text.replace(address, ' ').replace(telephone, ' ')
  return (
    rest.split(/[\s|·•]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length <= mostWords &&
    !sentenceEnd.test(rest.trim())
  )
}

/** Whether words hold an address or a number to dial, whatever else they say. */
export function holdsContact(text: string): boolean {
  return text.search(address) >= 0 || text.search(telephone) >= 0
}

/** Whether words are a number to dial and little else. */
export function isTelephone(text: string): boolean {
  if (text.length > longest) return false
  const rest = text.replace(telephone, ' ')
  return rest !== text && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) <= 2
}
