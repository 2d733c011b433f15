import { allMatches } from '../../../../text/all-matches.ts'
import { isAboutSpeaker } from '../../language/address-words.ts'
import { findDates } from '../../language/dates.ts'
import { asksDraftReaders } from '../../language/draft-words.ts'
import { namesEnclosures } from '../../language/enclosure-words.ts'
import {
  boilerplateWords,
  closingWords,
  formalClosing,
  standAlone,
} from '../../language/mail-words.ts'
import { anyPostscriptMark, postscriptMark } from '../../language/postscript-marks.ts'
import { wordCount } from '../../language/script.ts'
import { headsSignatures, saysSigned } from '../../language/signature-words.ts'
import { thanks } from '../../language/thanks-words.ts'
import { headOf, isPersonName } from '../attribution.ts'
import { isBracketed } from '../bracketed.ts'
import { isContact, isTelephone } from '../contact.ts'
import { leadTermLength } from '../lead-term.ts'
import { isListLine } from '../list-marks.ts'
import { isSigner } from '../signers.ts'
import { dayOf } from './datelines.ts'
import type { EndRole } from './edge-roles.ts'
import { type EdgeUnit, groupOf, runsOn, unitsOver } from './edge-units.ts'
import { likeliestRoles, type Weights, weigh } from './likeliest-roles.ts'

/** What is known of a text at whose end lines are looked at. */
export interface EndOf {
  language: () => string
  /** Whether it is written to somebody; then it is likely to be signed. */
  isLetter: boolean
  /** Whether somebody says it to others, in paragraphs. */
  isTalk: boolean
  /** Whether it has numbered clauses, which end where it was made. */
  isContract: boolean
  /** All that is said before its last lines; what is said there of the speaker or of a name shows who wrote it. */
  before: string
  /** Whether its head says who wrote it, so that who signs it is told already. */
  saysWriter: boolean
  /** Whether a line is no more than the name of who is known to write it. */
  isOwn: (line: { text: string }) => boolean
}

/** UTF-16 units of a line that is none of a signature's, and lines at an end. */
const longest = 300
const mostUnits = 40
/** Words of a line that stands with a name, of a sentence that takes leave, of a talk's, and of where a contract was made. */
const fewWords = 6
const politeWords = 14
const leavingWords = 40
const madeWords = 14
const requestWords = 20
const mostParties = 6
/** Words of a line that ends in closing words, and of one that a comma ends over a name. */
const farewellWords = 8
const wishWords = 5
/** Columns before what is set at the right margin. */
const rightIndent = 20

const sentenceEnd = /[.!?。！？।؟…]["”»」)]?$/u
/** "[image: …]", "-----Original Message-----" */
export const madeLine = /^\[[^\]]{1,300}\]$|^[-_]{3,}.{0,60}[-_]{3,}$|^[-_*=]{3,}$/u
const fields = /@|\||\s·\s|(?:^|\s)\+?\d[\d ()/-]{5,}$/u
/** What stands in a column of its own. */
export const piece = /\S+(?:[ \u00a0]\S+)*/gu

