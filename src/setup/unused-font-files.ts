import { normalize } from 'node:path'

/** What a package of fonts brings beside its licence, its manifest and code. */
const fontOrPicture = /\.(?:ttf|png)$/

/** The fonts and pictures among `files` that are none of `read`; both are paths, compared as they are normalized. */
export function unusedFontFiles(files: readonly string[], read: readonly string[]): string[] {
  const wanted = new Set(read.map(normalize))
  return files.filter((file) => fontOrPicture.test(file) && !wanted.has(normalize(file)))
}
