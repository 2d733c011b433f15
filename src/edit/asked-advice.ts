import { wordingsOf } from './lexicons/any-language.ts'

const asked = new RegExp(`^\\s*(?:${wordingsOf('advice')})[^?？\\n]*[?？]+\\s*$`, 'iu')
const askedAtEnd = new RegExp(`(?:${wordingsOf('adviceLast')})\\s*[?？]\\s*$`, 'u')

/** Whether an instruction is one question that asks for advice ("Should I merge slides 3 and 4?"), not for a change. */
export function asksForAdvice(instruction: string): boolean {
  return asked.test(instruction) || askedAtEnd.test(instruction)
}
