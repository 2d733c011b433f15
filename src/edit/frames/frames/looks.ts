import { quotationMarks } from '../../../author/composer/language/quotation-marks.ts'
import { chosenVariant } from '../../../deck/slide.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { isShipped, someFonts } from '../../lexicons/font-names.ts'
import { Declined } from '../../reading-errors.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf, StyleWish, ThingPhrase } from '../span.ts'
import { Unfit, type World } from '../world.ts'

/** "Text on slide 6 one size smaller", "centre the title here", "right-align the text on slide 2 and make it bigger". */
export const setStyle: Frame = {
  name: 'set_style',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'change', 'put', 'use', 'move', 'aligns'], { silent: true }))
      return undefined
    const styles = slots.takeAll(
      'style',
      ({ style }) => style.size !== undefined || style.align !== undefined,
    )
    if (styles.length === 0) return undefined
    const style: StyleWish = Object.assign({}, ...styles.map((one) => one.style))
    // "**All** titles", 标题**全部**居中.
    const isOfAll =
      slots.all('thing').some(({ phrase }) => phrase.which.by === 'all') ||
      slots.take('sign', ({ concept }) => concept === 'everywhere') !== undefined
    const what = styled(slots)
    if (what === undefined) return undefined
    // "Only the titles": nothing else is set so anyhow.
    slots.take('sign', ({ concept }) => concept === 'only')
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const named = world.slidesMeant(slides(world))
      // Every slide has a title: of which it shall be is asked.
      const allOf = () => (isOfAll ? session.idsNow() : titleAsked(session))
      const ids = world.kept(named ?? (what === 'title' ? allOf() : [])) ?? []
      if (ids.length === 0) throw new Unfit()
      for (const slideId of ids) styleOn(world, slideId, what, style)
      session.remember(ids)
    }
  },
}

/** "The title of slide 1 in Lora", "set everything in Calibri": a title can have a font of its own, if it is shipped. */
export const setFont: Frame = {
  name: 'set_font',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'change', 'put', 'use', 'replace'], { silent: true }))
      return undefined
    const font = slots.take('style', ({ style }) => style.font !== undefined)?.style.font
    if (font === undefined) return undefined
    slots.take('sign', ({ concept }) => concept === 'font')
    const title = slots.take('thing', isTitle)?.phrase
    const rest = ['everything', 'deck', 'everywhere', 'words', 'text']
    for (const one of rest) slots.take('sign', ({ concept }) => concept === one)
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      if (!isShipped(font))
        throw new Declined(
          'unsupported',
          `The font ${font} is not available here; there are ${someFonts.join(', ')} and others.`,
        )
      if (title === undefined)
        throw new Declined(
          'unsupported',
          'The fonts of texts come with the theme; only the title of a slide can have one of its own.',
        )
      const all = title.which.by === 'all' ? session.idsNow() : undefined
      const ids = world.scope(slides(world)) ?? all ?? world.slidesMeant(undefined)
      if (ids === undefined || ids.length === 0) throw new Unfit()
      for (const slideId of ids) {
        const slide = session.slide(slideId)
        if (slide === undefined) throw new Unfit()
        const style = { ...chosenVariant(slide).titleStyle, font }
        session.operate({ op: 'set_style', slideId, at: { part: 'title' }, style })
      }
      session.remember(ids)
    }
  },
}

/** @throws {Unclear} unless that was answered. */
const titleAsked = (session: World['session']) =>
  session.askForSlides('slide of the title', 'The title of which slide?', session.idsNow())

/** Titles by their noun alone: words beside it would say which. */
const isTitle = ({ phrase }: SpanOf<'thing'>) =>
  phrase.kinds.includes('title') &&
  !phrase.isBare &&
  phrase.which.by !== 'text' &&
  phrase.which.by !== 'touched'

/** They are drawn as they are. */
const unstyled = ['chart', 'code', 'image']

type Styled = 'title' | 'text' | ThingPhrase

function styled(slots: Slots): Styled | undefined {
  if (slots.take('thing', isTitle) !== undefined) return 'title'
  const isText = ({ concept }: SpanOf<'sign'>) => concept === 'words' || concept === 'text'
  if (slots.takeAll('sign', isText).length > 0) return 'text'
  return slots.thing(['block', 'quote']) ?? slots.thing(['title'], 'touched')
}

