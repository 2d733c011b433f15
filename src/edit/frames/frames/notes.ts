import { wordReplacer } from '../../../deck/operations/replace-words.ts'
import { sayInstead } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { SpanOf } from '../span.ts'
import { Unfit } from '../world.ts'

/** The notes by their noun: words that stand in notes are none. */
const isNotes = ({ phrase }: SpanOf<'thing'>) =>
  phrase.kinds.includes('notes') && !phrase.isBare && phrase.which.by !== 'text'

const isInNotes = ({ place }: SpanOf<'place'>) =>
  place.at === 'in' &&
  place.thing.kinds.includes('notes') &&
  !place.thing.isBare &&
  place.thing.which.by !== 'text'

/** "Note for slide 5: Show the clip", "add ‘Pause.’ at the end of the notes of every slide with a chart". */
export const writeNotes: Frame = {
  name: 'set_notes',
  isNew: true,
  read(slots) {
    const isAsked = slots.all('verb').length > 0
    const replaces = slots.verbs(['change', 'replace', 'make'])
    if (!replaces && !slots.verbs(['add', 'put', 'write', 'append'], { silent: true }))
      return undefined
    const into = slots.take('place', isInNotes)
    if (into === undefined && slots.take('thing', isNotes) === undefined) return undefined
    const payload = slots.take('payload')
    if (payload === undefined) return undefined
    // What replaces all of them is given as words, and not as how they shall be.
    if (replaces && payload.by !== 'quote' && payload.by !== 'colon') return undefined
    // "Speaker notes for slide 9: …" says what they are.
    const isStated = !isAsked && into === undefined && payload.by === 'colon'
    const start = slots.take('place', ({ place }) => place.at === 'start') !== undefined
    if (!start) slots.take('place', ({ place }) => place.at === 'end')
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined || ids.length === 0) throw new Unfit()
      for (const slideId of ids) {
        const before = replaces || isStated ? '' : (session.slide(slideId)?.notes ?? '')
        const parts = start ? [payload.text, before] : [before, payload.text]
        const notes = parts.filter((part) => part !== '').join('\n')
        session.operate({ op: 'set_notes', slideId, notes })
      }
      session.remember(ids)
    }
  },
}

/** "Replace Boxcourt by Parcelhaus, only in the notes", "in the notes of slide 6 change October to November". */
export const replaceInNotes: Frame = {
  name: 'replace_in_notes',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['replace', 'change'])) return undefined
    const payload = slots.take('payload')
    const find = slots.take('thing', ({ phrase }) => phrase.isBare)?.phrase
    if (find?.which.by !== 'text' || payload === undefined) return undefined
    if (slots.take('place', isInNotes) === undefined) return undefined
    slots.take('sign', ({ concept }) => concept === 'only')
    const { text } = find.which
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.scope(slides(world)) ?? session.idsNow()
      const replace = wordReplacer(
        { find: text, replace: payload.text, matchCase: false, wholeWords: true },
        session.now.language,
      )
      const changed = ids.flatMap((slideId) => {
        const { printed, count } = replace({ text: session.slide(slideId)?.notes ?? '' })
        return count === 0 ? [] : [{ slideId, notes: printed.text }]
      })
      if (changed.length === 0) throw new Unfit()
      for (const one of changed) session.operate({ op: 'set_notes', ...one })
      session.remember(changed.map(({ slideId }) => slideId))
    }
  },
}

/** "Strip the speaker notes from every slide". */
export const deleteNotes: Frame = {
  name: 'delete_notes',
  read(slots) {
    if (slots.namesAny || !slots.deletes()) return undefined
    if (slots.take('thing', isNotes) === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined) throw new Unfit()
      const there = ids.filter((id) => (world.session.slide(id)?.notes ?? '') !== '')
      if (there.length === 0) throw new Unfit()
      for (const slideId of there) world.session.operate({ op: 'set_notes', slideId, notes: null })
    }
  },
}

/** "Put a subtitle on the first slide: …", "add a caption to slide 4: …". */
export const addSmallText: Frame = {
  name: 'add_small_text',
  read(slots) {
    if (!slots.verbs(['add', 'put', 'write', 'make', 'use', 'change'], { silent: true }))
      return undefined
    const caption = slots.thing(['caption'])
    const payload = slots.take('payload')
    if (caption === undefined || payload === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined || ids.length === 0) throw new Unfit()
      for (const slideId of ids)
        sayInstead(
          world,
          {
            kind: 'caption',
            slideId,
            place: 0,
            index: 0,
            texts: [{ part: 'caption', text: '' }],
          },
          payload.text,
        )
      world.session.remember(ids)
    }
  },
}
