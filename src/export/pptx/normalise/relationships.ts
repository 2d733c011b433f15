import { xmlDeclaration } from '../xml.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A part's relationships to others (ISO 29500-2, 6.5), numbered in the order in which they are added. */
export class Relationships {
  private elements = ''
  private count = 0

  /**
   * Adds a relationship of a kind (`notesSlide`) and returns its id.
   * @param target escaped already.
   */
  add(kind: string, target: string, mode?: 'External'): string {
    this.count += 1
    const id = `rId${this.count}`
    this.elements += `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`
    return id
  }

  /** The relationships part as it stands. */
  get xml(): string {
    return `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${this.elements}</Relationships>`
  }
}
