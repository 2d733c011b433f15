import { z } from 'zod'
import { unmarkedTextSchema } from '../../sourced-text.ts'

/**
 * Program text. `code.text` keeps its line ends and indents; `language` is the name that the source gives ("ts").
 * Lines are counted as they are printed, from `firstLine` on.
 */
export const codeBlockSchema = z
  .object({
    kind: z.literal('code'),
    id: z.string().min(1),
    language: z.string().optional(),
    code: unmarkedTextSchema,
    /** The number of the first line: more than 1 when a long listing continues from the slide before. */
    firstLine: z.number().int().min(1).optional(),
    /** The numbers of the lines that the slide is about, ascending; they lie on a band. */
    highlightedLines: z.array(z.number().int().min(1)).optional(),
  })
  .refine(
    ({ highlightedLines = [] }) =>
      highlightedLines.every((line, index) => line > (highlightedLines[index - 1] ?? 0)),
    { message: 'The highlighted lines of a listing are named in their order, each once.' },
  )
  .refine(
    ({ code, firstLine = 1, highlightedLines = [] }) =>
      highlightedLines.every(
        (line) => line >= firstLine && line < firstLine + code.text.split('\n').length,
      ),
    { message: 'A listing highlights a line that it does not have.' },
  )
export type CodeBlock = z.infer<typeof codeBlockSchema>