function styleOn(world: World, slideId: string, what: Styled, wish: StyleWish): void {
  const { session } = world
  const slide = session.slide(slideId)
  if (slide === undefined) throw new Unfit()
  const { titleStyle, blocks } = chosenVariant(slide)
  const { align, size } = wish
  const withWish = <Style extends { size?: number | undefined }>(before: Style | undefined) => ({
    ...before,
    ...(align === undefined ? {} : { align }),
    ...(size === undefined
      ? {}
      : { size: Math.max(-2, Math.min(2, Math.round((before?.size ?? 0) + size))) }),
  })
  const named = typeof what === 'string' ? [] : world.resolve(what, [slideId])
  if (what === 'title' || named.some(({ kind }) => kind === 'title')) {
    session.operate({
      op: 'set_style',
      slideId,
      at: { part: 'title' },
      style: withWish(titleStyle),
    })
    return
  }
  const meant =
    what === 'text'
      ? blocks.filter(({ kind }) => !unstyled.includes(kind))
      : named.flatMap(({ block }) => (block === undefined ? [] : [block]))
  if (meant.length === 0) throw new Unfit()
  for (const block of meant)
    session.operate({
      op: 'set_style',
      slideId,
      at: { blockId: block.id },
      style: withWish((block as { style?: { size?: number } }).style),
    })
}

/** "Remove the background of slide 9": the ground is the theme's own then. */
export const withoutGround: Frame = {
  name: 'without_ground',
  isNew: true,
  read(slots) {
    if (!slots.deletes()) return undefined
    if (slots.take('sign', ({ concept }) => concept === 'background') === undefined)
      return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.slidesMeant(slides(world)) ?? []
      if (ids.length === 0) throw new Unfit()
      const there = ids.filter((id) => session.slide(id)?.ground !== undefined)
      if (there.length === 0)
        throw new Declined('nothing_to_do', 'The background there is that of the theme.')
      for (const slideId of there) session.operate({ op: 'set_ground', slideId, ground: null })
      session.remember(there)
    }
  },
}

/** The colours of a theme that a slide can stand on. */
const grounds = ['background', 'surface', 'accent', 'emphasis', 'ink']

/** "Give every odd slide the emphasis background", "slide 3 on a dark blue background". */
export const setGround: Frame = {
  name: 'set_ground',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'change', 'put', 'use', 'add', 'needs'], { silent: true }))
      return undefined
    const isSaid = slots.take('sign', ({ concept }) => concept === 'background') !== undefined
    // "Slides 3 and 4 **on surface**": no letters have that colour.
    const isSurface = slots
      .all('style')
      .some(
        ({ isOn, style: { color } }) =>
          isOn && color !== undefined && 'role' in color && color.role === 'surface',
      )
    if (!isSaid && !isSurface) return undefined
    const isGround = ({ color }: StyleWish) =>
      color !== undefined && ('hex' in color || grounds.includes(color.role))
    // "Dark red, #7a1f1f": the number says which.
    const color = slots.takeAll('style', ({ style }) => isGround(style)).at(-1)?.style.color
    if (color === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined || ids.length === 0) throw new Unfit()
      for (const slideId of ids)
        session.operate({ op: 'set_ground', slideId, ground: color as { hex: string } })
      session.remember(ids)
    }
  },
}

const cases: readonly Concept[] = ['upperCase', 'lowerCase', 'titleCase', 'inQuotes']

/** What stays small within a title. */
const small: readonly Concept[] = [
  'the',
  'a',
  'of',
  'in',
  'to',
  'and',
  'or',
  'with',
  'by',
  'from',
  'as',
]

/** Every word with a capital but the small ones between the first and the last; what has capitals keeps them. */
function inTitleCase(title: string, session: Session): string {
  const words = [...title.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)]
  const { language } = session.now
  return words.reduceRight((text, { 0: word, index }, at) => {
    const isInner = at > 0 && at < words.length - 1 && !/[:.!?]\s*$/.test(title.slice(0, index))
    if (isInner && word.length < 5 && means(session.readWords(word)[0], ...small)) return text
    const begun = word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
    return text.slice(0, index) + begun + text.slice(index + word.length)
  }, title)
}

/** "All titles in capitals", "the title of slide 3 in title case", "put the title of slide 3 in quotation marks". */
export const setCase: Frame = {
  name: 'case',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'change', 'put', 'use', 'write', 'add'], { silent: true }))
      return undefined
    const sign = slots.take('sign', ({ concept }) => cases.includes(concept))
    if (sign === undefined) return undefined
    const phrase = slots.take('thing', isTitle)?.phrase
    if (phrase === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      const all = phrase.which.by === 'all' ? session.idsNow() : undefined
      const ids = world.scope(slides(world)) ?? all ?? world.slidesMeant(undefined)
      if (ids === undefined) throw new Unfit()
      const { language } = session.now
      for (const slideId of ids) {
        const slide = session.slide(slideId)
        if (slide === undefined) continue
        const { title } = chosenVariant(slide)
        const cased =
          sign.concept === 'upperCase'
            ? title.toLocaleUpperCase(language)
            : sign.concept === 'lowerCase'
              ? title.toLocaleLowerCase(language)
              : sign.concept === 'inQuotes'
                ? quotationMarks(language).join(title)
                : inTitleCase(title, session)
        if (cased !== title) session.operate({ op: 'set_slide_title', slideId, title: cased })
      }
    }
  },
}
