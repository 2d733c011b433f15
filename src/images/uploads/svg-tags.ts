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
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    if (start < 0) break
    const skipped = skipMarkup(text, start)
    if (skipped === undefined) return undefined
    if (skipped > start) {
      at = skipped
      continue
    }
    const closing = text[start + 1] === '/'
    const name = readName(text, start + (closing ? 2 : 1))
    if (name === '') return undefined
    at = start + (closing ? 2 : 1) + name.length
    if (closing) {
      const end = text.indexOf('>', at)
      if (end < 0 || text.slice(at, end).trim() !== '' || open.pop() !== name) return undefined
      tags.push({ kind: 'close', name: local(name), attributes: [] })
      at = end + 1
      continue
    }
    const attributes: SvgTag['attributes'] = []
    attribute.lastIndex = at
    for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
      at = attribute.lastIndex
      attributes.push([local(match[1] ?? ''), match[2] ?? match[3] ?? ''])
    }
    while (/\s/.test(text[at] ?? '')) at++
    const single = text[at] === '/'
    if (single) at++
    if (text[at] !== '>') return undefined
    at++
    tags.push({ kind: single ? 'single' : 'open', name: local(name), attributes })
    if (!single) open.push(name)
    if (open.length > mostDepth) return undefined
  }
  return open.length === 0 && tags.length > 0 ? tags : undefined
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
