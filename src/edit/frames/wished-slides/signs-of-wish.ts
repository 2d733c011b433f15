import type { WishText } from '../wish-text.ts'

/** Whether a token is a sign that parts what is said; within a word or a number it does not. */
export function endsAt({ tokens, instruction }: WishText, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (/^[。，；：、\n]$/.test(token.text)) return true
  if (!/^[,;:.!?？！–—-]$/.test(token.text)) return false
  const next = instruction[token.end]
  const before = instruction[token.start - 1]
  return (
    next === undefined ||
    /\s/.test(next) ||
    (/^[,:]$/.test(token.text) && !/[\p{L}\p{N}]/u.test(before ?? '')) ||
    // 志愿者,步骤是
    (/^[,:;]$/.test(token.text) && /[\p{Script=Han}\p{Script=Kana}]/u.test(next))
  )
}

/** Whether a sentence ends at a token. */
export function endsSentence(text: WishText, at: number): boolean {
  return /^[.。]$/.test(text.tokens[at]?.text ?? '') && endsAt(text, at)
}

/** Whether a token is the mark of a question or a call. */
export function asksAt(text: WishText, at: number): boolean {
  return /^[?!？！]$/.test(text.tokens[at]?.text ?? '') && endsAt(text, at)
}

/** Where a name ends: "Why now**?**", its mark belongs to it. */
export function withMark(text: WishText, to: number): number {
  return asksAt(text, to) ? to + 1 : to
}
