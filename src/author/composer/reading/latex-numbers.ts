import { allMatches } from '../../../text/all-matches.ts'

/** Sectioning commands that count, the widest first; those with a star do not. */
const sections = ['chapter', 'section', 'subsection', 'subsubsection']
/** Environments that count when they begin, and those that do so by their captions. */
const counted = new Set(['equation', 'align', 'gather', 'multline', 'eqnarray', 'flalign'])
const captioned = new Set(['table', 'figure', 'longtable', 'listing', 'algorithm'])

const events =
  /\\(chapter|section|subsection|subsubsection)(?=\s*[[{])|\\(begin|end)\s*\{([A-Za-z]{1,40})\}|\\(caption)\b|\\label\s*\{([^{}\n]{1,200})\}|%[^\n]*/g

/**
 * The numbers that LaTeX prints for references to sections, tables, figures and formulas, by the names of their labels; of
 * whatever else is counted there is none.
 */
export function labelNumbers(input: string): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>()
  if (!input.includes('\\label')) return numbers
  const places = [0, 0, 0, 0]
  const counts = new Map<string, number>()
  const open: { name: string; number?: string }[] = []
  let section: string | undefined
  const next = (name: string) => {
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    return String(number)
  }
  for (const [, heading, way, name = '', caption, label] of allMatches(input, events)) {
    const around = open.at(-1)
    if (heading !== undefined) {
      const depth = sections.indexOf(heading)
      places[depth] = (places[depth] ?? 0) + 1
      places.fill(0, depth + 1)
      section = places.slice(places[0] === 0 ? 1 : 0, depth + 1).join('.')
    } else if (way === 'begin')
      open.push(counted.has(name) ? { name, number: next('formula') } : { name })
    else if (way === 'end') {
      while (open.length > 0 && open.pop()?.name !== name) {}
    } else if (caption !== undefined) {
      const holder = open.findLast((one) => captioned.has(one.name))
      if (holder !== undefined) holder.number = next(holder.name)
    } else if (label !== undefined) {
      // A label within something that is counted in a way that is not known has no number.
      const plain = around === undefined || /^(?:document|frame|center)$/.test(around.name)
      const number =
        open.findLast((one) => one.number !== undefined)?.number ?? (plain ? section : undefined)
      if (number !== undefined) numbers.set(label, number)
    }
  }
  return numbers
}
