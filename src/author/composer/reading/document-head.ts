import { leadTermLength } from './lead-term.ts'
import { isUnderline } from './plain-headings.ts'
import { isListLine } from './plain-lists.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** Columns and words of a title, and lines that a document opens with at the most. */
const titleColumns = 110
const titleWords = 14
const mostLines = 8

/** The lines that a document opens with: which of them is its title, and where its text begins. */
interface DocumentHead {
  title: number
  others: number[]
  next: number
}

/**
 * What stands over a plain document: short lines before its first paragraph or list, ending no sentence. The title is the
 * first of them, or where several open it together the one that stands alone after them. Undefined where the text
 * begins at once, or with labels ("From: …").
 */
export function documentHead(lines: readonly TextLine[]): DocumentHead | undefined {
  const groups: number[][] = []
  let at = 0
  let group: number[] = []
  let count = 0
  for (; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || isUnderline(line.text) || count > mostLines) return undefined
    if (isBlank(line)) {
      if (group.length > 0) groups.push(group)
      group = []
      // Only what stands alone may go on from the first group.
      continue
    }
    if (group.length === 0 && groups.length > 0 && !standsAlone(lines, at)) break
    if (!isHeadLine(line)) break
    group.push(at)
    count++
  }
  // A group that runs on into text is that text's.
  const from = group[0] ?? at
  const [first, ...later] = groups
  if (first === undefined || lines.slice(from).every(isBlank)) return undefined
  const alone = later.find((one) => one.length === 1)?.[0]
  const title = first.length > 1 && alone !== undefined ? alone : first[0]
  if (title === undefined || !isTitle(lines[title])) return undefined
  const last = groups.filter((one) => (one[0] ?? 0) <= Math.max(title, first[0] ?? 0)).flat()
  return {
    title,
    others: last.filter((index) => index !== title),
    next: (last[last.length - 1] ?? title) + 1,
  }
}

function standsAlone(lines: readonly TextLine[], at: number): boolean {
  const next = lines[at + 1]
  return next === undefined || isBlank(next)
}

function isHeadLine(line: TextLine): boolean {
  const text = line.text.trim()
  return (
    text.length <= titleColumns &&
    !/[.。!;；،]$|[,，、]$/u.test(text) &&
    !isListLine(line) &&
    !/\t| {3,}|\|/u.test(text)
  )
}

function isTitle(line: TextLine | undefined): boolean {
  const text = line?.text.trim() ?? ''
  const term = leadTermLength(text)
  // "Photosynthesis: how plants make food" is a title, "Present: Ann and Ben" a label with its value.
  const labelled = term > 0 && !/^\s*\p{Ll}\S*\s\S+\s\S/u.test(text.slice(term))
  return (
    /\p{L}/u.test(text) &&
    text.split(/\s+/u).length <= titleWords &&
    !labelled &&
    !/[:：]$/u.test(text) &&
    !/^[("“„«»「『—–-]/u.test(text)
  )
}
