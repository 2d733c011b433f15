import { allMatches } from '../../../text/all-matches.ts'

const signs =
  /^[ \t]*(?:\\(?:chapter|(?:sub){0,2}section)\*?[{[]|\\begin\{(?:itemize|enumerate|tabular|document)\}|\\item\b)/gm

/**
 * Whether a whole text is a LaTeX document, or a part of one: one list or table that begins and ends is enough. Listings of a
 * markdown text do not count.
 */
export function isLatex(input: string): boolean {
  if (!input.includes('\\')) return false
  const plain = input.replace(/^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, '')
  const found = allMatches(plain, signs)
  return (
    found.length >= 3 ||
    found.some(([sign]) => {
      const environment = /\\begin(\{.+)/.exec(sign)?.[1]
      if (environment === '{document}') return true
      return environment !== undefined && plain.includes(`\\end${environment}`)
    })
  )
}
