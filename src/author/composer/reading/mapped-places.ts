/** Blocks whose texts know their places in a text made of the input, with those in the input. */
export function withPlaces<Value>(value: Value, places: readonly number[]): Value {
  if (Array.isArray(value)) return value.map((one) => withPlaces(one, places)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) =>
    key === 'offsets'
      ? [key, (one as number[]).map((offset) => places[offset] ?? 0)]
      : [key, withPlaces(one, places)],
  )
  return Object.fromEntries(entries) as Value
}
