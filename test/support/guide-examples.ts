import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** How an example is run, by the name that its fence has. */
const programs = {
  sh: ['sh', '-c'],
  js: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
} as const
type Language = keyof typeof programs

/** Whether examples in Python can be run here. */
export const hasPython = spawnSync('python3', ['--version']).status === 0

/** A piece of code in a guide that a reader may paste and run. */
export interface GuideExample {
  /** For a shell, for Node as a module, or for Python. */
  language: Language
  code: string
  /** The answer that the guide shows right below it, with `…` for what is left out; absent: it shows none. */
  shown?: string
}

/** The examples of a guide in `docs`, in their order. */
export async function readExamples(guide: string): Promise<GuideExample[]> {
  const text = await readFile(new URL(`../../docs/${guide}`, import.meta.url), 'utf8')
  const fences = text.matchAll(
    /```(sh|js|python)\n([\s\S]*?)```\n(?:\n((?: {4}.*\n|\n(?= {4}))+))?/g,
  )
  return [...fences].map(([, language, code = '', shown]) => ({
    language: language as Language,
    code,
    ...(shown === undefined ? {} : { shown }),
  }))
}

/**
 * Runs an example as a reader would, with these variables.
 * @returns what it prints.
 * @throws when it exits with another code than 0.
 */
export function runExample(
  { language, code }: GuideExample,
  environment: Record<string, string>,
): string {
  const [program, ...options] = programs[language]
  return execFileSync(program, [...options, code], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  })
}

/**
 * Compares a shown answer with what was really printed: `…` stands for anything, `"…"` for any string, and white space is
 * not looked at.
 * @returns the first piece of the shown answer that is not there; undefined when all of it is true.
 */
export function untruePiece(shown: string, printed: string): string | undefined {
  const bare = (text: string) => text.replace(/\s+/g, '')
  const text = bare(printed)
  const pieces = bare(shown).split(/(?<!")…|…(?!")/)
  let place = 0
  for (const [index, piece] of pieces.entries()) {
    const start = index === 0 ? '^' : ''
    const end = index === pieces.length - 1 ? '$' : ''
    const found = new RegExp(start + patternOf(piece) + end).exec(text.slice(place))
    if (found === null) return piece
    place += found.index + found[0].length
  }
  return undefined
}

/** A piece of an answer that has `…` in strings only. */
function patternOf(piece: string): string {
  return piece
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join(String.raw`(?:[^"\\]|\\.)*`)
}

/** The JSON of an answer: of one that is a stream of events, that of each event. */
export function readAnswer(printed: string): unknown {
  if (!printed.startsWith('retry:')) return JSON.parse(printed)
  const events = printed.matchAll(/^data: (.*)$/gm)
  return [...events].map(([, data = '']) => JSON.parse(data))
}
