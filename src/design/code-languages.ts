import { createRequire } from 'node:module'
import type { LanguageFn } from 'highlight.js'
import highlighter from 'highlight.js/lib/core'

/** Languages whose programs are coloured: by highlight.js's names for them, with the other names that it knows. */
const otherNames: Record<string, string> = {
  bash: 'sh zsh',
  c: 'h',
  cpp: 'cc c++ h++ hpp hh hxx cxx',
  csharp: 'cs c#',
  css: '',
  diff: 'patch',
  dockerfile: 'docker',
  go: 'golang',
  haskell: 'hs',
  ini: 'toml',
  java: 'jsp',
  javascript: 'js jsx mjs cjs',
  json: 'jsonc json5',
  kotlin: 'kt kts ktm ktx',
  markdown: 'md mkdown mkd',
  php: '',
  python: 'py gyp ipython',
  r: '',
  ruby: 'rb gemspec podspec thor irb',
  rust: 'rs',
  scala: '',
  shell: 'console shellsession',
  sql: '',
  swift: '',
  typescript: 'ts tsx mts cts',
  xml: 'html xhtml rss atom xjb xsd xsl plist wsf svg',
  yaml: 'yml',
}

/** What stands within programs of a language and is coloured by its own rules. */
const within: Record<string, string[]> = {
  dockerfile: ['bash'],
  javascript: ['css', 'xml'],
  markdown: ['xml'],
  shell: ['bash'],
  typescript: ['css', 'xml'],
  xml: ['css', 'javascript'],
  yaml: ['ruby'],
}

const nameOf = new Map(
  Object.entries(otherNames).flatMap(([name, others]) =>
    [name, ...others.split(' ')].map((one) => [one, name] as const),
  ),
)
nameOf.delete('')

const requireFromHere = createRequire(import.meta.url)

/**
 * Makes highlight.js know a language, and those within it; all of them at once take 70 ms of a processor in every thread.
 * @param given what somebody calls the language, in any case.
 * @returns highlight.js's name for it; undefined when it is none of those that are coloured.
 */
export function loadLanguage(given: string): string | undefined {
  const name = nameOf.get(given.toLowerCase())
  if (name !== undefined) load(name)
  return name
}

function load(name: string): void {
  if (highlighter.getLanguage(name) !== undefined) return
  const language: LanguageFn = requireFromHere(`highlight.js/lib/languages/${name}`)
  highlighter.registerLanguage(name, language)
  for (const other of within[name] ?? []) load(other)
}
