import { allMatches } from '../../../text/all-matches.ts'
import { appendAll } from '../append-all.ts'
import { normalizeDigits, numbersIn } from '../language/figures.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { PassageRegister } from '../ledger/passage.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type {
  CodeSource,
  ListItemSource,
  QuoteSource,
  SourceBlock,
  TableSource,
} from '../reading/source-block.ts'
import { type Atom, emptyVector } from './atom.ts'
import { readEvent } from './dated-event.ts'
import type { Part, Topic } from './part.ts'
import { recogniseParts, recogniseSections } from './recognise-parts.ts'
import type { Section } from './section-tree.ts'
import { readShare, sharesFromList } from './shares-from-list.ts'
import { isBracketed } from './shorten.ts'
import { tableParts } from './table-parts.ts'
import type { TableRows } from './table-rows.ts'
import { valuesFromList, valuesFromSentence } from './values-from-list.ts'

/** Numbers atoms through the whole document, and writes down all that it says, whatever becomes of it. */
export class AtomCounter {
  next = 0
  readonly register = new PassageRegister()
}

/** Turns a section's blocks into parts, and does the same below it. Sections without any content are left out. */
export function buildTopic(section: Section, language: string, counter: AtomCounter): Topic {
  const raw = rawTopic(section, language, counter)
  return recogniseTopic(raw, language)
}

/** Every block as the part that it is by its notation. */
function rawTopic(section: Section, language: string, counter: AtomCounter): Topic {
  counter.register.beginBlock()
  if (section.heading !== undefined) counter.register.add('heading', section.heading)
  const parts = buildParts(section.blocks, language, counter)
  const children = section.children
    .map((child) => rawTopic(child, language, counter))
    .filter((child) => child.parts.length > 0 || child.children.length > 0)
  return {
    ...(section.heading ? { heading: section.heading } : {}),
    ...(section.byline === true ? { byline: true } : {}),
    parts,
    children,
  }
}

/** The parent first: sections that are alternatives must not be taken for lists of their own. */
function recogniseTopic(topic: Topic, language: string): Topic {
  const joined = recogniseSections(topic, language)
  return {
    ...joined,
    parts: recogniseParts(joined.parts, joined.heading, language),
    children: joined.children.map((child) => recogniseTopic(child, language)),
  }
}

