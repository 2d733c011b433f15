import type { APICallError, LanguageModelUsage } from 'ai'
import type { LimitFunction } from 'p-limit'
import type { z } from 'zod'
import { ModelAwayError, UnusableAnswerError } from './model-errors.ts'
import type { ModelSettings } from './model-settings.ts'
import { type AnswerMode, answerModes, type OpenedModel, openModel } from './open-model.ts'
import { readAnswer } from './read-answer.ts'

/** Something asked of a model. */
interface Question<Value> {
  /** What the answer is, in letters, digits and underscores: vendors want a name for a schema. */
  name: string
  /** What it is to do, with the form of the answer. */
  instructions: string
  /** What it is to do it with: data, also where it reads like instructions. */
  prompt: string
  /** All fields required, no unions: what every vendor takes as a strict schema. */
  schema: z.ZodType<Value>
  /** The best form that it can be asked for in, where a strict schema cannot say it; absent: a strict schema can. */
  form?: 'object'
  signal?: AbortSignal
}

/** What asking took. Tokens are what the server counts; 0 where it counts none. */
export interface ModelUsage {
  requests: number
  inputTokens: number
  outputTokens: number
}

/** One model, ready to be asked. */
export interface ModelClient {
  /**
   * The answer, in the form of the schema.
   * @throws {UnusableAnswerError} when it answers something else.
   * @throws {ModelAwayError} when it does not answer.
   * @throws {DOMException} an AbortError, when the signal says so.
   */
  ask<Value>(question: Question<Value>): Promise<{ value: Value; usage: ModelUsage }>
}

/** Tokens of an answer at most: a slide has 300, an outline of fifty slides 4,000, and thinking comes on top. */
const mostOutputTokens = 16_000

/** A request is tried so many times more where the server is busy or broken; it says itself when, or after 2 s, then 4 s. */
const furtherTries = 2

/** Statuses by which servers refuse a form of answer that they do not have. */
const refusals: readonly number[] = [400, 404, 415, 422, 501]

/** An error of a server in words that are about the form of the answer. */
const aboutForm = /schema|grammar|response.?format|json/iu

/**
 * A client of the model with this name. It is opened when it is first asked, and what form of answer its server has is found out then.
 * @param limit shared by all models of one server.
 */
export function createModelClient(
  name: string,
  settings: ModelSettings,
  limitOf: (server: string) => LimitFunction,
  open: typeof openModel = openModel,
): ModelClient {
  let opened: Promise<OpenedModel> | undefined
  let found: AnswerMode | undefined

  async function ask<Value>(
    question: Question<Value>,
  ): Promise<{ value: Value; usage: ModelUsage }> {
    opened ??= open(name, settings)
    const model = await opened.catch((error: unknown) => {
      // It is tried again with the next question.
      opened = undefined
      throw error
    })
    return unlessAborted(question.signal, () =>
      limitOf(model.server)(() => askInModes(model, question)),
    )
  }

  async function askInModes<Value>(model: OpenedModel, question: Question<Value>) {
    const best = found ?? model.mode
    let mode = poorer(best, question.form ?? best)
    const asked = mode
    for (;;) {
      question.signal?.throwIfAborted()
      const answer = await askOnce(model, mode, question, settings)
      if (answer !== 'other form') {
        // That a poorer form is taken says nothing of a better one that was not asked for.
        if (asked === best || mode !== asked) found = mode
        return answer
      }
      const next = answerModes[answerModes.indexOf(mode) + 1]
      if (next === undefined) throw new ModelAwayError(`${model.place} refuses every request.`)
      mode = next
    }
  }

  return { ask }
}

function poorer(one: AnswerMode, other: AnswerMode): AnswerMode {
  return answerModes.indexOf(one) > answerModes.indexOf(other) ? one : other
}

/** Rejects as soon as the signal says so, though the work be waiting for its turn. */
async function unlessAborted<Result>(
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (signal === undefined) return work()
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  const done = work()
  try {
    return await Promise.race([done, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
    // Whoever was aborted hears no more of it.
    done.catch(() => undefined)
  }
}

/** Asks in one form; says so where the server has not that form. */
async function askOnce<Value>(
  { model, place, mode: documented, providerOptions }: OpenedModel,
  mode: AnswerMode,
  { name, instructions, prompt, schema, signal }: Question<Value>,
  settings: Pick<ModelSettings, 'requestSeconds'>,
): Promise<{ value: Value; usage: ModelUsage } | 'other form'> {
  const { APICallError, generateText, NoObjectGeneratedError, Output, RetryError } = await import(
    'ai'
  )
  const limit = AbortSignal.timeout(settings.requestSeconds * 1000)
  const outputs = {
    schema: () => Output.object({ name, schema }),
    object: () => Output.json({ name }),
    text: () => Output.text(),
  }
  let said: { text: string; usage: LanguageModelUsage | undefined }
  try {
    const { text, totalUsage } = await generateText({
      model,
      system: instructions,
      prompt,
      output: outputs[mode]() as ReturnType<typeof Output.text>,
      maxOutputTokens: mostOutputTokens,
      maxRetries: furtherTries,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(providerOptions && mode === documented ? { providerOptions } : {}),
    })
    said = { text, usage: totalUsage }
  } catch (thrown) {
    signal?.throwIfAborted()
    // It reads answers more strictly than we do.
    if (NoObjectGeneratedError.isInstance(thrown))
      said = { text: thrown.text ?? '', usage: thrown.usage }
    else {
      if (limit.aborted)
        throw new ModelAwayError(
          `${place} did not answer within ${settings.requestSeconds} seconds.`,
        )
      const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
      const call = APICallError.isInstance(error) ? error : undefined
      if (mode !== 'text' && call && refusesForm(call)) return 'other form'
      const status = call?.statusCode
      throw new ModelAwayError(
        `${place} ${status === undefined ? 'cannot be reached' : `answers ${status}`}: ${sentenceOf(error)}`,
      )
    }
  }
  return { value: parseAnswer(said.text, schema), usage: usageOf(said.usage) }
}

/** Whether a server refuses the form of answer, and perhaps not the question. */
function refusesForm({ statusCode = 0, message, responseBody = '' }: APICallError): boolean {
  if (refusals.includes(statusCode)) return true
  return statusCode >= 500 && aboutForm.test(`${message} ${responseBody}`)
}

/** What an error says, on one line and not more of it than belongs into a log. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\s+/g, ' ').slice(0, 300)
}

function usageOf(usage: LanguageModelUsage | undefined): ModelUsage {
  return {
    requests: 1,
    inputTokens: usage?.inputTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  }
}

/** @throws {UnusableAnswerError} */
function parseAnswer<Value>(text: string, schema: z.ZodType<Value>): Value {
  if (text.trim() === '') throw new UnusableAnswerError('The answer was empty.')
  let read: unknown
  try {
    read = readAnswer(text)
  } catch {
    throw new UnusableAnswerError('The answer was not one JSON object.')
  }
  const parsed = schema.safeParse(read)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UnusableAnswerError(
    `The answer does not have the form that was asked for: ${issue?.path.join('.')}: ${issue?.message}`,
  )
}
