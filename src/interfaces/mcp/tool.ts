import type {
  ContentBlock,
  Tool as ListedTool,
  ToolAnnotations,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { ApplicationCaller, ApplicationScope } from '../../accounts/connected-applications.ts'
import type { WorkDependencies } from '../../presentations/work-dependencies.ts'
import { RequestInvalidError } from '../http/http-error.ts'
import type { SignLink } from '../schemas/format-result.ts'
import { unknownNameSentences } from '../schemas/unknown-fields.ts'
import { flatArguments, type ValidRequest, validRequest } from './flat-arguments.ts'
import { objectSchema } from './json-schema.ts'

/** A call of a tool, as the tool sees it. */
export interface ToolCall {
  caller: ApplicationCaller
  /** What the services need; they are told which application asks. */
  work: WorkDependencies & { signLink: SignLink }
  /** Whether the caller's token is still good: what waits must not answer one who was revoked meanwhile. */
  isStillAllowed: () => Promise<boolean>
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Aborted when the process is asked to stop: whoever waits answers with what there is. */
  closing: AbortSignal
  /**
   * Tells the client how far the work is; numbers that do not grow are dropped. Absent when it did not ask for it.
   */
  progress?: (done: number, total: number, message: string) => Promise<void>
}

/** Arguments that do not fit a tool. */
export class InvalidArgumentsError extends Error {
  override name = 'InvalidArgumentsError'

  /** @param sentences one for each problem, and one for each argument that the tool does not have. */
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/** The owner has taken back what the application was allowed, while it waited. */
export class RevokedMeanwhileError extends Error {
  override name = 'RevokedMeanwhileError'

  constructor() {
    super('This application is not connected any more.')
  }
}

/** What a tool answers, whatever protocol asks. */
interface ToolAnswer {
  structuredContent: Record<string, unknown>
  content: ContentBlock[]
}

/** A tool: how it presents itself, and what it does. */
export interface Tool {
  name: string
  /** Its entry in `tools/list`. */
  listed: ListedTool
  /** What an application must be allowed to do; undefined: every application may call it. */
  scope: ApplicationScope | undefined
  /**
   * @param given the arguments as the client sent them.
   * @throws {InvalidArgumentsError} when they do not fit.
   * @throws whatever the service throws.
   */
  run(given: Readonly<Record<string, unknown>>, call: ToolCall): Promise<ToolAnswer>
}

const nothing = z.object({})

/** A tool in the words of v1: the schemas of its request and its answer are those of the route that it stands for. */
interface ToolDefinition<
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodObject,
  Answer,
> {
  name: string
  title: string
  /** What it does, when to use it and what to do next: written for a model that chooses. */
  description: string
  annotations: Required<
    Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint'>
  >
  scope?: ApplicationScope
  path?: Path
  query?: Query
  body?: Body
  /** Descriptions of arguments that say more than v1's. */
  argumentDescriptions?: Readonly<Record<string, string>>
  answer: z.ZodType<Answer>
  run(
    request: ValidRequest<{ path: Path; query: Query; body: Body }>,
    call: ToolCall,
  ): Promise<Answer>
  /** The answer in words. Some hosts show a model nothing else, so every id and address is in it. */
  describe(answer: Answer, request: { body: z.output<Body> }): string
  /** What there is to open or to download. */
  links?(answer: Answer): ContentBlock[]
}

/** Makes a tool; its schemas are worked out once, here. */
export function defineTool<
  Answer extends Record<string, unknown>,
  Path extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
  Body extends z.ZodObject = typeof nothing,
>(definition: ToolDefinition<Path, Query, Body, Answer>): Tool {
  const { name, title, description, annotations } = definition
  const schemas = {
    path: definition.path ?? (nothing as z.ZodObject as Path),
    query: definition.query ?? (nothing as z.ZodObject as Query),
    body: definition.body ?? (nothing as z.ZodObject as Body),
  }
  const flat = flatArguments(schemas, definition.argumentDescriptions)
  const listed = {
    name,
    title,
    description,
    inputSchema: flat.schema,
    outputSchema: objectSchema(definition.answer, 'output'),
    // Nothing outside of this service is asked or changed.
    annotations: { title, ...annotations, openWorldHint: false },
  }

  return {
    name,
    listed,
    scope: definition.scope,
    async run(given, call) {
      const hints = unknownNameSentences(given, flat.known)
      const request = readRequest(given, hints)
      const answer = await definition.run(request, call)
      const text = [definition.describe(answer, request), ...hints].join('\n')
      return {
        structuredContent: answer,
        content: [{ type: 'text', text }, ...(definition.links?.(answer) ?? [])],
      }
    },
  }

  function readRequest(given: Readonly<Record<string, unknown>>, hints: readonly string[]) {
    try {
      return validRequest(schemas, flat.nest(given))
    } catch (error) {
      if (!(error instanceof RequestInvalidError)) throw error
      throw new InvalidArgumentsError([...flat.sentences(error.details), ...hints])
    }
  }
}
