import { saysWords } from '../../text/says-words.ts'

/** `, $ million` at the end of the names of all series, as authors write it; empty when they share none. */
export function commonUnit(names: string[]): string {
  const [first = ''] = names
  const comma = first.lastIndexOf(', ')
  const tail = comma > 0 ? first.slice(comma) : ''
  return tail !== '' && names.every((name) => name.endsWith(tail) && name !== tail) ? tail : ''
}

/** A line over a chart that says what it counts: what the slide says already, and the unit if that does not name it. */
export function withUnit(line: string, names: string[], language: string): string {
  const unit = commonUnit(names).replace(/^,\s*/, '')
  return [line, saysWords(line, unit, language) ? '' : unit].filter(Boolean).join(', ')
}
