import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A TCP connection on which a test says byte by byte what is sent. */
export interface RawConnection {
  socket: Socket
  /** Everything that has come so far. */
  received(): string
  send(bytes: string | Uint8Array): void
  /** Waits until what has come fits. */
  until(pattern: RegExp): Promise<string>
  /** Waits until the server has closed; gives everything that came. */
  closed(): Promise<string>
}

/**
 * Opens a connection. It ends its side when the server does, as those of most clients, unless it is allowed to stay half
 * open: then it goes on sending after that.
 */
export async function openRaw(
  address: string,
  { allowHalfOpen = false } = {},
): Promise<RawConnection> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen })
  await once(socket, 'connect')
  let text = ''
  let failed: Error | undefined
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    socket.emit('more')
  })
  socket.on('error', (error) => {
    failed = error
  })
  return {
    socket,
    received: () => text,
    send: (bytes) => void socket.write(bytes),
    async until(pattern) {
      while (!pattern.test(text)) {
        if (socket.closed) throw new Error(`The connection closed after:\n${text}`)
        await Promise.race([once(socket, 'more'), once(socket, 'close')])
      }
      return text
    },
    async closed() {
      if (!socket.closed) await once(socket, 'close')
      if (failed !== undefined) throw failed
      return text
    },
  }
}
