import { createRequire } from 'node:module'

// As far from here as from where this is built to.
const { version: packageVersion }: { version: string } = createRequire(import.meta.url)(
  '../../package.json',
)

/** The version of this software. */
export const version = packageVersion
