import type { Block } from '../../deck/blocks/block.ts'
import { blockPlainText } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import type { ShortNames } from './short-names.ts'

/** What a model need not know of a block: where words come from, and how they are set. */
const unsaid = ['id', 'kind', 'sources', 'added', 'score', 'style', 'image', 'width', 'height']

/** A deck is shown whole up to so many characters: with what it is told beside it, 8,192 tokens hold it in most languages. */
const mostShown = 16_000

/** So much of the notes is shown where all of them would be too much, in characters. */
const notesShown = 120

/** So much of what a slide says is shown of one that nobody speaks of, in a deck that is too long, in characters. */
const outlineShown = 90

/** A line that says what a slide is about has at least so much of it, in characters. */
const leastLine = 40

/** A deck as a model reads it. */
interface PrintedDeck {
  text: string
  /** Slides of which only the beginning is shown: they are asked for before they are changed. */
  shortened: boolean
}

/**
 * The deck in words: a line for each slide and for each block, blocks as JSON in the notation that they are written in.
 * @param inFull ids of the slides that are shown whole, in a long deck too, as far as there is room for them.
 * @param most how long the text is at most, in characters.
 */
export function printDeck(
  deck: Deck,
  names: ShortNames,
  inFull: ReadonlySet<string>,
  most = mostShown,
): PrintedDeck {
  const head = `Deck: ${JSON.stringify(deck.title)}, language ${deck.language}, theme ${names.ofTheme(deck.themeId)}, ${deck.slides.length} slides`
  const print = (show: (slide: Slide) => string) => [head, ...deck.slides.map(show)].join('\n')
  const whole = print((slide) => printSlide(slide, names, true))
  if (whole.length <= most) return { text: whole, shortened: false }
  const withoutNotes = print((slide) => printSlide(slide, names, inFull.has(slide.id)))
  if (withoutNotes.length <= most) return { text: withoutNotes, shortened: false }
  const text = print((slide) =>
    inFull.has(slide.id) ? printSlide(slide, names, true) : outlineOf(slide, names),
  )
  if (text.length <= most) return { text, shortened: true }
  return {
    text: [head, ...cutToRoom(deck, names, inFull, most - head.length)].join('\n'),
    shortened: true,
  }
}

/**
 * The lines of slides that together are too long: half of the room is for those that are shown whole, as many of them as it holds, and the rest
 * is shared out evenly; of slides that it has no line for only the last is named.
 */
function cutToRoom(
  { slides }: Deck,
  names: ShortNames,
  inFull: ReadonlySet<string>,
  room: number,
): string[] {
  const printed = new Map<Slide, string>()
  let left = Math.floor(room / 2)
  for (const slide of slides.filter(({ id }) => inFull.has(id))) {
    const text = withEllipsis(printSlide(slide, names, true), left)
    if (left < leastLine) break
    printed.set(slide, text)
    left -= text.length + 1
  }
  const others = slides.length - printed.size
  const outlines = Math.floor(room / 2)
  const each = Math.max(leastLine, Math.floor(outlines / Math.max(1, others)) - 1)
  const most = Math.floor(outlines / (each + 1)) - 1
  const lines: string[] = []
  let shown = 0
  for (const slide of slides) {
    const whole = printed.get(slide)
    if (whole !== undefined) lines.push(whole)
    else if (shown++ < most) lines.push(withEllipsis(outlineOf(slide, names), each))
  }
  const last = slides.at(-1)
  if (last !== undefined && shown > most) lines.push(`… and more, up to ${names.ofSlide(last.id)}`)
  return lines
}

function printSlide(slide: Slide, names: ShortNames, withNotes: boolean): string {
  const variant = chosenVariant(slide)
  const { title, eyebrow, meta, caption } = variant
  const said = Object.entries({ eyebrow, meta, caption }).flatMap(([name, text]) =>
    text ? [`  ${name}: ${JSON.stringify(text)}`] : [],
  )
  const blockNames = names.ofBlocks(slide)
  const blocks = variant.blocks.map(
    (block, index) => `  ${blockNames[index]} ${block.kind} ${JSON.stringify(bare(block))}`,
  )
  const notes = slide.notes?.replace(/\s+/gu, ' ') ?? ''
  const notesLine = `  notes: ${JSON.stringify(withNotes ? notes : withEllipsis(notes, notesShown))}`
  return [
    `${names.ofSlide(slide.id)} ${variant.layout} ${JSON.stringify(title)}`,
    ...said,
    ...blocks,
    ...(notes === '' ? [] : [notesLine]),
  ].join('\n')
}

function outlineOf(slide: Slide, names: ShortNames): string {
  const { layout, title, blocks } = chosenVariant(slide)
  const words = blocks.map(blockPlainText).join(' ').replace(/\s+/gu, ' ')
  const kinds = blocks.map((block) => block.kind).join(', ')
  return `${names.ofSlide(slide.id)} ${layout} ${JSON.stringify(withEllipsis(title, outlineShown))} (${kinds}) ${JSON.stringify(withEllipsis(words, outlineShown))}`
}

/** What is so where nothing is said of it. */
function isBlank(name: string, value: unknown): boolean {
  return (
    value === false ||
    (name === 'level' && value === 0) ||
    name === 'decimals' ||
    name === 'labels' ||
    (Array.isArray(value) && value.length === 0) ||
    (name === 'unit' && JSON.stringify(value) === '{"prefix":"","suffix":""}')
  )
}

/** A block as it is written: a thing that has nothing but its text is that text. */
function bare(value: Block): unknown {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    const kept = Object.entries(one).filter(
      ([name, part]) => !unsaid.includes(name) && !/marks$/iu.test(name) && !isBlank(name, part),
    )
    const [first, ...more] = kept
    return first?.[0] === 'text' && more.length === 0 ? first[1] : Object.fromEntries(kept)
  })
}
