import { fileName } from '../../presentations/file-name.ts'

/**
 * The header that makes a browser save an answer under a title (RFC 6266): an ASCII name for old clients, and the
 * exact one encoded as RFC 8187 says.
 */
export function attachment(title: string, extension: string): string {
  const name = fileName(title, extension)
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
