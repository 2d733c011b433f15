/**
 * How questions end: with a mark, or in Japanese and Chinese with a particle that nothing else has behind it, as a pattern.
 */
export const questionEnd =
  '[?？؟][)\\]”"»」]?|(?:です|ます|ません|でした|ました|でしょう)か[。]?|[吗嗎呢]。'

/** Thai has no mark for them: words that ask, at the end or at the beginning. */
const thaiAsked =
  /^ทำไม|(?:ไหม|มั้ย|หรือเปล่า|หรือไม่|อะไร(?:บ้าง)?|เท่าไร|เท่าไหร่|เมื่อไร|เมื่อไหร่|ไหน|อย่างไร|ยังไง|ใคร)(?:ครับ|คะ)?\s*$/u

const asked = new RegExp(`(?:${questionEnd})\\s*$`, 'u')

/** Whether a sentence asks something. */
export function isQuestion(text: string): boolean {
  return asked.test(text) || thaiAsked.test(text.trim())
}
