import type { InlineText } from './inline-text.ts'

/**
 * Whether a paragraph only leads elsewhere: a switch between languages, badges, a row of links. Such text serves a
 * reader of the page and means nothing on a slide.
 */
export function isNavigation(inline: InlineText): boolean {
  const letters = inline.text.text.replace(/[^\p{L}\p{N}]/gu, '').length
  if (letters === 0) return true
  // What only parts one link from the next is as little text as they are.
  const text = inline.text.text
    .replace(/[|·•/]/gu, ' ')
    .split(/\s+/u)
    .join(' ')
    .trim()
  const links = inline.linkLength / Math.max(1, text.length)
  return links >= 0.6 && (inline.text.text.length > 100 || links >= 0.8)
}

/**
 * Whether a list is a table of contents (links into the same document) or a list of references (links to other sites
 * and little else).
 */
export function isLinkList(items: readonly InlineText[]): boolean {
  if (items.length === 0) return false
  let fragments = 0
  let references = 0
  for (const item of items) {
    const length = Math.max(1, item.text.text.trim().length)
    if (item.fragmentLinkLength / length >= 0.7) fragments++
    else if (item.externalLinkLength / length >= 0.7 || item.text.text.trim() === '') references++
  }
  return (fragments + references) / items.length >= 0.7
}
