import {
  type Composition,
  type CompositionRequest,
  composeWithLedger,
} from '../../src/author/compose.ts'
import type { Ledger } from '../../src/author/composer/ledger/ledger.ts'
import type { Block } from '../../src/deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../src/deck/slide.ts'
import { readOnce } from './read-once.ts'

/** Composes a text with ids that count from 1; every other field of the request can be set. */
export function composeText(text: string, request: Partial<CompositionRequest> = {}): Composition {
  return composeTextWithLedger(text, request).composition
}

/** The same with what became of each piece of the text. */
export function composeTextWithLedger(
  text: string,
  request: Partial<CompositionRequest> = {},
): { composition: Composition; ledger: Ledger } {
  let count = 0
  const whole = {
    inputId: 'input',
    text,
    deckTitle: 'API Generated Presentation',
    titleIsDefault: true,
    slideRange: 'auto' as const,
    appending: false,
    newId: () => `slide-${++count}`,
    ...request,
  }
  return composeWithLedger(whole, readOnce)
}

/** Titles in order. */
export function titlesOf(slides: readonly Slide[]): string[] {
  return slides.map((slide) => chosenVariant(slide).title)
}

/** The first block of a kind in a deck; throws when there is none. */
export function findBlock<K extends Block['kind']>(
  slides: readonly Slide[],
  kind: K,
): Extract<Block, { kind: K }> {
  for (const slide of slides) {
    for (const block of chosenVariant(slide).blocks)
      if (block.kind === kind) return block as Extract<Block, { kind: K }>
  }
  throw new Error(`There is no ${kind} block.`)
}

/** The slide with a title; throws when there is none. */
export function slideTitled(slides: readonly Slide[], title: string): Slide {
  const slide = slides.find((one) => chosenVariant(one).title === title)
  if (slide === undefined) throw new Error(`No slide is titled “${title}”.`)
  return slide
}

/** The first slide that has a heading for its title or above it; throws when there is none. */
export function slideUnder(slides: readonly Slide[], heading: string): Slide {
  const slide = slides.find((one) => {
    const { layout, title, eyebrow } = chosenVariant(one)
    return layout !== 'section' && (title === heading || eyebrow === heading)
  })
  if (slide === undefined) throw new Error(`No slide stands under “${heading}”.`)
  return slide
}

/** The lines of a slide's bullets, paragraphs and steps. */
export function linesOf(slide: Slide): string[] {
  return chosenVariant(slide).blocks.flatMap((block) => {
    switch (block.kind) {
      case 'bullets':
      case 'steps':
        return block.items.map((item) => item.text)
      case 'paragraph':
        return block.paragraphs.map((paragraph) => paragraph.text)
      default:
        return []
    }
  })
}
