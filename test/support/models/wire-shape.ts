import type { ModelRequest } from './model-server.ts'

/** A question to a language model as it came over the wire. */
export interface WireQuestion {
  /** Behind the address that a client is given. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Record<string, unknown>
}

/** What a server says against a question. */
export interface Refusal {
  status: number
  message: string
  /** The parameter that it is about, where the vendor names it. */
  about?: string
}

/** What a model says, and what it took: `inputTokens` with those from a cache, `outputTokens` with those thought. */
export interface Said {
  /** Empty: it has thought, and said nothing. */
  content: string
  finish: 'stop' | 'length'
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  thoughtTokens: number
}

/** How a vendor is spoken with over HTTP, and what it refuses. */
export interface WireShape {
  /** What the vendor has against a question; undefined: nothing. */
  refuse(question: WireQuestion): Refusal | undefined
  /** The question as every vendor's is read by those who answer. */
  read(question: WireQuestion): ModelRequest
  /** The body of an answer. */
  answer(said: Said, model: string): unknown
  /** The body of a refusal or a failure. */
  failure(refusal: Refusal): unknown
}

/** The first field of an object that is null or not among the known ones. */
export function strangeField(
  object: object,
  known: readonly string[],
): { name: string; isNull: boolean } | undefined {
  for (const [name, value] of Object.entries(object)) {
    if (!known.includes(name)) return { name, isNull: false }
    if (value === null) return { name, isNull: true }
  }
  return undefined
}

/** Whether a choice of tools leaves none to the model. */
export function forcesTool(choice: unknown): boolean {
  if (typeof choice === 'string') return choice === 'required' || choice === 'any'
  const type = (choice as { type?: unknown } | undefined)?.type
  return type === 'function' || type === 'tool' || type === 'any'
}

/** The text of a message, whose content is a text or a list of parts with texts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: string }) => part.text ?? '').join('')
}
