/** How an answer to what a title shall be leads up to it, in the languages of the instructions. */
const lead =
  /^(?:(?:please\s+)?(?:call|name|title|label|make)\s+it|it\s+(?:should|shall)\s+(?:be|say|read)|the\s+(?:new\s+)?title\s+(?:is|should\s+be|shall\s+be)|to|nenn(?:e)?\s+(?:sie|es)|sie\s+soll\s+heißen|appelle(?:z)?-la|llámala|chiamala|chame-a|noem\s+hem|nazwij\s+go|назови\s+его)\s*:?\s+(?=\S)/iu

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
