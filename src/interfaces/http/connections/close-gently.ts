import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connection-limits.ts'

/**
 * Ends a connection whose other side may still be sending: what it sends is read and dropped until it is silent, up to a
 * bound of bytes and of time. Bytes that nobody reads make the system reset the connection, and the answer that is on its
 * way is lost with it. It is the parser that goes on reading; what it takes for requests is nobody's any more
 * (`socket.writableEnded`).
 *
 * @param bytes what is sent last.
 */
export function closeGently(
  socket: Socket,
  { unreadBytes, linger, closing }: Pick<ConnectionLimits, 'unreadBytes' | 'linger' | 'closing'>,
  bytes = '',
): void {
  // Nobody is there any more, and nothing would tell the timer so.
  if (socket.destroyed) return
  const since = performance.now()
  const begin = socket.bytesRead
  let before = begin
  const timer = setInterval(() => {
    const { bytesRead } = socket
    const isSilent = bytesRead === before
    const isTooMuch = bytesRead - begin > unreadBytes || performance.now() - since > closing
    if (isSilent || isTooMuch) socket.destroy()
    if (socket.destroyed) clearInterval(timer)
    before = bytesRead
  }, linger)
  socket.once('close', () => clearInterval(timer))
  socket.end(bytes)
}
