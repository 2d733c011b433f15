const illegal =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
const token =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|[^<]+/y
const reference = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9A-Fa-f]+);)/

/**
 * Why a text is not well-formed XML, or undefined when it is. Knows elements, attributes in double quotes, text,
 * comments and processing instructions, which is all that our files have; anything else is a problem.
 */
export function xmlProblem(xml: string): string | undefined {
  if (illegal.test(xml)) return 'it holds a character that XML does not allow'
  const open: string[] = []
  let roots = 0
  let position = 0
  while (position < xml.length) {
    token.lastIndex = position
    const match = token.exec(xml)
    if (!match) return `markup at ${position}: ${xml.slice(position, position + 40)}`
    position = token.lastIndex
    const [whole, closed, opened, attributes, empty] = match
    if (closed !== undefined) {
      const expected = open.pop()
      if (expected !== closed) return `</${closed}> closes <${expected ?? 'nothing'}>`
    } else if (opened !== undefined) {
      if (open.length === 0) roots += 1
      const names = [...(attributes ?? '').matchAll(/([\w:.-]+)\s*=\s*"[^"]*"/g)].map(
        (one) => one[1],
      )
      if (reference.test(attributes ?? '')) return `a bare & in <${opened}>`
      if (new Set(names).size !== names.length) return `<${opened}> has an attribute twice`
      if (!empty) open.push(opened)
    } else if (!whole.startsWith('<')) {
      if (reference.test(whole)) return `a bare & in ${whole.slice(0, 40)}`
      if (whole.includes(']]>')) return 'a bare ]]>'
      if (open.length === 0 && whole.trim() !== '')
        return `text outside the root: ${whole.slice(0, 40)}`
    }
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`
  return roots === 1 ? undefined : `it has ${roots} root elements`
}
