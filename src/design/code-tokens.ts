import highlighter from 'highlight.js/lib/core'
import { allMatches } from '../text/all-matches.ts'
import { loadLanguage } from './code-languages.ts'

/** What a piece of program text is, as far as its colour goes. */
export type CodeRole = 'plain' | 'keyword' | 'string' | 'number' | 'comment' | 'name'

export interface CodeToken {
  text: string
  role: CodeRole
}

/** highlight.js scopes by what they are; scopes that are not here are plain. */
const roles: Record<string, CodeRole> = {
  keyword: 'keyword',
  built_in: 'keyword',
  literal: 'keyword',
  'selector-tag': 'keyword',
  'selector-pseudo': 'keyword',
  'template-tag': 'keyword',
  section: 'keyword',
  attribute: 'keyword',
  name: 'keyword',
  bullet: 'keyword',
  string: 'string',
  regexp: 'string',
  char: 'string',
  link: 'string',
  addition: 'string',
  number: 'number',
  symbol: 'number',
  deletion: 'number',
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  title: 'name',
  type: 'name',
  class: 'name',
}

/** Languages of data, where the keys are what a reader looks for. */
const keyed = ['css', 'ini', 'json', 'yaml']

/** Longer program text than a slide can hold is not coloured: it is only measured. */
const mostColoured = 8000

/**
 * Lines of a program as coloured pieces; each line's pieces joined are the line. Plain when the language is not known.
 */
export function codeTokens(lines: string[], language: string): CodeToken[][] {
  const code = lines.join('\n')
  const known = code.length > mostColoured ? undefined : loadLanguage(language)
  if (known === undefined) return lines.map((text) => [{ text, role: 'plain' }])
  const { value } = highlighter.highlight(code, { language: known, ignoreIllegals: true })
  const read = keyed.includes(known) ? { ...roles, attr: 'keyword' as const } : roles
  const tokens = splitLines(readMarkup(value, read))
  return known === 'bash' ? tokens.map(commandTokens) : tokens
}

/** A line of commands begins with one, which is its keyword; in the rest the words of the shell are arguments. */
function commandTokens(line: CodeToken[]): CodeToken[] {
  const text = line.map((token) => token.text).join('')
  const command = /^\s*(?:[$#%>] )?(?:[({]\s*)?[\w./-]+(?![\w./=-])/.exec(text)?.[0] ?? ''
  let end = 0
  return line.flatMap((token): CodeToken[] => {
    const start = end
    end += token.text.length
    if (token.role === 'keyword' && start >= command.length) {
      const touches = /[\w./=-]/.test(text[start - 1] ?? '') || /[\w./=-]/.test(text[end] ?? '')
      return [touches ? { ...token, role: 'plain' } : token]
    }
    if (token.role !== 'plain' || start >= command.length) return [token]
    const cut = Math.min(token.text.length, command.length - start)
    const pieces: CodeToken[] = [
      { text: token.text.slice(0, cut), role: 'keyword' },
      { text: token.text.slice(cut), role: 'plain' },
    ]
    return pieces.filter((piece) => piece.text !== '')
  })
}

/** highlight.js answers in HTML: nested spans with their scope as a class, and text with five entities. */
function readMarkup(markup: string, known: typeof roles): CodeToken[] {
  const tokens: CodeToken[] = []
  const open: CodeRole[] = []
  for (const [, scope, close, text] of allMatches(
    markup,
    /<span class="([^"]*)">|(<\/span>)|([^<]+)/g,
  )) {
    if (close !== undefined) open.pop()
    else if (text !== undefined)
      tokens.push({ text: plainText(text), role: open.at(-1) ?? 'plain' })
    else open.push(roleOf(scope ?? '', open.at(-1) ?? 'plain', known))
  }
  return tokens
}

/** `hljs-title function_` is a title; an unknown scope looks like what it stands in. */
function roleOf(scope: string, outer: CodeRole, known: typeof roles): CodeRole {
  const name = scope.split(' ')[0]?.replace(/^hljs-/, '') ?? ''
  if (name === 'subst' || name === 'params') return 'plain'
  return known[name] ?? outer
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function plainText(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

function splitLines(tokens: CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  for (const { text, role } of tokens)
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ text: piece, role })
    }
  return lines
}
