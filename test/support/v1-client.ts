import { RestClient } from './rest-client.ts'

/** A generation status as v1 answers it; only what the tests read. */
export interface GenerationStatus {
  generation_id: string
  generation_type: string
  status: 'pending' | 'in_progress' | 'completed' | 'failed'
  error: string | null
  presentation_id: string | null
  formats: Record<string, { status: string; url: string | null; error: string | null }> | null
  warnings?: string[]
}

/** A small client of the v1 interface, written from its contract alone. */
export class V1Client extends RestClient {
  constructor(url: string, key: string) {
    super(url, key, '/api/v1')
  }

  /** Starts a generation and gives its id. */
  async generate(body: unknown): Promise<string> {
    return (await this.json<{ generation_id: string }>('POST', '/generations', body)).generation_id
  }

  async status(id: string): Promise<GenerationStatus> {
    return this.json('GET', `/generations/${id}`)
  }

  /** Polls until the work has ended, two minutes at the most. */
  async finished(id: string): Promise<GenerationStatus> {
    const deadline = Date.now() + 120_000
    for (;;) {
      const status = await this.status(id)
      if (status.status === 'completed' || status.status === 'failed') return status
      if (Date.now() > deadline) throw new Error(`Generation ${id} is still ${status.status}.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** The bytes behind a format's link, which must be completed. */
  async download(status: GenerationStatus, format: string): Promise<Uint8Array> {
    const url = status.formats?.[format]?.url
    if (!url) throw new Error(`No ${format} in ${JSON.stringify(status)}`)
    const answer = await fetch(url)
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
