import type { Block } from '../../../deck/blocks/block.ts'
import {
  callsSomebody,
  isAboutListeners,
  isAboutSpeaker,
  isInterjection,
} from '../language/address-words.ts'
import { findDates, isDate } from '../language/dates.ts'
import { isImprintLabel } from '../language/imprint-words.ts'
import { isDense, wordCount } from '../language/script.ts'
import { dayOfTimeStamp } from '../language/time-stamps.ts'
import { isUpdateLine } from '../language/upkeep-words.ts'
import type { Manuscript } from '../manuscript.ts'
import { isPersonName } from '../reading/attribution.ts'
import { leadTermLength } from '../reading/lead-term.ts'
import { type MappedText, sliceMapped, spanOf, trimMapped } from '../reading/mapped-text.ts'
import { topicAtoms } from '../scoring/score-topics.ts'
import { type Atom, isSpoken, wordsIn } from '../shaping/atom.ts'
import type { Part, PartKind, Topic } from '../shaping/part.ts'
import { cutBeyond, shorten, withoutFullStop } from '../shaping/shorten.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'
import { nameIn, openingLine } from './untitled-name.ts'

/** Words of a line before the first section that is about the document and not of it ("Memo to investors, 3 March"). */
const lineWords = 12
/** Words of the line under a title, and of one thing on the line below that. */
const subtitleWords = 20
const metaWords = 8
/** Things on the line that says who and when. */
const metaThings = 3
/** Characters of a title of the source under another. */
const longestSubtitle = 160

/** The first slide, and the document without what it shows or tells. */
interface Cover {
  draft: SlideDraft
  rest: Topic
}

/**
 * The first slide: the deck's title, under it the source's own where that is another, else a line of what the text says
 * before its first section; who and when. Short front matter is told with it and has no slide of its own.
 */
export function coverSlide(root: Topic, manuscript: Manuscript, composing: Composing): Cover {
  const { language, deckTitle } = composing
  const { title } = manuscript
  const rest = title && restOf(title, deckTitle)
  const sourceTitle = title?.text === deckTitle ? undefined : (rest ?? title)
  const hasRoom = sourceTitle === undefined
  const { imprint } = manuscript
  // Below an imprint the text itself begins.
  const begins = imprint.length > 0 || root.children.length === 0
  const opening = openingLine(manuscript, language)
  const isNaming = (atom: Atom) =>
    atom === opening ? isNamedBy(nameIn(atom), deckTitle) : nameIn(atom) === deckTitle
  const lines = new Set([...(opening === undefined ? [] : [opening]), ...imprint])
  const naming = [...lines].filter(isNaming)
  const greeting = greetingOf(root, language)
  const body = withoutAtoms(root, [...naming, ...greeting])
  const front = begins
    ? [...imprint.filter((atom) => !naming.includes(atom)), ...linesBelow(body, language)]
    : frontMatter(body, hasRoom, language)
  const things = front.filter((atom) => wordCount(said(atom).text) <= metaWords)
  const isBare = ({ lead, text }: Atom) => lead === 0 && leadTermLength(text.text) === 0
  const long = front.filter((atom) => atom.lead === 0 && !things.includes(atom))
  const whole = long.find(isBare) ?? long[0]
  const name = front.find(
    (atom) => atom === whole || (isBare(atom) && things.includes(atom) && !isDated(atom, language)),
  )
  const subtitle = sourceTitle ?? name?.text
  const about = things.filter((atom) => atom !== name).slice(0, metaThings)
  const meta = about.map((atom) => metaThing(said(atom).text, language)).join(' · ')
  const text =
    subtitle === undefined
      ? undefined
      : subtitle === sourceTitle
        ? `${subtitle === rest ? '…' : ''}${cutBeyond(subtitle.text, longestSubtitle, language)}`
        : shorten(subtitle.text, { language, limit: subtitleWords, hardLimit: subtitleWords * 1.5 })
  const blocks: Block[] =
    text === undefined || subtitle === undefined
      ? []
      : [{ kind: 'paragraph', id: noBlockId, paragraphs: [sourced(composing, text, [subtitle])] }]
  const shown = [
    ...(name !== undefined && text !== undefined && showsWhole(text, name) ? [name] : []),
    // Who somebody is needs no label, neither here nor when it is read out.
    ...about,
    ...naming.filter((atom) => nameIn(atom) === deckTitle),
  ]
  return {
    draft: {
      layout: 'title',
      titles: [deckTitle],
      ...(meta === '' ? {} : { meta }),
      blocks,
      shown,
      covered: [...greeting, ...naming, ...front],
      spans: [...(subtitle ? [spanOf(subtitle)] : []), ...about.map((atom) => spanOf(atom.text))],
    },
    rest: withoutAtoms(body, front),
  }
}

