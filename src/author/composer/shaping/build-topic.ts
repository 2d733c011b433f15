import { holdsTurn } from '../../../text/place-to-shorten.ts'
import { appendAll } from '../append-all.ts'
import { normalizeDigits } from '../language/figures.ts'
import { countSaid } from '../language/ordinal-words.ts'
import { announces } from '../language/pointer-sentences.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { hasUnmarkedEnds } from '../language/unmarked-ends.ts'
import { captionWords } from '../planning/slide-room.ts'
import { isBracketed } from '../reading/bracketed.ts'
import { type MappedText, sliceMapped } from '../reading/mapped-text.ts'
import type { CodeSource, QuoteSource, SourceBlock } from '../reading/source-block.ts'
import type { Atom } from './atom.ts'
import { enumeration } from './enumeration.ts'
import { coursesOf, listParts, valuesPart } from './list-parts.ts'
import type { Part, Topic } from './part.ts'
import { type AtomCounter, itemAtom, sentenceAtom, sentenceAtoms } from './read-atoms.ts'
import { readRows } from './read-rows.ts'
import { recogniseParts, recogniseSections } from './recognise-parts.ts'
import type { Section } from './section-tree.ts'
import { tableParts } from './table-parts.ts'
import { unitSaid } from './unit-said.ts'
import { valuesFromList } from './values-from-list.ts'

/**
 * Turns a section's blocks into parts, and does the same below it. Sections without any content are left out.
 *
 * @param title what the whole is called, which stands over what it says before its first section.
 */
export function buildTopic(
  section: Section,
  language: string,
  counter: AtomCounter,
  title?: MappedText,
): Topic {
  const raw = rawTopic(section, language, counter)
  return recogniseTopic(raw, language, title)
}

/** Items of a list that stay where the one behind them leads to something else. */
const fewestBeside = 2

/** Every block as the part that it is by its notation. */
function rawTopic(section: Section, language: string, counter: AtomCounter): Topic {
  counter.register.beginBlock()
  if (section.heading !== undefined) counter.register.add('heading', section.heading)
  const parts = buildParts(section, language, counter)
  const children = section.children
    .map((child) => rawTopic(child, language, counter))
    .filter((child) => child.parts.length > 0 || child.children.length > 0)
  return {
    ...(section.heading ? { heading: section.heading } : {}),
    ...(section.byline === undefined ? {} : { byline: section.byline }),
    parts,
    children,
  }
}

/** The parent first: sections that are alternatives must not be taken for lists of their own. */
function recogniseTopic(topic: Topic, language: string, title?: MappedText): Topic {
  const joined = recogniseSections(topic, language)
  return {
    ...joined,
    parts: recogniseParts(joined.parts, joined.heading, language, title),
    children: joined.children.map((child) => recogniseTopic(child, language)),
  }
}

