import { isDense } from '../language/script.ts'
import { escapePattern } from '../language/word-pattern.ts'
import { textHead } from './edges/text-head.ts'
import { leadTermLength } from './lead-term.ts'
import { collapseSpace, sliceMapped, trimMapped } from './mapped-text.ts'
import type { RecordedTurn } from './recorded-turns.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { isBlank, lineText, readLines, type TextLine } from './text-lines.ts'

/** So many people with what they are make a slide. */
const fewestPeople = 3
/** Letters that stand for a name. */
const initials = /^\p{Lu}{1,4}$/u

/** What stands over the first turn of a record. */
interface TranscriptHead {
  blocks: SourceBlock[]
  isNamed: boolean
  /** The whole names of those who are written as letters, by these in lower case. */
  names: ReadonlyMap<string, string>
}

/** What stands over a talk, with those who take part as a list where each has a line that says what they are. */
export function transcriptHead(
  text: string,
  turns: readonly RecordedTurn[],
  language: string,
): TranscriptHead {
  const lines = readLines(text, 0, turns[0]?.start ?? 0)
  const said = lines.filter((line) => !isBlank(line))
  const speakers = [...new Map(turns.map(({ speaker, name }) => [speaker, name?.text ?? '']))]
  const names = new Map(
    speakers.flatMap(([speaker = '', name]) => {
      const whole = initials.test(name) ? nameBehind(said, name) : undefined
      return whole === undefined ? [] : [[speaker, whole] as const]
    }),
  )
  const named = speakers.map(([, name]) => name).filter((name) => name !== '')
  const namesAnybody = (line: string) => named.some((one) => namesPerson(line, one))
  const list = peopleList(said.filter((line) => namesAnybody(line.text)))
  const over = lines.filter((line) => list?.lines.includes(line) !== true)
  const head = textHead(over, { language: () => language, names: namesAnybody })
  const title = head?.title?.text
  return {
    blocks: [
      ...(title === undefined ? [] : [{ kind: 'heading', level: 1, text: title } as const]),
      ...(head?.margins ?? []),
      ...(list?.blocks ?? []),
    ],
    isNamed: title !== undefined,
    names,
  }
}

/** Whether a line names somebody: by the whole name, or by the letters for it in brackets. */
function namesPerson(line: string, name: string): boolean {
  if (initials.test(name)) return line.includes(`(${name})`)
  if (isDense(name)) return line.includes(name)
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(line)
}

/** The name in the line that has the letters for it in brackets: "Panel: Ada Lund, Harbour Trust (AL)". */
function nameBehind(lines: readonly TextLine[], letters: string): string | undefined {
  const line = lines.find(({ text }) => text.includes(`(${letters})`))?.text
  const before = line?.slice(0, line.indexOf(`(${letters})`)) ?? ''
  const person = before.slice(before.lastIndexOf(')') + 1).trim()
  const name =
    person
      .slice(leadTermLength(person))
      .split(/[,;，；]/u)[0]
      ?.trim() ?? ''
  return /^\p{Lu}/u.test(name) ? name : undefined
}

/** People with a line each that says what they are, below the label that the first of them has. */
function peopleList(
  lines: readonly TextLine[],
): { lines: readonly TextLine[]; blocks: SourceBlock[] } | undefined {
  const texts = lines.map((line) => collapseSpace(lineText(line)))
  const leads = texts.map(({ text }) => leadTermLength(text))
  const from = leads.findLastIndex((lead) => lead > 0)
  const own = texts.slice(from)
  if (from < 0 || own.length < fewestPeople) return undefined
  if (!own.every(({ text }) => /[,;，、–—-]/u.test(text))) return undefined
  const [first] = own
  const lead = leads[from] ?? 0
  if (first === undefined) return undefined
  const items = own.map((text, index): ListItemSource => {
    const person = index === 0 ? trimMapped(sliceMapped(text, lead)) : text
    return { text: person, lead: 0, more: [], children: [] }
  })
  const label = sliceMapped(first, 0, first.text.slice(0, lead).replace(/\s*[:：]$/u, '').length)
  return {
    lines: lines.slice(from),
    blocks: [
      { kind: 'heading', level: 2, text: label },
      { kind: 'list', ordered: false, items },
    ],
  }
}
