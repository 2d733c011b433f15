import { wordingsOf } from '../lexicons/any-language.ts'
import type { Session } from '../session.ts'
import { bestOf } from './names.ts'
import { slidesThatSay } from './slides-that-say.ts'
import { isMistyped, sameWordIn } from './word-forms.ts'

/** What is said of slides beside what they are about. */
interface TopicSaid {
  /** "The fuel slides", rather than "the fuel slide". */
  plural: boolean
  /** Whether the word for slides says neither, as the Italian "slide". */
  isEither?: boolean
  /** "The **two** fuel slides". */
  count?: number | undefined
  /** Whether the words say how slides are rather than what they are about: "the boring slides". */
  isProperty?: boolean
}

/** A topic that a slide fits this well is one topic, although "and" stands in it. */
const surelyOne = 0.9

/** Words between two topics; signs too where no slide fits the whole. */
const joints = new RegExp(`\\s+(?:${wordingsOf('and')}|&)\\s+`, 'u')
const jointsAndSigns = new RegExp(`${joints.source}|${wordingsOf('andUnspaced')}|[、，,]`, 'u')

/**
 * The slide about something; with `plural` all that fit as well. Where slides shall go (`session.careful`), only those
 * that say so in their titles are meant without a question.
 * @throws {Unclear} when it is not clear which, or when they are not as many as was said.
 */
export function slidesAbout(session: Session, about: string, said: TopicSaid): string[] {
  if (session.careful) return surelyAbout(session, about, said)
  const { plural, count } = said
  const matches = session.search.find(about)
  const best = matches[0]
  const parts = plural
    ? about.split(best === undefined ? jointsAndSigns : joints).filter(Boolean)
    : []
  if (parts.length > 1 && (best === undefined || best.score < surelyOne)) {
    const each = parts.flatMap((part) => slidesAbout(session, part, { plural: false }))
    return [...new Set(each)]
  }
  if (best === undefined) return askWhich(session, about, said, [])
  const exact = session.search.titled(about)
  const begun = exact.length > 0 || plural ? [] : session.search.beginning(about)
  // "The gas slide" is the one called so first of all: "Gas 2024, 2025".
  const good =
    exact.length > 0 ? exact : begun.length === 1 ? begun : bestOf(matches).map(({ id }) => id)
  if (count === undefined ? good.length === 1 || plural : good.length === count)
    return inOrder(session, good)
  return askWhich(session, about, said, good)
}

/** @throws {Unclear} unless every slide that says the words says them in its title, and they are as many as was said. */
function surelyAbout(session: Session, about: string, said: TopicSaid): string[] {
  const { plural, count } = said
  const exact = session.search.titled(about)
  const isOne = !plural && !said.isEither && count === undefined
  if (exact.length === 1 && isOne) return exact
  const isWord = sameWordIn(session.grammar)
  const saying = (words: string) => slidesThatSay(session.slides, words, isWord)
  const whole = saying(about)
  const parts = plural && whole.inTitle.length === 0 ? about.split(jointsAndSigns) : []
  const found = parts.length > 1 ? parts.filter(Boolean).map(saying) : [whole]
  const ids = found.flatMap(({ inTitle, inText }) => [...inTitle, ...inText])
  const all = inOrder(session, [...exact, ...ids])
  const areTitles = found.every((one) => one.inTitle.length > 0 && one.inText.length === 0)
  if (areTitles && !said.isProperty && isCount(all.length, said, found.length)) return all
  if (all.length > 0) return askWhich(session, about, said, all)
  const mistyped = slidesThatSay(session.slides, about, isMistyped)
  return askWhich(session, about, said, inOrder(session, Object.values(mistyped).flat()))
}

/** Whether slides are as many as was said of them; `topics` is what they are about in all. */
function isCount(length: number, { plural, count }: TopicSaid, topics: number): boolean {
  if (count !== undefined) return length === count
  return plural ? length > 1 || topics > 1 : length === 1
}

function askWhich(
  session: Session,
  about: string,
  { count }: TopicSaid,
  good: readonly string[],
): string[] {
  const { length } = good
  const fitting = length === 1 ? 'one' : length
  const question =
    length === 0
      ? `No slide is about “${about}”. Which slide do you mean?`
      : count !== undefined && count !== length
        ? `You said ${count === 1 ? 'one slide' : `${count} slides`}, but “${about}” fits ${fitting}. Which do you mean?`
        : length === 1
          ? `One slide speaks of “${about}”. Do you mean that?`
          : `Several slides are about “${about}”. Which do you mean?`
  return session.askForSlides('slides about', question, length === 0 ? session.slideIds : good)
}

function inOrder(session: Session, ids: readonly string[]): string[] {
  return session.slideIds.filter((id) => ids.includes(id))
}
