import { execFileSync } from 'node:child_process'

/** Number of pages, as poppler counts them. */
export function pdfPageCount(path: string): number {
  const information = execFileSync('pdfinfo', [path], { encoding: 'utf8' })
  return Number(/^Pages:\s+(\d+)/m.exec(information)?.[1])
}
