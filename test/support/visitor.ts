import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { hashPassword, setPassword } from '../../src/accounts/passwords.ts'
import { createUser, type User } from '../../src/accounts/users.ts'
import type { TestServer } from './test-server.ts'

let computers = 0

/** Headers of a request; undefined leaves one out that a browser would send. */
export type VisitorHeaders = Record<string, string | undefined>

/**
 * A browser without scripts, on a computer of its own, because attempts are counted by address. It keeps cookies, follows
 * no redirects, and sends what a test makes it send.
 */
export class Visitor {
  private readonly server: TestServer
  private readonly origin: string
  private readonly cookies = new Map<string, string>()
  readonly address: string

  constructor(server: TestServer, address?: string) {
    this.server = server
    this.origin = `${server.authentication.options.baseURL}`
    computers += 1
    this.address = address ?? `10.9.${(computers >> 8) & 255}.${computers & 255}`
  }

  /** The cookies that it would send. */
  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ')
  }

  /** Puts cookies into it that no answer has set. */
  plant(cookie: string): this {
    for (const pair of cookie.split('; ')) {
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return this
  }

  look(url: string, headers: VisitorHeaders = {}): Promise<LightMyRequestResponse> {
    return this.request('GET', url, headers)
  }

  /** Sends a form, as from a page of the server. */
  send(
    url: string,
    fields: Record<string, string> = {},
    headers: VisitorHeaders = {},
  ): Promise<LightMyRequestResponse> {
    const own = {
      origin: this.origin,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    }
    return this.request('POST', url, own, new URLSearchParams(fields).toString())
  }

  /** Whether somebody is signed in in it. */
  async isSignedIn(): Promise<boolean> {
    return (await this.look('/settings')).statusCode === 200
  }

  private async request(
    method: 'GET' | 'POST',
    url: string,
    headers: VisitorHeaders,
    payload?: string,
  ): Promise<LightMyRequestResponse> {
    const sent = { accept: 'text/html', cookie: this.cookie || undefined, ...headers }
    const answer = await this.server.app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: Object.fromEntries(
        Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ),
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      // The jar holds what goes over the wire; `answer.cookies` is decoded.
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, encodeURIComponent(value))
    }
    return answer
  }
}

/** Somebody with an account, as tests use it to sign in. */
export interface Member {
  user: User
  email: string
  password: string
}

let passwordHash: Promise<string> | undefined
const memberPassword = 'correct horse battery staple'

/** Makes an account with a password. Hashing takes a tenth of a second, so all have the same. */
export async function member(server: TestServer, name = 'Ada'): Promise<Member> {
  const { database } = server.connection
  const email = `${randomUUID()}@example.com`
  const user = await createUser(database, { email, name, signupCredits: 100 })
  passwordHash ??= hashPassword(server.authentication, memberPassword)
  await setPassword(database, user.id, await passwordHash)
  return { user, email, password: memberPassword }
}

/** A browser in which somebody has signed in by their password. */
export async function signedInVisitor(server: TestServer, who: Member): Promise<Visitor> {
  const visitor = new Visitor(server)
  const answer = await visitor.send('/sign-in', { email: who.email, password: who.password })
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`)
  return visitor
}
