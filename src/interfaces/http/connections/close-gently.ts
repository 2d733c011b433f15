import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'

/**
 * Ends a connection whose other side may still be sending: what it sends is read and dropped until it is silent, up to a
 * bound. Bytes that nobody reads make the system reset the connection, and the answer that is on its way is lost with it.
 * It is the parser that goes on reading; what it takes for requests is nobody's any more (`socket.writableEnded`).
 *
 * @param bytes what is sent last.
 */
export function closeGently(
  socket: Socket,
  { unreadBytes, linger }: Pick<ConnectionLimits, 'unreadBytes' | 'linger'>,
  bytes = '',
): void {
  const begin = socket.bytesRead
  let before = begin
  const timer = setInterval(() => {
    const { bytesRead } = socket
    if (bytesRead === before || bytesRead - begin > unreadBytes) socket.destroy()
    before = bytesRead
  }, linger)
  socket.once('close', () => clearInterval(timer))
  socket.end(bytes)
}
