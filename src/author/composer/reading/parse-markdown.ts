import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { allMatches } from '../../../text/all-matches.ts'
import { appendAll } from '../append-all.ts'

/**
 * Where a document may be read in two: after an empty line, before one that begins with a letter or is a heading. That
 * line continues nothing but fenced code and HTML (CommonMark 4.5 and 4.6), which `isOpen` finds.
 */
const boundary = /\n[ \t]*\r?\n(?=\p{L}|#{1,6}[ \t])/gu

/**
 * What a definition of an address or of a footnote has somewhere (CommonMark 4.7). It holds for the whole document, and a
 * mark of byte order counts in no place of it: such documents are read in one.
 */
const holdsEverywhere = /\]:|^\uFEFF/

/** Characters of a part, about, of a document that is longer than some of them: a short one is no slower in one. */
const partLength = 600
const longestWhole = 3000

/**
 * What an address without marks of its own has somewhere (GitHub Flavored Markdown 6.9), or what may be decoded to it. Nearly
 * every letter can begin one, so that looking for them takes half the time of reading a document; most have none.
 */
const mayHoldAddress = /[@&]|www|http/i

const withAddresses = { extensions: [gfm()], mdastExtensions: gfmFromMarkdown() }
const withoutAddresses = {
  extensions: [withoutConstructs(gfm(), /Autolink$/)],
  // Addresses are what is looked for in the texts of a finished tree, and nothing else is.
  mdastExtensions: gfmFromMarkdown().filter(({ transforms }) => transforms === undefined),
}

type Extension = ReturnType<typeof gfm>

/** An extension without the constructs of text whose name fits. */
function withoutConstructs(extension: Extension, names: RegExp): Extension {
  const text: NonNullable<Extension['text']> = {}
  for (const [code, constructs] of Object.entries(extension.text ?? {})) {
    const kept = [constructs ?? []].flat().filter(({ name = '' }) => !names.test(name))
    if (kept.length > 0) text[Number(code)] = kept
  }
  return { ...extension, text }
}

/** The tree of a document, or of a part of one. */
function treeOf(source: string): Root {
  return fromMarkdown(source, mayHoldAddress.test(source) ? withAddresses : withoutAddresses)
}

/**
 * Parses markdown with GitHub's additions into one tree, as `fromMarkdown` does, but part by part: what that keeps of a document
 * while it reads it (some hundred objects a line, in lists that are spliced) makes a long one cost several times as much
 * for each line as a short one.
 */
export function parseMarkdown(source: string): Root {
  const parts = partsOf(source)
  const [first, ...others] = parts
  if (first === undefined || others.length === 0) return treeOf(source)
  const root: Root = { type: 'root', children: [] }
  let offset = 0
  let lines = 0
  for (let index = 0; index < parts.length; ) {
    let part = parts[index++] ?? ''
    let tree = treeOf(part)
    // Twice as many parts each time, so that one that never ends is not read as often as there are parts.
    for (let more = 1; isOpen(tree, part) && index < parts.length; more *= 2) {
      part += parts.slice(index, index + more).join('')
      index += more
      tree = treeOf(part)
    }
    if (offset > 0) movePositions(tree, offset, lines)
    appendAll(root.children, tree.children)
    offset += part.length
    lines += (tree.position?.end.line ?? 1) - 1
  }
  return root
}

function partsOf(source: string): string[] {
  if (source.length <= longestWhole || holdsEverywhere.test(source)) return [source]
  const parts: string[] = []
  let start = 0
  for (const { index, 0: gap } of allMatches(source, boundary)) {
    const end = index + gap.length
    if (end - start < partLength) continue
    parts.push(source.slice(start, end))
    start = end
  }
  return [...parts, source.slice(start)]
}

/** Whether what a part ends with goes on beyond its last line: only what is not closed takes the empty line with it. */
function isOpen(tree: Root, part: string): boolean {
  const end = tree.children.at(-1)?.position?.end.offset ?? 0
  return end > part.trimEnd().length
}

/** Moves the places of all nodes, which are those in a part, to where they are in the whole. */
function movePositions(tree: Root, offset: number, lines: number): void {
  // Not recursive: quotes can be nested thousands deep.
  const open: RootContent[] = [...tree.children]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const point of node.position ? [node.position.start, node.position.end] : []) {
      point.line += lines
      point.offset = (point.offset ?? 0) + offset
    }
    if ('children' in node) for (const child of node.children) open.push(child)
  }
}
