import { type Block, type BlockKind, blockLines, blockPlainText } from '../../deck/blocks/block.ts'
import type { BlockLine } from '../../deck/blocks/block-kind.ts'
import { thingsOf, thingTexts } from '../../deck/blocks/block-list.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import { deckAfter } from '../deck-after.ts'
import type { EditStep } from '../edit-step.ts'
import type { SaidWords } from '../interpreted-edit.ts'
import { Phrasing, quoted } from './going-phrases.ts'
import { isReworded, isStillSaid, isToldInNotes, keepsWordsOf } from './still-said.ts'

/** What is judged: steps that a model made of words, and the words. */
interface Judged {
  steps: readonly EditStep[]
  deck: Deck
  said: SaidWords
  /** The words, all of them. */
  instruction: string
}

/** Something that goes. */
interface Gone {
  /** In a few words for a question. */
  shown: string
  /** What it says; where all of that stands elsewhere afterwards, it has not gone. Absent: it says nothing, or nobody knows what. */
  words?: string
}

/** Kinds of content that no words can stand for. */
const kindsOfData: readonly BlockKind[] = ['image', 'table', 'chart', 'code', 'quote']

/**
 * What the steps of a model take away though the words do not name it, each in a few words for a question; empty where the steps can be taken at once. It is
 * the words that decide, whatever the model makes of them: they say that something shall go, name exactly that, and bind it to nothing. What other words
 * replace, or what stands elsewhere afterwards, does not go. Steps are judged by what those before them have left; after one that does not fit the deck nothing is.
 */
export function whatGoes({ steps, deck, said, instruction }: Judged): string[] {
  const words = new Set(wordsOf(instruction))
  const last = deckAfterAll(steps, deck)
  const isWished =
    said.deletes && !said.isBound && said.kept.every((one) => keepsWordsOf(one, deck, last))
  // "Cut it to eight slides": which go was left open.
  const isCounted =
    last.slides.length < deck.slides.length && said.countsLeft.includes(last.slides.length)
  const isMeant = (slideId: string) =>
    isWished && (said.deletedSlideIds.includes(slideId) || isCounted)
  const names = (text: string) => {
    const own = wordsOf(text)
    return isWished && own.length > 0 && own.every((word) => words.has(word))
  }
  const going: (Gone & { slideId: string | undefined })[] = []
  let now = deck
  const phrasing = new Phrasing(said.language, deck)
  for (const step of steps) {
    const gone = goneBy(step, { deck: now, phrasing, said, isMeant, names })
    going.push(...gone.map((one) => ({ ...one, slideId: slideOfStep(step) })))
    const after = 'op' in step ? deckAfter(now, step) : now
    if (after === undefined) break
    now = after
  }
  const gone = going.filter(
    ({ words = '', slideId }) =>
      words.trim() === '' ||
      !(isStillSaid(words, deck, now) || isToldInNotes({ words, slideId }, deck, now)),
  )
  return [...new Set(gone.map(({ shown }) => shown))]
}

function slideOfStep(step: EditStep): string | undefined {
  if ('slideId' in step) return step.slideId
  return 'slide' in step ? step.slide.id : undefined
}

/** The deck as steps leave it, as far as they fit it. */
function deckAfterAll(steps: readonly EditStep[], deck: Deck): Deck {
  let now = deck
  for (const step of steps) now = ('op' in step && deckAfter(now, step)) || now
  return now
}

/** What is known of the words, and the deck as it is before a step. */
interface Place {
  deck: Deck
  phrasing: Phrasing
  said: SaidWords
  /** Whether the words wish that a slide goes. */
  isMeant(slideId: string): boolean
  /** Whether the words wish that what is called so goes. */
  names(text: string): boolean
}

