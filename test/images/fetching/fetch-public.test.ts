import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createFetchPublic } from '../../../src/images/fetching/fetch-public.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const limits = { mostBytes: 1000, milliseconds: 2000 }
/** Reaches a stand-in on this machine; everything else is as ever. */
const toPort = (port: number) =>
  createFetchPublic({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnect: (address, to) => address === '127.0.0.1' && to === port,
  })

describe('what is never connected to', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00:ec2::254]/latest/meta-data',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'https://192.168.0.1/',
    'http://8.8.8.8:6379/',
    'http://user:password@8.8.8.8/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'not an address',
  ])('%s', async (url) => {
    await expect(createFetchPublic()(url, limits)).rejects.toHaveProperty(
      'name',
      'FetchRefusedError',
    )
  })

  it('a name of which one address is private', async () => {
    const fetchPublic = createFetchPublic({
      resolve: async () => [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    })
    await expect(fetchPublic('http://both.example/', limits)).rejects.toThrow(
      'both.example is not on the public internet',
    )
  })
})

describe('fetching', () => {
  it('gives the body and says where it came from', async () => {
    const port = await serve((_request, response) => response.end('picture'))
    const url = `http://pictures.example:${port}/a`
    const { body, ...rest } = await toPort(port)(url, limits)
    expect(Buffer.from(body).toString()).toBe('picture')
    expect(rest).toMatchObject({ status: 200, url })
  })

  it('connects to the address that was checked, whatever the name says a moment later', async () => {
    const port = await serve((_request, response) => response.end('checked'))
    const asked: string[] = []
    const fetchPublic = createFetchPublic({
      resolve: async (host) => {
        asked.push(host)
        return [{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
      },
      mayConnect: (address) => address === '127.0.0.1',
    })
    const { body } = await fetchPublic(`http://rebinding.example:${port}/`, limits)
    expect(Buffer.from(body).toString()).toBe('checked')
    expect(asked).toEqual(['rebinding.example'])
  })

  it.each([
    'http://10.0.0.1/',
    'http://[::1]/',
    'file:///etc/passwd',
  ])('checks a redirect to %s as the first address', async (location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end())
    await expect(toPort(port)(`http://pictures.example:${port}/`, limits)).rejects.toHaveProperty(
      'name',
      'FetchRefusedError',
    )
  })

  it('gives up redirects without end', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    )
    await expect(toPort(port)(`http://pictures.example:${port}/`, limits)).rejects.toThrow(
      'redirects too often',
    )
  })

  it('sends keys to the first origin only', async () => {
    const seen: (string | undefined)[] = []
    const port = await serve((request, response) => {
      seen.push(request.headers.authorization)
      if (request.url === '/first')
        response.writeHead(302, { location: `http://elsewhere.example:${port}/second` }).end()
      else response.end()
    })
    const headers = { authorization: 'secret' }
    await toPort(port)(`http://pictures.example:${port}/first`, { ...limits, headers })
    expect(seen).toEqual(['secret', undefined])
  })

  it.each([
    ['announced', { 'content-length': '5000' }],
    ['unannounced', {}],
  ])('refuses a body that is too large, %s', async (_name, headers) => {
    const port = await serve((_request, response) =>
      response.writeHead(200, headers).end('x'.repeat(5000)),
    )
    await expect(toPort(port)(`http://pictures.example:${port}/`, limits)).rejects.toThrow(
      'larger than 1000 bytes',
    )
  })

  it('refuses what comes packed', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    )
    await expect(toPort(port)(`http://pictures.example:${port}/`, limits)).rejects.toThrow('packed')
  })

  it('gives up what drips or hangs', async () => {
    const port = await serve((_request, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const short = { ...limits, milliseconds: 100 }
    await expect(toPort(port)(`http://pictures.example:${port}/`, short)).rejects.toThrow(
      'took too long',
    )
  })

  it('ends with the work that wants it', async () => {
    const port = await serve(() => undefined)
    const signal = AbortSignal.timeout(50)
    await expect(
      toPort(port)(`http://pictures.example:${port}/`, { ...limits, signal }),
    ).rejects.toHaveProperty('name', 'TimeoutError')
  })
})
