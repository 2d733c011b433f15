/** Longest file name without its extension, in code points; file systems stop at 255 bytes. */
const nameMaximum = 60

/** A title as a file name: without what file systems refuse, never empty, never hidden. */
export function fileName(title: string, extension: string): string {
  const safe = title
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/gu, '')
  const stem = [...safe].slice(0, nameMaximum).join('').trim() || 'presentation'
  return `${stem}.${extension}`
}
