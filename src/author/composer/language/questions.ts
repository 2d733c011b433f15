/**
 * How questions end: with a mark, or in Japanese and Chinese with a particle that nothing else has behind it, as a pattern.
 */
const questionEnd =
  '[?？؟][)\\]”"»」]?|(?:です|ます|ません|でした|ました|でしょう)か[。]?|(?:なぜ|どう|何|いつ|どこ|誰|どれ|どの|いくつ|いくら|どちら)[^。]{1,40}か[。]?|(?:습니까|는가요|은가요|인가요)[.]?|[吗嗎呢]。'

/** What asks in a language that has no mark for it. */
interface AskingWords {
  opening: string
  ending: string
  /** What may stand behind the ending for politeness. */
  polite: string
  /** What makes a statement of words behind it that would ask: a negation ("nothing"), a conjunction ("whether"). */
  stating: string
}

/** By primary subtag; a language of this kind is told by its script. */
const unmarked: Record<string, AskingWords> = {
  th: {
    opening: 'ทำไม',
    ending: 'ไหม|มั้ย|หรือเปล่า|หรือไม่|อะไร(?:บ้าง)?|เท่าไร|เท่าไหร่|เมื่อไร|เมื่อไหร่|ไหน|อย่างไร|ยังไง|ใคร|ล่ะ',
    polite: 'ครับ|คะ|นะครับ|นะคะ',
    stating: 'ไม่|ว่า',
  },
}

const asked = new RegExp(`(?:${questionEnd})\\s*$`, 'u')
const rows = Object.values(unmarked)
const mayAskUnmarked = rows.map(
  ({ opening, ending, polite }) => new RegExp(`^(?:${opening})|(?:${ending})(?:${polite})?$`, 'u'),
)
/** The same in one clause and behind nothing that states; spaces part clauses. */
const asksUnmarked = rows.map(
  ({ opening, ending, polite, stating }) =>
    new RegExp(
      `^(?:${opening})\\S*$|(?:^|\\s)(?:(?!${stating})\\S)*?(?:${ending})(?:${polite})?$`,
      'u',
    ),
)

/** Whether a sentence asks something. */
export function isQuestion(text: string): boolean {
  return asked.test(text) || asksUnmarked.some((pattern) => pattern.test(text.trim()))
}

/** Whether words that something else sets off as a question may be one, where statements can end the same way. */
export function mayAsk(text: string): boolean {
  return asked.test(text) || mayAskUnmarked.some((pattern) => pattern.test(text.trim()))
}
