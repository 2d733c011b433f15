import { isInterjection } from '../../language/address-words.ts'
import { saysWhen } from '../../language/dates.ts'
import { namesDocument, namesDocumentIn } from '../../language/document-words.ts'
import { asksDraftReaders, beginsWithDraft, saysDraft } from '../../language/draft-words.ts'
import { halfDaySource } from '../../language/half-days.ts'
import { isImprintLabel } from '../../language/imprint-words.ts'
import { mailHeader } from '../../language/mail-words.ts'
import { wordCount } from '../../language/script.ts'
import { isKindOfDocument, isUpdateLine } from '../../language/upkeep-words.ts'
import { isBracketed } from '../bracketed.ts'
import { isContact, isTelephone } from '../contact.ts'
import {
  endsDay,
  isDated,
  isHeadLine,
  isRowOfFields,
  isTitleLine,
  withoutGaps,
} from '../head-lines.ts'
import { leadTermLength } from '../lead-term.ts'
import { mapVerbatim } from '../mapped-text.ts'
import { isUnderline } from '../plain-headings.ts'
import { readPlainTable, strokedTable } from '../plain-tables.ts'
import { sectionMark } from '../section-marks.ts'
import type { TextLine } from '../text-lines.ts'
import { isDay } from './datelines.ts'
import type { HeadRole } from './edge-roles.ts'
import { type EdgeUnit, edgeUnits, groupOf, unitsOver } from './edge-units.ts'
import { likeliestRoles, type Weights, weigh } from './likeliest-roles.ts'

/** A line over a text, or some in which one goes on. */
export type HeadUnit = EdgeUnit<TextLine>

/** What is known of a text over which lines are looked at. */
export interface HeadOf {
  /** The language of the text, which is asked only where the shape of a line lets it matter. */
  language: () => string
  /** Whether a heading that is known stands behind the lines. */
  ends?: boolean
  /** Who speaks below, where somebody does: then no line is text; whether one names somebody of them. */
  names?: (line: string) => boolean
}

/** Lines that a text opens with at the most, and those that are looked at. */
const mostUnits = 8
const mostLines = 32
/** Words of a line that says which document it is, of a subject, and of a day. */
const fewestDocumentWords = 3
const fewestSubjectWords = 2
const whenWords = 2
/** Fewer pieces are a name with a place or a day ("Board meeting, Friday, Town Hall"). */
const occasionPieces = 3

