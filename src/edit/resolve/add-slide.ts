import { phrasesFor } from '../../author/composer/language/phrases.ts'
import { placeInSection } from '../../author/place-in-section.ts'
import type { Deck } from '../../deck/deck.ts'
import type { AddSlide } from '../../deck/requests/request.ts'
import { chosenVariant, type Slide, withTitle } from '../../deck/slide.ts'
import type { SceneImage } from '../../scene/node.ts'
import { usualPosition } from '../stand-in-slide.ts'
import { blankSlide } from './blank-slide.ts'
import { frameSlide, isFrame } from './frame-slide.ts'
import { givenSlide } from './given-slide.ts'
import { inLayout } from './in-layout.ts'
import { type ResolveContext, type ResolvedStep, unchanged } from './resolve-context.ts'
import { kindSlide, promptSlide, topicSlide, topicTitle } from './topic-slide.ts'
import { wordsIn } from './words.ts'

/** A slide before it has a place, and what the caller is to know about it. */
interface Written {
  slide: Slide
  images: SceneImage[]
  warnings: string[]
}

/**
 * A new slide: with the words that were given, exactly; else of what the presentation's texts and notes say on the
 * topic; else its given title alone, or a topic over questions, which claim nothing, and a warning. Slides about the deck itself (agenda,
 * recap, closing) are made of the deck.
 */
export async function resolveAddSlide(
  request: AddSlide,
  context: ResolveContext,
): Promise<ResolvedStep> {
  const written = await writeSlide(request, context)
  if ('reason' in written) return unchanged(written.reason)
  const { deck } = context
  const { images, warnings } = written
  const position = Math.min(
    request.position ?? usualPosition(context.deck, request),
    deck.slides.length,
  )
  const placed = placeInSection(written.slide, deck.slides[position - 1], deck.slides[position])
  const slide = { ...placed, id: request.newSlideId ?? placed.id }
  const { title } = chosenVariant(slide)
  return {
    operations: [{ op: 'insert_slide', slide, position }],
    summary: `Added slide ${position + 1}${title === '' ? '' : `, “${title}”`}.`,
    warnings,
    images,
    insertedSlideId: slide.id,
  }
}

async function writeSlide(
  request: AddSlide,
  context: ResolveContext,
): Promise<Written | { reason: string }> {
  const { layout, title, topic } = request
  const points = (request.points ?? []).filter((point) => point.trim() !== '')
  if (layout === 'agenda' && title === undefined && points.length === 0) {
    const number = agendaNumber(context.deck)
    if (number !== undefined)
      return {
        reason: `Slide ${number} is an agenda already, which follows what the presentation holds, so none was added.`,
      }
  }
  if (layout !== undefined && isFrame(layout))
    return frameSlide({ layout, title: title ?? topic, points }, context)
  if (title !== undefined && points.length === 0 && thanks.test(title))
    return frameSlide({ layout: 'closing', title, points }, context)
  const written = contentSlide({ ...request, points }, context)
  if ('reason' in written || layout === undefined) return written
  const shaped = await inLayout(written.slide, layout, topic ?? title, context)
  const images = [...written.images, ...shaped.images]
  const named = calledAfterSpeaker(shaped.slide)
  return named === undefined
    ? { slide: shaped.slide, images, warnings: [...written.warnings, ...shaped.warnings] }
    : { slide: named, images, warnings: shaped.warnings }
}

/** A quotation without a title, called after who said it; undefined for other slides. */
function calledAfterSpeaker(slide: Slide): Slide | undefined {
  const { title, blocks } = chosenVariant(slide)
  const name = blocks.find((block) => block.kind === 'quote')?.name
  if (title !== '' || name === undefined) return undefined
  return { ...slide, variants: slide.variants.map((one) => withTitle(one, name)) }
}

/** The number of the deck's agenda, from 1; undefined where it has none. */
function agendaNumber({ slides, language }: Deck): number | undefined {
  const { agenda, covers } = phrasesFor(language)
  const names = [agenda, covers].map((name) => wordsIn(name).join(' '))
  const at = slides.findIndex((slide) => {
    const { layout, title } = chosenVariant(slide)
    return layout === 'agenda' || names.includes(wordsIn(title).join(' '))
  })
  return at === -1 ? undefined : at + 1
}

/** What closing slides are called in the languages that instructions are read in. */
const thanks =
  /^(?:thank you(?: very much| so much| all)?|(?:many )?thanks|danke(?: schön)?|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|obrigad[oa]|grazie|dank (?:u|je)(?: wel)?|bedankt|dziękuj(?:ę|emy)|спасибо(?: за внимание)?|ありがとう(?:ございま(?:す|した))?|谢谢(?:大家)?)[.!]?$/iu

/** Kinds of slides that a text can have the content for. */
const kinds = new Set([
  'quote',
  'table',
  'chart',
  'timeline',
  'comparison',
  'stats',
  'steps',
  'definition',
] as const)
type Kind = typeof kinds extends Set<infer One> ? One : never

function contentSlide(
  { layout, title, topic, points }: AddSlide & { points: string[] },
  context: ResolveContext,
): Written | { reason: string } {
  const { deck, newId } = context
  const subject = topic ?? title
  if (points.length > 0)
    return {
      slide: givenSlide({ title: title ?? topicTitle(topic ?? '', context), points }, deck, newId),
      images: [],
      warnings: subject === undefined ? ['The new slide has no title yet; say its title.'] : [],
    }
  if (subject === undefined || subject.trim() === '') return kindOrPrompt(layout, context)
  const made = topicSlide(subject, context)
  if (made !== undefined) {
    const variants = made.slide.variants.map((one) => (title ? withTitle(one, title) : one))
    return { ...made, slide: { ...made.slide, variants }, warnings: [] }
  }
  // Who gives a title and no topic has words of their own for it.
  if (topic === undefined && layout === undefined)
    return {
      slide: blankSlide(context, title),
      images: [],
      warnings: [`“${title}” has nothing but its title so far: say its points.`],
    }
  return {
    slide: promptSlide(title ?? topicTitle(subject, context), context),
    images: [],
    warnings: [
      `Nothing in the presentation's text is about “${subject}”, so its slide has questions instead of content: write it, or set LLM_MODEL so that a language model can.`,
    ],
  }
}

function kindOrPrompt(
  layout: AddSlide['layout'],
  context: ResolveContext,
): Written | { reason: string } {
  const kind = [...kinds].find((one): one is Kind => one === layout)
  if (kind !== undefined) {
    const made = kindSlide(kind, context)
    return made
      ? { ...made, warnings: [] }
      : { reason: `The presentation's text has nothing for a ${kind} slide, so none was added.` }
  }
  return {
    slide: blankSlide(context),
    images: [],
    warnings: ['Nothing was said about the new slide: say its title and its points.'],
  }
}
