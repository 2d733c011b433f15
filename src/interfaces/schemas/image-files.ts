import { z } from 'zod'
import { mostFiles } from '../http/receive-files.ts'
import { largestFileInWords } from '../http/size-limits.ts'
import { refusalResponse } from './answers.ts'

/** The multipart body of uploads. Only described: the files never become a value. */
export const filesSchema = z.unknown().meta({
  override: {
    type: 'object',
    required: ['files'],
    properties: {
      files: {
        type: 'array',
        minItems: 1,
        maxItems: mostFiles,
        description: `PNG, JPEG, WebP, GIF, AVIF or SVG by their content, ${largestFileInWords} each.`,
        items: { type: 'string', format: 'binary' },
      },
    },
  },
})

/** The documented 400 of a route that takes pictures. */
export function refusedImageResponse() {
  return refusalResponse(
    `A file cannot be used: it is none of the six formats by its content, damaged, empty, larger than ${largestFileInWords}, one of more than ten, or too much for what your images may take together. The sentence names the file; nothing of the request is kept.`,
    'The file "notes.docx" is not a PNG, JPEG, WebP, GIF, AVIF or SVG image.',
  )
}
