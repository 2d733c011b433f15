import { createServer } from 'node:net'
import { type Config, ConfigurationError } from './config.ts'

/**
 * Makes sure of the port before a database is opened and a first key is printed that nobody can use; with port 0 it
 * finds a free one.
 * @throws {ConfigurationError} when the port is taken or not ours to take.
 */
export async function settlePort(config: Config): Promise<Config> {
  const { host, port } = config
  const probe = createServer()
  const free = await new Promise<number>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigurationError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use by another process; set PORT to a free one.`
            : `The server cannot listen on ${host}, port ${port}: ${error.message}.`,
        ),
      ),
    )
    probe.listen(port, host, () => {
      const address = probe.address()
      const found = typeof address === 'object' && address !== null ? address.port : port
      probe.close(() => resolve(found))
    })
  })
  return { ...config, port: free, publicUrl: config.publicUrl.replace(/:0$/, `:${free}`) }
}