function goneBy(step: EditStep, place: Place): Gone[] {
  const { deck, phrasing, said, isMeant, names } = place
  if ('request' in step) {
    if (step.request === 'undo')
      return said.undoes && step.count === 1 ? [] : [{ shown: phrasing.say('lastChanges') }]
    if (step.request === 'restore_revision')
      return said.undoes ? [] : [{ shown: phrasing.say('sinceRevision', { n: step.revision }) }]
    if (step.request !== 'regenerate_slide' || said.slideIds.includes(step.slideId)) return []
    return [{ shown: phrasing.say('contentOf', { slideId: step.slideId }) }]
  }
  switch (step.op) {
    case 'delete_slide':
      return isMeant(step.slideId)
        ? []
        : [{ shown: phrasing.slide(step.slideId), words: allOf(slideOf(step.slideId, deck)) }]
    case 'replace_slide':
      return [
        ...replaced(step.slide, place),
        ...notesThatGo(step.slide.id, step.slide.notes, place),
      ]
    case 'set_notes':
      return notesThatGo(step.slideId, step.notes ?? '', place)
    case 'replace_text':
      return step.replace.trim() === '' && !names(step.find)
        ? [{ shown: phrasing.say('everywhere', { what: `“${step.find}”` }) }]
        : []
    case 'set_slide_title':
      return step.title.trim() === ''
        ? [{ shown: phrasing.say('titleOf', { slideId: step.slideId }) }]
        : []
    default:
      return 'blockId' in step || step.op === 'update_block' ? partsThatGo(step, place) : []
  }
}

/** The notes of a slide that others take the place of. @param after undefined: they stay. */
function notesThatGo(slideId: string, after: string | undefined, place: Place): Gone[] {
  const { deck, said, phrasing } = place
  const before = slideOf(slideId, deck)?.notes ?? ''
  if (after === undefined || before.trim() === '' || said.speaksOfNotes) return []
  return isReworded(before, after, deck.language)
    ? []
    : [{ shown: phrasing.say('notesOf', { slideId }), words: before }]
}

/**
 * What a slide loses that is written anew: all of it, where nobody spoke of it and it is not the same in other words; else what nothing takes the place of.
 */
function replaced(slide: Slide, { deck, phrasing, said, names }: Place): Gone[] {
  const before = slideOf(slide.id, deck)
  if (before === undefined) return []
  const slideId = slide.id
  const left = chosenVariant(slide).blocks
  const had = chosenVariant(before).blocks
  const isMeant = said.slideIds.includes(slide.id) || saysTheSame(before, slide, deck.language)
  if (!isMeant || (hasWords(had) && !hasWords(left)))
    return [{ shown: phrasing.say('contentOf', { slideId }), words: allOf(before) }]
  const goes = kindsOfData.flatMap((kind) => {
    const others = left.filter((block) => block.kind === kind)
    return had
      .filter((block) => block.kind === kind)
      .flatMap((block, at) => lostOf(block, others[at], phrasing))
  })
  return goes
    .filter(({ called }) => !names(called))
    .map(({ shown: what, words }) => ({
      shown: phrasing.say('onSlide', { what, slideId }),
      words,
    }))
}

/** Whether a slide says in as many lines what another one says, in other words. */
function saysTheSame(before: Slide, after: Slide, language: string): boolean {
  const [had, has] = [before, after].map((slide) =>
    chosenVariant(slide).blocks.flatMap(blockLines),
  ) as [BlockLine[], BlockLine[]]
  return (
    has.length >= had.length && isReworded(slidePlainText(before), slidePlainText(after), language)
  )
}

const hasWords = (blocks: readonly Block[]) =>
  blocks.some((block) => blockPlainText(block).trim() !== '')

/** What is no more in a block that takes the place of another, each as the words would call it and as a question shows it. */
function lostOf(before: Block, after: Block | undefined, phrasing: Phrasing): Lost[] {
  const all = blockPlainText(before)
  if (after === undefined || (kindsOfData.includes(before.kind) && before.kind !== after.kind))
    return [{ called: all, shown: phrasing.block(before), words: all }]
  if (hasWords([before]) && !hasWords([after]))
    return [{ called: all, shown: quoted(all), words: all }]
  const rows = missing(rowNames(before), rowNames(after)).map(({ called, at }) => ({
    called,
    words: wordsOfRow(before, at),
  }))
  const columns = missing(columnNames(before), columnNames(after)).map(({ called, at }) => ({
    called,
    words: wordsOfColumn(before, at),
  }))
  return [...rows, ...columns].map((one) => ({ ...one, shown: quoted(one.called) }))
}

/** Something that a block has no more, as words would call it. */
interface Lost extends Gone {
  called: string
  words: string
}

