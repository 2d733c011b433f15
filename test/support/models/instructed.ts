import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { InterpretedEdit, OpenQuestion } from '../../../src/edit/interpreted-edit.ts'
import { createLanguageModels } from '../../../src/models/language-models.ts'
import type { ModelSettings } from '../../../src/models/model-settings.ts'
import { boundedAsk } from '../../../src/presentations/bounded-ask.ts'
import { type ResolvedEdit, resolveEdit } from '../../../src/presentations/edits/edit-with-model.ts'
import { editWith } from '../edit-steps.ts'
import { createFakeWorkers } from '../fake-workers.ts'
import { type ModelReply, type ModelRequest, startModelServer } from './model-server.ts'
import { serverSettings } from './model-settings.ts'

/** What became of an instruction, and what the model was asked. */
export interface Instructed extends ResolvedEdit {
  after: Deck
  requests: ModelRequest[]
  /** The question that it ended in, for the next instruction to answer. */
  question?: OpenQuestion
}

/** What a model says to an instruction: `{ steps: [{ tool, … }] }`, JSON or anything else. */
export type Said = (request: ModelRequest, index: number) => ModelReply

const noBounds = { seconds: 60, tokens: Number.POSITIVE_INFINITY }

/** Says the same whatever it is asked; one after the other where there are several, and the last for ever. */
export function saying(...answers: unknown[]): Said {
  return (_request, index) => ({
    content: JSON.stringify(answers[Math.min(index, answers.length - 1)]),
  })
}

/** An instruction through the grammar, and a model on a strict server where that leaves something to it. */
export async function instructed(
  deck: Deck,
  instruction: string,
  said: Said | undefined,
  further: {
    answers?: OpenQuestion | undefined
    selectedSlideIds?: string[]
    sources?: Record<string, string>
    settings?: Partial<ModelSettings>
    modes?: string[]
    signal?: AbortSignal
    bounds?: { seconds: number; tokens: number }
  } = {},
): Promise<Instructed> {
  const { answers, selectedSlideIds, sources = {}, settings, modes } = further
  const wording = {
    instruction,
    ...(answers === undefined ? {} : { answers }),
    ...(selectedSlideIds === undefined ? {} : { selectedSlideIds }),
  }
  const read: InterpretedEdit = await createFakeWorkers().interpret(
    { ...wording, deck, themes: [], forModel: said !== undefined },
    'user',
  )
  const server = said && (await startModelServer(said, modes ? { modes } : {}))
  try {
    const client = server && createLanguageModels(serverSettings(server.url, settings)).client()
    const context = {
      signal: further.signal ?? new AbortController().signal,
      spend: async () => undefined,
    }
    const bounded = client && boundedAsk(client, further.bounds ?? noBounds, context)
    const edit = await resolveEdit(
      { deck, change: { kind: 'instruction', ...wording }, read, sources },
      {
        ask: bounded?.ask,
        spent: () => bounded?.spent() ?? 0,
        judge: (task) => createFakeWorkers().judgeAnswer(task),
        check: async (steps) => ({ steps: [...steps] }),
        resolve: async (steps, translations) =>
          (await editWith(deck, [...steps], { isInWords: true, sources, translations })).result,
      },
    )
    const { clarify } = edit.result
    return {
      ...edit,
      after: applyOperations(deck, edit.result.operations).deck,
      requests: server?.requests ?? [],
      ...(clarify === undefined ? {} : { question: { ...clarify } }),
    }
  } finally {
    await server?.close()
  }
}
