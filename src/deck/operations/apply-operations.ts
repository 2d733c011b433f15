import type { Deck } from '../deck.ts'
import { withTrueMarks } from '../marks/with-true-marks.ts'
import { arrange } from './arrange.ts'
import { addBlock, deleteBlock, moveBlock, updateBlock } from './block-operations.ts'
import {
  addChartCategory,
  addChartSeries,
  deleteChartCategory,
  deleteChartSeries,
  setChartDetails,
  setChartName,
  setChartType,
  setChartValue,
} from './chart-operations.ts'
import { chooseVariant } from './choose-variant.ts'
import { deleteSlide } from './delete-slide.ts'
import { duplicateSlide } from './duplicate-slide.ts'
import { insertSlide } from './insert-slide.ts'
import { deleteItems, insertItems, moveItems, setItem } from './item-operations.ts'
import { mergeSlides } from './merge-slides.ts'
import { moveSlide } from './move-slide.ts'
import type { Operation } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'
import { replaceImage } from './replace-image.ts'
import { replaceSlide } from './replace-slide.ts'
import { replaceText } from './replace-text.ts'
import { setCaption } from './set-caption.ts'
import { setGround } from './set-ground.ts'
import { setHighlight } from './set-highlight.ts'
import { setLanguage } from './set-language.ts'
import { setLayout } from './set-layout.ts'
import { setMarks } from './set-marks.ts'
import { setNotes } from './set-notes.ts'
import { setSlideTitle } from './set-slide-title.ts'
import { setStyle } from './set-style.ts'
import { setTheme } from './set-theme.ts'
import { setTitle } from './set-title.ts'
import { splitSlide } from './split-slide.ts'
import { swapSlides } from './swap-slides.ts'
import {
  addTableColumn,
  addTableRow,
  deleteTableColumn,
  deleteTableRow,
  setColumn,
  setTableCell,
} from './table-operations.ts'

function applyOperation(deck: Deck, operation: Operation): OperationOutcome {
  switch (operation.op) {
    case 'set_title':
      return setTitle(deck, operation)
    case 'set_theme':
      return setTheme(deck, operation)
    case 'set_language':
      return setLanguage(deck, operation)
    case 'set_notes':
      return setNotes(deck, operation)
    case 'insert_slide':
      return insertSlide(deck, operation)
    case 'delete_slide':
      return deleteSlide(deck, operation)
    case 'move_slide':
      return moveSlide(deck, operation)
    case 'set_slide_title':
      return setSlideTitle(deck, operation)
    case 'set_caption':
      return setCaption(deck, operation)
    case 'replace_text':
      return replaceText(deck, operation)
    case 'replace_slide':
      return replaceSlide(deck, operation)
    case 'duplicate_slide':
      return duplicateSlide(deck, operation)
    case 'swap_slides':
      return swapSlides(deck, operation)
    case 'split_slide':
      return splitSlide(deck, operation)
    case 'merge_slides':
      return mergeSlides(deck, operation)
    case 'set_layout':
      return setLayout(deck, operation)
    case 'choose_variant':
      return chooseVariant(deck, operation)
    case 'add_block':
      return addBlock(deck, operation)
    case 'update_block':
      return updateBlock(deck, operation)
    case 'delete_block':
      return deleteBlock(deck, operation)
    case 'move_block':
      return moveBlock(deck, operation)
    case 'set_chart_type':
      return setChartType(deck, operation)
    case 'set_chart_value':
      return setChartValue(deck, operation)
    case 'set_chart_details':
      return setChartDetails(deck, operation)
    case 'add_chart_category':
      return addChartCategory(deck, operation)
    case 'delete_chart_category':
      return deleteChartCategory(deck, operation)
    case 'add_chart_series':
      return addChartSeries(deck, operation)
    case 'delete_chart_series':
      return deleteChartSeries(deck, operation)
    case 'set_chart_name':
      return setChartName(deck, operation)
    case 'set_table_cell':
      return setTableCell(deck, operation)
    case 'add_table_row':
      return addTableRow(deck, operation)
    case 'delete_table_row':
      return deleteTableRow(deck, operation)
    case 'add_table_column':
      return addTableColumn(deck, operation)
    case 'delete_table_column':
      return deleteTableColumn(deck, operation)
    case 'replace_image':
      return replaceImage(deck, operation)
    case 'set_marks':
      return setMarks(deck, operation)
    case 'insert_items':
      return insertItems(deck, operation)
    case 'set_item':
      return setItem(deck, operation)
    case 'delete_items':
      return deleteItems(deck, operation)
    case 'move_items':
      return moveItems(deck, operation)
    case 'arrange':
      return arrange(deck, operation)
    case 'set_highlight':
      return setHighlight(deck, operation)
    case 'set_style':
      return setStyle(deck, operation)
    case 'set_ground':
      return setGround(deck, operation)
    case 'set_column':
      return setColumn(deck, operation)
  }
}

/**
 * Applies a batch in order. The deck passed in is never changed, so a batch that fails has no effect.
 * Applying the outcome's `inverse` to its `deck` gives the deck passed in.
 * @throws {OperationError} when one of them does not fit.
 */
export function applyOperations(deck: Deck, operations: readonly Operation[]): OperationOutcome {
  let current = deck
  const inverse: Operation[] = []
  const changed = new Set<string>()
  const summaries: string[] = []
  for (const operation of operations) {
    const outcome = applyOperation(current, operation)
    current = outcome.deck
    inverse.unshift(...outcome.inverse)
    for (const id of outcome.changedSlideIds) changed.add(id)
    summaries.push(outcome.summary)
  }
  const present = new Set(current.slides.map((slide) => slide.id))
  return {
    deck: withTrueMarks(current, changed),
    inverse,
    changedSlideIds: [...changed].filter((id) => present.has(id)),
    summary: summaries.length <= 3 ? summaries.join(' ') : `${summaries.length} changes.`,
  }
}
