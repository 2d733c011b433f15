/** A tag of an XML text. Names are without their prefixes; values are as written, references to characters too. */
export interface SvgTag {
  kind: 'open' | 'close' | 'single'
  name: string
  attributes: [name: string, value: string][]
}

/** How deep elements may lie in each other. */
const mostDepth = 500

/**
 * Attributes of one tag. Its parts cannot match the same characters in two ways, so that its time is linear.
 */
const attribute = /\s+([^\s=<>"'/]{1,200})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy

/** The tags of an XML text, in order; undefined when they are not well-formed or lie too deep. */
export function svgTags(text: string): SvgTag[] | undefined {
  const tags: SvgTag[] = []
  const open: string[] = []
  let start = text.indexOf('<')
  while (start >= 0) {
    let end = skipMarkup(text, start)
    if (end === start) {
      const read = text[start + 1] === '/' ? readClosingTag(text, start) : readTag(text, start)
      if (read === undefined) return undefined
      const { tag, name } = read
      if (tag.kind === 'close' && open.pop() !== name) return undefined
      if (tag.kind === 'open' && open.push(name) > mostDepth) return undefined
      tags.push(tag)
      end = read.end
    }
    if (end === undefined) return undefined
    start = text.indexOf('<', end)
  }
  return open.length === 0 && tags.length > 0 ? tags : undefined
}

/** A tag, its name with its prefix, and the position after it. */
interface ReadTag {
  tag: SvgTag
  name: string
  end: number
}

function readClosingTag(text: string, start: number): ReadTag | undefined {
  const name = readName(text, start + 2)
  const at = start + 2 + name.length
  const end = text.indexOf('>', at)
  if (name === '' || end < 0 || text.slice(at, end).trim() !== '') return undefined
  return { tag: { kind: 'close', name: local(name), attributes: [] }, name, end: end + 1 }
}

function readTag(text: string, start: number): ReadTag | undefined {
  const name = readName(text, start + 1)
  if (name === '') return undefined
  let at = start + 1 + name.length
  const attributes: SvgTag['attributes'] = []
  attribute.lastIndex = at
  for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
    at = attribute.lastIndex
    attributes.push([local(match[1] ?? ''), match[2] ?? match[3] ?? ''])
  }
  while (/\s/.test(text[at] ?? '')) at++
  const kind = text[at] === '/' ? 'single' : 'open'
  if (kind === 'single') at++
  if (text[at] !== '>') return undefined
  return { tag: { kind, name: local(name), attributes }, name, end: at + 1 }
}

/** The end of a comment, character data or instruction that begins here; undefined when it has none. */
function skipMarkup(text: string, start: number): number | undefined {
  const ends: [string, string][] = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ]
  for (const [begin, end] of ends) {
    if (!text.startsWith(begin, start)) continue
    const found = text.indexOf(end, start + begin.length)
    return found < 0 ? undefined : found + end.length
  }
  return start
}

function readName(text: string, from: number): string {
  let end = from
  while (end < text.length && end - from < 200 && !/[\s<>/="']/.test(text[end] ?? '')) end++
  return text.slice(from, end)
}

function local(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}
