import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import {
  allPages,
  jsonArray,
  jsonObject,
} from '../../../src/presentations/account-data/json-stream.ts'

async function* each<Element>(...elements: Element[]): AsyncGenerator<Element> {
  yield* elements
}

async function parsed(pieces: AsyncIterable<string>): Promise<unknown> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return JSON.parse(whole)
}

test('an object keeps its fields; what is iterated becomes an array, what is undefined is left out', async () => {
  const moment = new Date('2026-01-05T09:30:00Z')
  expect(
    await parsed(
      jsonObject({ name: 'Ada "A."', moment, none: undefined, rows: each<unknown>(1, { a: 2 }) }),
    ),
  ).toEqual({ name: 'Ada "A."', moment: moment.toISOString(), rows: [1, { a: 2 }] })
})

test('nothing is an empty object or array', async () => {
  expect(await parsed(jsonObject({}))).toEqual({})
  expect(await parsed(jsonArray(each()))).toEqual([])
  expect(await parsed(jsonObject({ rows: each() }))).toEqual({ rows: [] })
})

test('pages follow each other until one is empty', async () => {
  const asked: (number | undefined)[] = []
  const rows = allPages(async (last: number | undefined) => {
    asked.push(last)
    return [1, 2, 3, 4, 5].filter((row) => row > (last ?? 0)).slice(0, 2)
  })
  expect(
    await text(
      (async function* () {
        for await (const row of rows) yield `${row} `
      })(),
    ),
  ).toBe('1 2 3 4 5 ')
  expect(asked).toEqual([undefined, 2, 4, 5])
})
