import type { BlockKind } from '../../../deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../../deck/slide.ts'
import { onlySaying } from '../../lexicons/any-language.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { rewriteStyles } from '../../lexicons/verbs.ts'
import { Declined } from '../../reading-errors.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import type { Slots } from '../slots.ts'
import { takeSlides } from '../whole-slides.ts'

/** "Hide slide 6", "skip the agenda". */
export const hideSlides: Frame = {
  name: 'hide_slide',
  read(slots) {
    if (!slots.verbs(['hide'])) return undefined
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    return () => {
      throw new Declined(
        'unsupported',
        'There are no hidden slides here. Move the slide to the end or delete it; deleting can be undone.',
      )
    }
  },
}

const redo = onlySaying('redo')

/** "Regenerate slide 3", "try again with the roadmap". */
export const regenerateSlides: Frame = {
  name: 'regenerate_slide',
  read(slots) {
    // "Redo" alone takes an undoing back.
    const isRedo = slots.all('verb').some(({ token }) => redo.test(token.text))
    if (isRedo && slots.all('slides').length === 0) return undefined
    if (!slots.verbs(['regenerate'])) return undefined
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    return (world) => {
      const { session } = world
      const ids = slides(world, 'Which slide shall be made anew?')
      for (const slideId of ids) session.request({ request: 'regenerate_slide', slideId })
      session.remember(ids)
    }
  },
}

/** Blocks that hold no text to be said otherwise. */
const wordless: readonly BlockKind[] = ['chart', 'image', 'code', 'agenda']

/** Slides that show where one is, not what is said. */
const guides = ['title', 'agenda', 'section', 'closing']

/** Whether a slide says something that can be said otherwise. */
function hasText(slide: Slide | undefined): boolean {
  if (slide === undefined) return false
  const { layout, blocks } = chosenVariant(slide)
  return !guides.includes(layout) && blocks.some((block) => !wordless.includes(block.kind))
}

/** "Make slide 3 shorter", "expand the pricing slide", "simplify everything", "trim slide 4 to 2 points". */
export const rewriteSlides: Frame = {
  name: 'rewrite_slide',
  read(slots) {
    const said = slots.all('verb').map(({ token }) => token)
    const styles = rewriteStyles.filter((style) => said.some((token) => means(token, style)))
    // "I **want** slide 3 shorter", "vat dia 9 **samen**".
    const named = slots.all('slides').map(({ reference }) => reference)
    // "**Write** slide 3 in simpler words"; "write a short deck" is none.
    const isNamed = named.some(({ form }) => form !== 'topic')
    const writes: Concept[] = isNamed ? ['use', 'write'] : []
    const verbs: Concept[] = ['make', 'change', 'receive', ...writes, ...styles]
    // "Fasse Folie 3 und 4 zusammen": the verb makes one of several.
    const areSeveral = named.length > 1 || named.some(({ plural }) => plural)
    const merges = said.some((token) => means(token, 'merge'))
    if (merges && areSeveral) return undefined
    if (styles.length === 0 || !slots.verbs(merges ? [...verbs, 'merge'] : verbs)) return undefined
    const isTitle = slots.thing(['title'], 'kind') !== undefined
    takeAmount(slots)
    const isAll = named.some(({ form }) => form === 'all')
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    return (world) => {
      if (isTitle)
        throw new Declined(
          'needs_model',
          'Rewriting titles needs a language model, and none is configured.',
        )
      const { session } = world
      const ids = slides(world, 'Which slide shall be rewritten?').filter(
        (id) => !isAll || hasText(session.slide(id)),
      )
      if (ids.length === 0) throw new Declined('nothing_to_do', 'There is no text to rewrite.')
      session.refusePending(ids)
      for (const slideId of ids)
        for (const style of styles)
          if (!isAsked(session, slideId, style))
            session.request({ request: 'rewrite_slide', slideId, style })
      session.remember(ids)
    }
  },
}

/** "Trim slide 4 **to 2**", "**to two or three points**": about how much shall be left. */
function takeAmount(slots: Slots): void {
  slots.take('pieces', ({ isOfItems }) => isOfItems)
  slots.take(
    'thing',
    ({ phrase: { kinds, which } }) => which.by === 'new' && kinds.includes('item'),
  )
}

/** "第3页太长了，缩短一下" says the same twice. */
function isAsked({ steps }: Session, slideId: string, style: string): boolean {
  return steps.some(
    (step) =>
      'request' in step &&
      step.request === 'rewrite_slide' &&
      step.slideId === slideId &&
      step.style === style,
  )
}