/** Between what a line says and what it adds to that. */
const parting = /\s[–—|·-]\s|[,，،、;；(（]/u
/** A line that begins with a time of day ("18:00 Doors open"). */
const timeOfDay = new RegExp(`^\\s*\\d{1,2}(?:[:.h]\\d{2}(?![\\d.])|\\s?${halfDaySource})`, 'u')
/** Fields with labels in a row ("Teacher: Ana Silva Class: 8b"). */
const fields = /[:：]\s*[^\s:：\p{Nd}].{0,60}?\s[^\s:：]{1,20}\s?[:：]/u

type Shows = (unit: HeadUnit, known: HeadOf) => boolean

const contact: Shows = ({ text }) => isContact(text) || (isTelephone(text) && !isDated(text))
const labelled = ({ text }: HeadUnit) => leadTermLength(text) > 0 || fields.test(text)
const kind: Shows = (unit) => !labelled(unit) && isKindOfDocument(unit.text)
/** What is only remarked: in brackets, how it is to be treated and no more, or with a request to those who finish it. */
const remark: Shows = (unit, known) => !labelled(unit) && isRemark(unit.text, known.language)
/** What it is with whose it is ("PRESS RELEASE – Town of Lyon"). */
const kindOf: Shows = (unit, known) => {
  const [first = '', second = '', ...more] = piecesOf(unit.text)
  return known.names === undefined && isKindOfDocument(first) && second !== '' && more.length === 0
}
const day: Shows = ({ text }, { language }) =>
  /\p{Nd}/u.test(text) && (endsDay.test(text) || isDay(text, language())) && !namesDocument(text)
const occasion: Shows = (unit, { language }) => {
  const [, ...added] = piecesOf(unit.text)
  const isWhen = (piece: string) => wordCount(piece) <= whenWords && saysWhen(piece, language())
  return !labelled(unit) && added.length >= occasionPieces && added.some(isWhen)
}
const greeting: Shows = ({ text }) => isInterjection(text)
const asides = [contact, kind, remark, day, occasion, greeting]
const aside: Shows = (unit, known) => asides.some((is) => is(unit, known))
/** Whether the lines that it stands with say what kind of document it is. */
const shell: Shows = (unit, known) => groupOf(unit).some((one) => isKind(one, known))
const isKind: Shows = (unit, known) => kind(unit, known) || kindOf(unit, known)
/** What it is about, with the label for that. */
export function subject({ text }: HeadUnit): boolean {
  const label = leadTermLength(text)
  const name = text.slice(0, label).replace(/\s*[:：]$/u, '')
  return mailHeader(name) === 'subject' && wordCount(text.slice(label)) >= fewestSubjectWords
}

/** What a line may show. Every word of a language is asked of its data. */
const features = {
  contact,
  labelled: (unit) => labelled(unit),
  kind,
  kindOf,
  remark,
  day,
  occasion,
  greeting,
  shell,
  /** What the form says, but for the day. */
  form: (unit, known) => shell(unit, known) && !isDated(unit.text),
  subject: (unit) => subject(unit),
  /** It cannot stand over a text: a sentence, an item, a row. */
  unfit: (unit, known) => known.names === undefined && !isFit(unit),
  /** What stands over it is no name: only asides and what the form has. */
  leads: (unit, known) =>
    unitsOver(unit).every((over) => aside(over, known) || shell(over, known) || imprint(over)),
  alone: ({ opens, closes }) => opens && closes,
  /** It stands alone below several that open the text together. */
  below: (unit, known) => {
    const top = groupOf(unitsOver(unit).at(-1) ?? unit)
    const isApart = unit.opens && unit.closes && !top.includes(unit)
    const named = top.filter((one) => !aside(one, known))
    // Under a name that has small letters a line in capitals is the first section's.
    const isName = /\p{Ll}|^\P{Lu}*$/u.test(unit.text) || !/\p{Ll}/u.test(top[0]?.text ?? '')
    const isForm = top.some((one) => contact(one, known) || isKind(one, known))
    return isApart && isName && named.length > 1 && !isForm
  },
  /** The first of what stands on somebody's card. */
  card: (unit, known) => unit.opens && groupOf(unit).some((one) => contact(one, known)),
  /** It says which document it is, below one that only says whose. */
  document: (unit, { language }) => {
    const words = bare(unit.text)
    return (
      unit.above !== undefined &&
      wordCount(words) >= fewestDocumentWords &&
      namesDocument(words) &&
      namesDocumentIn(words, language()) &&
      !unitsOver(unit).some((over) => namesDocument(over.text))
    )
  },
  /** "§ 1. …" is the first section, whatever stands over it. */
  counted: ({ text, above, opens, closes }) =>
    above !== undefined && opens && closes && sectionMark(text) !== undefined,
  imprint: (unit) => imprint(unit),
  people: (unit, { names }) =>
    names?.(unit.text) === true && (labelled(unit) || unit.above !== undefined),
  nameless: (unit, known) =>
    known.names === undefined
      ? !subject(unit) && !isTitleLine(unit.lines[0]?.text.trim() ?? '')
      : !isFit(unit) || !/\p{L}/u.test(unit.text) || /\d:\d{2}/u.test(unit.text),
} satisfies Record<string, Shows>

type Feature = keyof typeof features

/** For which role what a line shows speaks, against its being text, for which nothing speaks. */
const roles: Readonly<Record<HeadRole, Weights<Feature>>> = {
  text: weigh(0),
  title: weigh(
    0,
    'leads 1.5 alone 0.5 below 2 shell -1 labelled -0.5 subject 9 document 4 card 3 nameless -9 contact -9 kind -9 kindOf -2 remark -9 day -9 occasion -9 greeting -9 imprint -9 people -9 counted -9 unfit -20',
  ),
  beside: weigh(-0.5, 'alone -1 imprint 4 unfit -20 people -3'),
  kind: weigh(-4, 'kind 9 kindOf 5 unfit -20'),
  day: weigh(-4, 'day 8 occasion 8 unfit -20'),
  contact: weigh(-4, 'contact 9 unfit -20'),
  greeting: weigh(-4, 'greeting 4.2 unfit -20'),
  people: weigh(-4, 'people 9 unfit -20'),
  remark: weigh(-4, 'remark 8 form 4.2 kind -5 unfit -20'),
}

/** A role before the title of a text, and behind it. */
type Place = HeadRole | `${HeadRole}+`
const places = Object.fromEntries(
  Object.entries(roles).flatMap(([role, row]) => [
    [role, row],
    [`${role}+`, row],
  ]),
) as Record<Place, Weights<Feature>>

/** What it costs to come back from below the title for what stands apart, where its label alone speaks for it. */
const comingBack = 1

/**
 * The roles of the lines that stand over a text, one of them its title at the most: the likeliest way from its first line to its
 * first words. None where the text begins at once.
 */
export function headRoles(
  lines: readonly TextLine[],
  known: HeadOf,
): { unit: HeadUnit; role: HeadRole }[] {
  const near = edgeUnits(known.names === undefined ? lines.slice(0, mostLines) : lines)
  const reach = known.names === undefined ? reachOf(near, lines, known) : near.length
  const isAll = reach === near.length && known.ends !== true && known.names === undefined
  if (reach === 0 || isAll || (reach > mostUnits && known.names === undefined)) return []
  // What runs on into text is that text's.
  const text = near[reach]?.opens === false ? near[reach] : undefined
  const seen = text === undefined ? near.slice(0, reach) : near.slice(0, reach + 1)
  const found = likeliestRoles<HeadUnit, Place, Feature>(
    seen,
    places,
    'beside',
    (unit, feature) => (feature === 'unfit' && unit === text) || features[feature](unit, known),
    (from, to, unit) => step(from, to, unit, known),
  ).map((place, at) => ({
    unit: seen[at] as HeadUnit,
    role: place.replace('+', '') as HeadRole,
  }))
  const end = found.findIndex(({ role }) => role === 'text')
  const head = end < 0 ? found : found.slice(0, end)
  const isNamed = head.some(({ role }) => role === 'title') || known.names !== undefined
  // What is said of a text that has no name may be its first words.
  return isNamed || head.every(({ role }) => role !== 'beside' && role !== 'greeting') ? head : []
}

function step(from: Place, to: Place, unit: HeadUnit, known: HeadOf): number | undefined {
  if (from.startsWith('text')) return to === from ? 0 : undefined
  if (to === 'text+') return undefined
  if (to === 'text') return known.names === undefined && mayBegin(unit, known) ? 0 : undefined
  const isBelow = from === 'title' || from.endsWith('+')
  if (isBelow !== to.endsWith('+') || to === 'title+' || to === 'greeting+') return undefined
  return to === 'beside+' && unit.opens && known.names === undefined ? comingBack : 0
}

/** Whether the text may begin at a line: behind a blank one, with what happens when, or right below the name under its form. */
function mayBegin(unit: HeadUnit, known: HeadOf): boolean {
  if (unit.opens || timeOfDay.test(unit.text)) return true
  const name = isFit(unit) ? undefined : unit.above
  return name?.opens === true && unitsOver(name).some((over) => isKind(over, known))
}

/** How many units stand over a text at the most: the first lines, and each behind them that stands alone or below its form. */
function reachOf(units: readonly HeadUnit[], lines: readonly TextLine[], known: HeadOf): number {
  const end = units.findIndex((unit, at) => {
    const isApart = at > 0 && unit.opens && !unit.closes
    const goesOn = units.slice(0, at).some((over) => isKind(over, known))
    const place = lines.indexOf(unit.lines[0] as TextLine)
    const isTable = () => (strokedTable(lines, place) ?? readPlainTable(lines, place)) !== undefined
    return !isFit(unit) || (isApart && !goesOn) || isTable()
  })
  return end < 0 ? units.length : end
}

function isFit(unit: HeadUnit): boolean {
  const isField = (text: string) => !unit.opens && isRowOfFields(text)
  const isHead = (line: TextLine) => isHeadLine(line) || isField(line.text)
  return unit.lines.every((line) => !isUnderline(line.text) && isHead(line))
}

/** Whether a line only says who wrote the text, when or which version it is. */
function imprint({ text }: HeadUnit): boolean {
  const label = leadTermLength(text)
  return (label > 0 && isImprintLabel(text.slice(0, label))) || fields.test(text)
}

/** Whether words over a text are for those who finish it or pass it on: in brackets, how it is to be treated, what they shall do. */
export function isRemark(text: string, language: () => string): boolean {
  if (isBracketed(text)) return !isKindOfDocument(text) && !isUpdateLine(text.slice(1))
  const [first = '', ...added] = piecesOf(text)
  const isKind = isKindOfDocument(first)
  const isDraft = beginsWithDraft(text, language)
  const isStamp = (piece: string) => beginsWithDraft(piece, language) || isDay(piece, language())
  return (
    (isDraft && [first, ...added].every(isStamp)) ||
    ((isKind || isDraft) && added.some((piece) => saysDraft(piece, language()))) ||
    (!isKind && added.some((piece) => asksDraftReaders(piece, language())))
  )
}

function piecesOf(text: string): string[] {
  return text.split(parting).map((piece) => piece.trim())
}

function bare(text: string): string {
  return withoutGaps(mapVerbatim(text.trim(), 0)).text
}
