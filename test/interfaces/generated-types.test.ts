import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { openApiDocument } from '../../src/interfaces/openapi-document.ts'

/** The least that each request with a body has to say, by the path of its route. */
const minimalBodies: Readonly<Record<string, string>> = {
  '/api/v1/generations': `{ input_text: 'One' }`,
  '/api/v1/presentations/{presentation_id}/slides': `{ slide_context: 'One' }`,
  '/api/v1/presentations/{presentation_id}/exports': `{}`,
  '/api/v1/presentations/{presentation_id}/transcripts': `{}`,
  '/api/modern/v1/design-systems': `{ name: 'Ours' }`,
  '/api/modern/v1/presentations': `{}`,
  '/api/modern/v1/presentations/{presentation_id}/generate': `{ input_text: 'One' }`,
  '/api/modern/v1/presentations/{presentation_id}/edits': `{ instruction: 'Delete slide 2' }`,
  '/api/modern/v1/presentations/{presentation_id}/exports': `{}`,
}

/** Bodies that say a little more, so that objects within objects are tried too. */
const furtherBodies: readonly (readonly [path: string, body: string])[] = [
  [
    '/api/v1/generations',
    `{ input_text: 'One', presentation_options: { title: 'A' }, image_options: {} }`,
  ],
  [
    '/api/v1/presentations/{presentation_id}/slides',
    `{ slide_context: 'One', options: { slide_order: 0 } }`,
  ],
  [
    '/api/modern/v1/presentations/{presentation_id}/generate',
    `{ input_text: 'One', image_options: {} }`,
  ],
  [
    '/api/modern/v1/presentations/{presentation_id}/edits',
    `{ operations: [{ op: 'replace_text', find: 'a', replace: 'b' }] }`,
  ],
]

/** What the compiler has to say of a program in one folder. */
function problemsOf(file: string): string[] {
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] }
  const program = ts.createProgram([file], options)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('openapi-typescript with its defaults makes types that minimal bodies fit', async () => {
  const document = await openApiDocument()
  const { paths } = document as {
    paths: Record<string, { post?: { requestBody?: { content: object } } }>
  }
  const withJsonBody = Object.entries(paths)
    .filter(([, { post }]) => post?.requestBody && 'application/json' in post.requestBody.content)
    .map(([path]) => path)
  expect(Object.keys(minimalBodies).sort()).toEqual(withJsonBody.sort())

  const folder = await mkdtemp(join(tmpdir(), 'slidewright-types-'))
  try {
    const types = astToString(await openapiTypescript(JSON.stringify(document)))
    const bodies = [...Object.entries(minimalBodies), ...furtherBodies].map(
      ([path, body]) => `export const body: Body<'${path}'> = ${body}`,
    )
    const uses = bodies.map((line, index) => line.replace('const body', `const body${index}`))
    const body = `type Body<Path extends keyof paths> = paths[Path] extends {
      post: { requestBody: { content: { 'application/json': infer Sent } } }
    } ? Sent : never`
    await writeFile(join(folder, 'types.ts'), types)
    await writeFile(
      join(folder, 'bodies.ts'),
      [`import type { paths } from './types'`, body, ...uses].join('\n'),
    )
    expect(problemsOf(join(folder, 'bodies.ts'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
