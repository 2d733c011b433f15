/** A client of a REST interface of a server in a process of its own. */
export class RestClient {
  readonly url: string
  readonly key: string
  /** What the paths of the interface begin with. */
  readonly prefix: string

  constructor(url: string, key: string, prefix: string) {
    this.url = url
    this.key = key
    this.prefix = prefix
  }

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.url + this.prefix + path, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  /** The JSON of an answer of success; anything else throws with the body. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.request(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
