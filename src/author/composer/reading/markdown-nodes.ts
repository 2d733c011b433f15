import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'
import { type InlineText, inlineText, type MarkdownInput, oneLine } from './inline-text.ts'
import { type MappedText, mapVerbatim, trimMapped } from './mapped-text.ts'

/** The nodes of a markdown document with their places in its source. */
export class MarkdownNodes {
  readonly input: MarkdownInput

  constructor(input: MarkdownInput) {
    this.input = input
  }

  inline(nodes: readonly PhrasingContent[]): InlineText {
    return inlineText(nodes, this.input)
  }

  /** What runs of text say, on one line. */
  line(nodes: readonly PhrasingContent[]): MappedText {
    return trimMapped(oneLine(this.inline(nodes).text))
  }

  offset(node: Nodes): number {
    return (node.position?.start.offset ?? 0) + this.input.base
  }

  end(node: Nodes): number {
    return (node.position?.end.offset ?? 0) + this.input.base
  }

  /** A node as it is written. */
  verbatim(node: Nodes): MappedText {
    const start = this.offset(node)
    return mapVerbatim(this.input.source.slice(start, this.end(node)), start)
  }
}

/** The definitions of reference links, wherever they stand; of two with one name the first counts (CommonMark 4.7). */
export function definitionsIn(root: Root): Definition[] {
  const found: Definition[] = []
  // Not recursive: quotes can be nested thousands deep.
  const open: (Root | RootContent)[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'definition') found.push(node)
    if ('children' in node) open.push(...[...node.children].reverse())
  }
  return found
}

/** The footnotes that a text refers to, with the place of the first mark of each. */
export function footnotesIn(root: Root): { note: FootnoteDefinition; mark: FootnoteReference }[] {
  const notes: FootnoteDefinition[] = []
  const marks = new Map<string, FootnoteReference>()
  const open: (Root | RootContent)[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'footnoteDefinition') notes.push(node)
    if (node.type === 'footnoteReference' && !marks.has(node.identifier))
      marks.set(node.identifier, node)
    if ('children' in node) open.push(...[...node.children].reverse())
  }
  return notes.flatMap((note) => {
    const mark = marks.get(note.identifier)
    return mark === undefined ? [] : [{ note, mark }]
  })
}
