import { allMatches } from '../../text/all-matches.ts'
import type { Span } from '../composer/reading/mapped-text.ts'

/** A place in a text that names the file of a picture. */
export interface PictureReference {
  /** The index of the picture. */
  picture: number
  alt: string
  /** The whole mark, in UTF-16 code units. */
  span: Span
}

const mark = /!\[([^\]\n]{0,300})\]\(\s*<?([^()<>\n]{1,300}?)>?(?:\s+"[^"\n]{0,300}")?\s*\)/g
const element = /<img\s[^<>]{0,1000}>/gi

/**
 * The places where a text names pictures by their file names, each picture once: `![alt](folder/name.png)` in markdown
 * and `<img src="name.png" alt="…">`. Folders and upper case do not count; an ending may be missing.
 */
export function pictureReferences(text: string, filenames: readonly string[]): PictureReference[] {
  const names = filenames.map(foldName)
  const found: PictureReference[] = []
  const add = (target: string, alt: string, start: number, length: number) => {
    const wanted = foldName(decoded(target))
    const free = (index: number) => found.every((one) => one.picture !== index)
    const exact = names.findIndex((name, index) => name === wanted && free(index))
    const picture =
      exact >= 0
        ? exact
        : names.findIndex((name, index) => free(index) && withoutEnding(name) === wanted)
    if (picture >= 0) found.push({ picture, alt: alt.trim(), span: { start, end: start + length } })
  }
  for (const match of allMatches(text, mark))
    add(match[2] ?? '', match[1] ?? '', match.index, match[0].length)
  for (const match of allMatches(text, element)) {
    const attribute = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(match[0])
    const source = attribute('src')
    const alt = attribute('alt')
    add(source?.[1] ?? source?.[2] ?? '', alt?.[1] ?? alt?.[2] ?? '', match.index, match[0].length)
  }
  return found.sort((a, b) => a.span.start - b.span.start)
}

function foldName(path: string): string {
  const name = path.trim().replace(/[?#].*$/s, '')
  return name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .toLowerCase()
    .normalize('NFC')
}

function withoutEnding(name: string): string {
  return name.replace(/\.[a-z0-9]{1,5}$/, '')
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
