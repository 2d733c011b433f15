import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { fontCalled, longestFontName } from '../lexicons/font-names.ts'
import { isColon, means, type Token } from '../words/token.ts'
import type { SpanOf, StyleWish } from './span.ts'
import { isSoleKind, nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** How words shall look: "bold", "in the accent colour", "one size bigger", "centred". */
export function stylesAt(text: WishText, start: number): SpanOf<'style'>[] {
  const { tokens } = text
  let at = start
  while (means(tokens[at], 'in', 'into', 'to', 'the', 'as', 'with') && at - start < 2) at += 1
  if (means(tokens[at], 'a') && means(tokens[at + 1], 'colorName', ...tones)) at += 1
  const token = tokens[at]
  const found: SpanOf<'style'>[] = []
  const isOn = at > start && means(tokens[start], 'in')
  const add = (style: StyleWish, end: number) =>
    found.push({
      type: 'style',
      style,
      text: token?.text ?? '',
      start,
      end,
      cost: 0.2,
      ...(isOn ? { isOn } : {}),
    })
  const marks = (['bold', 'italic', 'underline', 'strike'] as const).filter((one) =>
    means(token, one),
  )
  if (marks.length > 0) {
    let end = at + 1
    while (means(tokens[end], 'and')) {
      const more = (['bold', 'italic', 'underline', 'strike'] as const).find((one) =>
        means(tokens[end + 1], one),
      )
      if (more === undefined) break
      marks.push(more)
      end += 2
    }
    add({ marks }, end)
  }
  if (means(token, 'plain')) add({ isPlain: true }, at + 1)
  const tone = toneOf(token)
  const next = tokens[at + 1]
  if (means(token, 'colorName') && token?.named !== undefined) {
    // "Jaune **clair**".
    const behind = means(next, 'colorName') ? undefined : toneOf(next)
    const hex = behind === undefined ? token.named : shadeOf(token.named, behind, next)
    add({ color: { hex } }, behind !== undefined || means(next, 'color') ? at + 2 : at + 1)
  } else if (tone !== undefined)
    // "A **dark** red" is one colour.
    add(
      means(next, 'colorName')
        ? { color: { hex: shadeOf(next?.named ?? grounds[tone], tone, token) } }
        : { color: { hex: grounds[tone] }, isTone: true },
      means(next, 'colorName') ? at + 2 : at + 1,
    )
  // "**Colour #c00000**", "颜色**用**#c00000".
  if (means(token, 'color')) {
    let hex = at + 1
    while (hex - at < 3 && means(tokens[hex], 'use', 'in', 'into', 'to', 'is')) hex += 1
    const named = means(tokens[hex], 'colorName') ? tokens[hex]?.named : undefined
    if (named !== undefined) add({ color: { hex: named } }, hex + 1)
  }
  const role = roleAt(text, at)
  if (role !== undefined) add({ color: { role } }, means(tokens[at + 1], 'color') ? at + 2 : at + 1)
  const size = sizeAt(tokens, at)
  if (size !== undefined) add({ size: size.step }, size.end)
  for (const [concept, align] of [
    ['alignStart', 'start'],
    ['alignCenter', 'center'],
    ['alignEnd', 'end'],
  ] as const)
    if (means(token, concept)) add({ align }, at + 1)
  // "**Align** the titles **to the right**", "the titles **on the right**": what a slide has one of has no other place.
  const isOfSole = nounBefore(tokens, start)?.kinds.every(isSoleKind) === true
  if (means(token, 'middle') && isOfSole && !isGivenAfter(tokens, start))
    add({ align: 'center' }, at + 1)
  if (means(token, 'left', 'right') && (isOfSole || tokens.some((one) => means(one, 'aligns'))))
    add({ align: means(token, 'left') ? 'start' : 'end' }, at + 1)
  return found
}

/** Whether words are given before a place: it may be one of them. */
const isGivenAfter = (tokens: WishText['tokens'], at: number) =>
  tokens.slice(0, at).some((one) => isColon(one) || means(one, 'rename', 'titled', 'write', 'add'))

/** The noun that words are said of; "the titles **on slide 3** to the left" has where between. */
function nounBefore(tokens: WishText['tokens'], start: number) {
  const isWhere = (one: WishText['tokens'][number]) =>
    one.kind === 'number' || means(one, 'in', 'of', 'about', 'the', 'slide', 'slides')
  return nounOf(tokens.slice(0, start).findLast((one) => !isWhere(one)))
}

const tones = ['dark', 'light'] as const
type Tone = (typeof tones)[number]
const toneOf = (token: Token | undefined) => tones.find((one) => means(token, one))
const vivid = onlySaying('vividTone')

/** A colour as its light or dark form, of which no language has a name; "**bright** yellow" is yellow. */
function shadeOf(hex: string, tone: Tone, said: Token | undefined): string {
  if (vivid.test(said?.text ?? '')) return hex
  const end = tone === 'light' ? 255 : 0
  const mixed = (hex.match(/[\da-f]{2}/giu) ?? []).map((part) => {
    const value = Number.parseInt(part, 16)
    const share = tone === 'light' ? mostWhite : mostBlack
    return Math.round(value + (end - value) * share)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** How much of a light colour is white, and of a dark one black. */
const mostWhite = 0.65
const mostBlack = 0.45

/** Grounds for "a dark background" and "a light one". */
const grounds = { dark: '#111827', light: '#FFFFFF' } as const

/** "Larger", "one size smaller", "two sizes up", "a size down", "smaller **by one size**": in steps. */
function sizeAt(tokens: WishText['tokens'], at: number): { step: number; end: number } | undefined {
  const count = tokens[at]
  const isCounted = count?.kind === 'number' || means(count, 'number')
  const number = isCounted ? count?.value : undefined
  const isOne = number === undefined && means(count, 'a')
  let end = number === undefined && !isOne ? at : at + 1
  const isSaid = means(tokens[end], 'size')
  while (means(tokens[end], 'size')) end += 1
  // "标题**字号都**调小".
  if (isSaid && means(tokens[end], 'everywhere')) end += 1
  // "Up" alone is a place.
  const way = (up: Concept, larger: Concept, more: Concept) =>
    means(tokens[end], larger) || (isSaid && means(tokens[end], up, more))
  const step = way('up', 'larger', 'more') ? 1 : way('down', 'smaller', 'less') ? -1 : undefined
  // "The title of **4** bigger" counts no steps.
  const isCount = isSaid || (!isOne && (number ?? 1) <= mostSteps)
  if (step === undefined || !isCount) return undefined
  const by = number === undefined ? stepsBehind(tokens, end + 1) : undefined
  const steps = by?.steps ?? Math.min(mostSteps, number ?? 1)
  return { step: step * steps, end: by?.end ?? end + 1 }
}

/** "**By one size**", "o jeden stopień", 一级: by how much, where it stands behind. */
function stepsBehind(
  tokens: WishText['tokens'],
  start: number,
): { steps: number; end: number } | undefined {
  let at = start
  while (at - start < 2 && means(tokens[at], 'by', 'about', 'in', 'of', 'to')) at += 1
  const isCounted = means(tokens[at], 'a', 'number') || tokens[at]?.kind === 'number'
  // "放大**三级**标题" calls headings.
  const isOfNoun = nounOf(tokens[at + 2]) !== undefined
  if (!isCounted || !means(tokens[at + 1], 'size') || isOfNoun) return undefined
  return { steps: Math.min(mostSteps, tokens[at]?.value ?? 1), end: at + 2 }
}

/** How many steps a text can be larger or smaller (`set_style`). */
const mostSteps = 2

/** What a theme has colours for, by the word for it. */
const themeRoles: readonly (readonly [Concept, string])[] = [
  ['surface', 'surface'],
  ['emphasis', 'emphasis'],
  ['highlight', 'emphasis'],
  ['ink', 'ink'],
  ['muted', 'mutedInk'],
  ['positive', 'positive'],
  ['negative', 'negative'],
]

/** "Accent", "surface colour", "the emphasis background": a colour of the theme by what it is for. */
function roleAt({ tokens, instruction, grammar }: WishText, at: number): string | undefined {
  const token = tokens[at]
  const isVerb = means(token, 'highlight')
  // "**Destaque** a coluna" begins with a verb.
  if (means(token, 'accent')) return at === 0 && isVerb ? undefined : 'accent'
  const before = tokens.slice(0, at).findLast((one) => !means(one, 'of', 'the', 'in', 'as', 'to'))
  const isColor = [before, tokens[at + 1]].some((one) => means(one, 'background', 'color'))
  // "Change the title to **Ink**": written as a name; where all nouns are, what is changed into one.
  const isWritten =
    /^\p{Lu}/u.test(instruction.slice(token?.start)) &&
    (!grammar.capitalNouns || tokens.some((one) => means(one, 'change', 'replace', 'rename')))
  if ((isVerb || isWritten) && !isColor) return undefined
  return themeRoles.find(([concept]) => means(token, concept))?.[1]
}

/** "**In Source Serif 4**": a font by its name, whatever word stands before it. */
export function fontsAt(text: WishText, start: number): SpanOf<'style'>[] {
  const { tokens } = text
  let from = start
  while (means(tokens[from], 'in', 'into', 'to', 'the', 'as', 'font') && from - start < 3) from += 1
  for (let end = Math.min(tokens.length, from + longestFontName); end > from; end--) {
    const font = fontCalled(wordsBetween(text, from, end))
    if (font === undefined) continue
    const behind = means(tokens[end], 'font') ? end + 1 : end
    return [{ type: 'style', style: { font }, text: font, start, end: behind, cost: 0.2 }]
  }
  return []
}
