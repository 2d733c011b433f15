import { mkdir, writeFile } from 'node:fs/promises'
import { openApiFile } from '../interfaces/openapi-document.ts'

// `npm run openapi`: writes the description that is committed; a test says when it is out of date.
const directory = new URL('../../openapi/', import.meta.url)
await mkdir(directory, { recursive: true })
await writeFile(new URL('openapi.json', directory), await openApiFile())
