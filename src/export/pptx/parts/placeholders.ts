import type { TextNode } from '../../../scene/node.ts'
import type { Page } from '../../../scene/scene.ts'
import { itemOf } from './item-name.ts'

/** A text of a page that fills a placeholder of its layout; `element` is its `p:ph`. */
export interface FilledPlaceholder {
  role: 'title' | 'subtitle' | 'body' | 'footer' | 'slideNumber' | 'slot'
  element: string
  node: TextNode
}

const mostBodies = 9
/** Slots are numbered from here on; what has a role has a number below. */
const firstSlot = 20

/** The numbers of a layout's slots by their names; pages that have more add to them. */
export type SlotNumbers = Map<string, number>

/**
 * Which texts of a page are placeholders. A role's number (`idx`) is the same on every page of a layout: bodies count
 * from 1, the others are fixed, so that a layout can be changed for another. Only the first title, subtitle, footer and
 * slide number of a page count; what is left of its contents fills slots, which the outline shows too. Numbers of items
 * and a chart's own labels are text boxes. Texts without ink are never placeholders.
 */
export function pagePlaceholders(
  page: Page,
  slots: SlotNumbers = new Map(),
): Map<TextNode, FilledPlaceholder> {
  const found = new Map<TextNode, FilledPlaceholder>()
  const taken = new Set<string>()
  let bodies = 0
  for (const node of page.nodes) {
    if (node.kind !== 'text' || !hasText(node)) continue
    const role = node.furniture ?? node.placeholder
    if (role === undefined) {
      if (taken.has(node.name) || !isSlot(node, page)) continue
      taken.add(node.name)
      const number = slots.get(node.name) ?? firstSlot + slots.size
      slots.set(node.name, number)
      found.set(node, { role: 'slot', node, element: `<p:ph type="body" idx="${number}"/>` })
      continue
    }
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

/** The number of one of several things, or those of lines: it counts, and says nothing. */
export function isNumber({ name }: TextNode): boolean {
  return (itemOf(name) !== undefined && name.endsWith('-number')) || name === 'line-numbers'
}

/** What charts print beside their plots: it belongs to their data. */
const chartLabel = /^(key|series|share|total|change|value|category|leader)-\d/

function isSlot(node: TextNode, page: Page): boolean {
  const says = node.layout.paragraphs.some(({ segments }) =>
    segments.some(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  )
  if (!says || isNumber(node)) return false
  return !(chartLabel.test(node.name) && page.nodes.some(({ kind }) => kind === 'chart'))
}

function placeholderElement(
  role: Exclude<FilledPlaceholder['role'], 'slot'>,
  body: number,
): string {
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
