import { detectLanguage } from '../../language-detection.ts'
import { namesQuestion } from '../language/asking-words.ts'
import { wordCount } from '../language/script.ts'
import { isBracketed } from './bracketed.ts'
import { leadTermLength } from './lead-term.ts'
import {
  capitalized,
  emptyMappedText,
  type MappedText,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import { sectionMark } from './section-marks.ts'
import type { ParagraphSource, SourceBlock } from './source-block.ts'

/** Fewer labels are remarks in running text ("Note: …"). */
const fewestLabels = 3
/** Words of a text and not a line as in "Present: Ann, Ben"; half of the labels have one. */
const leastWords = 12
const textShare = 0.5
/** One paragraph that counts is no series. */
const fewestCounted = 2
/** Words of a sentence that names what is said behind it (a title of a slide has no more). */
const nameWords = 12
/** Levels below the last heading at the most; a document of one title is level 1. */
const firstLevel = 2

/** A paragraph with its name, and what is said behind that in it. */
interface Opened {
  block: SourceBlock
  name: MappedText
  body: MappedText
}

/**
 * Blocks with the names that open paragraphs as headings of their own: the labels ("What changes for drivers: one of the
 * lanes goes. …") of a document that has no other headings below its title, what names a question ("Why it broke. …"), and what counts on ("First. Do not be afraid of
 * small work. …", "Option A: we rent. …") below any heading. Labels that come twice are speakers.
 */
export function withRunInHeadings(blocks: readonly SourceBlock[]): SourceBlock[] {
  return withSeries(
    withSeries(withSeries(blocks, labelled(blocks)), asking(blocks)),
    ...countedSeries(blocks),
  )
}

/** Blocks with series of paragraphs as sections. */
function withSeries(
  blocks: readonly SourceBlock[],
  ...series: readonly (readonly Opened[])[]
): SourceBlock[] {
  const opened = new Map(series.flat().map((one) => [one.block, one]))
  const ends = new Set(series.flatMap((some) => blockAfter(blocks, some) ?? []))
  let level = firstLevel - 1
  return blocks.flatMap((block): SourceBlock[] => {
    if (block.kind === 'heading') level = block.level
    const edge: SourceBlock[] = ends.has(block)
      ? [{ kind: 'heading', level: level + 1, text: emptyMappedText }]
      : []
    const { name, body } = opened.get(block) ?? {}
    if (name === undefined || body === undefined) return [...edge, block]
    const lead = leadTermLength(body.text)
    const text: SourceBlock[] = body.text === '' ? [] : [{ kind: 'paragraph', text: body, lead }]
    return [{ kind: 'heading', level: level + 1, text: name }, ...text]
  })
}

/** The block with which the last section of a series has ended: it is as long as the longest of the others. */
function blockAfter(
  blocks: readonly SourceBlock[],
  series: readonly Opened[],
): SourceBlock | undefined {
  const places = series.map(({ block }) => blocks.indexOf(block))
  const lengths = places.slice(1).map((at, index) => at - (places[index] ?? at))
  const last = series.at(-1)?.body.text ?? ''
  // What the last one leads to is its own.
  const own = /[:：]$/u.test(last) ? 2 : 1
  const next = (places.at(-1) ?? blocks.length) + Math.max(own, ...lengths)
  const below = blocks.slice((places.at(-1) ?? blocks.length) + 1, next + 1)
  return below.some(({ kind }) => kind === 'heading') ? undefined : blocks[next]
}

function labelled(blocks: readonly SourceBlock[]): Opened[] {
  if (blocks.filter((block) => block.kind === 'heading').length > 1) return []
  const found = blocks.flatMap((block): Opened[] => {
    const parted = block.kind === 'paragraph' ? partAtLabel(block) : undefined
    return parted === undefined ? [] : [{ block, ...parted }]
  })
  const names = new Set(found.map(({ name }) => name.text.toLowerCase()))
  const texts = found.filter(({ body }) => wordCount(body.text) >= leastWords)
  const isSeries =
    found.length >= fewestLabels &&
    names.size === found.length &&
    texts.length >= found.length * textShare
  return isSeries ? found : []
}

function partAtLabel({ text, lead }: ParagraphSource): Omit<Opened, 'block'> | undefined {
  const name = text.text.slice(0, lead).replace(/[\s:：.。]+$/u, '')
  const body = trimMapped(sliceMapped(text, lead))
  return name === '' || body.text === ''
    ? undefined
    : { name: sliceMapped(text, 0, name.length), body }
}

/** Words of a name that begins like a question and is none. */
const askingWords = 8
/** UTF-16 units that show which language a text is in. */
const sampleLength = 1200
const askingName = /^\p{L}[^.,!?:;。，！？؟।]{3,80}\.(?=\s)/u

/** The paragraphs of a text whose first words name a question and end like none ("Why it broke. The pipe is of 1961 …"). */
function asking(blocks: readonly SourceBlock[]): Opened[] {
  const opened = blocks.flatMap((block): Opened[] => {
    if (block.kind !== 'paragraph') return []
    const said = askingName.exec(block.text.text)?.[0]
    if (said === undefined || wordCount(said) > askingWords) return []
    const body = trimMapped(sliceMapped(block.text, said.length))
    return [{ block, name: sliceMapped(block.text, 0, said.length - 1), body }]
  })
  // What people say in turn has no names.
  const isTalk = blocks.some((block) => block.kind === 'heading' && block.byline !== undefined)
  if (opened.length < fewestLabels || isTalk) return []
  const said = opened.map(({ body }) => body.text).join('\n')
  const { tag } = detectLanguage(said.slice(0, sampleLength))
  const found = opened.filter(({ name }) => namesQuestion(name.text, tag))
  return found.length >= fewestLabels ? found : []
}

/** The paragraphs that count on from the first place, below one heading, where each has a name. */
function countedSeries(blocks: readonly SourceBlock[]): Opened[][] {
  const found: (Opened | undefined)[][] = []
  const open = new Map<string, { series: (Opened | undefined)[]; place: number }>()
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') open.clear()
    if (block.kind !== 'paragraph') continue
    const mark = sectionMark(block.text.text)
    // Bare numbers are marks of lists and clauses, unless each has a name that is set apart.
    const isNamed = block.lead > 0
    if (mark === undefined || (mark.isBare && mark.kind !== '' && !isNamed)) continue
    const last = open.get(mark.kind)
    const goesOn = last !== undefined && last.place === mark.place - 1
    if (!goesOn && mark.place !== 1) continue
    const series = goesOn ? last.series : []
    if (!goesOn) found.push(series)
    open.set(mark.kind, { series, place: mark.place })
    const parted = partAtMark(block.text, mark.length, mark.isBare, isNamed)
    const isTold = parted?.body.text !== '' || tellsMore(blocks[index + 1])
    series.push(parted !== undefined && isTold ? { block, ...parted } : undefined)
  }
  return found.flatMap((series) => {
    const named = series.filter((one) => one !== undefined)
    return named.length >= fewestCounted && named.length === series.length ? [named] : []
  })
}

