import type { List, ListItem, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'

/**
 * A list in whose midst a line names what follows, as the lists and the names that they are: "Pros:", "- fast", "Cons:", "- dear".
 * To markdown such a line, which no empty one parts from the point above, goes on with that.
 */
export function withLabelsApart(node: RootContent): RootContent[] {
  if (node.type !== 'list') return [node]
  const parts: RootContent[] = []
  let items: ListItem[] = []
  const listOf = (own: ListItem[]): List => ({
    ...node,
    children: own,
    ...spanning(own[0] ?? node, own.at(-1) ?? node),
  })
  for (const [at, item] of node.children.entries()) {
    const parted = at < node.children.length - 1 ? labelAfter(item) : undefined
    items.push(parted?.item ?? item)
    if (parted === undefined) continue
    parts.push(listOf(items), parted.label)
    items = []
  }
  return parts.length === 0 ? [node] : [...parts, listOf(items)]
}

interface Positioned {
  position?: RootContent['position']
}

function spanning({ position: first }: Positioned, { position: last }: Positioned): Positioned {
  return first === undefined || last === undefined
    ? {}
    : { position: { start: first.start, end: last.end } }
}

/** An item of one paragraph without its last line, where that stands out as far as the mark of the item, begins with no small letter and ends in a colon. */
function labelAfter(item: ListItem): { item: ListItem; label: Paragraph } | undefined {
  const [paragraph, ...others] = item.children
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined
  const { children } = paragraph
  const at = children.findLastIndex((one) => one.type === 'text' && one.value.includes('\n'))
  const broken = children[at]
  const position = broken?.position
  if (broken?.type !== 'text' || position === undefined || paragraph.position === undefined)
    return undefined
  const line = broken.value.lastIndexOf('\n')
  const after = broken.value.slice(line + 1)
  const label = [...pieceOf(broken, line + 1), ...children.slice(at + 1)]
  const words = wordsIn(label)
  // Where the value is shorter than what is written, the line is set in or has signs of its own.
  const isAsWritten =
    (position.end.offset ?? 0) - (position.start.offset ?? 0) === broken.value.length
  if (!isAsWritten || !/^[^\p{Ll}\s].*[:：]\s*$/u.test(words) || /^\s/u.test(after))
    return undefined
  const [first] = label
  if (first === undefined) return undefined
  const said = [...children.slice(0, at), ...pieceOf(broken, 0, line)]
  if (wordsIn(said).trim() === '') return undefined
  return {
    item: { ...item, children: [{ ...paragraph, children: said }] },
    label: { type: 'paragraph', children: label, ...spanning(first, paragraph) },
  }
}

function wordsIn(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? wordsIn(node.children) : '',
    )
    .join('')
}

/** A part of a text that stands in the source as it is read; none where nothing is in it. */
function pieceOf(node: Text, from: number, to = node.value.length): Text[] {
  const { position } = node
  if (from >= to || position === undefined) return []
  const point = (at: number) => ({
    ...position.start,
    offset: (position.start.offset ?? 0) + at,
    line: position.start.line + (node.value.slice(0, at).match(/\n/g)?.length ?? 0),
    column: at - node.value.lastIndexOf('\n', at - 1),
  })
  return [
    {
      type: 'text',
      value: node.value.slice(from, to),
      position: { start: point(from), end: point(to) },
    },
  ]
}
