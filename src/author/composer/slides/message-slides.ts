import { andMore } from '../language/and-more.ts'
import { asksReaders } from '../language/closing-words.ts'
import { loneYear } from '../language/date-parts.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isLinking } from '../language/linking-verbs.ts'
import { phrasesFor } from '../language/phrases.ts'
import { announces } from '../language/pointer-sentences.ts'
import { isDense, wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { isTotalAlone } from '../language/total-words.ts'
import { chunkRanges } from '../planning/chunk-ranges.ts'
import type { Message } from '../planning/messages.ts'
import {
  captionWords,
  itemsPerSlide,
  recordsPerSlide,
  rowsPerSlide,
} from '../planning/slide-room.ts'
import { isBracketed } from '../reading/bracketed.ts'
import { type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { leadTerm } from '../shaping/bullet-text.ts'
import type { Part } from '../shaping/part.ts'
import { sentenceRuns, shareRuns } from '../shaping/sentence-runs.ts'
import { capitalize, withoutConjunction, withoutFullStop } from '../shaping/shorten.ts'
import { isBalanced, joinsBefore, standsAlone } from '../shaping/stands-alone.ts'
import { bulletsSlide } from './bullets-slide.ts'
import { cardsSlide } from './cards-slide.ts'
import { chartSlide } from './chart-slide.ts'
import { codeSlide } from './code-slide.ts'
import { comparisonSlide } from './comparison-slide.ts'
import { definitionSlide } from './definition-slide.ts'
import { digestSlide } from './digest-slide.ts'
import { headingTitle } from './heading-title.ts'
import { imageSlide } from './image-slide.ts'
import { isTitleLength } from './point-title.ts'
import { proseSlide } from './prose-slides.ts'
import { quoteSlide } from './quote-slide.ts'
import { type Composing, type SlideDraft, sourced } from './slide-draft.ts'
import { statsSlides } from './stats-slide.ts'
import { stepsSlide } from './steps-slide.ts'
import { tableSlide } from './table-slide.ts'
import { timelineSlide } from './timeline-slide.ts'
import { isLabel, withTitleBeside } from './title-beside.ts'
import { behind, withCaption } from './with-caption.ts'

const year = new RegExp(`^${loneYear}$`)

/**
 * The slides of a message: at least one, and no more than it can make. The first is called as its section, unless a sentence
 * states the point of the slide; the others by a name of their own, or numbered (`finishSlides`).
 */
export function messageSlides(message: Message, count: number, composing: Composing): SlideDraft[] {
  const { part, companions, path } = message
  const drafts =
    part === undefined
      ? [digestSlide(message.together ?? [], composing)]
      : withCaption(
          withLead(
            withTitleOfLead(partSlides(part, count, message, composing), message, composing),
            message,
            composing,
          ),
          message,
          composing,
        )
  const { heading: own, byline, parts = [] } = path[path.length - 1] ?? {}
  const isBeyond = message.later === true && part?.kind === 'prose' && parts[0]?.kind !== 'prose'
  const { heading: above, byline: writer } = path[path.length - 2] ?? {}
  return drafts.map((draft, index) => {
    const heading = own === undefined ? undefined : headingTitle(own, composing)
    const title = byline === undefined ? heading : undefined
    const speaker = byline === 'speaker' ? heading : undefined
    const steps = byline === 'steps' ? phrasesFor(composing.language).nextSteps : undefined
    // What goes on does so under its name.
    const named =
      index === 0 || part?.kind === 'table' || part?.kind === 'steps' || part?.intro !== undefined
    const name =
      named && part !== undefined
        ? partName(part, composing, title === undefined, message.later)
        : undefined
    const isNamed = message.oneOfSeveral === true && name !== undefined
    return {
      ...draft,
      // What stands beside others of its section is called by its own name, and goes on under it, all else as its section.
      titles: (isNamed
        ? [name, ...(index === 0 ? [title, ...draft.titles] : [])]
        : // Who speaks is a name where nothing else is; who wrote a mail and when stands over the title.
          [title, steps, ...draft.titles, name, speaker]
      ).filter((one) => one !== undefined),
      // Whose mail it is says more over it than what that is about.
      ...(heading === undefined || writer === 'mail' ? {} : { heading }),
      ...(isBeyond ? { isBeyond } : {}),
      ...(above === undefined ? {} : { eyebrow: headingTitle(above, composing) }),
      covered: index === 0 ? [...companions, ...draft.covered] : draft.covered,
    }
  })
}

function partSlides(
  part: Part,
  count: number,
  { companions, path, later = false, oneOfSeveral = false }: Message,
  composing: Composing,
): SlideDraft[] {
  const ranged = (
    make: (from: number, to: number) => SlideDraft,
    size: number,
    length = part.atoms.length,
  ) =>
    // What has no room stands at the end, so that nothing is missing in the midst unsaid.
    chunkRanges(Math.min(length, count * size), count).map(([from, to], index, { length: all }) => {
      const last = index === all - 1
      return withMore(
        { ...make(from, to), covered: part.atoms.slice(from, last ? undefined : to) },
        last ? length - to : 0,
        composing,
      )
    })
  const topic = path[path.length - 1]
  const named = topic?.heading !== undefined && topic.byline === undefined
  const headed = named && !later
  const asks = /[?？؟]\s*$/u.test(topic?.heading?.text ?? '')
  switch (part.kind) {
    case 'prose':
      return shareRuns(sentenceRuns(part.atoms, composing.language), count).map((runs, index) =>
        proseSlide(
          runs.flatMap((run) => run.atoms),
          composing,
          {
            headed: headed && index === 0,
            isAnswer: asks,
            ...(named ? { heading: headingTitle(topic.heading as MappedText, composing) } : {}),
            isLabelled: isLabel(topic?.heading?.text ?? ''),
          },
        ),
      )
    case 'list':
      return ranged((from, to) => {
        const name = oneOfSeveral || !named ? partName(part, composing, !named, later) : undefined
        const isSaid = part.name === undefined && name !== undefined
        const intro = from === 0 && !isSaid ? part.intro : undefined
        return listSlide(part.atoms.slice(from, to), intro, composing)
      }, Number.POSITIVE_INFINITY)
    case 'steps':
      return ranged(
        (from, to) => stepsSlide(part.atoms.slice(from, to), from + 1, composing),
        itemsPerSlide + 1,
      )
    case 'timeline':
      return ranged((from, to) => timelineSlide(part, from, to, composing), itemsPerSlide + 1)
    case 'definition':
      return ranged((from, to) => definitionSlide(part, from, to, composing), itemsPerSlide)
    case 'cards':
      return ranged((from, to) => cardsSlide(part, from, to, composing), itemsPerSlide)
    case 'table':
      return ranged(
        (from, to) => tableSlide(part, from, to, composing),
        part.sample ? recordsPerSlide : rowsPerSlide + 1,
        part.rows.length,
      )
    case 'stats':
      return statsSlides(part, count, composing)
    case 'chart':
      return [chartSlide(part, composing)]
    case 'comparison':
      return [comparisonSlide(part, composing)]
    case 'code':
      return [codeSlide(part, composing)]
    case 'quote':
      return [quoteSlide(part, composing)]
    case 'image':
      return [imageSlide(part, companions, composing)]
  }
}

/** Items of a list: bullets, the best of them where they are too many; a single one is a statement. */
function listSlide(
  atoms: readonly Atom[],
  intro: MappedText | undefined,
  composing: Composing,
): SlideDraft {
  const [only] = atoms
  if (atoms.length === 1 && only !== undefined && only.children.length + only.more.length === 0)
    return proseSlide(atoms, composing)
  const chosen = atoms.length <= itemsPerSlide + 1 ? atoms : bestOf(atoms, itemsPerSlide)
  const bullets = bulletsSlide(chosen, composing)
  const slide = { ...withLeadIn(bullets, intro, composing), covered: [...atoms] }
  return withMore(slide, atoms.length - chosen.length, composing)
}

/**
 * Bullets below the sentence that they end ("The Association may: …"): without it nobody knows what they are. Not where they
 * have bullets below them already.
 */
function withLeadIn(
  draft: SlideDraft,
  intro: MappedText | undefined,
  composing: Composing,
): SlideDraft {
  const [block] = draft.blocks
  if (intro === undefined || block?.kind !== 'bullets') return draft
  if (block.items.some(({ level }) => level > 0)) return draft
  const lead = {
    ...sourced(composing, intro.text.trim(), [intro], block.items[0]?.score ?? 0),
    level: 0 as const,
  }
  const items = block.items.map((item) => ({ ...item, level: 1 as const }))
  return { ...draft, blocks: [{ ...block, items: [lead, ...items] }] }
}

/** The slide of a list or table that is shortened, with a line that says by how many things. */
function withMore(draft: SlideDraft, count: number, { language }: Composing): SlideDraft {
  return count > 0 ? { ...draft, caption: andMore(count, language) } : draft
}

function bestOf(atoms: readonly Atom[], count: number): Atom[] {
  return [...atoms]
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
}

/**
 * What a part is called by itself: the words before its colon, some more where nothing else names it or its heading stands over another
 * slide (`isLater`), or the term of its only item.
 */
function partName(
  part: Part,
  composing: Composing,
  isNameless = false,
  isLater = false,
): string | undefined {
  if (part.kind === 'list' && part.name !== undefined)
    return capitalize(part.name, composing.language)
  if (part.intro !== undefined)
    return !isNameless && areEndsOf(part.intro, part.atoms, composing.language)
      ? undefined
      : introName(part.intro, isNameless || isLater, composing)
  if (isNameless && part.kind === 'table' && part.isPriced) return composing.phrases.prices
  if (isNameless && part.kind === 'steps') return composing.phrases.process
  const [first] = part.atoms
  return part.atoms.length === 1 && first !== undefined && first.lead > 0
    ? capitalize(leadTerm(first), composing.language)
    : undefined
}

/** Words of a name before a colon; more are a sentence that breaks off there, which may still be whole. */
const nameWords = 7
const longNameWords = 12

function introName(
  intro: MappedText,
  isNameless: boolean,
  composing: Composing,
): string | undefined {
  const { language } = composing
  // Of several sentences the last leads to it.
  const last = splitSentences(intro, language).at(-1) ?? intro
  const said = headingTitle({ text: last.text.slice(0, 200) }, composing)
  const name = withoutConjunction(withoutFullStop(said, language), language)
  const most = isNameless ? longNameWords : nameWords
  if (isBracketed(name) || isTotalAlone(name) || wordCount(name) > most || !isTitleLength(name))
    return undefined
  if (wordCount(name) < fewestClauseWords && asksReaders(name, language)) return undefined
  // "But:" does nothing but join what follows.
  if (breaksOff(name, language) || joinsBefore(`${name} ${name}`, language)) return undefined
  // Where nothing else names it, what leads to something may point at that ("We offer the following work").
  const leads = isNameless && isBalanced(name) && announces(name, language)
  return leads || wordCount(name) < 3 || standsAlone(name, language)
    ? capitalize(name, language)
    : undefined
}

/** Words of a clause; fewer are a name ("To do"). */
const fewestClauseWords = 3

/** Whether items are each an end of the sentence that leads to them, as the marks between them say ("…; or"). */
function areEndsOf(intro: MappedText, items: readonly Atom[], language: string): boolean {
  const { connectives } = lexiconFor(language)
  const joins = ({ text: { text } }: Atom) => {
    const word = /[;；،؛,，、]\s*(\p{L}*)$/u.exec(text)?.[1]
    return word === '' || (word !== undefined && connectives.includes(word.toLowerCase()))
  }
  return (
    wordCount(intro.text) >= fewestClauseWords &&
    items.length > 1 &&
    items.slice(0, -1).every(joins)
  )
}

/** Whether words lead to something that is not there: they end with a function word ("The terms were"), or speak of some of it ("Of the 40"). */
function breaksOff(name: string, language: string): boolean {
  const words = name.toLowerCase().split(/[\s’']+/u)
  const last = words.at(-1) ?? ''
  const small = stopwordsFor(language)
  const endsSmall = words.length >= fewestClauseWords && isLinking(last, language)
  const countsSome =
    /^\p{N}/u.test(words[2] ?? '') && words.slice(0, 2).every((word) => small.has(word))
  return !isDense(name) && (endsSmall || countsSome)
}

/**
 * The first slide of a part under a label that says nothing of it ("Impact"), called by the sentence that opens the section and
 * leads to the part, with the label over it; a chart that nothing names, by one of the sentences beside it.
 */
function withTitleOfLead(
  drafts: SlideDraft[],
  { part, path, companions, later = false }: Message,
  composing: Composing,
): SlideDraft[] {
  const [first, ...others] = drafts
  const { heading, byline } = path[path.length - 1] ?? {}
  if (first === undefined || part === undefined || first.point !== undefined) return drafts
  // What has a line of its own that leads to it is not what another one is about.
  if (part.kind === 'list' && part.intro !== undefined) return drafts
  const isNameless = heading === undefined || byline !== undefined || later
  const lead = companions.slice(0, 1).filter(({ index }) => index < (part.atoms[0]?.index ?? 0))
  const isNamed = part.kind !== 'chart' || part.intro !== undefined
  if (isNameless ? isNamed : !isLabel(heading.text)) return drafts
  return [withTitleBeside(first, isNameless ? companions : lead, composing), ...others]
}

/** What shows figures or what is set side by side: without the words that lead to it nobody knows what of. */
const ledForms = new Set<Part['kind']>(['table', 'chart', 'stats', 'comparison'])

/** The first slide with the words that lead to its figures under it, where they are not its title. */
function withLead(
  drafts: SlideDraft[],
  { part, path, oneOfSeveral = false }: Message,
  composing: Composing,
): SlideDraft[] {
  const [first, ...others] = drafts
  if (first === undefined || part?.intro === undefined) return drafts
  // A whole sentence that leads to something else says more than its name.
  const isSentence = part.kind !== 'list' && /[.。।！!]\s*$/u.test(part.intro.text)
  if (!ledForms.has(part.kind) && !isSentence) return drafts
  const { heading, byline } = path[path.length - 1] ?? {}
  const isNameless = heading === undefined || byline !== undefined
  if ((oneOfSeveral || isNameless) && partName(part, composing, isNameless) !== undefined)
    return drafts
  const lead = withoutFullStop(part.intro.text.trim().replace(/[\s:：]+$/u, ''), composing.language)
  // "The ratio below": under what it speaks of it points at nothing.
  if (!isNameless && announces(lead, composing.language)) return drafts
  const intro = spanOf(part.intro)
  const [chart] = first.blocks
  const [column] = part.kind === 'chart' ? (part.chart.headingSpans ?? []) : []
  // What the first column of a table is called says what the categories are, but where these are the years of the others.
  const isOfNames = chart?.kind === 'chart' && !chart.categories.every((name) => year.test(name))
  if (isOfNames && column?.start === intro.start && column.end === intro.end)
    return [
      { ...first, blocks: [{ ...chart, categoryTitle: lead }, ...first.blocks.slice(1)] },
      ...others,
    ]
  const caption = [lead, ...(first.caption === undefined ? [] : [first.caption])].reduce(behind)
  return wordCount(caption) > captionWords
    ? drafts
    : [{ ...first, caption, spans: [...first.spans, intro] }, ...others]
}
