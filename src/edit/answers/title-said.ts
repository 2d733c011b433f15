import { wordingsOf } from '../lexicons/any-language.ts'

/** How an answer to what a title shall be leads up to it, in the languages of the instructions. */
const lead = new RegExp(`^(?:${wordingsOf('titleLead')})\\s*:?\\s+(?=\\S)`, 'iu')

const quoted = /^["“„«‘'「『](.+)["”“»’'」』][.!]?$/u

/**
 * The title in an answer that leads up to it ("to Roads", "call it “Roads”"), or in quotation marks; undefined for an
 * answer that is the title itself or anything else.
 */
export function titleSaid(answer: string): string | undefined {
  const trimmed = answer.trim()
  const begins = lead.exec(trimmed)?.[0].length ?? 0
  const rest = trimmed.slice(begins).trim()
  const inMarks = quoted.exec(rest)?.[1]?.trim()
  if (inMarks !== undefined && inMarks !== '') return inMarks
  return begins > 0 ? rest : undefined
}
