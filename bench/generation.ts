import { performance } from 'node:perf_hooks'
import { readPptx } from '../test/support/pptx-parts.ts'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { inputs } from './inputs.ts'
import { percentile } from './statistics.ts'

const repetitions = { ten: 20, fifty: 8 } as const

export interface GenerationFigures {
  slides: number
  p50: number
  p95: number
}

/** One deck, from POST to a status of `completed` with all three formats. */
export async function timeDeck(client: V1Client, size: keyof typeof inputs) {
  return timeDeckOf(client, inputs[size])
}

/** The same of any request. */
export async function timeDeckOf(client: V1Client, request: object) {
  const start = performance.now()
  const id = await client.generate(request)
  let status = await client.status(id)
  while (status.status === 'pending' || status.status === 'in_progress') {
    await new Promise((resolve) => setTimeout(resolve, 5))
    status = await client.status(id)
  }
  if (status.status === 'failed') throw new Error(`The generation failed: ${status.error}`)
  return { milliseconds: performance.now() - start, status }
}

/** Time from POST to a status of `completed` with all three formats, warm, one after the other. */
export async function benchGeneration(
  server: ServerProcess,
  size: keyof typeof inputs,
): Promise<GenerationFigures> {
  const client = new V1Client(server.url, bootstrapKey)
  const samples: number[] = []
  let slides = 0
  for (let round = -2; round < repetitions[size]; round++) {
    const { milliseconds, status } = await timeDeck(client, size)
    if (round >= 0) samples.push(milliseconds)
    if (slides === 0) slides = (await readPptx(await client.download(status, 'ppt'))).slides.length
  }
  return { slides, p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) }
}
