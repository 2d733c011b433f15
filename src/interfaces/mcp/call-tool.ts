import type { CallToolResult } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import type { ApplicationScope } from '../../accounts/connected-applications.ts'
import { describeProblem } from '../http/error-handler.ts'
import { HttpError } from '../http/http-error.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { InvalidArgumentsError, RevokedMeanwhileError, type Tool, type ToolCall } from './tool.ts'

/** How a call is let through and bounded. */
export interface CallRules {
  rateLimiter: Pick<RateLimiter, 'take'>
  /** The origin at which people reach their settings. */
  publicUrl: string
  /** How long a call may take, in milliseconds. */
  deadline: number
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Hosts stop waiting at 60 seconds; an answer that says what is going on has to come before. */
export const defaultDeadline = 30_000

/** What is switched off, in the words of the settings. */
const permissions: Readonly<Record<ApplicationScope, string>> = {
  'presentations:read': 'Reading presentations',
  'presentations:write': 'Creating and changing presentations',
  'presentations:delete': 'Deleting presentations and slides',
}

/** The answer to a call that was refused: a result, so that the model reads why. */
function refusal(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: sentence }] }
}

/** By whose requests an application is counted. */
export function rateKey({ caller }: Pick<ToolCall, 'caller'>): string {
  return `mcp ${caller.applicationId} ${caller.userId}`
}

/** @throws {HttpError} 429 when the application asks too often for this user. */
export function takeFromRate(
  rateLimiter: Pick<RateLimiter, 'take'>,
  call: Pick<ToolCall, 'caller'>,
): void {
  const seconds = rateLimiter.take(rateKey(call))
  if (seconds > 0)
    throw new HttpError(429, 'Too many requests; please wait a moment.', {
      'retry-after': String(seconds),
    })
}

/**
 * Calls a tool for an application. Whatever is refused is a result with `isError` and the sentence that v1 has for it;
 * of our own faults the log has the details.
 */
export async function callTool(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  call: ToolCall,
  rules: CallRules,
): Promise<CallToolResult> {
  const { caller } = call
  try {
    takeFromRate(rules.rateLimiter, call)
    if (tool.scope !== undefined && !caller.scopes.has(tool.scope))
      return refusal(
        `${permissions[tool.scope]} is switched off for ${caller.applicationName}: allow it at ${rules.publicUrl}/settings#applications, then try again.`,
      )
    return { ...(await withinDeadline(tool, given, call, rules.deadline)) }
  } catch (error) {
    if (call.signal.aborted) return refusal('The call was cancelled.')
    if (
      error instanceof InvalidArgumentsError ||
      error instanceof DeadlineError ||
      error instanceof RevokedMeanwhileError
    )
      return refusal(error.message)
    const problem = describeProblem(error)
    if (typeof problem?.detail === 'string') return refusal(problem.detail)
    rules.log.error({ err: error, tool: tool.name }, 'A tool call failed')
    return refusal('Internal server error')
  }
}

/** A call took longer than it may. */
class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(
      `There was no answer within ${milliseconds / 1000} seconds. What was asked may have been done all the same: look with get_presentations before asking again.`,
    )
  }
}

/**
 * Runs a tool until its deadline, or until nobody waits any more. A transaction that is under way then goes on to its
 * end: there is no half of it.
 */
async function withinDeadline(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  call: ToolCall,
  deadline: number,
) {
  call.signal.throwIfAborted()
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new DeadlineError(deadline)), deadline)
  const signal = AbortSignal.any([call.signal, over.signal])
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([tool.run(given, { ...call, signal }), ended])
  } finally {
    clearTimeout(timer)
  }
}
