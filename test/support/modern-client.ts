import type { OperationAnswer } from '../../src/interfaces/modern/schemas/operation.ts'
import type { PresentationView } from '../../src/interfaces/modern/schemas/presentation.ts'
import { hasEnded } from './modern-caller.ts'
import { RestClient } from './rest-client.ts'

/** A small client of the modern interface of a server in a process of its own. */
export class ModernClient extends RestClient {
  constructor(url: string, key: string) {
    super(url, key, '/api/modern/v1')
  }

  /** A new presentation's id. */
  async created(body: Record<string, unknown> = {}): Promise<string> {
    return (await this.json<PresentationView>('POST', '/presentations', body)).id
  }

  read(id: string): Promise<PresentationView> {
    return this.json('GET', `/presentations/${id}`)
  }

  /** Starts work on a presentation: `generate`, `edits` or `exports`. */
  started(id: string, work: string, body: unknown): Promise<OperationAnswer> {
    return this.json('POST', `/presentations/${id}/${work}`, body)
  }

  operation(id: string): Promise<OperationAnswer> {
    return this.json('GET', `/operations/${id}`)
  }

  cancel(id: string): Promise<OperationAnswer> {
    return this.json('POST', `/operations/${id}/cancel`)
  }

  /** Polls until the work has ended, so many seconds at the most. */
  async ended(id: string, seconds = 120): Promise<OperationAnswer> {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const operation = await this.operation(id)
      if (hasEnded(operation)) return operation
      if (Date.now() > deadline) throw new Error(`Operation ${id} is still ${operation.status}.`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
