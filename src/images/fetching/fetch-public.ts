import { lookup as dnsLookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address that is not fetched, or could not be; the message is a clause that says why. */
export class FetchRefusedError extends Error {
  override name = 'FetchRefusedError'
}

/** What one fetch may take, and what it sends. */
interface FetchLimits {
  /** The body; more is refused. */
  mostBytes: number
  /** For all of it, redirects included. */
  milliseconds: number
  /** Sent to the first origin only: keys are among them. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** What was fetched. */
interface Fetched {
  status: number
  /** Where it came from in the end. */
  url: string
  body: Uint8Array
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Fetches what lies on the public internet. */
export type FetchPublic = (url: string, limits: FetchLimits) => Promise<Fetched>

interface Resolved {
  address: string
  family: number
}

/** What a fetch asks about names and addresses; tests put their own in place. */
interface Reach {
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<Resolved[]>
  /** Whether an address and port may be connected to. */
  mayConnect?: (address: string, port: number) => boolean
}

/** As many hops as sources of pictures take between a link and its file. */
const mostRedirects = 4
const redirects = new Set([301, 302, 303, 307, 308])
const webPorts = new Set([80, 443])

/**
 * Makes a function that fetches addresses which strangers have named. It connects to public addresses only, on the ports of
 * the web: each name is resolved once, all its addresses are checked, and the connection goes to one of those that were checked, so that a
 * name that answers otherwise a moment later leads nowhere else. Each redirect is checked as the first address was. No proxy of
 * the environment is asked, for it would resolve names by itself.
 */
export function createFetchPublic(reach: Reach = {}): FetchPublic {
  const resolve = reach.resolve ?? ((host) => dnsLookup(host, { all: true, verbatim: true }))
  const mayConnect =
    reach.mayConnect ?? ((address, port) => webPorts.has(port) && isPublicAddress(address))

  async function checkedAddresses(url: URL): Promise<Resolved[]> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new FetchRefusedError('only http and https addresses are fetched')
    if (url.username !== '' || url.password !== '')
      throw new FetchRefusedError('addresses with a user name are not fetched')
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const family = isIP(host)
    const addresses =
      family === 0
        ? await resolve(host).catch(() => {
            throw new FetchRefusedError(`${host} is not known`)
          })
        : [{ address: host, family }]
    // One address of a name that leads inside is enough: which of them is connected to is not ours to choose.
    if (addresses.length === 0 || !addresses.every(({ address }) => mayConnect(address, port)))
      throw new FetchRefusedError(`${host} is not on the public internet`)
    return addresses
  }

  return async (address, limits) => {
    const deadline = AbortSignal.timeout(limits.milliseconds)
    const signal = limits.signal ? AbortSignal.any([limits.signal, deadline]) : deadline
    try {
      return await untilAborted(signal, follow(address, limits, signal))
    } catch (error) {
      limits.signal?.throwIfAborted()
      if (deadline.aborted) throw new FetchRefusedError('it took too long')
      if (error instanceof FetchRefusedError) throw error
      throw new FetchRefusedError(`it does not answer (${(error as Error).message})`)
    }
  }

  async function follow(
    address: string,
    limits: FetchLimits,
    signal: AbortSignal,
  ): Promise<Fetched> {
    if (!URL.canParse(address)) throw new FetchRefusedError('its address is none')
    let url = new URL(address)
    const { origin } = url
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const addresses = await checkedAddresses(url)
      const headers = url.origin === origin ? limits.headers : undefined
      const answer = await connect(url, addresses, headers, signal)
      const { statusCode: status = 0, headers: received } = answer
      const to = redirects.has(status) ? received.location : undefined
      if (to === undefined) {
        const body = await readBody(answer, limits.mostBytes)
        return { status, url: url.href, body, headers: received }
      }
      answer.destroy()
      if (!URL.canParse(to, url)) throw new FetchRefusedError('it redirects to no address')
      url = new URL(to, url)
    }
    throw new FetchRefusedError('it redirects too often')
  }
}

/** Also what does not listen to a signal, such as the resolution of a name, ends with it. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** Asks, at one of these addresses whatever the name resolves to now. */
function connect(
  url: URL,
  addresses: readonly Resolved[],
  headers: Readonly<Record<string, string>> | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else if (first) callback(null, first.address, first.family)
  }
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? httpsRequest : httpRequest
    ask(
      url,
      {
        agent: false,
        lookup,
        signal,
        headers: {
          // Openverse and Wikimedia turn away who does not say who asks.
          'user-agent': 'Slidewright',
          accept: '*/*',
          // What is packed could be any size once it is unpacked.
          'accept-encoding': 'identity',
          ...headers,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const tooLarge = () => {
    answer.destroy()
    return new FetchRefusedError(`it is larger than ${mostBytes} bytes`)
  }
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    answer.destroy()
    throw new FetchRefusedError('it came packed')
  }
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
