import type { Session } from '../session.ts'
import type { WishText } from './wish-text.ts'

type Read<Found> = (text: WishText, start: number, session: Session) => Found

/** Reads something from a token of a wish on, once in a session: other readings of the same words ask for it again. */
export function onceInWish<Found>(read: Read<Found>): Read<Found> {
  const kept = new WeakMap<Session, WeakMap<WishText['tokens'], Map<number, Found>>>()
  return (text, start, session) => {
    const bySession = kept.get(session) ?? new WeakMap<WishText['tokens'], Map<number, Found>>()
    kept.set(session, bySession)
    const byStart = bySession.get(text.tokens) ?? new Map<number, Found>()
    bySession.set(text.tokens, byStart)
    const known = byStart.get(start)
    if (known !== undefined) return known
    const found = read(text, start, session)
    byStart.set(start, found)
    return found
  }
}