function buildParts(
  blocks: readonly SourceBlock[],
  language: string,
  counter: AtomCounter,
): Part[] {
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
   * all or counts them; before figures, one in brackets, which says what they are in.
   */
  const takeIntro = (items = 0, areFigures = false): MappedText | undefined => {
    const last = prose[prose.length - 1]
    if (last === undefined) return undefined
    const { text } = last.text
    const leads = items > 0 ? leadsToList : /[:：]\s*$/u
    const isRemark = areFigures && isBracketed(text)
    if (!leads.test(text) && !countsTo(text, items) && !isRemark) return undefined
    prose = prose.slice(0, -1)
    return last.text
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
        const intro = takeIntro(block.items.length, areFigures)
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
          block.intro ?? takeIntro(isNameless ? block.rows.length : 0, true) ?? block.caption
        flush()
        if (block.caption !== undefined) register.add('sentence', block.caption)
        appendAll(parts, tableParts(readRows(block, counter), intro, language))
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

/** Words without a mark at their end, in scripts that set one. */
const leadsToList = /[:：]\s*$|[^.!?…。！？؟।॥\p{P}\u0e00-\u0e7f]\s*$/u

/** Whether a sentence counts so many things ("次の 2 点をご連絡ください"), two at the least. */
function countsTo(sentence: string, items: number): boolean {
  const counted = normalizeDigits(sentence).match(/(?<![\p{N}.,:/-])\d{1,2}(?![\p{N}.,:/%-])/gu)
  return items > 1 && Number(counted?.at(-1)) === items
}

/** Running text that is only a list of values ("Visitors: Q1 310, Q2 350, Q3 340") as a chart called by its term. */
function valuesPart(
  { text, lead }: Pick<ListItemSource, 'text' | 'lead'>,
  language: string,
  counter: AtomCounter,
): Part | undefined {
  const values = valuesFromSentence(sliceMapped(text, lead), language)
  if (values === undefined) return undefined
  const intro = sliceMapped(text, 0, lead)
  if (lead > 0) counter.register.add('heading', intro)
  const atoms = values.items.map((item) => itemAtom(item, language, counter))
  return { kind: 'chart', chart: values.chart, atoms, ...(lead > 0 ? { intro } : {}) }
}

/** Items that are each the values of a term, as charts; undefined where one is anything else. */
function coursesOf(
  items: readonly ListItemSource[],
  language: string,
  counter: AtomCounter,
): Part[] | undefined {
  const isCourse = ({ text, lead, more, children }: ListItemSource) =>
    lead > 0 &&
    more.length + children.length === 0 &&
    valuesFromSentence(sliceMapped(text, lead), language) !== undefined
  return items.every(isCourse)
    ? items.flatMap((item) => valuesPart(item, language, counter) ?? [])
    : undefined
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

/** The things that a sentence lists behind a colon ("Benefits: this, that and the other"); none for other text. */
function enumeration(text: MappedText, lead: number, language: string): MappedText[] {
  if (lead === 0) return []
  const body = sliceMapped(text, lead)
  // Commas inside program text separate nothing that is said.
  if (/[<>{}]/u.test(body.text)) return []
  const things: MappedText[] = []
  const conjunctions = lexiconFor(language).connectives
  let from = 0
  // Semicolons part things that have commas, and a bracket belongs whole to one of them.
  const sign = /[;；]\s/u.test(body.text) ? /[;；]\s*|$/gu : /[,;，、；،]\s*|$/gu
  const bracketed = allMatches(body.text, /[(（][^()（）]*[)）]/gu)
  for (const match of allMatches(body.text, sign)) {
    const within = bracketed.some(
      ({ index, 0: { length } }) => index < match.index && match.index < index + length,
    )
    if (within) continue
    let thing = trimMapped(sliceMapped(body, from, match.index))
    from = match.index + match[0].length
    const conjunction = conjunctions.find((word) => thing.text.toLowerCase().startsWith(`${word} `))
    if (conjunction !== undefined) thing = sliceMapped(thing, conjunction.length + 1)
    if (/[\p{L}\p{N}]/u.test(thing.text)) things.push(thing)
  }
  const short = things.every((thing) => wordCount(thing.text) <= 6)
  const named = things.every((thing) => wordCount(thing.text) >= 2) || things.length >= 4
  return things.length >= 3 && things.length <= 12 && short && named ? things : []
}

/** A paragraph that begins with a term, next to another one that does, is an item of a list of definitions. */
function isLedParagraph(blocks: readonly SourceBlock[], index: number): boolean {
  const led = (at: number) => {
    const block = blocks[at]
    return block?.kind === 'paragraph' && block.lead > 0 && block.lead < block.text.text.length
  }
  return led(index) && (led(index - 1) || led(index + 1))
}

function sentenceAtom(text: MappedText, counter: AtomCounter): Atom {
  return {
    index: counter.next++,
    kind: 'sentence',
    text,
    lead: 0,
    more: [],
    children: [],
    score: 0,
    vector: emptyVector,
  }
}

function sentenceAtoms(
  paragraph: MappedText,
  lead: number,
  language: string,
  counter: AtomCounter,
): Atom[] {
  const atoms: Atom[] = []
  for (const [position, sentence] of splitSentences(paragraph, language).entries()) {
    if (!/[\p{L}\p{N}]/u.test(sentence.text)) {
      continue
    }
    const atom = sentenceAtom(sentence, counter)
    if (position === 0) atom.opens = true
    if (position === 0 && lead < sentence.text.length) atom.lead = lead
    atoms.push(atom)
  }
  return atoms
}

function itemAtom(item: ListItemSource, language: string, counter: AtomCounter): Atom {
  const index = counter.next++
  const body = item.lead > 0 ? sliceMapped(item.text, item.lead) : item.text
  const sentences = splitSentences(body, language)
  const [first, ...rest] = sentences
  const text =
    item.lead > 0
      ? trimMapped(joinMapped([sliceMapped(item.text, 0, item.lead), ...(first ? [first] : [])]))
      : (first ?? item.text)
  const more = [...rest, ...item.more.flatMap((one) => splitSentences(one, language))]
  counter.register.add('item', text)
  for (const sentence of more) counter.register.add('sentence', sentence)
  return {
    index,
    kind: 'item',
    text,
    ...(item.mark === undefined ? {} : { mark: item.mark }),
    lead: Math.min(item.lead, text.text.length),
    more,
    children: item.children.map((child) => itemAtom(child, language, counter)),
    score: 0,
    vector: emptyVector,
  }
}

/** Lists of unlike things that stand one after the other are one list to markdown: dated items, shares and the rest. */
function listParts(
  items: readonly ListItemSource[],
  ordered: boolean,
  intro: MappedText | undefined,
  language: string,
  counter: AtomCounter,
): Part[] {
  const runs: { shape: string; items: ListItemSource[] }[] = []
  for (const item of items) {
    const shape = itemShape(item, language)
    const last = runs[runs.length - 1]
    if (last?.shape === shape) last.items.push(item)
    else runs.push({ shape, items: [item] })
  }
  const apart = runs.length > 1 && runs.length <= 4 && runs.every((run) => run.items.length >= 3)
  const groups = apart ? runs.map((run) => run.items) : [items]
  return groups.map((group, index) =>
    listPart(group, ordered, index === 0 ? intro : undefined, language, counter),
  )
}

function itemShape(item: ListItemSource, language: string): string {
  if (readShare(item, language) !== undefined) return 'share'
  return readEvent(item, language) === undefined ? 'other' : 'dated'
}

function listPart(
  items: readonly ListItemSource[],
  ordered: boolean,
  intro: MappedText | undefined,
  language: string,
  counter: AtomCounter,
): Part {
  const chart = sharesFromList(items, language) ?? valuesFromList(items, language)
  const atoms = items.map((item) => itemAtom(item, language, counter))
  const base = { atoms, ...(intro ? { intro } : {}) }
  if (chart !== undefined) return { kind: 'chart', chart, ...base }
  const sequence = (ordered && !areFields(items)) || isNumberedSequence(items)
  return sequence && atoms.length >= 2 ? { kind: 'steps', ...base } : { kind: 'list', ...base }
}

/** Words of a value; more say what somebody does. */
const valueWords = 7

/** Whether numbered items are the fields of a notice ("2. Place: hall 4") or what one may choose from, and no acts: half of them and more give a term its figures. */
function areFields(items: readonly ListItemSource[]): boolean {
  const fields = items.filter(({ text, lead }) => {
    const value = text.text.slice(lead)
    return lead > 0 && /\p{Nd}/u.test(value) && wordCount(value) <= valueWords
  })
  return fields.length > 1 && fields.length * 2 > items.length
}

/**
 * "Step 1: …", "Phase 2 – …": items that number themselves. Not where one goes back beyond the item before it ("Task 3:
 * based on Task 1"): such things branch.
 */
function isNumberedSequence(items: readonly ListItemSource[]): boolean {
  return (
    items.length >= 3 &&
    items.every((item, index) => {
      const [, label, number] = /^(\p{L}+)\s+(\d{1,2})\b/u.exec(item.text.text) ?? []
      if (label === undefined || Number(number) !== index + 1 || item.lead === 0) return false
      const named = new RegExp(`(?<!\\p{L})${label}\\s+(\\d{1,2})\\b`, 'giu')
      const others = allMatches(item.text.text.slice(item.lead), named)
      return others.every((match) => Number(match[1]) >= index)
    })
  )
}

/** The columns and rows of a table that say something, each row as an atom. */
function readRows(table: TableSource, counter: AtomCounter): TableRows {
  const useful = table.columns.map((column, index) => {
    const cells = table.rows.map((row) => row[index]?.text ?? '')
    if (cells.every((cell) => cell === '')) return false
    // A nameless column that says the same in every row ("Link") is for the web page.
    const repeated = new Set(cells).size <= Math.max(1, Math.ceil(cells.length / 4))
    return !(column.text === '' && index > 0 && repeated && numbersIn(cells.join(' ')).length === 0)
  })
  const columns = table.columns.filter((_, index) => useful[index])
  const rows = table.rows
    .map((row) => row.filter((_, index) => useful[index]))
    .filter((row) => row.some((cell) => cell.text !== ''))
  const atoms = rows.map((row): Atom => {
    const text = joinMapped(row, ' · ')
    counter.register.add('row', text, spokenRow(row, columns))
    return { ...sentenceAtom(text, counter), kind: 'row' }
  })
  return { columns, rows, atoms }
}

/** A row as it is read out: what it is about, then each column with what stands in it. */
function spokenRow(row: readonly MappedText[], columns: readonly MappedText[]): string {
  const [name, ...cells] = row
  const said = cells.flatMap(({ text }, index) =>
    text === '' ? [] : [`${columns[index + 1]?.text ?? ''} ${text}`.trim()],
  )
  return [name?.text ?? '', said.join(', ')].filter((one) => one !== '').join(': ')
}
