import { chosenVariant } from '../../../deck/slide.ts'
import { beginningOf } from '../../../text/cut-text.ts'
import { Declined } from '../../reading-errors.ts'
import { impliedSlides } from '../../references/find-references.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf } from '../span.ts'
import type { World } from '../world.ts'

/** The most that a request takes (`addPictureSchema`), in characters. */
const longestSubject = 300

/** "Add a picture of a harbour to slide 3"; which files there are is not known here, and a drawing is none of them. */
export const addPicture: Frame = {
  name: 'add_picture',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['add', 'put', 'use', 'make', 'write', 'receive'])) return undefined
    const file = slots.take('name', ({ of }) => of === 'file')
    if (slots.take('thing', isPicture) === undefined && file === undefined) return undefined
    return picturing(slots, file?.text)
  },
}

/** "Replace the photo on slide 2 with one of a ship": the picture that is there goes. */
export const replacePicture: Frame = {
  name: 'add_picture',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['replace', 'change', 'swap'])) return undefined
    const file = slots.take('name', ({ of }) => of === 'file')
    if (slots.take('thing', isPicture) === undefined && file === undefined) return undefined
    return picturing(slots, file?.text, true)
  },
}

const isPicture = ({ phrase }: SpanOf<'thing'>) =>
  phrase.among === 'picture' && phrase.which.by !== 'text'

function picturing(slots: Slots, file: string | undefined, replaces = false) {
  const given =
    slots.take('topic') ??
    slots.take(
      'payload',
      ({ by, isQuoted }) => isQuoted === true || (replaces && by === 'introducer'),
    )
  const subject = beginningOf(given?.text ?? '', longestSubject)
  const slides = slidesNamed(slots)
  return (world: World) => {
    const { session } = world
    if (file !== undefined)
      throw new Declined(
        'nothing_to_do',
        `No file “${file}” is known in this presentation, so nothing was put there. Upload it as a picture of the slide, or say what a drawn picture shall show.`,
      )
    const ids =
      world.scope(slides(world)) ?? impliedSlides(session, 'Which slide shall the picture go on?')
    if (ids.includes(session.pendingId ?? '')) {
      session.amendPending({ layout: 'image' })
      return
    }
    for (const slideId of ids) {
      const slide = session.slide(slideId)
      const old = slide ? chosenVariant(slide).blocks.filter(({ kind }) => kind === 'image') : []
      if (replaces && old.length === 0)
        throw new Declined('nothing_to_do', `There is no picture on ${session.slideName(slideId)}.`)
      if (replaces)
        for (const { id } of old) session.operate({ op: 'delete_block', slideId, blockId: id })
      session.request({ request: 'add_picture', slideId, ...(subject === '' ? {} : { subject }) })
    }
    session.remember(ids)
  }
}