/** Whether the name of the deck is a name or what there was room for of it. */
function isNamedBy(name: string, deckTitle: string): boolean {
  return name === deckTitle || (deckTitle.endsWith('…') && name.startsWith(deckTitle.slice(0, -1)))
}

/** What follows of a title of which the deck's name is only the beginning. */
function restOf(title: MappedText, deckTitle: string): MappedText | undefined {
  if (title.text === deckTitle || !isNamedBy(title.text, deckTitle)) return undefined
  const begun = deckTitle.length - 1
  const skipped = /^[\s,;:—–-]*/u.exec(title.text.slice(begun))?.[0].length ?? 0
  return trimMapped(sliceMapped(title, begun + skipped))
}

/** A thing on the line that says who and when: the time that a program wrote is its day, all else as it stands. */
function metaThing(text: string, language: string): string {
  return dayOfTimeStamp(text, language) ?? text.replace(/[\s.。]+$/u, '')
}

/**
 * The lines before the first section that are about the document: short or dated, and no statement of their own; where
 * the cover has room for it, a single sentence after them.
 */
function frontMatter(root: Topic, hasRoom: boolean, language: string): Atom[] {
  const front: Atom[] = []
  const own = root.parts.every((part) => simpleParts.has(part.kind)) ? topicAtoms(root) : []
  const plain = root.parts.every((part) => part.kind === 'prose')
  const few = own.length <= metaThings + 1
  if (
    (plain || (own.every(({ lead }) => lead > 0) && isImprintList(own, language))) &&
    few &&
    own.every((atom) => isSpoken(atom) && isThing(atom, language))
  )
    return own
  // A short paragraph that dates the document says who made it, for whom and which one it is.
  if (plain && few && wordsIn(own) <= imprintWords && own.some((atom) => isImprint(atom, language)))
    return own
  if (!plain && !isImprintList(own, language)) return []
  for (const atom of own) {
    if (!isSpoken(atom) || !isAbout(atom, language)) break
    front.push(atom)
  }
  const [left, ...others] = own.slice(front.length)
  // A single sentence after them leads to the document.
  const leads = hasRoom && left !== undefined && others.length === 0 && isLine(left, language)
  return leads ? [...front, left] : front
}

