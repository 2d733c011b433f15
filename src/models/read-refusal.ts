/** What a server says against a request; `body` as it came. */
interface Refusal {
  status: number
  message: string
  body: string
}

/** What of a request a server refuses: how it is to be answered, how long the answer may be, or the question itself. */
export type RefusedPart = 'form' | 'limit' | 'question'

/** Statuses by which servers refuse a form of answer that they do not have. */
const refusals: readonly number[] = [400, 415, 422, 501]

/** The question and the room for its answer are too much together, or the room alone is. */
const aboutLength =
  /context.?(?:length|window|size)|too (?:long|large|many tokens)|maximum.{0,20}tokens|max(?:imum)?_?(?:completion|output|new)?_?tokens/iu

const aboutForm =
  /schema|grammar|(?:response|output).?(?:format|mime)|json|structured.?output|guided|extra (?:inputs|fields)/iu

/** Who asks, who pays, which model, and what a vendor lets nobody write: no form of answer changes these. */
const aboutElse =
  /api.?key|auth(?:entic|oriz)|credential|permission|credit|billing|balance|quota|usage limit|model\b.{0,60}\b(?:not (?:found|exist|available|supported)|exist|unknown|access)|(?:unknown|invalid|no such) model|policy|safety|flagged|moderation/iu

/**
 * What a server refuses, by its status and its words. The form where they name it, or name nothing: servers of many makes are told apart by
 * what they answer to a poorer form, which costs a request. What they name otherwise is refused in every form.
 */
export function refusedPart(refusal: Refusal): RefusedPart {
  const { status } = refusal
  const words = refusalWords(refusal)
  const isRefusal = refusals.includes(status)
  if ((isRefusal || status === 413) && aboutLength.test(words)) return 'limit'
  if ((isRefusal || status === 404 || status >= 500) && aboutForm.test(words)) return 'form'
  return isRefusal && !aboutElse.test(words) ? 'form' : 'question'
}

/** The names under which servers say what is wrong, and with what. */
const saying: readonly string[] = [
  'message',
  'msg',
  'detail',
  'error',
  'reason',
  'param',
  'loc',
  'code',
]

/** What a server says is wrong, on one line: its words alone, for many servers send the question back with them. */
export function refusalWords({ message, body }: Pick<Refusal, 'message' | 'body'>): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return onOneLine([message, body])
  }
  return onOneLine([message, ...wordsOf(parsed)])
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value).filter(([name]) => saying.includes(name))
  return fields.flatMap(([, said]) => wordsOf(said))
}

function onOneLine(words: readonly string[]): string {
  const said = words.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '')
  return [...new Set(said)].join(' ')
}
