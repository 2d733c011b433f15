/** What a tool answered. */
export interface ToolResult {
  isError?: boolean
  structuredContent?: Record<string, unknown>
  content: { type: string; text?: string; uri?: string; [field: string]: unknown }[]
}

/** The message that calls a tool. */
export function toolCall(name: string, given: unknown = {}, id: number | string = 1) {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } }
}

/** What an HTTP answer carries: the one message of a JSON body, or the last of a stream. */
export function messageIn(answer: { body: string; headers: Record<string, unknown> }) {
  if (!String(answer.headers['content-type']).startsWith('text/event-stream'))
    return JSON.parse(answer.body)
  const data = answer.body.split('\n').filter((line) => line.startsWith('data: {'))
  return JSON.parse(data.at(-1)?.slice('data: '.length) ?? 'null')
}
