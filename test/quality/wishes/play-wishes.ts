import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Deck } from '../../../src/deck/deck.ts'
import { defaultThemeId } from '../../../src/design/themes/theme-list.ts'
import type { ModelClient } from '../../../src/models/model-client.ts'
import { loadTypography, type Typography } from '../../../src/typography/typography.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../../support/written-decks/written-deck.ts'
import { lineDifferences } from '../turns/compare-decks.ts'
import { Conversation, type GivenTurn } from '../turns/conversation.ts'
import { printedSlide } from '../turns/printed-slide.ts'
import type { Expect } from '../turns/turn-entries.ts'

/** A wish in ordinary words, and what a reader must find of what came of it: all sentences are true of a good outcome. */
export interface Wish {
  id: string
  language: string
  /** A deck of `test/written-decks`, without `.yaml`. */
  deck: string
  /** Numbers of the slides selected. */
  selected?: number[]
  say: string
  must: string[]
  must_not: string[]
  right_outcome: Expect
}

/** What came of a wish. */
export interface PlayedWish {
  wish: Wish
  given: GivenTurn
}

/** The wishes that ship, written by somebody who had seen no code. */
export const shippedWishes = new URL('wishes.yaml', import.meta.url)

/** The wishes of a YAML file. */
export function readWishes(file: string | URL): Wish[] {
  return parse(readFileSync(file, 'utf8'))
}

/**
 * Has each wish done on its own copy of its deck, as the service would do it.
 * @param client the language model for what the grammar leaves; it is asked about all of them at once.
 */
export async function playWishes(
  wishes: readonly Wish[],
  client: ModelClient,
): Promise<PlayedWish[]> {
  const typography = await loadTypography()
  return Promise.all(wishes.map((wish) => play(wish, typography, client)))
}

async function play(wish: Wish, typography: Typography, client: ModelClient): Promise<PlayedWish> {
  const written = writtenDecks().find(({ name }) => name === wish.deck)?.written
  if (written === undefined) throw new Error(`${wish.id}: there is no deck ${wish.deck}.`)
  const deck = deckOfWritten(written, defaultThemeId)
  const selected = (wish.selected ?? []).flatMap((number) => deck.slides[number - 1]?.id ?? [])
  const given = await new Conversation(deck, typography, selected, client).say(wish.say)
  return { wish, given }
}

/** What came of a wish, for whoever judges it: the answer, and line by line what changed. */
export function printedWish({ wish, given }: PlayedWish): string {
  const { id, deck, say, selected, must, must_not: mustNot, right_outcome: right } = wish
  return [
    `## ${id} (${deck}${selected ? `; selected ${selected.join(', ')}` : ''})`,
    `Said: ${say}`,
    `Right: ${right}; came: ${given.outcome}`,
    ...must.map((one) => `- must: ${one}`),
    ...mustNot.map((one) => `- must (left alone): ${one}`),
    'Answer:',
    ...given.said.map((one) => `  ${one}`),
    'Changes:',
    ...changesOf(given.before, given.deck).map((line) => `  ${line}`),
    '',
  ].join('\n')
}

function changesOf(before: Deck, after: Deck): string[] {
  const gone = before.slides.flatMap(({ id }, index) =>
    after.slides.some((slide) => slide.id === id) ? [] : [`slide ${index + 1} is gone`],
  )
  const places = after.slides.map(({ id }) => before.slides.findIndex((one) => one.id === id) + 1)
  const order = places.map((place) => (place === 0 ? 'new' : String(place))).join(' ')
  const isMoved = places.some((place, index) => place !== index + 1)
  const ofDeck = (['title', 'language', 'themeId'] as const).flatMap((key) =>
    before[key] === after[key] ? [] : [`${key}: ${before[key]} → ${after[key]}`],
  )
  const changed = after.slides.flatMap((slide, index) => {
    const old = before.slides.find(({ id }) => id === slide.id)
    const lines = lineDifferences(printedSlide(slide), old ? printedSlide(old) : [])
    // What is wanted there is what came, so that a line that came is the one "missing".
    const turned = lines.map((line) => line.replace(/^[-+]/, (sign) => (sign === '-' ? '+' : '-')))
    return lines.length === 0 ? [] : [`slide ${index + 1}:`, ...turned]
  })
  return [...ofDeck, ...gone, ...(isMoved ? [`slides now: ${order}`] : []), ...changed]
}
