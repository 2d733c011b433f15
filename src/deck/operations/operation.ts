import { z } from 'zod'
import { deleteSlideSchema } from './delete-slide.ts'
import { insertSlideSchema } from './insert-slide.ts'
import { moveSlideSchema } from './move-slide.ts'
import { setLanguageSchema } from './set-language.ts'
import { setNotesSchema } from './set-notes.ts'
import { setThemeSchema } from './set-theme.ts'
import { setTitleSchema } from './set-title.ts'

/** Everything that can change a deck; an operation is one file in this folder. */
export const operationSchema = z.discriminatedUnion('op', [
  setTitleSchema,
  setThemeSchema,
  setLanguageSchema,
  setNotesSchema,
  insertSlideSchema,
  deleteSlideSchema,
  moveSlideSchema,
])
export type Operation = z.infer<typeof operationSchema>
