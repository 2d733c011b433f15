import { Declined } from '../reading-errors.ts'
import type { Intent } from './intent.ts'

const endings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'heic', 'tif', 'tiff', 'bmp']

/** A name of a picture's file, as people write it. */
const fileName = new RegExp(
  `[\\p{L}\\p{N}_()-][\\p{L}\\p{N}_(). -]*\\.(?:${endings.join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/**
 * "Put the photo dome.jpg on slide 3": which files there are is not known here, and a drawing is none of them.
 * @throws {Declined} always, where a file is named as what shall be put somewhere.
 */
export const pictureFile: Intent = (clause) => {
  // A file that points or notes speak of is a word of theirs.
  const isGiven = clause.has('point', 'bullets', 'notes', 'title', 'titled', 'rename')
  if (isGiven || !clause.has('add', 'put', 'use', 'make', 'replace', 'change', 'write'))
    return false
  const words = clause.text(0)
  const name = fileName.exec(words)?.[0].trim().split(/\s+/).at(-1)
  if (name === undefined || /[:：]/.test(words)) return false
  throw new Declined(
    'nothing_to_do',
    `No file “${name}” is known in this presentation, so nothing was put there. Upload it as a picture of the slide, or say what a drawn picture shall show.`,
  )
}
