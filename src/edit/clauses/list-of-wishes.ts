import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'

/** What marks an item of a list: its tokens as a half-open range, and which item it is. */
interface ListMark {
  start: number
  end: number
  /** "1)" and "2)" are of one style. */
  style: string
  /** From 1; 0 for marks that do not count. */
  number: number
}

/**
 * An instruction that is a list, "(1) … (2) …", "a) … b) …", lines with dashes, with a full stop before each item instead
 * of its mark. Lists of anything but wishes stay as they are: the points of a slide have marks too.
 * @param instruction the whole: the offsets of the tokens are offsets into it.
 */
export function withoutListMarks(tokens: readonly Token[], instruction: string): readonly Token[] {
  const marks = listMarks(tokens, instruction)
  const [first] = marks
  if (first === undefined) return tokens
  const items = marks.map((mark, index) => tokens.slice(mark.end, marks[index + 1]?.start))
  if (announcesPoints(tokens.slice(0, first.start)) || !items.every(saysWish)) return tokens
  const separated = items.flatMap((item, index) => [
    stop(tokens[marks[index]?.start ?? 0]),
    ...item,
  ])
  return [...withoutAnnouncement(tokens.slice(0, first.start)), ...separated]
}

/** The end of a sentence where a mark stood. */
function stop(mark: Token | undefined): Token {
  const at = mark?.start ?? 0
  return { kind: 'sign', text: '!', start: at, end: at, concepts: [] }
}

/** The marks of the list in a text that has the most of one style, in their order; none where there are too few. */
function listMarks(tokens: readonly Token[], instruction: string): ListMark[] {
  const lists = new Map<string, ListMark[]>()
  for (let at = 0; at < tokens.length; at++) {
    const mark = markAt(tokens, at, instruction)
    if (mark === undefined) continue
    const list = lists.get(mark.style) ?? []
    // "(1) … (2) …": marks that count follow each other.
    const follows = mark.number === 0 || mark.number === list.length + 1
    if (follows && mayStand(tokens, mark, list.length > 0)) lists.set(mark.style, [...list, mark])
  }
  const [longest = []] = [...lists.values()].sort((a, b) => b.length - a.length)
  const enough = longest.length > 1 || longest[0]?.start === 0
  return enough ? longest : []
}

/** Signs before bullets and numbers of items. */
const bullets = /^[-–—•*·▪◦‣]$/

function markAt(tokens: readonly Token[], at: number, instruction: string): ListMark | undefined {
  const [token, next, third] = tokens.slice(at, at + 3)
  if (token === undefined) return undefined
  const raw = instruction.slice(token.start, token.end)
  const circled = raw.codePointAt(0) ?? 0
  // U+2460 to U+2473 are the numbers 1 to 20 in circles.
  if (circled >= 0x2460 && circled <= 0x2473)
    return { start: at, end: at + 1, style: 'circled', number: circled - 0x2460 + 1 }
  if (bullets.test(token.text) && next !== undefined && next.start > token.end)
    return { start: at, end: at + 1, style: 'bullet', number: 0 }
  const spoken = spokenMark(token, next, third, at)
  if (spoken !== undefined) return spoken
  const open = /^[(（[]$/.test(token.text)
  const number = open ? next : token
  const close = open ? third : next
  const value = number && countOf(number, instruction)
  if (number === undefined || close === undefined || value === undefined) return undefined
  if (close.start !== number.end || close.kind !== 'sign') return undefined
  const kind = number.kind === 'number' ? 'number' : 'letter'
  const end = at + (open ? 3 : 2)
  if (/^[)）\]/]$/.test(close.text)) return { start: at, end, style: `${kind})`, number: value }
  if (!open && close.text === ':') return { start: at, end, style: `${kind}:`, number: value }
  const dotted = !open && (close.text === '.' || close.text === '、')
  return dotted && tokens[end] !== undefined
    ? { start: at, end, style: `${kind}${close.text}`, number: value }
    : undefined
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']

/** "First delete …, second rename …", "Step 1: …". */
function spokenMark(
  token: Token,
  next: Token | undefined,
  third: Token | undefined,
  at: number,
): ListMark | undefined {
  if (means(token, 'item') && next?.kind === 'number' && next.value !== undefined) {
    const closed = third !== undefined && /^[:.)]$/.test(third.text)
    return closed ? { start: at, end: at + 3, style: 'item', number: next.value } : undefined
  }
  if (!means(token, 'ordinal') || token.value === undefined || token.kind !== 'word')
    return undefined
  const paused = next?.text === ','
  if (!means(paused ? third : next, ...actions, 'please')) return undefined
  return { start: at, end: at + (paused ? 2 : 1), style: 'ordinal', number: token.value }
}

/** The place of an item that "3" or "c" says. */
function countOf(token: Token, instruction: string): number | undefined {
  if (token.kind === 'number') return token.value
  const written = instruction.slice(token.start, token.end)
  const roman = romans.indexOf(written.toLowerCase())
  if (roman !== -1) return roman + 1
  return /^[a-h]$/iu.test(written) ? (written.toLowerCase().codePointAt(0) ?? 0) - 96 : undefined
}

/** Whether a mark may stand where it does: at the beginning of a line or sentence, or going on with the list. */
function mayStand(tokens: readonly Token[], mark: ListMark, goesOn: boolean): boolean {
  const before = tokens[mark.start - 1]
  if (before === undefined || before.text === '\n') return true
  if (mark.style === 'bullet' || mark.style.endsWith(':')) return false
  // "Delete slide 2) …" closes what it has opened elsewhere.
  if (means(before, 'slide', 'slides', 'numberSign', 'item', 'place'))
    return goesOn && means(tokens[mark.start - 2], 'number')
  if (before.kind === 'sign' || means(before, 'and', 'please')) return true
  return goesOn || mark.style.endsWith(')')
}

/** "… with the points:" before a list: what it has are points, also those that look like wishes. */
function announcesPoints(before: readonly Token[]): boolean {
  const last = before.findLastIndex((token) => token.text === ':')
  const adds = before.some((token) => means(token, 'add', 'notes', 'append', 'titled'))
  return adds && (last !== -1 || before.some((token) => means(token, 'point', 'bullets', 'with')))
}

/** "Delete slide 3", "slide 2 title: Who blocks whom". */
function saysWish(item: readonly Token[]): boolean {
  const isStated = item.some(({ text }) => /^[:：]$/.test(text))
  return item.some(
    (token) =>
      means(token, ...actions, 'unsupported', 'needsModel', 'send', 'redo') ||
      (isStated && means(token, 'slide')),
  )
}

/** What a sentence before a list speaks of when it is more than an announcement. */
const named: readonly Concept[] = [
  'slide',
  'number',
  'it',
  'all',
  'themeName',
  'colorName',
  'languageName',
  'formatPdf',
  'formatPpt',
  'formatPng',
  'formatLink',
  'undo',
]

/** What stands before a list without words that only announce it: "Could you", "Please make these changes:". */
function withoutAnnouncement(before: readonly Token[]): readonly Token[] {
  const last = before.findLastIndex((token) => !/^[\n?？:：]$/.test(token.text))
  const said = before.slice(0, last + 1)
  const end = said.findLastIndex((token) => /^[.!?。！？\n]$/.test(token.text)) + 1
  const words = said.slice(end)
  const names = words.some(
    (token) => token.kind === 'quote' || token.kind === 'color' || means(token, ...named),
  )
  return names ? before : before.slice(0, end)
}