function buildParts({ blocks, heading }: Section, language: string, counter: AtomCounter): Part[] {
  const parts: Part[] = []
  let prose: Atom[] = []
  const flush = () => {
    // A sentence that introduces something which is left out here (code, links) says nothing.
    const whole = prose.filter((atom) => !/[:：]$/u.test(atom.text.text))
    const kept = whole.length > 0 || blocks.length > 1 ? whole : prose
    if (kept.length > 0) parts.push({ kind: 'prose', atoms: kept })
    prose = []
  }
  /**
   * A last sentence that ends with a colon introduces what follows; before a list of so many items, one that does not end at
   * all, counts them or denies them something ("not in the following cases"), or a short line right above it; before figures, one in brackets, which says what they are in.
   */
  const takeIntro = (
    items = 0,
    areFigures = false,
    isBelowLine = false,
  ): MappedText | undefined => {
    const last = prose[prose.length - 1]
    if (last === undefined) return undefined
    const { text } = last.text
    const leads = items > 0 && !hasUnmarkedEnds(language) ? leadsToList : /[:：]\s*$/u
    const isRemark = areFigures && isBracketed(text)
    // A question of its own over a list is what the items answer.
    const isLine =
      (isBelowLine || isQuestion(text)) &&
      items > 1 &&
      last.opens === true &&
      wordCount(text) <= captionWords
    const denies = items > 0 && announces(text, language) && holdsTurn(text, language)
    const isLead = countsTo(text, items, language) || denies
    if (!leads.test(text) && !isLead && !isRemark && !isLine) return undefined
    prose = prose.slice(0, -1)
    return last.text
  }
  /** The last item of a list that leads to what stands behind it, and is none of the others. */
  const takeLead = (): MappedText | undefined => {
    const last = parts.at(-1)
    if (prose.length > 0 || (last?.kind !== 'list' && last?.kind !== 'steps')) return undefined
    const item = last.atoms.at(-1)
    if (item === undefined || last.atoms.length <= fewestBeside) return undefined
    const isLead =
      /[:：]\s*$/u.test(item.text.text) && item.more.length + item.children.length === 0
    if (!isLead || wordCount(item.text.text) > captionWords) return undefined
    parts[parts.length - 1] = { ...last, atoms: last.atoms.slice(0, -1) }
    return item.text
  }
  const { register } = counter
  for (const [index, block] of blocks.entries()) {
    register.beginBlock()
    switch (block.kind) {
      case 'paragraph': {
        const values = valuesPart(block, language, counter)
        if (values !== undefined) {
          flush()
          parts.push(values)
          break
        }
        if (block.lead > 0 && isLedParagraph(blocks, index)) {
          const last = parts[parts.length - 1]
          const continuing =
            prose.length === 0 && last?.kind === 'list' && isLedParagraph(blocks, index - 1)
          const atom = itemAtom(
            { text: block.text, lead: block.lead, more: [], children: [] },
            language,
            counter,
          )
          if (continuing) last.atoms.push(atom)
          else {
            const intro = takeIntro()
            flush()
            parts.push({ kind: 'list', atoms: [atom], ...(intro ? { intro } : {}) })
          }
          break
        }
        const atoms = sentenceAtoms(block.text, block.lead, language, counter)
        const enumerated = atoms.length === 1 ? enumeration(block.text, block.lead, language) : []
        if (enumerated.length > 0) {
          flush()
          register.add('heading', sliceMapped(block.text, 0, block.lead))
          for (const thing of enumerated) register.add('item', thing)
          parts.push({
            kind: 'list',
            intro: sliceMapped(block.text, 0, block.lead),
            atoms: enumerated.map((text) => ({
              ...sentenceAtom(text, counter),
              kind: 'item',
            })),
          })
          break
        }
        for (const atom of atoms) register.add('sentence', atom.text)
        appendAll(prose, atoms)
        break
      }
      case 'list': {
        const courses = coursesOf(block.items, language, counter)
        if (courses !== undefined) {
          flush()
          appendAll(parts, courses)
          break
        }
        const areFigures = valuesFromList(block.items, language) !== undefined
        const intro = takeIntro(block.items.length, areFigures, block.isBelowLine)
        flush()
        const [part, ...further] = listParts(block.items, block.ordered, intro, language, counter)
        if (part !== undefined) parts.push(part)
        appendAll(parts, further)
        break
      }
      case 'table': {
        // Over figures that nothing names in a first column stands what they are.
        const isNameless = block.columns[0]?.text === ''
        const intro =
          block.intro ??
          takeIntro(isNameless ? block.rows.length : 0, true) ??
          block.caption ??
          takeLead()
        flush()
        if (block.caption !== undefined) register.add('sentence', block.caption)
        const unit = unitBeside([intro, heading], blocks, index)
        const rows = { ...readRows(block, counter), ...(unit === undefined ? {} : { unit }) }
        appendAll(parts, tableParts(rows, intro, language))
        break
      }
      case 'quote': {
        flush()
        parts.push(quotePart(block, counter))
        break
      }
      case 'code': {
        const intro = block.intro ?? takeIntro()
        flush()
        const part = codePart(block, counter)
        if (part === undefined) break
        parts.push({ ...part, ...(intro ? { intro } : {}) })
        break
      }
      case 'image': {
        flush()
        const atom: Atom = { ...sentenceAtom(block.text, counter), kind: 'image' }
        register.add('image', block.text)
        parts.push({
          kind: 'image',
          atoms: [atom],
          image: block.image,
          alt: block.alt,
          place: block.text,
        })
        break
      }
      default:
        break
    }
  }
  flush()
  return parts
}

