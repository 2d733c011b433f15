import { type Block, type BlockKind, blockPlainText } from '../../deck/blocks/block.ts'
import { thingsOf, thingTexts } from '../../deck/blocks/block-list.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import type { EditStep } from '../edit-step.ts'
import type { SaidWords } from '../interpreted-edit.ts'

/** What is judged: steps that a model made of words, and the words. */
interface Judged {
  steps: readonly EditStep[]
  deck: Deck
  said: SaidWords
  /** The words, all of them. */
  instruction: string
}

/** Kinds of content that no words can stand for. */
const kindsOfData: readonly BlockKind[] = ['image', 'table', 'chart', 'code', 'quote']

/** A question names so much of a text, in characters. */
const namedText = 60

/**
 * What the steps of a model take away though the words do not name it, each in a few words for a question; empty where the steps can be taken at once. It is
 * the words that decide, whatever the model makes of them: they say that something shall go, name exactly that, and bind it to nothing. What other words
 * replace does not go.
 */
export function whatGoes({ steps, deck, said, instruction }: Judged): string[] {
  const words = wordsOf(instruction)
  const isWished = said.deletes && !said.isBound
  const names = (text: string) => {
    const own = wordsOf(text)
    return isWished && own.length > 0 && own.every((word) => words.includes(word))
  }
  const going = steps.flatMap((step): string[] => {
    if ('request' in step) {
      if (step.request === 'undo')
        return said.undoes && step.count === 1 ? [] : ['the last changes']
      if (step.request === 'restore_revision')
        return said.undoes ? [] : [`everything since revision ${step.revision}`]
      if (step.request !== 'regenerate_slide' || said.slideIds.includes(step.slideId)) return []
      return [`what ${nameOf(step.slideId, deck)} says now`]
    }
    switch (step.op) {
      case 'delete_slide':
        return isWished && said.slideIds.includes(step.slideId) ? [] : [nameOf(step.slideId, deck)]
      case 'replace_slide':
        return replaced(step.slide, deck, said)
      case 'set_notes': {
        const before = slideOf(step.slideId, deck)?.notes ?? ''
        const stays = before.trim() === '' || (step.notes ?? '').includes(before.trim())
        return stays || said.speaksOfNotes ? [] : [`the notes of ${nameOf(step.slideId, deck)}`]
      }
      case 'replace_text':
        return step.replace.trim() === '' && !names(step.find) ? [`“${step.find}” everywhere`] : []
      case 'set_slide_title':
        return step.title.trim() === '' ? [`the title of ${nameOf(step.slideId, deck)}`] : []
      default:
        return 'blockId' in step || step.op === 'update_block' ? partsThatGo(step, deck, names) : []
    }
  })
  return [...new Set(going)]
}

/** What a slide loses that is written anew: all of it, where nobody spoke of it; of one that was named, what is no text. */
function replaced(slide: Slide, deck: Deck, said: SaidWords): string[] {
  const before = slideOf(slide.id, deck)
  if (before === undefined) return []
  if (!said.slideIds.includes(slide.id)) return [`what ${nameOf(slide.id, deck)} says now`]
  const left = chosenVariant(slide).blocks.map(({ kind }) => kind)
  return chosenVariant(before).blocks.flatMap((block) =>
    kindsOfData.includes(block.kind) && !left.includes(block.kind)
      ? [`${shownBlock(block)} on ${nameOf(slide.id, deck)}`]
      : [],
  )
}

function partsThatGo(
  step: Extract<EditStep, { op: string }>,
  deck: Deck,
  names: (text: string) => boolean,
): string[] {
  if (!('slideId' in step)) return []
  const blockId = 'blockId' in step ? step.blockId : 'block' in step ? step.block.id : undefined
  const slide = slideOf(step.slideId, deck)
  const block = slide && chosenVariant(slide).blocks.find(({ id }) => id === blockId)
  if (slide === undefined || block === undefined) return []
  const on = ` on ${nameOf(slide.id, deck)}`
  const unlessNamed = (texts: readonly string[]) =>
    texts.flatMap((text) => (names(text) ? [] : [`${quoted(text)}${on}`]))
  switch (step.op) {
    case 'delete_block':
      return unlessNamed([blockPlainText(block) || block.kind])
    case 'update_block':
      return kindsOfData.includes(block.kind) && step.block.kind !== block.kind
        ? [`${shownBlock(block)}${on}`]
        : []
    case 'delete_items':
      return unlessNamed(linesAt(block, step.items))
    case 'delete_table_row':
      return unlessNamed(block.kind === 'table' ? [block.rows[step.row]?.cells[0] ?? ''] : [])
    case 'delete_table_column':
      return unlessNamed(block.kind === 'table' ? [block.columns[step.column]?.name ?? ''] : [])
    case 'delete_chart_category':
      return unlessNamed(block.kind === 'chart' ? [block.categories[step.category] ?? ''] : [])
    case 'delete_chart_series':
      return unlessNamed(block.kind === 'chart' ? [block.series[step.series]?.name ?? ''] : [])
    case 'set_item': {
      const isGone = step.value === null || step.value === ''
      return isGone && !names(step.part) ? [`${quoted(step.part)} of a line${on}`] : []
    }
    case 'set_table_cell':
      return step.text === '' && block.kind === 'table'
        ? unlessNamed([block.rows[step.row]?.cells[step.column] ?? ''])
        : []
    case 'set_chart_value':
      return step.value === null ? [`a value of the chart${on}`] : []
    default:
      return []
  }
}

/** The texts of a list's things by their places. */
function linesAt(block: Block, items: readonly number[]): string[] {
  const things = thingsOf(block)
  return items.flatMap((at) => {
    const thing = things[at]
    return thing === undefined ? [] : [thingTexts(block, thing).join(' ')]
  })
}

const slideOf = (slideId: string, deck: Deck): Slide | undefined =>
  deck.slides.find(({ id }) => id === slideId)

function nameOf(slideId: string, deck: Deck): string {
  const at = deck.slides.findIndex(({ id }) => id === slideId)
  const slide = deck.slides[at]
  return slide === undefined
    ? 'a new slide'
    : `slide ${at + 1} ${quoted(chosenVariant(slide).title)}`
}

const quoted = (text: string) => `“${withEllipsis(text.replace(/\s+/gu, ' '), namedText)}”`

const shownBlock = (block: Block) =>
  block.kind === 'image' ? 'the picture' : `the ${block.kind === 'code' ? 'listing' : block.kind}`

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
