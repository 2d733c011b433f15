import type { FastifyPluginAsync } from 'fastify'
import type { TaskStore } from '../../agent-tasks/task-store.ts'
import { type FindCaller, requireCaller } from '../http/authentication.ts'
import { HttpError } from '../http/http-error.ts'
import { limitRate, type RateLimiter } from '../http/rate-limit.ts'
import { a2aPath, cardPath, createCardSender } from './agent-card.ts'
import type { AgentFacts } from './agent-facts.ts'
import { answerProtocolError } from './answer-error.ts'
import { callerCasing } from './caller-casing.ts'
import { cancelTaskRoute } from './routes/cancel-task.ts'
import { listTasksRoute } from './routes/list-tasks.ts'
import { readTaskRoute } from './routes/read-task.ts'
import { sendMessageRoute } from './routes/send-message.ts'
import { streamMessageRoute } from './routes/stream-message.ts'
import { subscribeTaskRoute } from './routes/subscribe-task.ts'
import { unofferedRoutes } from './routes/unoffered.ts'

interface A2aOptions {
  store: TaskStore
  agent: AgentFacts
  /** The origin under which the agent is reached. */
  publicUrl: string
  findCaller: FindCaller
  rateLimiter: RateLimiter
}

/**
 * An agent that other agents reach by the A2A protocol 1.0, HTTP+JSON: at `/a2a`, with its card also where clients look
 * first, at the origin. Register it without a prefix. It knows the protocol; what is done about messages, and where
 * tasks are kept, is the store's.
 */
export const a2aPlugin: FastifyPluginAsync<A2aOptions> = async (app, options) => {
  const { store, agent, publicUrl, findCaller, rateLimiter } = options
  // What bodies and queries may be is said by the protocol, not by schemas of routes.
  app.setValidatorCompiler(() => () => true)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(answerProtocolError)
  app.decorateRequest('casing', null)

  const sendCard = createCardSender(agent, publicUrl)
  // Its tags name the very bytes.
  const cardOptions = { schema: { hide: true }, compress: false } as const
  app.get(cardPath, cardOptions, sendCard)
  app.get(a2aPath + cardPath, cardOptions, sendCard)

  await app.register(
    async (guarded) => {
      requireCaller(
        guarded,
        findCaller,
        () => 'A valid API key is needed, as a bearer token or in the header api-key.',
      )
      limitRate(guarded, rateLimiter)
      guarded.addHook('onRequest', (request, reply, done) => {
        request.casing = callerCasing(request) ?? null
        reply.header('cache-control', 'no-store')
        done()
      })
      guarded.setNotFoundHandler((request) => {
        app.refuseWrongMethod(request)
        throw new HttpError(404, 'There is no such operation.')
      })
      const dependencies = { store, inputModes: agent.inputModes }
      await guarded.register(sendMessageRoute, dependencies)
      await guarded.register(streamMessageRoute, dependencies)
      await guarded.register(listTasksRoute, dependencies)
      await guarded.register(readTaskRoute, dependencies)
      await guarded.register(cancelTaskRoute, dependencies)
      await guarded.register(subscribeTaskRoute, dependencies)
      await guarded.register(unofferedRoutes)
    },
    { prefix: a2aPath },
  )
}
