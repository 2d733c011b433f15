import type { SourceBlock } from './source-block.ts'

/** Blocks that know their places in a text made of the input, with those in the input. */
export function withPlaces(
  blocks: readonly SourceBlock[],
  places: readonly number[],
): SourceBlock[] {
  const end = (places.at(-1) ?? -1) + 1
  return blocks.map((block): SourceBlock => {
    const mapped = withOffsets(block, places)
    return mapped.kind === 'margin' && mapped.at !== undefined
      ? { ...mapped, at: places[mapped.at] ?? end }
      : mapped
  })
}

/** A value whose texts, however deep in it, have other offsets. */
function withOffsets<Value>(value: Value, places: readonly number[]): Value {
  if (Array.isArray(value)) return value.map((one) => withOffsets(one, places)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) =>
    key === 'offsets'
      ? [key, (one as number[]).map((offset) => places[offset] ?? 0)]
      : [key, withOffsets(one, places)],
  )
  return Object.fromEntries(entries) as Value
}
