import { type FastifyInstance, fastify } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { createUser } from '../../../src/accounts/users.ts'
import type { AgentExecutor } from '../../../src/agent-tasks/agent-executor.ts'
import { agentTaskHandler } from '../../../src/agent-tasks/agent-task-handler.ts'
import { createTaskStore } from '../../../src/agent-tasks/postgres-task-store.ts'
import type { TaskStore } from '../../../src/agent-tasks/task-store.ts'
import { agentTaskKind } from '../../../src/agent-tasks/turn-input.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { a2aPlugin } from '../../../src/interfaces/a2a/a2a-plugin.ts'
import type { AgentFacts } from '../../../src/interfaces/a2a/agent-facts.ts'
import { registerAllowedMethods } from '../../../src/interfaces/http/allowed-methods.ts'
import { bearerToken, type FindCaller } from '../../../src/interfaces/http/authentication.ts'
import { createRateLimiter } from '../../../src/interfaces/http/rate-limit.ts'
import { routing } from '../../../src/interfaces/http/routing.ts'
import { createEventFollower } from '../../../src/jobs/follow-events.ts'
import { createJobRunner } from '../../../src/jobs/job-runner.ts'
import { silentLogger } from '../operations.ts'
import { scriptedExecutor } from './scripted-executor.ts'

const scriptedAgent: AgentFacts = {
  name: 'Scripted agent',
  description: 'Does what the id of a message says, for conformance suites.',
  version: '1.0.0',
  skills: [
    {
      id: 'follow_script',
      name: 'Follow a script',
      description: 'The prefix of the message id says what becomes of the message.',
      tags: ['conformance'],
    },
  ],
  inputModes: ['text/plain', 'application/json'],
  outputModes: ['text/plain', 'application/json'],
}

/** The protocol, mounted over a store of tasks in a database, with an executor that follows a script. */
export interface ScriptedApp {
  app: FastifyInstance
  close(): Promise<void>
}

/** Whoever sends a token is somebody, the same one for the same token. */
function tokenCallers({ database }: Connection): (token: string) => Promise<string> {
  const users = new Map<string, Promise<string>>()
  return (token) => {
    const known =
      users.get(token) ??
      createUser(database, {
        email: `${uuidv7()}@example.com`,
        name: 'A caller',
        signupCredits: 0,
      }).then(({ id }) => id)
    users.set(token, known)
    return known
  }
}

/**
 * The suite sends messages of the same id again and again, and means a new task each time: those that name neither a
 * context nor a task are given a context of their own, in which no message has been before.
 */
function inOwnContexts(store: TaskStore): TaskStore {
  return {
    ...store,
    accept: (ownerId, message, casing, signal) =>
      store.accept(
        ownerId,
        message.taskId === undefined ? { contextId: uuidv7(), ...message } : message,
        casing,
        signal,
      ),
  }
}

/** Starts the app, with a runner for its work; nothing listens on a port yet. */
export async function startScriptedApp(
  connection: Connection,
  options: {
    publicUrl?: string
    rateLimitPerMinute?: number
    executor?: AgentExecutor
  } = {},
): Promise<ScriptedApp> {
  const { publicUrl = 'http://agent.test', executor = scriptedExecutor } = options
  const follower = createEventFollower(connection)
  const store = createTaskStore({ connection, executor, follower })
  const runner = createJobRunner({
    connection,
    handlers: { [agentTaskKind]: agentTaskHandler(executor) },
    logger: silentLogger,
    concurrency: 8,
  })
  await runner.start()
  const ownerOf = tokenCallers(connection)
  const findCaller: FindCaller = async ({ headers }) => {
    const token = bearerToken(headers.authorization) ?? headers['api-key']
    return typeof token !== 'string' ? undefined : { userId: await ownerOf(token), keyId: token }
  }
  const app = fastify({
    bodyLimit: 5 * 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: routing,
  })
  registerAllowedMethods(app)
  // Before open requests are waited for: a stream would not end by itself.
  app.addHook('preClose', () => follower.close())
  await app.register(a2aPlugin, {
    store: inOwnContexts(store),
    agent: scriptedAgent,
    publicUrl,
    findCaller,
    rateLimiter: createRateLimiter({ perMinute: options.rateLimitPerMinute ?? 0 }),
  })
  return {
    app,
    async close() {
      await runner.stop(0)
      await app.close()
    },
  }
}
