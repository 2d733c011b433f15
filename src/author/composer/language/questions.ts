/**
 * How questions end: with a mark, or in Japanese and Chinese with a particle that nothing else has behind it, as a pattern.
 */
export const questionEnd =
  '[?？؟][)\\]”"»」]?|(?:です|ます|ません|でした|ました|でしょう)か[。]?|[吗嗎呢]。'

const asked = new RegExp(`(?:${questionEnd})\\s*$`, 'u')

/** Whether a sentence asks something. */
export function isQuestion(text: string): boolean {
  return asked.test(text)
}
