import { isSummaryLabel } from './language/heading-words.ts'
import { wordCount } from './language/script.ts'
import { type Passage, withMargins } from './ledger/passage.ts'
import { isPersonName } from './reading/attribution.ts'
import { dataAddress } from './reading/data-image.ts'
import { leadTermLength } from './reading/lead-term.ts'
import { type MappedText, sliceMapped, spanOf } from './reading/mapped-text.ts'
import { MarkedSource } from './reading/marked-source.ts'
import { readSource } from './reading/read-source.ts'
import { canSeal } from './reading/sealed-code.ts'
import {
  type MarginSource,
  marginOf,
  type ParagraphSource,
  type SourceBlock,
} from './reading/source-block.ts'
import { flattenTopics, scoreTopics } from './scoring/score-topics.ts'
import { type Atom, emptyVector } from './shaping/atom.ts'
import { buildTopic } from './shaping/build-topic.ts'
import { nameOfTable } from './shaping/data-parts.ts'
import type { Topic } from './shaping/part.ts'
import { AtomCounter } from './shaping/read-atoms.ts'
import { buildSectionTree, type Section, withNamesAsItems } from './shaping/section-tree.ts'
import { segmentProse } from './shaping/segment-prose.ts'

/** The input understood: its title, its topics with scored parts. */
export interface Manuscript {
  /** The source's own title, whole. */
  title?: MappedText
  /** What a source that is one table is called. */
  tableName?: string
  /** What the text says of itself and stands on its cover: who wrote it, when and what for. */
  imprint: readonly Atom[]
  /** Who writes and is written to, of these: nothing that the text is called by. */
  parties: ReadonlySet<Atom>
  root: Topic
  /** All that the source says, in order, whatever is made of it. */
  passages: readonly Passage[]
  /** Every sentence of prose, in order. */
  sentences: Atom[]
  words: number
  /** What the text sets in bold, as code and so on. */
  marked: MarkedSource
}

/**
 * Reads, outlines and scores a text. Code within its lines is sealed (`sealCode`), for slides that are made with
 * `withSourceMarks`; `asWritten`: it is left as it is.
 */
export function readManuscript(text: string, language: string, asWritten = false): Manuscript {
  const marked = new MarkedSource(!asWritten && canSeal(text))
  const blocks = readSource(text, marked)
  const aside = blocks.filter((block) => block.kind === 'margin')
  const tree = buildSectionTree(blocks.filter((block) => block.kind !== 'margin'))
  const { title, body: outline, over = [] } = takeTitle(tree, aside)
  const margins = [...over, ...aside]
  const body = withNamesAsItems(outline)
  const counter = new AtomCounter()
  // Of several equal headings the first is the title and that of its section.
  const opensSection = outline.children.some(({ heading }) => heading === title)
  if (title !== undefined && !opensSection) counter.register.add('heading', title)
  const root = buildTopic(segmentProse(body), language, counter, title)
  scoreTopics(root, title?.text ?? '', language)
  const sentences = flattenTopics(root).flatMap((topic) =>
    topic.parts.flatMap((part) =>
      part.kind === 'quote' ? [] : part.atoms.filter((atom) => atom.kind === 'sentence'),
    ),
  )
  for (const atom of sentences) {
    const { start, end } = spanOf(sliceMapped(atom.text, atom.lead))
    if (marked.stresses(start, end)) atom.stressed = true
  }
  const tableName = title === undefined ? nameOfTable(body.blocks, language) : undefined
  const imprint = margins
    .filter(({ place }) => place === 'cover')
    .map((margin) => ({ margin, atom: imprintAtom(margin, counter.next++) }))
  return {
    ...(title ? { title } : {}),
    ...(tableName ? { tableName } : {}),
    imprint: imprint.map(({ atom }) => atom),
    parties: new Set(imprint.flatMap(({ margin, atom }) => (margin.isParty ? [atom] : []))),
    root,
    passages: withMargins(counter.register.passages, margins),
    sentences,
    words: wordCount(text.replace(dataAddress, ' ')),
    marked,
  }
}

/**
 * A single heading over everything is the document's title, and what is below it the document. A trifle over the title
 * that says nothing of its own (`over`) is in the notes, or left out over a document with sections.
 */
