import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { EditStep } from '../edit-step.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { amountOfPayload } from './payload-list.ts'
import { thingsOn } from './thing.ts'
import { nounOf } from './thing-nouns.ts'

/** How words state that something is or shall be so, with no verb that asks for it. */
type Stated = 'is' | 'shall' | 'needs' | 'colon'

/** A text that is said anew, as it stood and as it was stated. */
interface Change {
  old: string
  anew: string
  /** Whether it is what something is called by. */
  isName: boolean
  /** Whether it is the value of a row or a bar. */
  isValue: boolean
  /** What else stands in its column. */
  beside: readonly string[]
}

/**
 * Whether words only say how something is, and what was read out of them would overwrite what they speak of: "step 3 is unclear",
 * "the rent is too high", "Q3 is missing 5000". Without a verb that asks a figure gives way to a figure alone, and a name to a
 * name.
 * @param before the deck as it was.
 */
export function isRemark(
  tokens: readonly Token[],
  steps: readonly EditStep[],
  before: Deck,
): boolean {
  const statement = statementIn(tokens)
  return (
    statement !== undefined &&
    steps.some((step) => {
      const change = changeOf(step, before)
      return (
        change !== undefined &&
        // "The title is wrong, **change** it to Costs" asks, "the rent is too high, delete that row" read as one value does not.
        statement.verbs.every((verb) => change.anew.toLowerCase().includes(verb.text)) &&
        !isOfKind(change, statement.stated)
      )
    })
  )
}

/** Undefined where a verb asks for something, or quotation marks say what is meant. */
function statementIn(
  tokens: readonly Token[],
): { stated: Stated; verbs: readonly Token[] } | undefined {
  const link = tokens.findIndex((one, at) => at > 0 && (means(one, ...links) || isColon(one)))
  if (link < 0 || tokens.some(({ kind }) => kind === 'quote')) return undefined
  const isVerb = (one: Token) =>
    means(one, ...verbConcepts) && !means(one, ...links) && nounOf(one) === undefined
  if (tokens.slice(0, link).some(isVerb)) return undefined
  const stated = (['shall', 'needs', 'is'] as const).find((one) =>
    tokens.some((token) => means(token, one)),
  )
  return { stated: stated ?? 'colon', verbs: tokens.slice(link + 1).filter(isVerb) }
}

const links = ['is', 'shall', 'needs'] as const

function isOfKind(change: Change, stated: Stated): boolean {
  const { old, anew, isName, isValue, beside } = change
  if (old === '') return true
  if (isValue && stated === 'needs') return false
  const isFigure = /\p{N}/u.test(old) && wordsIn(old) <= 1
  if (isFigure && !isName)
    return (
      (!isValue && stated !== 'is') ||
      amountOfPayload(anew) !== undefined ||
      (/\p{N}/u.test(anew) && wordsIn(anew) <= wordsIn(old))
    )
  if (stated !== 'is' && !isName) return true
  if (quality.test(anew)) return false
  const isThere = beside.some((one) => one.toLowerCase() === anew.toLowerCase())
  return isThere || !(/^\P{L}*\p{Lu}/u.test(old) && /^[^\p{L}\p{N}]*\p{Ll}/u.test(anew))
}

const quality = onlySaying('quality')

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0

function changeOf(step: EditStep, before: Deck): Change | undefined {
  if (!('op' in step)) return undefined
  const text = { isName: false, isValue: false, beside: [] }
  if (step.op === 'set_title') return { ...text, isName: true, old: before.title, anew: step.title }
  if (step.op === 'replace_text') return { ...text, old: step.find, anew: step.replace }
  if (!('slideId' in step)) return undefined
  const slide = before.slides.find(({ id }) => id === step.slideId)
  if (slide === undefined) return undefined
  switch (step.op) {
    case 'set_slide_title':
      return { ...text, old: chosenVariant(slide).title, anew: step.title }
    case 'set_item': {
      const { blockId, item, part, value } = step
      if (typeof value !== 'string') return undefined
      return { ...text, old: textOf(slide, blockId, item, part), anew: value }
    }
    case 'set_table_cell':
      return cellOf(slide, step)
    case 'set_chart_name': {
      const block = blockOf(slide, step.blockId)
      if (block?.kind !== 'chart') return undefined
      const names =
        step.axis === 'categories' ? block.categories : block.series.map(({ name }) => name)
      return { ...text, isName: true, old: names[step.index] ?? '', anew: step.name }
    }
    case 'set_chart_value': {
      const value = String(step.value)
      return { ...text, isValue: true, old: value, anew: value }
    }
    default:
      return undefined
  }
}

const blockOf = (slide: Slide, blockId: string) =>
  chosenVariant(slide).blocks.find(({ id }) => id === blockId)

function textOf(slide: Slide, blockId: string, item: number | undefined, part: string): string {
  const things = thingsOn(slide).filter(
    ({ kind, block, index }) =>
      block?.id === blockId && kind !== 'sentence' && (item === undefined || index === item),
  )
  return (
    things.flatMap(({ texts }) => texts).find((one) => one.part === part)?.text ??
    things[0]?.texts[0]?.text ??
    ''
  )
}

function cellOf(
  slide: Slide,
  { blockId, row, column, text }: { blockId: string; row: number; column: number; text: string },
): Change | undefined {
  const block = blockOf(slide, blockId)
  if (block?.kind !== 'table') return undefined
  const cells = block.rows.map((one) => one.cells[column] ?? '')
  const isName = row < 0 || column === 0
  const old = row < 0 ? (block.columns[column]?.name ?? '') : (cells[row] ?? '')
  return { old, anew: text, isName, isValue: !isName, beside: isName ? [] : cells }
}
