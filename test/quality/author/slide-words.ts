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

/** The layout; of a chart with its kind. */
export function formOf(slide: Slide): string {
  const { layout, blocks } = chosenVariant(slide)
  const chart = blocks.find((block) => block.kind === 'chart')
  return layout === 'chart' && chart !== undefined ? `chart:${chart.chartType}` : layout
}
