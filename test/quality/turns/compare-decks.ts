import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../../../src/deck/deck.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { sameColor } from '../color-names.ts'
import type { ExpectedDeck } from './expected-deck.ts'
import { markLines, type PrintedLine, plain, printedSlide, styleLines } from './printed-slide.ts'

/** How strictly decks are compared. */
interface Comparison {
  first: Deck
  /** Whether the words gave colours as such; else any that people call by the same name will do. */
  exactColors: boolean
}

/**
 * What is not as expected, slide by slide: `-` lines are missing, `+` lines should not be there. Empty where all is as
 * expected, or a reader has to say.
 */
export function differences(expected: ExpectedDeck, given: Deck, comparison: Comparison): string[] {
  const { slides } = expected.deck
  const compared = slides.map((slide, index) => {
    const lines = slideDifferences(expected, slide, given.slides[index], comparison)
    return lines.length === 0 ? [] : [`slide ${index + 1}:`, ...lines]
  })
  if (slides.length === given.slides.length && compared.every((lines) => lines.length === 0))
    return []
  const [wanted, got] = [slides, given.slides].map((list) =>
    list.map((slide) => nameOf(slide, comparison.first)).join(' '),
  )
  if (wanted === got) return compared.flat()
  // Where slides are missing, too many or elsewhere, those that are there are compared with themselves.
  const byId = slides.flatMap((slide, index) => {
    const same = given.slides.find(({ id }) => id === slide.id)
    const lines = same === undefined ? [] : slideDifferences(expected, slide, same, comparison)
    return lines.length === 0 ? [] : [`slide ${index + 1}:`, ...lines]
  })
  return [`- slides: ${wanted}`, `+ slides: ${got}`, ...byId]
}

function slideDifferences(
  expected: ExpectedDeck,
  wanted: Slide,
  given: Slide | undefined,
  { first, exactColors }: Comparison,
): string[] {
  if (given === undefined) return ['- this slide']
  const before = first.slides.find(({ id }) => id === given.id)
  if (expected.judged.has(wanted.id))
    return isDeepStrictEqual(before, given) ? ['- changed, for a reader to look at'] : []
  if (expected.unchanged.has(wanted.id) && wanted.id !== given.id)
    return [`- ${nameOf(wanted, first)}`, `+ ${nameOf(given, first)}`]
  const isAnyLayout = ({ role }: PrintedLine) =>
    expected.looks.get(wanted.id)?.anyLayout === true && role === 'layout'
  return lineDifferences(
    expectedLines(expected, wanted).filter((one) => !isAnyLayout(one)),
    printedSlide(given).filter((one) => !isAnyLayout(one)),
    exactColors,
  )
}

/** What an expected slide prints, with the look that it should have. */
export function expectedLines({ looks }: ExpectedDeck, slide: Slide): PrintedLine[] {
  const { marks = [], styles = [], ground } = looks.get(slide.id) ?? {}
  return [
    ...printedSlide(slide),
    ...markLines(marks),
    ...styles.flatMap((style) => styleLines(style.on, [style])),
    ...(ground === undefined ? [] : [{ role: 'ground', text: ground.toLowerCase() }]),
  ]
}

/** Lines that are missing and lines too many; both where they are only in another order. */
export function lineDifferences(
  wanted: readonly PrintedLine[],
  given: readonly PrintedLine[],
  exactColors = true,
): string[] {
  const [left, right] = [wanted, given].map(lookLast) as [PrintedLine[], PrintedLine[]]
  const isSame = (one: PrintedLine | undefined, other: PrintedLine | undefined) =>
    one !== undefined && other !== undefined && sameLine(one, other, exactColors)
  if (left.length === right.length && left.every((one, index) => isSame(one, right[index])))
    return []
  const missing = left.filter((one) => !right.some((other) => isSame(one, other)))
  const more = right.filter((one) => !left.some((other) => isSame(other, one)))
  if (missing.length + more.length > 0) return signed(missing, more)
  // Only the order differs, or how often something is there.
  const start = left.findIndex((one, index) => !isSame(one, right[index]))
  return signed(left.slice(Math.max(0, start)), right.slice(start === -1 ? left.length : start))
}

function signed(less: readonly PrintedLine[], more: readonly PrintedLine[]): string[] {
  return [
    ...less.map(({ role, text }) => `- ${role}: ${text}`),
    ...more.map(({ role, text }) => `+ ${role}: ${text}`),
  ]
}

const isLook = ({ role }: PrintedLine) => /^(?:mark|style|ground)/.test(role)

/** The look behind the words, in the order of its names. */
function lookLast(lines: readonly PrintedLine[]): PrintedLine[] {
  const look = lines.filter(isLook).toSorted((one, other) => one.role.localeCompare(other.role))
  return [...lines.filter((one) => !isLook(one)), ...look]
}

/**
 * Whether a line is the expected one: a series that nobody named may have any name, values without labels any labels, and
 * marks may be cut anywhere.
 */
function sameLine(wanted: PrintedLine, given: PrintedLine, exactColors: boolean): boolean {
  if (!sameNamed(wanted.role, given.role, exactColors)) return false
  if (wanted.role === 'series' && wanted.text === '') return true
  if (wanted.role === 'values' && !wanted.text.includes('('))
    return wanted.text === given.text.replace(/ \([^)]*\)/g, '')
  if (wanted.role.startsWith('mark') || wanted.role === 'unit')
    return letters(wanted.text) === letters(given.text)
  if (isLook(wanted)) return sameNamed(wanted.text, given.text, exactColors)
  return plain(wanted.text) === plain(given.text)
}

const hex = /#[0-9a-f]{6}/i

/** Equal, or differing only in what shade a colour has. */
function sameNamed(wanted: string, given: string, exactColors: boolean): boolean {
  if (wanted.toLowerCase() === given.toLowerCase()) return true
  const [color, other] = [hex.exec(wanted)?.[0], hex.exec(given)?.[0]]
  if (exactColors || color === undefined || other === undefined) return false
  return wanted.replace(hex, '') === given.replace(hex, '') && sameColor(`~${color}`, other)
}

function letters(text: string): string {
  return [...text.replace(/\s/gu, '')].toSorted().join('')
}

/** The number of a slide in the first deck; "new" for others. */
function nameOf({ id }: Slide, first: Deck): string {
  const index = first.slides.findIndex((slide) => slide.id === id)
  return index === -1 ? 'new' : String(index + 1)
}
