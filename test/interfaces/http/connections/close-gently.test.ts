import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { closeGently } from '../../../../src/interfaces/http/connections/close-gently.ts'
import { startBareServer } from '../../../support/bare-server.ts'
import { openRaw } from '../../../support/raw-connection.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) await close()
})

test('A refused connection is ended although its other side goes on sending', async () => {
  const server = await startBareServer({ check: 20, linger: 50, closing: 200 })
  closers.push(() => server.close())
  const connection = await openRaw(server.address, { allowHalfOpen: true })
  connection.send('no HTTP\r\n\r\n')
  await connection.until(/^HTTP\/1\.1 400 /)
  const begin = performance.now()
  const dripping = setInterval(() => connection.send('a'), 10)
  closers.push(() => clearInterval(dripping))
  // With an error, because it was sending.
  await new Promise((resolve) => connection.socket.once('close', resolve))
  expect(performance.now() - begin).toBeLessThan(2_000)
})

test('A connection that is gone already is not waited for', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  closers.push(() => server.close())
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [socket] = (await once(server, 'connection')) as [Socket]
  socket.destroy()
  await once(socket, 'close')
  client.destroy()
  const setTimer = vi.spyOn(globalThis, 'setInterval')
  closeGently(socket, { unreadBytes: 1_000, linger: 10, closing: 100 })
  expect(setTimer).not.toHaveBeenCalled()
})
