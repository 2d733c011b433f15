/** Longest file name without its extension, in code points; file systems stop at 255 bytes. */
const nameMaximum = 60

/** A title as a file name: without what file systems refuse, never empty, never hidden. */
export function fileName(title: string): string {
  const safe = title
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/gu, '')
  return [...safe].slice(0, nameMaximum).join('').trim() || 'presentation'
}

/**
 * The header that makes a browser save an answer under a title (RFC 6266): an ASCII name for old clients, and the
 * exact one encoded as RFC 8187 says.
 */
export function attachment(title: string, extension: string): string {
  const name = `${fileName(title)}.${extension}`
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
