import { beginningOf } from '../../../text/cut-text.ts'
import { titleSaid } from '../../answers/title-said.ts'
import { tidied } from '../../clauses/clause.ts'
import { isDeclined } from '../../edit-step.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { Declined } from '../../reading-errors.ts'
import { impliedSlides } from '../../references/find-references.ts'
import type { Session } from '../../session.ts'
import { plainWords } from '../../words/plain-words.ts'
import { means } from '../../words/token.ts'
import { isUndecided } from '../../words/vague.ts'
import type { Frame } from '../frame.ts'
import { namesSlide } from '../hardly-given.ts'
import { listOfPayload, partsOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf, ThingPhrase } from '../span.ts'
import { Unfit, type World } from '../world.ts'

/** Verbs that give a title where one is spoken of. */
const gives: readonly Concept[] = [
  'change',
  'make',
  'put',
  'write',
  'use',
  'replace',
  'add',
  'convert',
  'regenerate',
  'receive',
]

/** "The title of slide 3: Costs", "call slide 4 How we measured", "titles of slides 2 and 3: A and B respectively". */
export const setSlideTitle: Frame = {
  name: 'set_slide_title',
  isNew: true,
  read(slots) {
    const isStated = slots.all('payload').some(({ isTitle }) => isTitle)
    const verbs = slots.all('verb')
    const isSilent = verbs.length === 0
    const renames =
      slots.verbs(['rename']) || (isStated && slots.verbs(['receive'], { silent: true }))
    if (!renames && !slots.verbs(gives, { silent: true })) return undefined
    const title = slots.thing(['title'])
    if (title === undefined ? !renames : isOther(title)) return undefined
    const isDeck = takesDeck(slots)
    const given = slots.takeAll('payload')
    slots.take('sign', ({ concept }) => concept === 'respectively')
    const former = slots.take('former')
    const named = slots.all('slides').map(({ reference }) => reference)
    // "Zamień **Market** na Town w tytule slajdu 3": words, beside the slide.
    if (named.length > 1 && named.some(({ slideSaid }) => !slideSaid)) return undefined
    // "Rename **Acme** to Globex" is said of words; "rename to Globex" of the slide that was spoken of.
    const isSaid = title !== undefined || named.length > 0 || isDeck
    const [first] = given
    if (first === undefined || (!isSaid && first.by !== 'introducer')) return undefined
    // "Cambia el título **de la anterior**": what changes needs a word that says into what.
    const needsLink = isSilent || verbs.some(({ token }) => means(token, 'change'))
    const isDoubted = first.by === 'bare' && !renames && needsLink
    if (isDoubted && !/^\p{Lu}/u.test(first.text)) return undefined
    // "Rename **two steps** on 5": what is said before the slide stands on it.
    if (first.by === 'bare' && slots.all('slides').some(({ start }) => start > first.start))
      return undefined
    // "The title of slide 9 to Sales **in 3**": a slide that is named has its title already, and that is of it.
    const isNamed = slots.all('slides').some(({ end }) => end <= first.start)
    const isBehind = ({ start }: SpanOf<'slides'>) =>
      start >= first.end && !means(slots.clause.tokens[start - 1], 'and')
    if (isNamed && given.length === 1 && slots.all('slides').some(isBehind)) return undefined
    // "The slides" are several, and no title is that of all.
    const isAll = named.some(({ form }) => form === 'all')
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = isAll
        ? session.askForSlides('slide to rename', whichSlide, session.slideIds)
        : world.slidesMeant(slides(world))
      if (!isSaid && ids === undefined) throw new Unfit()
      if (isDoubted) confirmTitle(session, first.text)
      // "A chart after slide 7. **Title: Costs**": behind words that were not understood it is hardly that of the presentation.
      const isOfOther = session.steps.some((step) => isDeclined(step))
      if (isDeck || (ids === undefined && title !== undefined)) {
        const [{ text, by } = { text: '', by: 'quote' }, ...more] = given
        // "Change titles: slide 4 A" is said of a slide.
        const isOfSlide = by !== 'quote' && !isDeck && namesSlide(session.readWords(text))
        if (named.length > 0 || more.length > 0 || former !== undefined || isOfSlide)
          throw new Unfit()
        if (isDeck || !isOfOther) return setDeckTitle(session, text)
      }
      const implied = () =>
        isOfOther && title
          ? session.askForSlides('slide', whichSlide, session.slideIds)
          : impliedSlides(session, whichSlide)
      const meant = ids ?? implied()
      // "Call it Forward", of which the whole is meant: one name for all is the presentation's.
      const isWhole = !isAll && meant.length > 1 && meant.length === session.slideIds.length
      if (isWhole && given.length === 1 && named.every(({ form }) => form === 'pronoun')) {
        setDeckTitle(session, first.text)
        return
      }
      // "A slide after 6, **title: Costs**, points: …" is said of what is added, with the rest.
      if (isSilent && named.length === 0 && meant.some((id) => session.isStandIn(id)))
        throw new Unfit()
      if (former !== undefined && !meant.every((id) => isCalled(world, id, former.text)))
        throw new Unfit()
      const texts = titlesFor(session, meant, given)
      for (const [at, slideId] of meant.entries()) rename(session, slideId, texts[at] ?? '')
      world.touch(world.things(meant).filter(({ kind }) => kind === 'title'))
      session.remember(meant)
    }
  },
}

