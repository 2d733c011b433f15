import { xmlDeclaration } from '../xml.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A relationships part to add to. */
export const noRelationships = `${xmlDeclaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`

/** A relationships part without the relationship of the given kind (`notesSlide`). */
export function withoutRelationship(xml: string, kind: string): string {
  return xml.replace(new RegExp(`<Relationship [^>]*Type="${office}/${kind}"[^>]*/>`, 'g'), '')
}

/** A relationships part with one more, whose target is escaped already; returns the id that it got. */
export function withRelationship(
  xml: string,
  kind: string,
  target: string,
  mode?: 'External',
): { xml: string; id: string } {
  const used = [...xml.matchAll(/ Id="rId(\d+)"/g)].map((match) => Number(match[1]))
  const id = `rId${Math.max(0, ...used) + 1}`
  const element = `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`
  return { xml: xml.replace('</Relationships>', `${element}</Relationships>`), id }
}
