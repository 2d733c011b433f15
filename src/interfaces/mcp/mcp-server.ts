import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { version } from '../version.ts'
import { type CallRules, callTool } from './call-tool.ts'
import { McpRequest, progressOf } from './mcp-request.ts'
import type { Tool, ToolCall } from './tool.ts'
import { tools } from './tools.ts'

const instructions = [
  'Slidewright turns text into slide presentations and manages them.',
  'To make one, call generate_presentation with the full text as input_text. It answers at once with a generation_id; call get_generation_status with it every 2 to 5 seconds (or with wait_seconds) until the status is completed or failed, usually within 30 to 120 seconds, and give the user the links in formats.',
  'create_slide, export_presentation and generate_transcripts work the same way. Links are valid for 24 hours; export_presentation gives fresh ones.',
  'get_presentations, get_themes and get_vibes give the ids that other tools take.',
  'delete_slide and delete_presentation are permanent: ask the user before.',
].join('\n')

/** The list of tools is the same for everybody until the next release. */
const listLifetime = 5 * 60 * 1000

const toolsByName: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]))

/** What tools need of the process. */
interface ServerParts {
  work: ToolCall['work']
  /** Aborted when the process is asked to stop. */
  closing: AbortSignal
  rules: Omit<CallRules, 'log'>
}

/**
 * A server of the protocol for the messages of one HTTP request. It is the SDK's plain one: the richer `McpServer` makes
 * the JSON Schemas of all tools anew for each, and has words of its own for arguments that do not fit.
 */
export function createMcpServer({ work, closing, rules }: ServerParts): Server {
  const server = new Server(
    { name: 'slidewright', title: 'Slidewright', version },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { 'tools/list': { ttlMs: listLifetime, cacheScope: 'private' } },
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: tools.map((tool) => tool.listed) }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = toolsByName.get(params.name)
    if (tool === undefined)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool "${params.name}". There are: ${[...toolsByName.keys()].join(', ')}.`,
      )
    const request = McpRequest.of(context)
    const { caller, log } = request
    const { applicationId: id, applicationName: name, dailyCredits } = caller
    const call: ToolCall = {
      caller,
      isStillAllowed: request.isStillAllowed,
      work: { ...work, application: { id, name, dailyCredits } },
      signal: AbortSignal.any([context.mcpReq.signal, request.gone]),
      closing,
      progress: progressOf(context),
    }
    const result = await callTool(tool, params.arguments ?? {}, call, { ...rules, log })
    return request.readsLinks ? result : withoutLinks(result)
  })
  return server
}

function withoutLinks(result: CallToolResult): CallToolResult {
  return { ...result, content: result.content.filter(({ type }) => type !== 'resource_link') }
}
