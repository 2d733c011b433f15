import type { Clause } from '../clauses/clause.ts'
import { spokenItems } from '../frames/payload-list.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import type { Intent } from './intent.ts'

/** More slides at once than anybody wants to name. */
const mostAdded = 20

/** "Make the deck 5 slides long", "cut the presentation down to 6 slides", "it should be two slides shorter". */
export const deckLength: Intent = (clause, session) => {
  const wanted = lengthSaid(clause, session)
  if (wanted === undefined) return false
  const count = session.now.slides.length
  if (wanted === count)
    throw new Declined('nothing_to_do', `The presentation has ${slidesOf(count)} already.`)
  if (wanted < 1) throw new Declined('unsupported', 'A presentation has at least one slide.')
  if (wanted < count) deleteSome(session, wanted)
  else addSome(session, wanted)
  return true
}

/** A phrase that is one token. */
const inOneSlide = onlySaying('inOneSlide')

/** How many slides the presentation shall have. */
function lengthSaid(clause: Clause, session: Session): number | undefined {
  // "Summarize the deck in one slide"
  const one = clause.tokens.some(({ text }) => inOneSlide.test(text))
  if (one && clause.has('shorter', 'make') && clause.has('deck', 'everything')) return 1
  const at = clause.tokens.findIndex(
    (_, index) => clause.is(index, 'number') && clause.is(index + 1, 'slide', 'slides'),
  )
  const said = clause.token(at)?.value
  if (at === -1 || said === undefined || clause.is(at - 1, 'slide', 'slides', 'the', 'this'))
    return undefined
  const long = clause.is(at + 2, 'long') || clause.is(at - 1, 'long')
  // "Trim it down to 8 slides": more than one slide is ever made into.
  const cutTo =
    clause.is(at - 1, 'to') && clause.has('it') && clause.has('shorter', 'delete', 'change')
  const isLong = long || (said > 2 && (clause.is(at - 1, 'it') || cutTo))
  const whole = clause.has('deck', 'everything') || isLong
  if (!whole || clause.has('about', 'titled', 'split', 'merge', 'duplicate')) return undefined
  if (clause.is(at + 2, 'shorter', 'longer')) return lengthOtherBy(clause, session, at)
  // "Shorten the deck by two slides"
  if (clause.is(at - 1, 'by') && clause.has('shorter', 'longer'))
    return session.now.slides.length + (clause.has('longer') ? said : -said)
  const to = clause.is(at - 1, 'to', 'into', 'in', 'through')
  const asks = clause.has('make', 'convert', 'change', 'shorter', 'longer', 'use', 'delete', 'keep')
  const bare = clause.is(at - 1, 'deck', 'it', 'is', 'everything') && clause.has('make', 'change')
  // "Make this a 5 slide presentation"
  const turned = clause.is(at - 1, 'a') && clause.is(at - 2, 'it', 'this', 'deck')
  if (turned && clause.is(at + 2, 'deck')) return said
  return long || bare || (to && asks && !clause.has('add')) ? said : undefined
}

/** "two slides shorter": how many slides that leaves; the number stands at a position. */
function lengthOtherBy(clause: Clause, session: Session, at: number): number | undefined {
  if (!clause.is(at - 1, 'by', 'deck', 'is', 'everything', 'to', 'it')) return undefined
  const by = clause.token(at)?.value ?? 0
  return session.now.slides.length + (clause.is(at + 2, 'longer') ? by : -by)
}

const slidesOf = (count: number) => (count === 1 ? 'one slide' : `${count} slides`)

/** Which slides go is asked. @throws {Unclear} unless that was answered. */
function deleteSome(session: Session, wanted: number): void {
  const ids = session.idsNow()
  const count = ids.length - wanted
  const which = session.ask<readonly string[]>(
    'slides to go',
    `The presentation has ${slidesOf(ids.length)}, so ${count} of them would have to go. Which?`,
    [
      {
        text: count === 1 ? 'The last slide' : `The last ${count} slides`,
        value: ids.slice(wanted),
        id: 'last',
        ...(count === 1 ? { slide: session.slideIds.length } : {}),
      },
      { text: 'Keep them all', value: [], id: 'none', saidBy: 'no' },
    ],
    (answer) => {
      const named = session.readAnswer(answer)?.ids()
      return named?.length === count ? named : undefined
    },
  )
  if (which.length === 0) throw new Declined('called_off', 'Nothing was deleted.')
  session.refusePending(which)
  for (const slideId of which) session.operate({ op: 'delete_slide', slideId })
  session.mentioned = []
}

/** What the new slides are about is asked. @throws {Unclear} unless that was answered. */
function addSome(session: Session, wanted: number): void {
  const count = session.now.slides.length
  const missing = wanted - count
  if (missing > mostAdded)
    throw new Declined('unsupported', `At most ${mostAdded} slides can be added at once.`)
  const topics = session.ask<string[]>(
    'topics',
    `The presentation has ${slidesOf(count)}. What shall the ${
      missing === 1 ? 'new one' : `${missing} new ones`
    } be about?`,
    [],
    (answer) => {
      const items = spokenItems(answer)
      return items.length === missing ? items : undefined
    },
  )
  for (const topic of topics) session.addSlide({ request: 'add_slide', topic })
}
