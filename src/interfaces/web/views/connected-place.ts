import { returnAddress } from './return-address.ts'

/** Where an application is, as a list says it, by the first address that it is called back at. */
export function connectedPlace(redirectUris: readonly string[]): string {
  const [first] = redirectUris
  if (first === undefined || !URL.canParse(first)) return 'over MCP'
  const address = returnAddress(first)
  switch (address.kind) {
    case 'web':
      return `${address.host} · over MCP`
    case 'local':
      return address.port === undefined ? 'this computer' : `this computer, port ${address.port}`
    case 'app':
      return `a program on this computer (${address.scheme})`
  }
}
