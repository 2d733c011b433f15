import { Declined } from '../../reading-errors.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { spokenItems } from '../payload-list.ts'
import { takeDeck } from '../slides-named.ts'

/** The hole of the question which slides shall go. */
export const whatGoes = 'slides to go'

/** More slides at once than anybody wants to name. */
const mostAdded = 20

/** "Make the deck 5 slides long", "cut the presentation down to 6 slides", "it should be two slides shorter". */
export const setDeckLength: Frame = {
  name: 'deck_length',
  isNew: true,
  read(slots) {
    const verbs = [
      'make',
      'convert',
      'change',
      'shorter',
      'longer',
      'use',
      'delete',
      'keep',
      'put',
      'needs',
      'receive',
    ] as const
    const isWish = slots.all('verb').some(({ token }) => means(token, 'needs', 'receive'))
    if (!slots.verbs(verbs, { silent: true })) return undefined
    const length = slots.take('length')
    if (length === undefined) return undefined
    const whole = slots.take('slides', ({ reference }) => reference.form === 'all')
    const isOfDeck = takeDeck(slots) || whole !== undefined
    const pronoun = slots.take('slides', ({ reference }) => reference.form === 'pronoun')
    // "Make it two slides": one slide that was spoken of may become two, and hardly more.
    if (!isOfDeck && !length.isLong && (pronoun === undefined || length.slides <= 2))
      return undefined
    return ({ session }) => {
      const count = session.now.slides.length
      const by = length.by === 'more' ? length.slides : -length.slides
      const wanted = length.by === undefined ? length.slides : count + by
      if (wanted === count)
        throw new Declined('nothing_to_do', `The presentation has ${slidesOf(count)} already.`)
      if (wanted < 1) throw new Declined('unsupported', 'A presentation has at least one slide.')
      const isAdded = isWish && !isOfDeck && wanted < count && addsThem(session, wanted)
      if (isAdded) addSome(session, count + wanted)
      else if (wanted < count) deleteSome(session, wanted)
      else addSome(session, wanted)
    }
  },
}

const slidesOf = (count: number) => (count === 1 ? 'one slide' : `${count} slides`)

/** "I need three slides": in all, or three more? @throws {Unclear} unless that was answered. */
function addsThem(session: Session, slides: number): boolean {
  const asked = `Shall the presentation have ${slidesOf(slides)} in all?`
  const more = slides === 1 ? 'No, add one' : `No, add ${slides}`
  return session.ask('in all or more', asked, [
    { text: 'Yes, in all', value: false, id: 'in all', saidBy: 'yes' },
    { text: more, value: true, id: 'more', saidBy: 'no' },
  ])
}

/** Which slides go is asked. @throws {Unclear} unless that was answered. */
function deleteSome(session: Session, wanted: number): void {
  const ids = session.idsNow()
  const count = ids.length - wanted
  const which = session.ask<readonly string[]>(
    whatGoes,
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
