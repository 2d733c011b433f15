import { chosenVariant, type Slide } from '../../../deck/slide.ts'
import { withEllipsis } from '../../../text/cut-text.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { Declined } from '../../reading-errors.ts'
import { impliedSlides } from '../../references/find-references.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import { sayInstead } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf, ThingPhrase } from '../span.ts'
import type { Thing } from '../thing.ts'
import { Unfit, type World } from '../world.ts'
import { confirmSlip, goesSomewhere } from './deletions.ts'

/** The notes by their noun: words that stand in notes are none. */
const isNotes = ({ phrase }: SpanOf<'thing'>) =>
  phrase.kinds.includes('notes') && !phrase.isBare && phrase.which.by !== 'text'

const isInNotes = ({ place }: SpanOf<'place'>) =>
  place.at === 'in' &&
  place.thing.kinds.includes('notes') &&
  !place.thing.isBare &&
  place.thing.which.by !== 'text'

const puts = ['add', 'put', 'write'] as const

/** "Note for slide 5: Show the clip", "add ‘Pause.’ at the end of the notes of every slide with a chart". */
export const writeNotes: Frame = {
  name: 'set_notes',
  isNew: true,
  read(slots) {
    const isAsked = slots.all('verb').length > 0
    const replaces = slots.verbs(['change', 'replace', 'make'])
    if (!replaces && !slots.verbs([...puts, 'append', 'needs', 'receive'], { silent: true }))
      return undefined
    const into = slots.take('place', isInNotes)
    if (into === undefined && slots.take('thing', isNotes) === undefined) return undefined
    const payload = slots.take('payload')
    if (payload === undefined) return undefined
    // "Replace the notes by **the text**: …".
    if (replaces) slots.take('sign', ({ concept }) => concept === 'words')
    // What replaces all of them is given as words, and not as how they shall be.
    if (replaces && payload.by !== 'colon' && !payload.isQuoted) return undefined
    // "Speaker notes for slide 9: …" says what they are.
    const isStated = !isAsked && into === undefined && payload.by === 'colon'
    const start = slots.take('place', ({ place }) => place.at === 'start') !== undefined
    // "Put **at the end** …" is more for the notes that are there.
    const isBehind = slots.take('place', ({ place }) => place.at === 'end') !== undefined
    // "**One more sentence** in the notes of 3: …".
    const isFurther = !replaces && slots.thing(['sentence'], 'new') !== undefined
    const isMore = start || isBehind || isFurther
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined || ids.length === 0) throw new Unfit()
      for (const slideId of ids) {
        const isAnew = (replaces || isStated) && !isMore
        const before = isAnew ? '' : (session.slide(slideId)?.notes ?? '')
        const parts = start ? [payload.text, before] : [before, payload.text]
        const notes = parts.filter((part) => part !== '').join('\n')
        session.operate({ op: 'set_notes', slideId, notes })
      }
      session.remember(ids)
    }
  },
}

/** "Strip the speaker notes from every slide", "delete all the notes". */
export const deleteNotes: Frame = {
  name: 'delete_notes',
  isNew: true,
  read(slots) {
    const { namesAny } = slots
    if (goesSomewhere(slots) || slots.joinsSlides) return undefined
    if (!slots.deletes() && !slots.verbs(['unwanted'])) return undefined
    const notes = slots.take('thing', isNotes)
    if (notes === undefined) return undefined
    const named = slots.all('slides')
    const isJoined = slots.says('and') || slots.says('with')
    // "Delete slide 9 and its notes": they go with their slide.
    if (isJoined && named.some(({ start }) => start < notes.start)) return undefined
    const isNamed = named.length > 0
    // "A note" is none in particular, but on one slide.
    const isAny = namesAny && named.every(({ reference }) => reference.plural)
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = isAny
        ? session.askForSlides('slide', whoseNotes, session.idsNow())
        : notedSlides(world, notes.phrase, slides(world), true)
      const there = ids.filter((id) => (session.slide(id)?.notes ?? '') !== '')
      if (there.length === 0) throw new Declined('nothing_to_do', 'There are no notes there.')
      if (!isNamed) confirmAllNotes(session, there)
      for (const slideId of there) session.operate({ op: 'set_notes', slideId, notes: null })
      session.remember(there)
    }
  },
}

/** "Add speaker notes to slide 3", "write notes for all slides": what they say is made of the slides. */
export const composeNotes: Frame = {
  name: 'write_notes',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['add', 'write', 'make', 'put', 'use', 'convert'])) return undefined
    const notes = slots.take('thing', isNotes)
    if (notes === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = notedSlides(world, notes.phrase, slides(world), false)
      for (const slideId of ids) world.session.request({ request: 'write_notes', slideId })
      world.session.remember(ids)
    }
  },
}

const whoseNotes = 'The notes of which slide shall be removed?'

/** The slides whose notes are meant. @throws {Unclear} where that is not said. */
function notedSlides(
  world: World,
  { which }: ThingPhrase,
  named: readonly string[] | undefined,
  isToGo: boolean,
): readonly string[] {
  const meant = world.slidesMeant(named)
  if (meant !== undefined) return meant
  if (which.by === 'all') return world.session.idsNow()
  const question = isToGo ? whoseNotes : 'Notes for which slide?'
  return impliedSlides(world.session, question, isToGo)
}

