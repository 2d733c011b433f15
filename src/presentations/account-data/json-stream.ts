/**
 * A JSON object as text, in pieces: a field that is an async iterable becomes an array, of which one element at a time
 * is in memory.
 */
export async function* jsonObject(fields: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}: `
    before = ',\n'
    if (isAsyncIterable(value)) yield* jsonArray(value)
    else yield JSON.stringify(value, null, 2)
  }
  yield before === '{\n' ? '{}\n' : '\n}\n'
}

/** A JSON array as text, an element a piece. */
export async function* jsonArray(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const element of elements) {
    yield `${before}${JSON.stringify(element, null, 2)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}

/**
 * All rows of a query that gives a page of them after a place.
 *
 * @param page at most one page of rows after the last one of the page before; undefined: from the beginning.
 */
export async function* allPages<Row>(
  page: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await page(last)
    yield* rows
    if (rows.length === 0) return
    last = rows.at(-1)
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