function takeTitle(
  tree: Section,
  margins: readonly MarginSource[],
): { title?: MappedText; body: Section; over?: MarginSource[] } {
  const [first, ...others] = tree.children
  // Who speaks or asks first gives a text no name.
  if (first?.heading === undefined || first.byline !== undefined) return { body: tree }
  // Nor does a question, or what the text comes to in short, beside other sections.
  const isOfSection = /[?？؟]$/u.test(first.heading.text) || isSummaryLabel(first.heading.text)
  if (isOfSection && others.some(({ level }) => level === first.level)) return { body: tree }
  const onlyTop = others.length > 0 && others.every((other) => other.level > first.level)
  const titleOnly = first.blocks.length === 0 && first.children.length === 0
  // Behind a text of its own a heading is that of a section, unless others stand below it.
  const led = tree.blocks.length > 0 && !isTrifle(tree)
  if ((others.length === 0 && !(led && first.children.length === 0)) || onlyTop || titleOnly) {
    // Over a document with sections it leads elsewhere ("Help translate this guide!"); else a sentence belongs to the text.
    const hasSections = first.children.length + others.length > 0
    const isOver = (block: SourceBlock): block is ParagraphSource =>
      !led && block.kind === 'paragraph' && (hasSections || !sentenceEnd.test(block.text.text))
    const over = tree.blocks.filter(isOver)
    const place = hasSections ? 'nowhere' : 'notes'
    const below = others.length === 0 ? documentUnder(first, margins) : undefined
    const owner = below === undefined ? [] : [marginOf(first.heading, 'cover')]
    const { heading = first.heading, blocks, children } = below ?? first
    const sections = [...children, ...others]
    const subtitle = blocks.length === 0 ? subtitleOf(sections) : undefined
    const under = subtitle?.heading === undefined ? [] : [marginOf(subtitle.heading, 'cover')]
    const told = over.map(({ text }) => marginOf(text, place))
    return {
      title: heading,
      over: [...owner, ...under, ...told],
      body: {
        level: 0,
        blocks: [
          ...tree.blocks.filter((block) => !isOver(block)),
          ...blocks,
          ...(subtitle?.blocks ?? []),
        ],
        children: subtitle === undefined ? sections : sections.slice(1),
      },
    }
  }
  // Behind a text of its own the first of several equal headings is that of a section.
  return led ? { body: tree } : { title: first.heading, body: tree }
}

/** The heading right below a title that is lower than those of all sections: what goes on in the title, and no section. */
function subtitleOf([first, ...others]: readonly Section[]): Section | undefined {
  const isBelow = first !== undefined && others.every(({ level }) => level < first.level)
  return isBelow && others.length > 0 && first.children.length === 0 && first.byline === undefined
    ? first
    : undefined
}

/** Words of a heading that says what a document is about. */
const fewestAboutWords = 5

/**
 * The one section right below a heading that is no more than a name, where its own heading says what the document is about and
 * who wrote it stands right below that.
 */
function documentUnder(
  { heading, blocks, children }: Section,
  margins: readonly MarginSource[],
): Section | undefined {
  const [only, ...others] = children
  if (heading === undefined || only?.heading === undefined) return undefined
  const isOver = blocks.length === 0 && others.length === 0 && only.children.length > 1
  const about = only.heading.text
  const says = wordCount(about) >= fewestAboutWords && !isPersonName(about)
  if (!isOver || !says || !isPersonName(heading.text) || !/\s/u.test(heading.text)) return undefined
  const { end } = spanOf(only.heading)
  const below = only.children[0]?.heading
  const isByline = ({ place, text }: MarginSource) =>
    place === 'cover' && spanOf(text).start >= end && isBefore(text, below)
  return margins.some(isByline) ? only : undefined
}

function isBefore(text: MappedText, other: MappedText | undefined): boolean {
  return other !== undefined && spanOf(text).end <= spanOf(other).start
}

/** A line or two before the title of a document ("Read this in French") when there is a document below. */
function isTrifle(tree: Section): boolean {
  const words = tree.blocks.map((block) =>
    block.kind === 'paragraph' ? wordCount(block.text.text) : 99,
  )
  return words.reduce((sum, one) => sum + one, 0) <= 12
}

const sentenceEnd = /[.!?。！？؟।…]["”»」]?\s*$/u

/** A day needs no label; a name has one for what its bearer did ("Absent: …"). */
function imprintAtom({ text }: MarginSource, index: number): Atom {
  const label = leadTermLength(text.text)
  const lead = /^\s*\P{L}*\d/u.test(text.text.slice(label)) ? label : 0
  return {
    index,
    kind: 'sentence',
    text,
    lead,
    more: [],
    children: [],
    score: 0,
    vector: emptyVector,
  }
}