/** The first line of a document with sections and more text before these, where it ends no sentence: it goes with the title. */
function linesBelow(root: Topic, language: string): Atom[] {
  const [part] = root.parts
  const [first, second] = part?.kind === 'prose' ? part.atoms : []
  if (root.children.length === 0 || first === undefined) return []
  if (second !== undefined ? second.opens !== true : root.parts.length > 1) return []
  const said = first.text.text
  const isLine = !/[.!?。！？؟।…:：]["”»)]?\s*$/u.test(said) || isUpdateLine(withoutFullStop(said))
  return isLine && first.lead === 0 && isAbout(first, language) ? [first] : []
}

/** The paragraph that a speech begins with when it only greets: it is said at the cover. */
function greetingOf(root: Topic, language: string): Atom[] {
  const [part, ...later] = root.parts
  if (part?.kind !== 'prose') return []
  const [first, ...others] = part.atoms
  const isCall = ({ text: { text } }: Atom) => isInterjection(text) || callsSomebody(text)
  if (first === undefined || !isCall(first)) return []
  const end = others.findIndex((atom) => atom.opens === true)
  const rest = end < 0 ? others : others.slice(0, end)
  const goesOn = end >= 0 || later.length > 0 || root.children.length > 0
  const greets = rest.every(({ text: { text } }) => isToSomebody(text, language))
  return goesOn && greets ? [first, ...rest] : []
}

/**
 * Whether items are what stands over a document: one says who made it, when or where, or all are labels of no figures. A
 * list of figures or statements is a part of what the document says.
 */
function isImprintList(items: readonly Atom[], language: string): boolean {
  if (items.some((atom) => isImprintItem(atom, language))) return true
  return items.every(
    ({ lead, text: { text } }) =>
      lead > 0 && !/^[^\p{L}\p{N}]*\p{N}/u.test(text.slice(lead).trimStart()),
  )
}

/** Words beside the day in an item that dates a document ("v0.9, 11 Nov 2024"). */
const wordsBesideDay = 2

function isImprintItem({ lead, text: { text } }: Atom, language: string): boolean {
  if (isImprintLabel(text.slice(0, lead)) || isUpdateLine(text)) return true
  if (lead > 0) return false
  const days = findDates(text, language).map(({ from, to }) => text.slice(from, to))
  const beside = wordCount(text) - wordCount(days.join(' '))
  return (
    isPersonName(text) || isDate(text, language) || (days.length > 0 && beside <= wordsBesideDay)
  )
}

/** Words of a paragraph that says who made a document, when and for whom. */
const imprintWords = 40

function isImprint(atom: Atom, language: string): boolean {
  const { text } = atom.text
  // "Prepared by … for …, 11 October": who made it, in a sentence.
  const isByline = isImprintLabel(text.trim().split(/\s+/u).slice(0, bylineWords).join(' '))
  return (wordCount(text) <= metaWords || isByline) && isDated(atom, language)
}

/** Words with which a sentence begins that says who made a document. */
const bylineWords = 2

const simpleParts: ReadonlySet<PartKind> = new Set(['prose', 'list', 'cards'])

/** Words of a sentence that says something; fewer are a name. */
const statementWords = 5
const statementDenseWords = 3

function isAbout(atom: Atom, language: string): boolean {
  const { text } = atom.text
  if (atom.lead > 0) return wordCount(text) <= lineWords * 1.5
  return wordCount(text) <= lineWords && (isDated(atom, language) || !isStatement(atom, language))
}

/** Whether a line is one thing about the document: a name, a day or what has a label, and nothing that is said in the text. */
function isThing(atom: Atom, language: string): boolean {
  const few = wordCount(said(atom).text) <= metaWords
  return few && (atom.lead > 0 || isDated(atom, language) || !isStatement(atom, language))
}

/** Whether somebody says something with a sentence: to others, or in words enough and to its end. */
function isStatement({ text: { text } }: Atom, language: string): boolean {
  if (isToSomebody(text, language) || /[?？؟]\s*$/u.test(text)) return true
  return wordCount(text) >= fewestStated(text) && /[.。!！।]\s*$/u.test(text)
}

function isToSomebody(text: string, language: string): boolean {
  const speaks = isAboutSpeaker(text, language) || isAboutListeners(text, language)
  return speaks || isInterjection(text)
}

function fewestStated(text: string): number {
  return isDense(text) ? statementDenseWords : statementWords
}

/** The topic without some sentences and items of its own. */
function withoutAtoms(root: Topic, atoms: readonly Atom[]): Topic {
  if (atoms.length === 0) return root
  const parts = root.parts.flatMap((part): Part[] => {
    const kept = part.atoms.filter((atom) => !atoms.includes(atom))
    if (kept.length === part.atoms.length) return [part]
    if (kept.length === 0) return []
    return [part.kind === 'prose' ? { ...part, atoms: kept } : { kind: 'list', atoms: kept }]
  })
  return { ...root, parts }
}

/** What a cover says of something: without a label that says no more than what it is. */
function said(atom: Atom): MappedText {
  const isShell = isImprintLabel(atom.text.text.slice(0, atom.lead))
  return trimMapped(isShell ? sliceMapped(atom.text, atom.lead) : atom.text)
}

function isLine({ text: { text } }: Atom, language: string): boolean {
  const toAll = !isToSomebody(text, language)
  return toAll && wordCount(text) <= subtitleWords && standsAlone(text, language)
}

function isDated(atom: Atom, language: string): boolean {
  const { text } = atom.text
  return findDates(text, language).length > 0 || dayOfTimeStamp(text, language) !== undefined
}
