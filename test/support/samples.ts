import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../samples/', import.meta.url)

/** File names of all sample inputs. */
export const sampleNames = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort()

/** The text of a sample input. */
export function sampleText(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8')
}
