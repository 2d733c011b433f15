const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）' }

/** Whether all of a text stands in one pair of brackets, with or without a full stop behind it; other pairs may stand within. */
export function isBracketed(text: string): boolean {
  const said = text.trim().replace(/[.。]$/u, '')
  const [open = ''] = said
  const close = pairs[open]
  if (close === undefined) return false
  let depth = 0
  for (let at = 0; at < said.length; at++) {
    if (said[at] === open) depth++
    else if (said[at] === close) depth--
    if (depth === 0) return at === said.length - 1
  }
  return false
}
