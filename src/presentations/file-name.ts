import { beginningOf } from '../text/cut-text.ts'

/** Longest file name without its extension, in UTF-16 units; file systems stop at 255 bytes. */
const nameMaximum = 60

/** A title as a file name: without what file systems refuse, never empty, never hidden. */
export function fileName(title: string, extension: string): string {
  return `${fileStem(title, 'presentation')}.${extension}`
}

/** A title as the name of a file before its extension. @param whenEmpty where nothing is left of the title. */
export function fileStem(title: string, whenEmpty: string): string {
  const safe = title
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/gu, '')
  return beginningOf(safe, nameMaximum).trim() || whenEmpty
}
