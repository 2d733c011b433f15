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
    if (opened !== undefined && open.length === 0) roots += 1
    const problem =
      closed !== undefined
        ? closingProblem(closed, open.pop())
        : opened !== undefined
          ? openingProblem(opened, attributes ?? '')
          : textProblem(whole, open.length === 0)
    if (problem !== undefined) return problem
    if (opened !== undefined && !empty) open.push(opened)
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`
  return roots === 1 ? undefined : `it has ${roots} root elements`
}

function closingProblem(closed: string, expected: string | undefined): string | undefined {
  return expected === closed ? undefined : `</${closed}> closes <${expected ?? 'nothing'}>`
}

function openingProblem(opened: string, attributes: string): string | undefined {
  if (reference.test(attributes)) return `a bare & in <${opened}>`
  const names = [...attributes.matchAll(/([\w:.-]+)\s*=\s*"[^"]*"/g)].map((one) => one[1])
  return new Set(names).size === names.length ? undefined : `<${opened}> has an attribute twice`
}

/** What is wrong with what stands between tags: text, or a comment or instruction, with which nothing is. */
function textProblem(text: string, isOutside: boolean): string | undefined {
  if (text.startsWith('<')) return undefined
  if (reference.test(text)) return `a bare & in ${text.slice(0, 40)}`
  if (text.includes(']]>')) return 'a bare ]]>'
  return isOutside && text.trim() !== '' ? `text outside the root: ${text.slice(0, 40)}` : undefined
}