/** All that a row or a category says; empty where there is none. */
function wordsOfRow(block: Block, at: number): string {
  if (block.kind === 'table') return (block.rows[at]?.cells ?? []).join(' ')
  if (block.kind !== 'chart') return ''
  const values = block.series.map(({ values }) => values[at] ?? '')
  return [block.categories[at] ?? '', ...values].join(' ')
}

/** All that a column or a series says; empty where there is none. */
function wordsOfColumn(block: Block, at: number): string {
  if (block.kind === 'table')
    return [block.columns[at]?.name ?? '', ...block.rows.map(({ cells }) => cells[at] ?? '')].join(
      ' ',
    )
  if (block.kind !== 'chart') return ''
  return [block.series[at]?.name ?? '', ...(block.series[at]?.values ?? [])].join(' ')
}

/** Names of what there is less of, each as often as it is missing, with their places; what is only called otherwise is still there. */
function missing(
  before: readonly string[],
  after: readonly string[],
): { called: string; at: number }[] {
  if (after.length >= before.length) return []
  const left = [...after]
  return before.flatMap((called, at) => {
    const found = left.indexOf(called)
    if (found >= 0) left.splice(found, 1)
    return found >= 0 ? [] : [{ called, at }]
  })
}

/** What a table or a chart has values for, by what it is called. */
function rowNames(block: Block): string[] {
  if (block.kind === 'table') return block.rows.map(({ cells }) => cells[0] ?? '')
  return block.kind === 'chart' ? block.categories : []
}

function columnNames(block: Block): string[] {
  if (block.kind === 'table') return block.columns.map(({ name }) => name)
  return block.kind === 'chart' ? block.series.map(({ name }) => name) : []
}

function partsThatGo(
  step: Extract<EditStep, { op: string }>,
  { deck, phrasing, names }: Place,
): Gone[] {
  if (!('slideId' in step)) return []
  const blockId = 'blockId' in step ? step.blockId : 'block' in step ? step.block.id : undefined
  const slide = slideOf(step.slideId, deck)
  const block = slide && chosenVariant(slide).blocks.find(({ id }) => id === blockId)
  if (slide === undefined || block === undefined) return []
  const on = (what: string) => phrasing.say('onSlide', { what, slideId: slide.id })
  const unlessNamed = (called: string, words = called): Gone[] =>
    names(called) ? [] : [{ shown: on(quoted(called)), words }]
  switch (step.op) {
    case 'delete_block':
      return unlessNamed(blockPlainText(block) || phrasing.block(block))
    case 'update_block':
      return lostOf(block, step.block, phrasing)
        .filter(({ called }) => !names(called))
        .map(({ shown: what, words }) => ({ shown: on(what), words }))
    case 'delete_items':
      return linesAt(block, step.items).flatMap((line) => unlessNamed(line))
    case 'delete_table_row':
      return unlessNamed(rowNames(block)[step.row] ?? '', wordsOfRow(block, step.row))
    case 'delete_table_column':
      return unlessNamed(columnNames(block)[step.column] ?? '', wordsOfColumn(block, step.column))
    case 'delete_chart_category':
      return unlessNamed(rowNames(block)[step.category] ?? '', wordsOfRow(block, step.category))
    case 'delete_chart_series':
      return unlessNamed(columnNames(block)[step.series] ?? '', wordsOfColumn(block, step.series))
    case 'set_item': {
      const isGone = step.value === null || String(step.value).trim() === ''
      return isGone && !names(step.part)
        ? [{ shown: on(phrasing.say('partOfLine', { what: quoted(step.part) })) }]
        : []
    }
    case 'set_table_cell':
      return step.text.trim() === '' && block.kind === 'table'
        ? unlessNamed(block.rows[step.row]?.cells[step.column] ?? '')
        : []
    case 'set_chart_value':
      return step.value === null ? [{ shown: on(phrasing.say('chartValue')) }] : []
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

/** All that a slide says and has in its notes. */
const allOf = (slide: Slide | undefined): string =>
  slide === undefined ? '' : `${slidePlainText(slide)} ${slide.notes ?? ''}`

const slideOf = (slideId: string, deck: Deck): Slide | undefined =>
  deck.slides.find(({ id }) => id === slideId)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
