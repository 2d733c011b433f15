/** An amount as it is written: what stands before and behind its digits, and how these are parted. */
interface Written {
  value: number
  prefix: string
  suffix: string
  group: string
  point: string
  decimals: number
}

/** An amount with its sign and unit; undefined where words are none. */
export function parsedAmount(text: string): Written | undefined {
  const found = /^([^\d−-]{0,4})([-−]?\d[\d.,\s'’]*?)(\s*[^\d\s]{0,6})$/u.exec(text.trim())
  if (!found) return undefined
  const [, prefix = '', digits = '', suffix = ''] = found
  const parts = /^([-−]?\d{1,3}(?:([.,\s'’])\d{3})*|[-−]?\d+)(?:([.,])(\d+))?$/u.exec(digits)
  if (!parts) return undefined
  const [, whole = '', group = '', point = '', rest = ''] = parts
  const value = Number(`${whole.replace(/[^\d−-]/g, '').replace('−', '-')}.${rest || '0'}`)
  return { value, prefix, suffix, group, point, decimals: rest.length }
}

/** A number written as another amount is: with its unit, its decimals or more, and its signs. */
export function writtenLike(value: number, like: Omit<Written, 'value'>): string {
  const [whole = '', rest] = value.toFixed(like.decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, like.group)
  return `${like.prefix}${grouped}${rest === undefined ? '' : (like.point || '.') + rest}${like.suffix}`
}

/** A given amount as it would stand beside another: "2.7" beside "€2.60" is "€2.70"; with another unit it stays as it was given. */
export function likeAmount(beside: string, given: string): string {
  const [old, anew] = [parsedAmount(beside), parsedAmount(given)]
  if (old === undefined || anew === undefined) return given
  const unitOf = ({ prefix, suffix }: Written) => [prefix.trim(), suffix.trim()].join(' ').trim()
  const isPlain = unitOf(old) + old.group === ''
  if (isPlain || !['', unitOf(old)].includes(unitOf(anew))) return given
  return writtenLike(anew.value, { ...old, decimals: Math.max(old.decimals, anew.decimals) })
}
