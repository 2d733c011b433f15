/**
 * Rows below a head, in columns. Names are what users called themselves: a control character in one would be a command
 * to the operator's terminal, so each becomes U+FFFD.
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(harmless))
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  )
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => pad(cell, widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

const harmless = (cell: string): string => cell.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')

const pad = (cell: string, width: number): string =>
  cell + ' '.repeat(Math.max(0, width - [...cell].length))
