import { inches, type Points } from '../../scene/geometry.ts'
import type { Stroke } from '../../scene/paint.ts'
import { sentences } from '../../text/sentences.ts'
import { mostCharacters } from '../../text/shorten.ts'
import { framed } from '../frame.ts'
import { columnEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import {
  column,
  drawing,
  first,
  inset,
  parts,
  type TextSlot,
  type Tree,
  text,
} from '../tree/tree.ts'
import { besideStatement, withCompanion } from './beside-companion.ts'
import { shortRule } from './short-rule.ts'

/** Draws the first sentence of prose and what follows beside it; false, and nothing is drawn, where they do not fit. */
type DrawLead = (sheet: Sheet, lead: string, rest: string[]) => boolean

/** Prose: one sentence fills the slide as a statement; more is a lead at the left and its text at the right. */
export function paragraphLayout(drawLead: DrawLead): DrawLayout {
  return framed((sheet, { paragraphs }) => {
    if (paragraphs.length === 0) return true
    if (paragraphs.length > 40 || paragraphs.join('').length > mostCharacters) return false
    const { lead, rest } = splitLead(paragraphs, sheet.language)
    if (rest.length === 0) return drawStatement(sheet, lead)
    if (lead === '') return drawColumn(sheet, rest)
    return (
      (isShort(paragraphs) && drawStatement(sheet, lead, rest)) ||
      drawLead(sheet, lead, rest) ||
      drawLeadAndText(sheet, lead, rest)
    )
  })
}

/** Prose with its lead under a rule. */
export const drawParagraph = paragraphLayout(drawLeadAndText)

/** Two or three short sentences are a statement with its explanation under it, not columns. */
const shortProse = 260
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

function isShort(paragraphs: string[]): boolean {
  return lengthOf(paragraphs.join('')) <= shortProse
}

/** In letters: a Chinese or Japanese character says as much as two. */
function lengthOf(said: string): number {
  return said.length + (said.match(unspaced)?.length ?? 0)
}

/** No longer than this is a sentence set large. */
const longestLead = 170

/** The first sentence or short first paragraph, and what follows; no lead if the text begins with a long sentence. */
function splitLead(paragraphs: string[], language: string): { lead: string; rest: string[] } {
  const [first = '', ...others] = paragraphs
  if (first.length <= longestLead && (others.length > 0 || sentences(first, language).length < 3))
    return { lead: first, rest: others }
  const [sentence = '', ...more] = sentences(first, language)
  if (sentence.length > longestLead || more.length === 0) return { lead: '', rest: paragraphs }
  return { lead: sentence.trim(), rest: [more.join('').trim(), ...others].filter(Boolean) }
}

/**
 * A sentence set large in the content area, beside the theme's companion, the paragraphs after it under it and smaller.
 * False when they do not fit.
 */
function drawStatement(sheet: Sheet, words: string, rest: string[] = []): boolean {
  const { body, statement: display } = sheet.theme.type
  const sizes = [54, 48, 40, 36, 32, 28, 24, 20, 18, 16, 14, 12]
  // Larger than a slide's title, as few words as it may have; more than that are read, in the face for that.
  const steps =
    lengthOf(words) > longestLead
      ? sizes.slice(5).map((size) => ({ ...resized(body, size), lineHeight: size * 1.4 }))
      : ladder(resized(display, 54), sizes)
  const attempts = steps.map((step) => ({ text: step.size, step }))
  return withCompanion(sheet, besideStatement, (area) =>
    fitTree(sheet, area, attempts, ({ step }) =>
      inset(
        { x: 0, top: inches(0.1), bottom: 0 },
        // A little above the middle of the area.
        column([shortRule, { tree: statement(sheet, words, rest, step), gap: inches(0.31) }], 0.4),
      ),
    ),
  )
}

/** One sentence, or a few, under the slide's title: large, wherever prose of that length would stand. */
export const drawStatementSlide = framed((sheet, { paragraphs: [words, ...rest] }) => {
  return words === undefined || drawStatement(sheet, words, rest)
})

/** A sentence set large, the sentences after it under it and smaller. */
function statement(sheet: Sheet, words: string, rest: string[], step: TypeStep): TextSlot {
  const alone = rest.length === 0
  const align = sheet.theme.centered ? ('center' as const) : ('start' as const)
  const look = {
    step,
    tone: 'ink' as const,
    lines: step.size < 36 ? 20 : (alone ? 5 : 3) - (step.size > 40 ? 2 : 0),
    align,
    fills: true,
    placeholder: 'body' as const,
  }
  if (alone) return text('body', words, { ...look, balanced: true })
  const size = Math.min(22, Math.max(16, Math.round(step.size * 0.6)))
  const small = { ...resized(sheet.theme.type.body, size), lineHeight: Math.round(size * 1.45) }
  const paragraphs = [
    sheet.paragraph(words, step, { color: toneColor('ink'), align }),
    ...rest.map((one, index) => ({
      ...sheet.paragraph(one, small, { color: toneColor('mutedInk'), align }),
      spaceBefore: Math.round((index === 0 ? step.size : size) * 0.6),
    })),
  ]
  return text('body', { paragraphs }, look)
}

/** Space between a rule and the text under it. */
const underRule = inches(0.3)

function drawLeadAndText(sheet: Sheet, lead: string, rest: string[]): boolean {
  const { frame, listRules, type } = sheet.theme
  const area = frame.content
  const leadWidth = columnSpan(4)
  const leads = ladder(resized(type.statement, 28), [28, 24, 20, 18, 16, 14]).map((step) => {
    const lines = step.size >= 24 ? 7 : 12
    return text('lead', lead, { step, tone: 'ink', lines, fills: true })
  })
  return fitTree(sheet, area, inSizes([22, 20, 18, 16, 14, 12]), ({ text: size }) =>
    parts([
      {
        tree: ruled('lead-rule', listRules.top ?? listRules.between, first(...leads)),
        size: leadWidth,
      },
      {
        tree: ruled('text-rule', listRules.between, prose(sheet, rest, size)),
        gap: columnEdge(6) - area.x - leadWidth,
      },
    ]),
  )
}

/** A text under a rule. */
export function ruled(name: string, stroke: Stroke, tree: Tree): Tree {
  const rule = drawing((sheet, box) => {
    const { x, y } = box
    sheet.addLine(name, { x, y }, { x: rightEdge(box), y }, stroke)
  }, 0)
  return column([{ tree: rule }, { tree, gap: underRule, grow: 1 }])
}

function drawColumn(sheet: Sheet, paragraphs: string[]): boolean {
  const { content: area } = sheet.theme.frame
  const sizes = inSizes([24, 22, 20, 18, 16, 14, 12])
  return fitTree(sheet, { ...area, width: columnSpan(10) }, sizes, ({ text: size }) =>
    column([
      shortRule,
      { tree: prose(sheet, paragraphs, size), gap: underRule - inches(0.04), grow: 1 },
    ]),
  )
}

function inSizes(sizes: Points[]): { text: Points }[] {
  return sizes.map((size) => ({ text: size }))
}

/** Paragraphs as the slide's body. */
export function prose(sheet: Sheet, said: string[], size: Points): TextSlot {
  const lineHeight = Math.round(size * 1.45 * 2) / 2
  const step = { ...resized(sheet.theme.type.body, size), lineHeight }
  const paragraphs = said.map((one, index) => ({
    ...sheet.paragraph(one, step, { color: toneColor('ink') }),
    spaceBefore: index === 0 ? 0 : Math.round(lineHeight * 0.6),
  }))
  return text('body', { paragraphs }, { step, tone: 'ink', fills: true, placeholder: 'body' })
}
