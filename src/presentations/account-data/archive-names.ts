import { fileStem } from '../file-name.ts'

/**
 * Gives names to files and folders that every system can keep: without the characters that one of them refuses, and
 * different even where letter case and the form of accents do not count. Each ends with a piece of an id, so that none
 * is a name that Windows has for a device, or ends with a dot.
 */
export interface ArchiveNames {
  /**
   * @param wished a title, or the name of a file without its extension.
   * @param id of what it names; its last letters and digits become part of the name.
   * @param suffix put after it, such as `.png`.
   */
  name(wished: string, id: string, suffix?: string): string
}

/** Names for one folder. */
export function createArchiveNames(whenEmpty: string): ArchiveNames {
  const taken = new Set<string>()
  return {
    name(wished, id, suffix = '') {
      const short = id.replace(/[^0-9A-Za-z]/g, '').slice(-8)
      const stem = `${fileStem(wished.normalize('NFC'), whenEmpty)}-${short}`
      for (let count = 1; ; count += 1) {
        const name = `${stem}${count === 1 ? '' : `-${count}`}${suffix}`
        const known = name.normalize('NFKC').toLowerCase()
        if (taken.has(known)) continue
        taken.add(known)
        return name
      }
    },
  }
}
