import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '../../test/support/databases.ts'
import type { FaultRow } from './fault-row.ts'
import { finishedDeck, until, withServer } from './with-server.ts'

const socketsOfAKind = 150

/** Longer than headers may take, in milliseconds. */
const patience = 20_000

/** Sockets that say nothing, and sockets that say a letter a second: others are served meanwhile, and those are closed. */
export function slowSockets(place: Place): Promise<FaultRow> {
  return withServer('slow and silent sockets', place, async (server, client) => {
    const { hostname, port } = new URL(server.url)
    const sockets: Socket[] = []
    let closed = 0
    const open = async (): Promise<Socket> => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        closed += 1
      })
      socket.resume()
      sockets.push(socket)
      await once(socket, 'connect')
      return socket
    }
    try {
      for (let count = 0; count < socketsOfAKind; count++) await open()
      const header = 'GET /api/v1/ping HTTP/1.1\r\nhost: localhost\r\nx-slow: '
      for (let count = 0; count < socketsOfAKind; count++) (await open()).write(header)
      const slow = sockets.slice(socketsOfAKind)
      const dripping = setInterval(() => {
        for (const socket of slow) if (socket.writable) socket.write('x')
      }, 1_000)
      try {
        await finishedDeck(client)
        const began = performance.now()
        assert.equal((await client.request('GET', '/ping')).status, 200)
        const milliseconds = performance.now() - began
        assert.ok(milliseconds < 1_000, `A request beside them took ${milliseconds} ms.`)
        await until('closed sockets', async () => closed === sockets.length, patience)
      } finally {
        clearInterval(dripping)
      }
      await pause(0)
      return `${closed} closed, others served`
    } catch (error) {
      throw new Error(`${closed} of ${sockets.length} were closed`, { cause: error })
    } finally {
      for (const socket of sockets) socket.destroy()
    }
  })
}