/**
 * What the names over a table or the lines beside it say that its figures are counted in: of those before it the nearest, else
 * one of those behind it that is not right before another table.
 */
function unitBeside(
  names: readonly (MappedText | undefined)[],
  blocks: readonly SourceBlock[],
  at: number,
): string | undefined {
  const named = names.flatMap((one) => unitSaid(one?.text ?? '', true) ?? [])
  const before = linesFrom(blocks, at - 1, -1)
  const following = linesFrom(blocks, at + 1, 1)
  const isOfNext = blocks[at + 1 + following.length]?.kind === 'table'
  const behind = isOfNext ? following.slice(0, -1) : following
  return named[0] ?? [...before, ...behind].flatMap(({ text }) => unitSaid(text, false) ?? [])[0]
}

/** The texts of the paragraphs that follow one another from one block on, forwards (1) or backwards (-1). */
function linesFrom(blocks: readonly SourceBlock[], from: number, step: 1 | -1): MappedText[] {
  const lines: MappedText[] = []
  for (let at = from; ; at += step) {
    const block = blocks[at]
    if (block?.kind !== 'paragraph') return lines
    lines.push(block.text)
  }
}

/** Words without a mark at their end, in languages that set one. */
const leadsToList = /[:：]\s*$|[^.!?…。！？؟।॥\p{P}]\s*$/u

/** Whether a sentence counts so many things ("次の 2 点をご連絡ください", "There are three reasons."), two at the least. */
function countsTo(sentence: string, items: number, language: string): boolean {
  const said = wordCount(sentence) <= captionWords ? countSaid(sentence, language) : undefined
  if (items > 1 && said === items) return true
  const counted = normalizeDigits(sentence).match(/(?<![\p{N}.,:/-])\d{1,2}(?![\p{N}.,:/%-])/gu)
  return items > 1 && Number(counted?.at(-1)) === items
}

function quotePart(block: QuoteSource, counter: AtomCounter): Part {
  counter.register.add('sentence', block.text)
  return {
    kind: 'quote',
    atoms: [sentenceAtom(block.text, counter)],
    quote: block.text,
    ...(block.name ? { name: block.name } : {}),
    ...(block.affiliation ? { affiliation: block.affiliation } : {}),
  }
}

/** A listing; undefined for a drawing. */
function codePart(block: CodeSource, counter: AtomCounter): Part | undefined {
  const listing = isListing(block)
  counter.register.add(listing ? 'code' : 'drawing', block.text)
  const atom: Atom = { ...sentenceAtom(block.text, counter), kind: 'code' }
  return listing
    ? { kind: 'code', atoms: [atom], code: block.text, language: block.language }
    : undefined
}

/** Drawings made of characters, and what other programs draw, are nothing to read. */
function isListing({ language, text }: CodeSource): boolean {
  if (/^(?:mermaid|plantuml|dot|ascii|diagram)$/iu.test(language)) return false
  return /\p{L}/u.test(text.text)
}

/** A paragraph that begins with a term, next to another one that does, is an item of a list of definitions. */
function isLedParagraph(blocks: readonly SourceBlock[], index: number): boolean {
  const led = (at: number) => {
    const block = blocks[at]
    return block?.kind === 'paragraph' && block.lead > 0 && block.lead < block.text.text.length
  }
  return led(index) && (led(index - 1) || led(index + 1))
}