/** What a line may show. Every word of a language is asked of its data. */
const features = {
  /** It cannot be a line of a signature: an item, a heading, a row. */
  marked: (unit) => {
    const {
      lines: [line],
      text,
    } = unit
    return (
      (isListLine({ ...line, text: line?.text ?? '', start: 0, indent: 0 }) && !saysSigned(text)) ||
      /^\s*(?:[#>|]|```)/u.test(line?.text ?? '') ||
      groupOf(unit).some(({ lines }) => lines.some(isRow))
    )
  },
  runsOn: (unit) => runsOn(unit),
  sentence: ({ text }) =>
    sentenceEnd.test(text) &&
    (wordCount(text) > farewellWords || !/(?:^|[\s.])\p{L}{1,3}\.$/u.test(text)),
  many: ({ text }) => wordCount(text) > politeWords,
  label: ({ text }) => leadTermLength(text) > 0 || /[:：]$/u.test(text),
  few: ({ text }) => wordCount(text) <= fewWords && !/[?!。;；]$|^[-•*]/u.test(text),
  /** The sentence over it is whole, so that it can stand for itself. */
  afterSentence: ({ above }) =>
    above === undefined || /[.!?。！？।؟…)][*_"”»」)]*$/u.test(above.text),
  digits: ({ text }) => /\p{Nd}/u.test(text),
  right: ({ lines }) => (/^\s*/u.exec(lines[0]?.text ?? '')?.[0].length ?? 0) >= rightIndent,
  closes: ({ text }) => isClosing(text) && !isFormula(text),
  /** A line that ends in closing words, or that a comma ends as whom it is for, over a name. */
  leads: ({ text, below }) => {
    const isOver = below !== undefined && isSigner(headOf(below.text))
    const isWish = wordCount(text) <= wishWords && /[,，]$/u.test(text)
    return isOver && !/[.!?。！？\d]/u.test(text) && (isWish || endsInClosing(text))
  },
  formal: ({ text }) => isFormula(text) && wordCount(text) <= politeWords * 2,
  overName: ({ below }) => below !== undefined && isSigner(headOf(below.text)),
  thanks: ({ text }) =>
    thanks(text) && wordCount(text) <= politeWords && !/\p{Nd}|[.!?。！？]\s*\S/u.test(text),
  /** What ends a talk, under no heading. */
  leaves: ({ text, above }, { isTalk }) =>
    isTalk &&
    thanks(text) &&
    wordCount(text) <= leavingWords &&
    !/\p{Nd}/u.test(text) &&
    sentenceEnd.test(above?.text ?? ''),
  own: ({ lines: [line] }, { isOwn }) => line !== undefined && isOwn(line),
  name: ({ text }) => isSigner(headOf(text)),
  /** A name that was said before, apart from the sentence over it. */
  known: ({ lines, text, opens, above }, { before }) => {
    const name = text.split(/\s+/u).slice(-2).join(' ')
    if (!opens || !sentenceEnd.test(above?.text ?? '') || !/^\p{Lu}\S*\s\p{Lu}/u.test(name))
      return false
    return isPersonName(name) && before.slice(0, lines[0]?.start).includes(name)
  },
  /** One name alone below the last words of a text whose writer speaks of themselves. */
  lone: ({ text, opens, below, above }, { before, language }) =>
    opens &&
    below === undefined &&
    above !== undefined &&
    /^\p{Lu}[\p{L}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}.]*)?$/u.test(text) &&
    isAboutSpeaker(before, language()),
  /** Words for signing, a seal; or nothing but who signs and the day, in columns. */
  signed: ({ text }) => saysSigned(text) || headsSignatures(text),
  /** Right below the word for that. */
  listed: ({ above }) => above !== undefined && headsSignatures(above.text),
  /** Who signs, with the place and the day, and nothing else stands with them. */
  paired: (unit, { language }) => {
    const pieces = groupOf(unit).flatMap(({ lines }) => lines.flatMap(piecesOf))
    if (pieces.length !== 2 || pieces.some((one) => wordCount(one) > farewellWords)) return false
    const days = pieces.filter((one) => dayOf(one, language) !== undefined)
    return (
      days.length === 1 &&
      dayOf(days[0] ?? '', language)?.isPlaced === true &&
      pieces.every((one) => days.includes(one) || isSigner(headOf(one)))
    )
  },
  author: (unit, known) => isAuthor(unit, known),
  ofAuthor: ({ text, above, opens }, known) =>
    !opens && isBracketed(text) && above !== undefined && isAuthor(above, known),
  day: ({ text }, { language }) => dayOf(text, language) !== undefined,
  placed: ({ text }, { language }) => dayOf(text, language)?.isPlaced === true,
  /** At the very end, with the year. */
  dated: ({ text, below }) =>
    below === undefined && /\p{Nd}{4}/u.test(text) && /[,，、]/u.test(text),
  made: (unit, known) => isMade(unit, known) && unit.below !== undefined && isParty(unit.below),
  /** Who signs a contract, below where it was made. */
  party: (unit, known) =>
    isParty(unit) && unitsOver(unit, mostParties).some((over) => isMade(over, known)),
  encloses: ({ text }, { language }) => namesEnclosures(text, language()),
  adds: ({ text }, { language }) =>
    anyPostscriptMark.test(text) && postscriptMark(language()).test(text),
  goesOn: ({ opens }) => !opens,
  /** How somebody is reached who writes a letter; elsewhere that is told beside what it is for. */
  reached: ({ text }, { isLetter }) =>
    isLetter && (isContact(text) || isTelephone(text) || fields.test(text)),
  bracketed: ({ text }) => isBracketed(text),
  staged: ({ text }, { isTalk }) => isTalk && isBracketed(text),
  starred: ({ text }) => /^[※＊]|^\*+\s/u.test(text),
  asks: ({ text }, { language }) =>
    wordCount(text) <= requestWords && asksDraftReaders(text, language()),
  office: ({ text }) => boilerplateWords.test(text),
  drawn: ({ text, opens, below }, { isLetter }) =>
    madeLine.test(text) && (opens || below === undefined) && (isLetter || !text.startsWith('[')),
  /** What sets off what programs add to a mail (RFC 3676). */
  mark: ({ text }) => /^--\s*$/u.test(text),
  footnote: ({ text }) => /^\[\^[^\]]{1,40}\]:/u.test(text),
} satisfies Record<string, (unit: EdgeUnit, known: EndOf) => boolean>

