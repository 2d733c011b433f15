import { readManuscript } from '../../../src/author/composer/manuscript.ts'
import { flattenTopics } from '../../../src/author/composer/scoring/score-topics.ts'
import { withoutPart } from '../../../src/author/slide-titles/part-titles.ts'
import { blockPlainText } from '../../../src/deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { composeText } from '../../support/compose-text.ts'
import { isContentSlide } from './slide-words.ts'
import type { TextSet } from './text-sets.ts'

/** Characters of a slide's text that show what its title stands over. */
const bodyLength = 220

/** The title of every content slide of some texts with where it comes from, and what its slide begins with: for whoever judges titles. */
export function titlesOfSet({ name, texts, slideRange }: TextSet): string {
  return texts
    .map((one) => `# ${name} / ${one.name}\n${titlesOfText(one.text, slideRange)}`)
    .join('\n\n')
}

function titlesOfText(text: string, slideRange: TextSet['slideRange'] = 'auto'): string {
  const { title, language, slides } = composeText(text, {
    deckTitle: 'Untitled',
    titleFromSource: true,
    slideRange,
  })
  const headings = new Set(
    flattenTopics(readManuscript(text, language).root).flatMap(({ heading }) =>
      heading === undefined ? [] : [folded(heading.text)],
    ),
  )
  const lines = [...slides.entries()]
    .filter(([, slide]) => isContentSlide(slide))
    .map(([index, slide]) => `${index + 1} ${lineOf(slide, headings)}`)
  return [`"${title}" (${language}, ${slides.length} slides)`, ...lines].join('\n')
}

function lineOf(slide: Slide, headings: ReadonlySet<string>): string {
  const { layout, title, eyebrow, caption, blocks } = chosenVariant(slide)
  const body = [...blocks.map(blockPlainText), caption ?? '']
    .join(' / ')
    .replace(/\s+/gu, ' ')
    .slice(0, bodyLength)
  const over = eyebrow === undefined ? '' : ` ‹${eyebrow}›`
  return `[${originOf(title, headings)}] ${layout}${over} «${title}» | ${body}`
}

/** What a title is: a heading of the text, a part of one's slides, words of the text, or nothing, where the deck's name stands. */
function originOf(title: string, headings: ReadonlySet<string>): string {
  if (title === '') return 'deck'
  const base = withoutPart(title)
  const isHeading = [...headings].some((heading) => heading.endsWith(folded(base)))
  if (base !== title) return isHeading ? 'part' : 'part of words'
  return isHeading ? 'heading' : 'words'
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
