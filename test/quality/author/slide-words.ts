import { wordCount } from '../../../src/author/composer/language/script.ts'
import { type Block, blockPlainText } from '../../../src/deck/blocks/block.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../../src/deck/slide.ts'

/** Slides that frame a deck and show no content of their own. */
const frames: readonly LayoutName[] = ['title', 'agenda', 'section']

/** Of these the words are data; they do not count as words of the slide (`test/written-decks`, WORDS of the mockups). */
const data: readonly Block['kind'][] = ['table', 'chart', 'code']

/** Whether a slide shows content: all but covers, agendas and openings of sections. */
export function isContentSlide(slide: Slide): boolean {
  return !frames.includes(chosenVariant(slide).layout)
}

/** All that a slide shows but the line over its title. */
export function shownText(slide: Slide): string {
  const { title, caption, meta, blocks } = chosenVariant(slide)
  return [title, ...blocks.map(blockPlainText), caption, meta].filter(Boolean).join('\n')
}

/** How many words a slide asks its audience to read, tables, charts and code aside. */
export function wordsToRead(slide: Slide): number {
  const { title, caption, meta, blocks } = chosenVariant(slide)
  const read = blocks.filter((block) => !data.includes(block.kind)).map(blockPlainText)
  return wordCount([title, ...read, caption, meta].filter(Boolean).join('\n'))
}

/**
 * What a slide's content is shown as, whatever it is called: a closing is bullets or a statement at the end, one figure or
 * several are figures, and a measure over time may be a line or bars.
 */
export function contentFormOf(slide: Slide): string {
  const form = formOf(slide)
  if (form === 'closing')
    return chosenVariant(slide).blocks.some((block) => block.kind === 'bullets')
      ? 'bullets'
      : 'statement'
  return equallyRight.get(form) ?? form
}

/** Forms that show the same thing as another, and no less well. */
const equallyRight = new Map([
  ['big-number', 'stats'],
  ['paragraph', 'statement'],
  ['chart:line', 'chart:bar'],
])

/** The layout; of a chart with its kind. */
export function formOf(slide: Slide): string {
  const { layout, blocks } = chosenVariant(slide)
  const chart = blocks.find((block) => block.kind === 'chart')
  return layout === 'chart' && chart !== undefined ? `chart:${chart.chartType}` : layout
}