type Feature = keyof typeof features

/** For which role what a line shows speaks, against its being text, for which nothing speaks: what it costs to begin with, and weights. */
const weights: Readonly<Record<EndRole, Weights<Feature>>> = {
  text: weigh(0),
  courtesy: weigh(-4, 'formal 5 thanks 4.5 leaves 7 label -3 marked -9 runsOn -4'),
  closing: weigh(-4, 'closes 7 leads 5.5 formal 5 overName 1 marked -9 runsOn -5'),
  signer: weigh(
    -1.5,
    'name 1.6 lone 3 known 3.5 own 4 signed 6 listed 2 paired 3 day -4 author 6 right 2 afterSentence 0.5 sentence -4 many -4 label -2 marked -9 runsOn -3 drawn -9 thanks -3 encloses -5 adds -5 party 1.6',
  ),
  detail: weigh(
    -1,
    'day -4 few 1.1 reached 2.1 bracketed 1 ofAuthor 4 sentence -3 label -0.6 many -3 marked -9 adds -9 encloses -9 starred -9 drawn -3 closes -3',
  ),
  declared: weigh(-2, 'sentence 2.6 digits -1 marked -9 goesOn -3'),
  day: weigh(-3.5, 'day 1.5 placed 2 dated 2.3 paired 2 right 1 made 6 marked -9 runsOn -5'),
  enclosure: weigh(-4, 'encloses 7 marked -9'),
  postscript: weigh(-4, 'adds 7.2 goesOn 3.9 marked -2'),
  remark: weigh(-4, 'bracketed 2.5 staged 4 label 2.6 starred 4.5 asks 4.5 marked -3'),
  upkeep: weigh(-4, 'office 5.5 drawn 8 mark 12 goesOn 2.5 footnote -9 marked -9'),
  added: weigh(-1, 'bracketed -1'),
}

/** What it costs to leave the text where nobody is known to write to somebody, and to come back to it below a signature. */
const leaving = 2
const comingBack = 3
/** What another name costs, and each line of a signature where none is expected. */
const another = 1.2
const oneMore = 0.6

/** The role of each of the last lines of a text; of those before them none. */
export function endRoles(
  units: readonly EdgeUnit[],
  known: EndOf,
): { unit: EdgeUnit; role: EndRole }[] {
  const near = units.slice(-mostUnits)
  // Only a letter has words of its own below items, headings and rows; elsewhere they are all text up to there.
  const isText = (unit: EdgeUnit) => features.marked(unit)
  const last = known.isLetter ? near : near.slice(near.findLastIndex(isText) + 1)
  const roles = likeliestRoles<EdgeUnit, EndRole, Feature>(
    last,
    weights,
    'text',
    (unit, feature) => features[feature](unit, known),
    (from, to, unit) => stepCost(from, to, unit, known),
  )
  return last.map((unit, at) => ({ unit, role: roles[at] ?? 'text' }))
}

const stands: ReadonlySet<EndRole> = new Set(['closing', 'signer', 'detail', 'upkeep', 'day'])

const tells: ReadonlySet<EndRole> = new Set(['courtesy', 'postscript', 'added'])
const signs: ReadonlySet<EndRole> = new Set(['signer', 'detail', 'day'])

