import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import { type WishText, wordsBetween } from './read-things.ts'
import { plainWords } from './world.ts'

/** "The slide Feed it": the noun, and the whole title or a part of it after it; several slides called so are asked about. */
export function slideCalled(
  text: WishText,
  start: number,
  session: Session,
): Reference | undefined {
  const { tokens, printed } = text
  let at = start
  while (means(tokens[at], 'the', 'of') && !means(tokens[at], 'slide') && at - start < 2) at += 1
  if (!means(tokens[at], 'slide')) return undefined
  for (let end = Math.min(tokens.length, at + 16); end > at + 1; end--) {
    const words = plainWords(wordsBetween(text, at + 1, end))
    if (words === '' || tokens[end - 1]?.kind === 'sign') continue
    const titles = printed.filter(({ thing }) => thing.kind === 'title')
    const whole = titles.filter(({ words: [title] }) => title === words)
    const part = titles.filter(({ words: [title] }) => ` ${title} `.includes(` ${words} `))
    const ids = (whole.length > 0 ? whole : part).map(({ thing }) => thing.slideId)
    if (ids.length === 0) continue
    const reader = { start, end, form: 'title', slideSaid: true, plural: false } as const
    return {
      ...reader,
      ids: () =>
        ids.length === 1
          ? ids
          : session.askForSlides('slide called so', 'Which slide do you mean?', ids),
    }
  }
  return undefined
}
