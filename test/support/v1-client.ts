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
export class V1Client {
  readonly url: string
  readonly key: string

  constructor(url: string, key: string) {
    this.url = url
    this.key = key
  }

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  /** The JSON of a 200 answer; anything else throws with the body. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.request(method, path, body)
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
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