function stepCost(from: EndRole, to: EndRole, unit: EdgeUnit, known: EndOf): number | undefined {
  if (to === 'text') return from === 'text' ? 0 : undefined
  if (unit.text.length > longest && !tells.has(to)) return undefined
  if (to === 'added')
    return from === 'added'
      ? 1
      : from === 'text' || !known.isLetter || !unit.opens
        ? undefined
        : comingBack - 1
  if (from === 'declared')
    return !unit.opens && (to === 'declared' || to === 'signer') ? 0 : undefined
  if (to === 'declared') return from === 'text' && !known.isLetter ? leaving : undefined
  if (from === 'text' && to === 'postscript') return undefined
  if (from === 'text' && to === 'upkeep') return leaving + (known.isLetter ? 1 : leaving)
  // What goes on in the next line is of one role.
  if (to === 'postscript' && !unit.opens && from !== 'postscript')
    return anyPostscriptMark.test(unit.text) ? 1 : 4
  if (to === 'upkeep' && !unit.opens && from !== 'upkeep') return 2.5
  if (to === 'detail') return stands.has(from) ? 0 : undefined
  if (to === 'closing' && from !== 'text' && from !== 'courtesy' && from !== 'day') return 3
  if (from === 'text') return known.isLetter ? 0 : leaving
  if (from === 'signer' && to === 'signer') return another
  return !known.isLetter && signs.has(to) ? oneMore : 0
}

function isMade({ text }: EdgeUnit, { isContract, language }: EndOf): boolean {
  if (!isContract || leadTermLength(text) > 0) return false
  return wordCount(text) <= madeWords && findDates(text, language()).length > 0
}

function isParty({ text }: EdgeUnit): boolean {
  return wordCount(text) <= farewellWords && !/\p{L}{3}[.!?;]$/u.test(text)
}

/** Whether a line has figures in columns of their own. */
function isRow(line: { text: string }): boolean {
  const pieces = piecesOf(line)
  return pieces.length > 2 && pieces.filter((one) => /^\P{L}*\p{Nd}\P{L}*$/u.test(one)).length > 1
}

function piecesOf(line: { text: string } | undefined): string[] {
  return allMatches(line?.text ?? '', piece).map(({ 0: words }) => words)
}

const emphasis = /^([*_]{1,3})(?=\S)(.+?)\1$/u

/** The name that a line sets off by marks. */
export function setOffName(text: string): string | undefined {
  return emphasis.exec(text)?.[2]
}

/**
 * Whether a line says who wrote a text: a name of two words and more that is set off, or below which stands in brackets what its
 * bearer is; where somebody speaks in the text of themselves, or it says that name.
 */
export function isAuthor(
  { lines, text, opens, below }: EdgeUnit,
  { before, language }: EndOf,
): boolean {
  const name = setOffName(text)
  const words = name ?? text
  const isExplained = below !== undefined && !below.opens && isBracketed(below.text)
  const isLast = below === undefined || (isExplained && below.below === undefined)
  if (!opens || !isLast || !(name !== undefined || isExplained)) return false
  if (!/\S\s\S/u.test(words) || !isPersonName(words)) return false
  const said = before.slice(0, lines[0]?.start)
  return said.includes(words) || isAboutSpeaker(said, language())
}

/** Whether the last words of a line are closing words. */
function endsInClosing(text: string): boolean {
  const words = text.replace(/[\s,，、]+$/u, '').split(' ')
  if (wordCount(text) > farewellWords) return false
  return (
    [1, 2].some((some) => {
      const last = words.slice(-some).join(' ')
      return words.length > some && closingWords.exec(last)?.[0] === last
    }) ||
    (words.length <= wishWords && closingWords.test(text))
  )
}

/** Whether a sentence only ends a letter. */
function isFormula(text: string): boolean {
  return formalClosing.test(text.replaceAll("'", '’'))
}

/** Closing words alone or with a name ("Best, Ruth"), or some of them ("Thanks and best regards"). */
export function isClosing(text: string): boolean {
  if (isFormula(text) && wordCount(text) <= politeWords) return true
  const first = closingWords.exec(text)?.[0]
  if (first === undefined) return false
  if (standAlone(closingWords, text)) return true
  const rest = text.slice(first.length).replace(/^[\s,，、.。!/–-]*(?:\p{L}{1,3}\s)?/u, '')
  return rest.length < text.length && isClosing(rest)
}
