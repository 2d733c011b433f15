import type { FastifyPluginAsync } from 'fastify'
import type { TaskStore } from '../../agent-tasks/task-store.ts'

interface A2aDependencies {
  store: TaskStore
  /** The media types that the agent takes. */
  inputModes: string[]
}

/** A route of the protocol. */
export type A2aRoute = FastifyPluginAsync<A2aDependencies>
