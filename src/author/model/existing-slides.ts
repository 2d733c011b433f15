import { blockPlainText } from '../../deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { withEllipsis } from '../../text/cut-text.ts'

/** A presentation that slides are written into. */
export interface ExistingSlides {
  title: string
  slides: readonly Slide[]
  /** The place of the new ones, from 0. */
  at: number
}

/** So much of a slide is told beside its title, in characters. */
const mostWords = 160

/**
 * What a deck says already, a line for each slide, at most so many characters: titles first, then words of the slides too, the nearest to the
 * place of the new ones before the others.
 */
export function printExisting({ title, slides, at }: ExistingSlides, most: number): string {
  const distance = (index: number) => Math.abs(index + 0.5 - at)
  const nearest = slides.map((_slide, index) => index).sort((a, b) => distance(a) - distance(b))
  const lines = new Map<number, string>()
  let room = most - title.length
  const tell = (index: number, line: string) => {
    const more = line.length + 1 - (lines.get(index)?.length ?? -1)
    if (more > room) return
    lines.set(index, line)
    room -= more
  }
  for (const index of nearest) tell(index, `- ${titleOf(slides[index])}`)
  for (const index of nearest) if (lines.has(index)) tell(index, `- ${wordsOf(slides[index])}`)
  const told = [...lines].sort(([a], [b]) => a - b).map(([, line]) => line)
  return [...(title === '' ? [] : [`# ${title}`]), ...told].join('\n')
}

/** The titles of the slides that are nearest to the place of the new ones. */
export function nearestTitles({ slides, at }: ExistingSlides, most: number): string[] {
  const from = Math.max(0, Math.min(at - Math.ceil(most / 2), slides.length - most))
  return slides
    .slice(from, from + most)
    .map(titleOf)
    .filter((title) => title !== '')
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

function titleOf(slide: Slide | undefined): string {
  return slide === undefined ? '' : oneLine(chosenVariant(slide).title)
}

function wordsOf(slide: Slide | undefined): string {
  if (slide === undefined) return ''
  const words = oneLine(chosenVariant(slide).blocks.map(blockPlainText).join(' · '))
  return words === '' ? titleOf(slide) : `${titleOf(slide)}: ${withEllipsis(words, mostWords)}`
}
