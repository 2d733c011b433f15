import type { TextNode } from '../../../scene/node.ts'
import type { Page } from '../../../scene/scene.ts'

/** A text of a page that fills a placeholder of its layout; `element` is its `p:ph`. */
export interface FilledPlaceholder {
  role: 'title' | 'subtitle' | 'body' | 'footer' | 'slideNumber'
  element: string
  node: TextNode
}

const mostBodies = 9

/**
 * Which texts of a page are placeholders. A role's number (`idx`) is the same on every page of a layout: bodies count
 * from 1, the others are fixed, so that a layout can be changed for another. Only the first title, subtitle, footer and
 * slide number of a page count; the rest are text boxes. Texts without ink are never placeholders.
 */
export function pagePlaceholders(page: Page): Map<TextNode, FilledPlaceholder> {
  const found = new Map<TextNode, FilledPlaceholder>()
  const taken = new Set<string>()
  let bodies = 0
  for (const node of page.nodes) {
    if (node.kind !== 'text' || !hasText(node)) continue
    const role = node.furniture ?? node.placeholder
    if (!role) continue
    if (role === 'body') {
      if (bodies === mostBodies) continue
      bodies += 1
    } else if (taken.has(role)) continue
    taken.add(role)
    found.set(node, { role, node, element: placeholderElement(role, bodies) })
  }
  return found
}

/** Whether a text would show anything at all. */
export function hasText(node: TextNode): boolean {
  return node.layout.paragraphs.some((paragraph) =>
    paragraph.segments.some((segment) => segment.text.trim() !== ''),
  )
}

function placeholderElement(role: FilledPlaceholder['role'], body: number): string {
  switch (role) {
    case 'title':
      return '<p:ph type="title"/>'
    case 'subtitle':
      return '<p:ph type="subTitle" idx="13"/>'
    case 'body':
      return `<p:ph type="body" idx="${body}"/>`
    case 'footer':
      return '<p:ph type="ftr" sz="quarter" idx="11"/>'
    case 'slideNumber':
      return '<p:ph type="sldNum" sz="quarter" idx="12"/>'
  }
}