/** "Rename slide 3", "delete its title": a slide keeps a title, so that a new one is asked for. */
export const askForTitle: Frame = {
  name: 'set_slide_title',
  isNew: true,
  isLast: true,
  read(slots) {
    const isGone = slots.takesAway
    const isOpen = slots.take('open') !== undefined
    const title = slots.thing(['title'])
    const changes: readonly Concept[] = isOpen ? gives : ['change']
    const isAsked = isGone ? slots.deletes() : slots.verbs(['rename', ...(title ? changes : [])])
    const isDeck = takesDeck(slots)
    const isNamed = isDeck || slots.all('slides').length > 0
    if (!isAsked || (title === undefined ? isGone || !isNamed : isOther(title, 'all')))
      return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.slidesMeant(slides(world))
      if (!isGone && (isDeck || ids === undefined)) {
        setDeckTitle(session, titleAsked(session))
        return
      }
      const meant = ids ?? impliedSlides(session, 'The title of which slide?', isGone)
      if (isGone && meant.length > 1)
        throw new Declined(
          'unsupported',
          'Slides keep their titles here; say what one shall be instead.',
        )
      const text = titleAsked(session, isGone ? meant[0] : undefined)
      for (const id of meant) rename(session, id, text)
      session.remember(meant)
    }
  },
}

const whichSlide = 'Which slide shall be renamed?'

/** Whether a title is named otherwise than by its slide, or all of them are, so that none gets another. */
const isOther = ({ isBare, which }: ThingPhrase, may?: 'all') =>
  isBare || which.by === 'text' || which.by === 'places' || (which.by === 'all' && may !== 'all')

const takesDeck = (slots: Slots) =>
  slots.take('sign', ({ concept }) => concept === 'deck') !== undefined

/** The titles that are given, one for each slide or one for all. @throws {Unclear} where they are several, and not one for each. */
function titlesFor(
  session: Session,
  { length }: readonly string[],
  given: readonly SpanOf<'payload'>[],
): string[] {
  const [only, ...more] = given
  const isQuoted = given.some(({ by }) => by === 'quote')
  const same = Array.from({ length }, () => only?.text ?? '')
  if (more.length === 0 && (length === 1 || isQuoted)) return same
  // "In Starten, Voeden en Mengen": what a comma parts are spans of their own.
  const parts = given.flatMap(({ text, by }) =>
    by === 'quote' ? [text] : (eachOf(session, text) ?? partsOfPayload(text)),
  )
  const each = more.length > 0 ? parts : (listOfPayload(only?.text ?? '', length) ?? parts)
  if (each.length === length) return each
  if (each.length === 1) return same
  if (length === 1) throw new Unfit()
  return session.ask(
    'title of each',
    `Those are ${length} slides and ${each.length} titles. What shall each of them be called?`,
    more.length > 0 ? [] : [{ text: `All of them “${only?.text}”`, value: same, saidBy: 'yes' }],
    (answer) => listOfPayload(answer, length),
  )
}

/** "Alpha **respectively** Beta": two, whatever else parts words. */
function eachOf(session: Session, text: string): string[] | undefined {
  const tokens = session.readWords(text)
  const link = tokens.find(
    (one, at) => at > 0 && at + 1 < tokens.length && means(one, 'respectively'),
  )
  return link && [text.slice(0, link.start), text.slice(link.end)].map((one) => tidied(one))
}

/** @throws {Unclear} unless that was answered, {Declined} where the answer is no. */
function confirmTitle(session: Session, title: string): void {
  const isMeant = session.confirm('words of a title', `Shall the title be “${title}”?`, {
    yes: `Yes, “${title}”`,
    no: 'No, leave everything as it is',
  })
  if (!isMeant) throw new Declined('called_off', 'Nothing was renamed.')
}

/** What a title shall be. @param gone the slide whose title shall go. @throws {Unclear} unless that was answered. */
function titleAsked(session: Session, gone?: string): string {
  const question =
    gone === undefined
      ? 'What shall the new title be?'
      : `A slide keeps a title here. What shall that of “${session.slideName(gone)}” be instead?`
  return session.ask('title', question, [], (answer) =>
    isUndecided(answer) ? undefined : tidied(titleSaid(answer) ?? answer) || undefined,
  )
}

/** As the operations have it. */
const longestTitle = 300

function setDeckTitle(session: Session, words: string): void {
  const title = beginningOf(words, longestTitle)
  if (session.now.title === title) throw new Declined('nothing_to_do', 'That is the title already.')
  session.operate({ op: 'set_title', title })
}

/** Gives a slide a title; that of one which is only being added goes into its request. */
function rename(session: Session, slideId: string, words: string): void {
  const title = beginningOf(words, longestTitle)
  if (slideId === session.pendingId) session.amendPending({ title })
  else session.operate({ op: 'set_slide_title', slideId, title })
}

function isCalled(world: World, slideId: string, title: string): boolean {
  return world
    .things([slideId])
    .some(
      ({ kind, texts }) =>
        kind === 'title' && plainWords(texts[0]?.text ?? '') === plainWords(title),
    )
}

/** "Swap the titles of slides 7 and 8". */
export const swapTitles: Frame = {
  name: 'swap_titles',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['swap'])) return undefined
    if (slots.thing(['title']) === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = slides(world)
      if (ids?.length !== 2) throw new Unfit()
      const titles = ids.map(
        (id) => world.things([id]).find(({ kind }) => kind === 'title')?.texts[0]?.text ?? '',
      )
      for (const [at, slideId] of ids.entries())
        world.session.operate({ op: 'set_slide_title', slideId, title: titles[1 - at] ?? '' })
    }
  },
}
