import { z } from 'zod'
import {
  addBlockSchema,
  deleteBlockSchema,
  moveBlockSchema,
  updateBlockSchema,
} from './block-operations.ts'
import {
  addChartCategorySchema,
  deleteChartCategorySchema,
  setChartTypeSchema,
  setChartValueSchema,
} from './chart-operations.ts'
import { chooseVariantSchema } from './choose-variant.ts'
import { deleteSlideSchema } from './delete-slide.ts'
import { duplicateSlideSchema } from './duplicate-slide.ts'
import { insertSlideSchema } from './insert-slide.ts'
import { mergeSlidesSchema } from './merge-slides.ts'
import { moveSlideSchema } from './move-slide.ts'
import { replaceImageSchema } from './replace-image.ts'
import { replaceSlideSchema } from './replace-slide.ts'
import { replaceTextSchema } from './replace-text.ts'
import { setLanguageSchema } from './set-language.ts'
import { setLayoutSchema } from './set-layout.ts'
import { setNotesSchema } from './set-notes.ts'
import { setSlideTitleSchema } from './set-slide-title.ts'
import { setThemeSchema } from './set-theme.ts'
import { setTitleSchema } from './set-title.ts'
import { splitSlideSchema } from './split-slide.ts'
import { swapSlidesSchema } from './swap-slides.ts'
import {
  addTableColumnSchema,
  addTableRowSchema,
  deleteTableColumnSchema,
  deleteTableRowSchema,
  setTableCellSchema,
} from './table-operations.ts'

/** Everything that can change a deck. */
export const operationSchema = z.discriminatedUnion('op', [
  setTitleSchema,
  setThemeSchema,
  setLanguageSchema,
  setNotesSchema,
  insertSlideSchema,
  deleteSlideSchema,
  moveSlideSchema,
  setSlideTitleSchema,
  replaceTextSchema,
  replaceSlideSchema,
  duplicateSlideSchema,
  swapSlidesSchema,
  splitSlideSchema,
  mergeSlidesSchema,
  setLayoutSchema,
  chooseVariantSchema,
  addBlockSchema,
  updateBlockSchema,
  deleteBlockSchema,
  moveBlockSchema,
  setChartTypeSchema,
  setChartValueSchema,
  addChartCategorySchema,
  deleteChartCategorySchema,
  setTableCellSchema,
  addTableRowSchema,
  deleteTableRowSchema,
  addTableColumnSchema,
  deleteTableColumnSchema,
  replaceImageSchema,
])
export type Operation = z.infer<typeof operationSchema>
