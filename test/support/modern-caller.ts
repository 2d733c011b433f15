import type { LightMyRequestResponse } from 'fastify'
import type { OperationAnswer } from '../../src/interfaces/modern/schemas/operation.ts'
import { operationSchema } from '../../src/interfaces/modern/schemas/operation.ts'
import type { PresentationView } from '../../src/interfaces/modern/schemas/presentation.ts'
import { presentationSchema } from '../../src/interfaces/modern/schemas/presentation.ts'
import type { Caller, TestServer } from './test-server.ts'

/** A caller of the modern interface: the same user with the same key. */
export interface ModernCaller {
  get(path: string): Promise<LightMyRequestResponse>
  post(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  delete(path: string): Promise<LightMyRequestResponse>
  /** A new presentation. */
  created(body?: Record<string, unknown>): Promise<PresentationView>
  /** A presentation as it is, with its slides. */
  read(id: string): Promise<PresentationView>
  /** Starts work on a presentation, with `generate`, `edits` or `exports`; it must be accepted. */
  started(id: string, work: string, body: unknown): Promise<OperationAnswer>
  /** Starts work and waits until it has ended. */
  done(id: string, work: string, body: unknown): Promise<OperationAnswer>
  /** Waits until an operation has ended. */
  ended(operationId: string): Promise<OperationAnswer>
}

/** Has the work of an operation come to its end? */
export function hasEnded({ status }: OperationAnswer): boolean {
  return status !== 'pending' && status !== 'in_progress'
}

/** @param caller whose key is used. */
export function modernCaller({ app }: TestServer, caller: Caller): ModernCaller {
  const headers = { authorization: `Bearer ${caller.key}` }
  const url = (path: string) => `/api/modern/v1${path}`
  function must(answer: LightMyRequestResponse, status: number): unknown {
    if (answer.statusCode !== status) throw new Error(`${answer.statusCode}: ${answer.body}`)
    return answer.json()
  }
  const self: ModernCaller = {
    get: (path) => app.inject({ method: 'GET', url: url(path), headers }),
    delete: (path) => app.inject({ method: 'DELETE', url: url(path), headers }),
    post: (path, body, more) =>
      app.inject({
        method: 'POST',
        url: url(path),
        headers: { ...headers, ...more },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    created: async (body = {}) =>
      presentationSchema.parse(must(await self.post('/presentations', body), 201)),
    read: async (id) => presentationSchema.parse(must(await self.get(`/presentations/${id}`), 200)),
    started: async (id, work, body) =>
      operationSchema.parse(must(await self.post(`/presentations/${id}/${work}`, body), 202)),
    done: async (id, work, body) => self.ended((await self.started(id, work, body)).id),
    async ended(operationId) {
      for (;;) {
        const operation = operationSchema.parse(
          must(await self.get(`/operations/${operationId}`), 200),
        )
        if (hasEnded(operation)) return operation
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
  return self
}