/** "Add a caption to slide 4: …", "the line “Still open” above the title of slide 5". */
export const addSmallText: Frame = {
  name: 'add_small_text',
  isNew: true,
  read(slots) {
    const adds = slots
      .all('verb')
      .some(({ token }) => means(token, 'add') && !means(token, 'change'))
    if (!slots.verbs([...puts, 'make', 'use', 'change', 'replace', 'needs'], { silent: true }))
      return undefined
    const above = slots.take('place', isAboveTitle)
    // "Add **the line** “Still open” above the title".
    if (above !== undefined) slots.thing(['row'], 'kind')
    const isThere = ({ phrase: { kinds, which } }: SpanOf<'thing'>) =>
      which.by !== 'new' && smallTexts.some((one) => kinds.includes(one) && kinds.length === 1)
    const noun = above ? undefined : (slots.take('thing', isThere)?.phrase ?? inSmallText(slots))
    const kind = above ? 'eyebrow' : smallTexts.find((one) => noun?.kinds.includes(one))
    const payload = slots.take('payload')
    if (kind === undefined || payload === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined || ids.length === 0) throw new Unfit()
      for (const slideId of ids) {
        const own =
          noun?.which.by === 'text'
            ? world.resolve(noun, [slideId])
            : world.things([slideId]).filter((one) => one.kind === kind)
        if (own.length > 1) throw new Unfit()
        const [there = { kind, slideId, place: 0, index: 0, texts: [{ part: kind, text: '' }] }] =
          own
        if (adds) confirmInstead(world, own)
        sayInstead(world, there, payload.text)
      }
      world.session.remember(ids)
    }
  },
}

/** What is added takes nothing away: of what a slide has one of, another is asked about. */
function confirmInstead({ session }: World, there: readonly Thing[]): void {
  const before = there[0]?.texts[0]?.text ?? ''
  if (before === '') return
  const isMeant = session.confirm(
    'text instead of another',
    `“${withEllipsis(before, 120)}” stands there already, and a slide has one such line. Replace it?`,
    { yes: 'Yes, replace it', no: 'No, keep it' },
  )
  if (!isMeant) throw new Declined('called_off', 'Nothing was changed.')
}

/** "Change the subtitle to 'Third quarter'", "subtitle: Third quarter", "remove the subtitle": the line below the title of the title slide. */
export const setSubtitle: Frame = {
  name: 'subtitle',
  isNew: true,
  read(slots) {
    const deletes = !slots.namesAny && slots.deletes()
    const isAsked = slots.all('verb').length > 0
    if (!deletes && !slots.verbs(subtitleVerbs, { silent: true })) return undefined
    if (slots.thing(['subtitle'], 'kind') === undefined) return undefined
    const payload = deletes ? undefined : slots.take('payload')
    if (!deletes && !isAsked && payload === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const cover = coverOf(session, slides(world))
      const there = chosenVariant(cover).blocks.find(({ kind }) => kind === 'paragraph')
      const slideId = cover.id
      session.remember([slideId])
      if (deletes) {
        if (there === undefined)
          throw new Declined('nothing_to_do', 'The title slide has no subtitle.')
        if (slots.isSlip)
          confirmSlip(
            world,
            world.things([slideId]).filter(({ kind }) => kind === 'subtitle'),
          )
        session.operate({ op: 'delete_block', slideId, blockId: there.id })
        return
      }
      const text = payload?.text ?? askForSubtitle(session)
      const own = world.things([slideId]).find(({ kind }) => kind === 'subtitle')
      if (own !== undefined) sayInstead(world, own, text)
      else {
        const paragraphs = [{ text, sources: [], added: true as const }]
        const block = { kind: 'paragraph' as const, id: session.context.newId(), paragraphs }
        session.operate({ op: 'add_block', slideId, block })
      }
    }
  },
}

/** @throws {Unclear} unless that was answered. */
function askForSubtitle(session: Session): string {
  const read = (answer: string) => answer.trim() || undefined
  return session.ask('subtitle', 'What shall the subtitle be?', [], read)
}

/** The title slide. @throws {Declined} when another slide is named, or there is none. */
function coverOf(session: Session, named: readonly string[] | undefined): Slide {
  const isCover = (slide: Slide) => chosenVariant(slide).layout === 'title'
  const cover = (named ?? session.idsNow()).flatMap((id) => session.slide(id) ?? []).find(isCover)
  if (cover !== undefined) return cover
  throw new Declined(
    'nothing_to_do',
    named === undefined
      ? 'This presentation has no title slide, and only that has a subtitle.'
      : 'Only the title slide has a subtitle.',
  )
}

const subtitleVerbs: readonly Concept[] = [
  'add',
  'put',
  'write',
  'make',
  'use',
  'change',
  'replace',
  'rename',
]

/** Texts of which a slide has one, beside its title and its notes. */
const smallTexts = ['caption', 'eyebrow'] as const

const isAboveTitle = ({ place }: SpanOf<'place'>) =>
  place.at === 'before' && place.isAbove === true && place.thing?.kinds.includes('title') === true

/** "As the small line above the title". */
function inSmallText(slots: Slots): ThingPhrase | undefined {
  const place = slots.take(
    'place',
    (span) => span.place.at === 'in' && span.place.thing.kinds.some((kind) => kind === 'eyebrow'),
  )?.place
  return place?.at === 'in' ? place.thing : undefined
}

/** Asks before all notes of a deck go, where there are several. @throws {Unclear} unless it was answered. @throws {Declined} when the answer was no. */
function confirmAllNotes(session: Session, ids: readonly string[]): void {
  const all = session.now.slides.filter(({ notes = '' }) => notes !== '')
  if (all.length < 2 || all.some(({ id }) => !ids.includes(id))) return
  const sure = session.confirm('all notes', `Shall the notes of all ${all.length} slides go?`, {
    yes: 'Yes, delete them',
    no: 'No, keep them',
  })
  if (!sure) throw new Declined('called_off', 'Nothing was deleted.')
}
