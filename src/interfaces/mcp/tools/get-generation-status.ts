import { z } from 'zod'
import { integerSchema } from '../../http/integer-schema.ts'
import { findGeneration } from '../../v1/find-generation.ts'
import { generationParametersSchema } from '../../v1/routes/read-generation.ts'
import {
  type GenerationStatus,
  generationStatusSchema,
} from '../../v1/schemas/generation-status.ts'
import { formatLines, formatLinks } from '../format-links.ts'
import { defineTool } from '../tool.ts'
import { waitForEnd } from '../wait-for-end.ts'

/** Below the deadline of tools, and well below what hosts wait. */
const longestWait = 25

const waitSchema = z.object({
  wait_seconds: integerSchema({ minimum: 0, maximum: longestWait }).default(0),
})

const works: Readonly<Record<GenerationStatus['generation_type'], string>> = {
  presentation_generation: 'The generation',
  slide_creation: 'The slide',
  presentation_export: 'The export',
  transcript_generation: 'Writing the speaker notes',
}

function hasEnded({ status }: GenerationStatus): boolean {
  return status === 'completed' || status === 'failed'
}

/** What became of the work, with every id and address in it. */
function results(status: GenerationStatus): string[] {
  const lines: string[] = []
  if (status.presentation_id !== null) lines.push(`presentation_id: ${status.presentation_id}`)
  if (status.generation_type === 'slide_creation' && status.slide_id !== null)
    lines.push(`slide_id: ${status.slide_id}`)
  if (status.generation_type === 'transcript_generation')
    for (const { slide_order, slide_id, title, content } of status.transcripts ?? [])
      lines.push(
        `Slide ${slide_order + 1}, ${title ?? 'untitled'} (slide_id: ${slide_id}): ${content}`,
      )
  else lines.push(...formatLines(status.formats))
  return [...lines, ...status.warnings.map((warning) => `Note: ${warning}`)]
}

function headline(status: GenerationStatus): string {
  const work = works[status.generation_type]
  switch (status.status) {
    case 'pending':
      return `${work} is pending: it begins as soon as there is room. Ask again in 2 to 5 seconds.`
    case 'in_progress':
      return `${work} is in progress. Ask again in 2 to 5 seconds.`
    case 'completed':
      return `${work} is completed.`
    case 'failed':
      return `${work} failed: ${status.error ?? 'no reason is known.'}`
  }
}

/** The state of work, and its results. */
export const getGenerationStatus = defineTool({
  name: 'get_generation_status',
  title: 'Check work in progress',
  description:
    'Reads the state of what generate_presentation, create_slide, export_presentation or generate_transcripts has started. Call it every 2 to 5 seconds, or with wait_seconds, until the status is completed or failed; generations usually take 30 to 120 seconds. When completed, it has the presentation_id, the slide_id of a new slide, the transcripts, and in formats the links to files: they open without signing in and are valid for 24 hours; give them to the user as they are. Fresh ones come from export_presentation.',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  scope: 'presentations:read',
  path: generationParametersSchema,
  query: waitSchema,
  argumentDescriptions: {
    generation_id: 'What the tool that started the work has answered.',
    wait_seconds: `How long to wait for the end before answering, 0 to ${longestWait} seconds; answers as soon as the work ends. Saves calls.`,
  },
  answer: generationStatusSchema,
  async run({ path, query }, call) {
    const { generation_id: id } = path
    const find = () => findGeneration(call.work, call.caller.userId, id)
    const now = await find()
    if (query.wait_seconds === 0 || hasEnded(now)) return now
    await waitForEnd(call, id, query.wait_seconds)
    return await find()
  },
  describe: (status) => [headline(status), ...results(status)].join('\n'),
  links: (status) => ('formats' in status ? formatLinks(status.formats) : []),
})
