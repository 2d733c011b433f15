import { mailHeader } from '../language/mail-words.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine } from './list-marks.ts'
import { emptyMappedText, type MappedText, mapVerbatim, type Span } from './mapped-text.ts'
import { placeOf, type SourceBlock, type TableSource } from './source-block.ts'
import { isBlank, readLines, type TextLine } from './text-lines.ts'

/** Rows of which each says the names of its columns itself, with the span of the text that they take. */
export interface FieldTable extends Span {
  block: TableSource
}

interface Field {
  label: MappedText
  value: MappedText
}

const fewestRecords = 2
const fewestLabels = 2
/** What has more is a form, and no table that a slide can hold. */
const mostLabels = 8
/** Of the cells so many are filled; else the blocks only begin alike. */
const filledShare = 0.6
/** UTF-16 units of a value; a longer one is told. */
const longestValue = 80
/** Words of a sentence; fewer with a sentence's sign are a value ("2,9 Mio.", "Ja!"). */
const sentence = /(?:\S+\s+){3,}\S*\p{L}{3,}[.!?…。！？؟।]["”»」』)]*$|[?？؟]["”»」』)]*$/u
/** Marks of markdown, which a cell would show as they are. */
const marks = /[*_`[\]<>|\\]/u
const labelled = /^\s*([^\s:：][^:：]{0,40})[:：]\s*\S/u

/**
 * Tables that a text writes as blocks of lines with the same labels ("Name: …", "Role: …", then "Name: …" again): a block begins
 * at each line with the first label. Every line around them is read as ever. Only what stands between two places is looked at.
 */
export function repeatedFields(text: string, from = 0, to = text.length): FieldTable[] {
  const lines = readLines(text, from, to)
  if (!repeatsLabel(lines)) return []
  const tables: FieldTable[] = []
  for (let at = 0; at < lines.length; ) {
    const { fields, next } = fieldsFrom(lines, at)
    const block = tableOf(fields)
    const [first, last] = [fields[0]?.label, fields.at(-1)?.value]
    const [start, end] = [first?.offsets[0], last?.offsets.at(-1)]
    if (block !== undefined && start !== undefined && end !== undefined)
      tables.push({ block, start, end: end + 1 })
    at = Math.max(next, at + 1)
  }
  return tables
}

/** Most texts have no two lines with one label, which is seen in one pass. */
function repeatsLabel(lines: readonly TextLine[]): boolean {
  const seen = new Set<string>()
  return lines.some(({ text }) => {
    const label = labelled.exec(text)?.[1]
    if (label === undefined) return false
    if (seen.has(label)) return true
    seen.add(label)
    return false
  })
}

/** Blocks with such tables at their places. */
export function withFieldTables(
  blocks: readonly SourceBlock[],
  tables: readonly FieldTable[],
): SourceBlock[] {
  const waiting = [...tables]
  const told = blocks.flatMap((block): SourceBlock[] => {
    const place = placeOf(block) ?? 0
    const before = waiting.filter(({ start }) => start < place)
    waiting.splice(0, before.length)
    return [...before.map((table) => table.block), block]
  })
  return [...told, ...waiting.map(({ block }) => block)]
}

/** The fields of lines that follow each other, blank ones between them or not; none where the last goes on in a line below. */
function fieldsFrom(lines: readonly TextLine[], from: number): { fields: Field[]; next: number } {
  const fields: Field[] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) break
    if (isBlank(line)) continue
    const field = fieldOf(line)
    if (field === undefined) break
    fields.push(field)
  }
  const before = lines[at - 1]
  const goesOn = at < lines.length && at > from && before !== undefined && !isBlank(before)
  return { fields: goesOn ? [] : fields, next: at }
}

function fieldOf(line: TextLine): Field | undefined {
  const text = line.text.trim()
  if (isListLine(line) || marks.test(text)) return undefined
  const length = leadTermLength(text)
  const value = text.slice(length).trim()
  if (length === 0 || value === '' || value.length > longestValue || sentence.test(value))
    return undefined
  const start = line.start + line.text.indexOf(text)
  const label = text.slice(0, length).replace(/\s*[:：]$/u, '')
  return {
    label: mapVerbatim(label, start),
    value: mapVerbatim(value, start + text.indexOf(value, length)),
  }
}

/** Fields as a table whose rows begin at each that has the label of the first; undefined where they are none. */
function tableOf(fields: readonly Field[]): TableSource | undefined {
  const first = fields[0]?.label.text
  if (first === undefined || mailHeader(first) !== undefined) return undefined
  const columns = new Map<string, MappedText>()
  const records: Map<string, MappedText>[] = []
  for (const { label, value } of fields) {
    if (label.text === first) records.push(new Map())
    const record = records.at(-1)
    // What one block says twice is no column.
    if (record === undefined || record.has(label.text)) return undefined
    record.set(label.text, value)
    if (!columns.has(label.text)) columns.set(label.text, label)
  }
  const labels = [...columns.keys()]
  const isWide = labels.length < fewestLabels || labels.length > mostLabels
  const cells = records.length * labels.length
  if (records.length < fewestRecords || isWide || fields.length < cells * filledShare)
    return undefined
  return {
    kind: 'table',
    columns: [...columns.values()],
    rows: records.map((record) => labels.map((label) => record.get(label) ?? emptyMappedText)),
  }
}