function tellsMore(block: SourceBlock | undefined): boolean {
  return block !== undefined && block.kind !== 'heading' && block.kind !== 'margin'
}

/** Up to the end of the first sentence, or a colon. */
const opening = /^[^.!?:。！？؟।：]{2,120}[.!?:。！？؟।：](?=\s|$|[\u3040-\u9fff])/u

function partAtMark(
  text: MappedText,
  mark: number,
  isBare: boolean,
  isNamed: boolean,
): Omit<Opened, 'block'> | undefined {
  const said = opening.exec(text.text.slice(mark))?.[0] ?? ''
  const isName = said !== '' && wordCount(said) <= nameWords
  if (!isName && isBare) return undefined
  // What is remarked in brackets behind a name ("(4 points)") belongs to it.
  const isRemarked = isName && isBracketed(text.text.slice(mark + said.length))
  const end = isRemarked ? text.text.length : isName ? mark + said.length : mark
  // A mark that is set apart with its name is what others call it by ("option D").
  const from = isBare && !isNamed ? mark : 0
  const whole = text.text.slice(from, end)
  const isClosed = isRemarked || /[(（][^()（）]*[)）]\P{L}*$/u.test(whole)
  const name = whole.replace(isClosed ? /[^)）]+$/u : /[\s.:,。：،，、)–—-]+$/u, '')
  const body = trimMapped(sliceMapped(text, end))
  return {
    name: capitalized(sliceMapped(text, from, from + name.length)),
    body: isName ? body : capitalized(body),
  }
}
