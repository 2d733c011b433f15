import type { PhrasingContent } from 'mdast'

/** A start tag whose attributes, if it has any, are bare words, and an end tag. */
const startTag = /^<([a-z][\w-]*)(?:\s[\w\s-]*)?>$/iu
const endTag = /^<\/([a-z][\w-]*)/iu
/** Elements that no end tag closes, or none has to (HTML standard 13.1.2). */
const unclosed = new Set('area br col hr img input li link meta p source wbr td th tr'.split(' '))
/** Elements that stand within a line, and those that readme files wrap lines in. */
const lineElements = new Set(
  'a abbr b bdi bdo big center cite code del details div em font i ins kbd mark picture pre q ruby rp rt s samp small span strike strong sub summary sup table time tt u var video'.split(
    ' ',
  ),
)

/**
 * What of a run looks like tags and is none: no tag closes it, and it is the name of no element or stands right behind a word
 * (`<your name>`, `List<T>`).
 */
export function tagsAsWords(nodes: readonly PhrasingContent[]): ReadonlySet<PhrasingContent> {
  const tags = nodes.filter((node) => node.type === 'html')
  if (tags.length === 0) return noNodes
  const closed = new Set(tags.map(({ value }) => endTag.exec(value)?.[1]?.toLowerCase()))
  return new Set(
    tags.filter((node) => {
      const name = startTag.exec(node.value)?.[1]?.toLowerCase()
      if (name === undefined || closed.has(name) || unclosed.has(name)) return false
      const before = nodes[nodes.indexOf(node) - 1]
      const isBehindWord = before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value)
      return isBehindWord || !lineElements.has(name)
    }),
  )
}

const noNodes: ReadonlySet<PhrasingContent> = new Set()
