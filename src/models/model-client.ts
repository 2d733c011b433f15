import type { LanguageModelUsage } from 'ai'
import type { LimitFunction } from 'p-limit'
import type { z } from 'zod'
import { loadSdk } from './load-sdk.ts'
import { ModelAwayError, UnusableAnswerError } from './model-errors.ts'
import { type ModelSettings, withoutKeys } from './model-settings.ts'
import { countTokens, type ModelUsage, priceOfTokens } from './model-usage.ts'
import { type AnswerMode, answerModes, type OpenedModel, openModel } from './open-model.ts'
import { readAnswer } from './read-answer.ts'
import { type RefusedPart, refusalWords, refusedPart } from './read-refusal.ts'

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
  /** Is told what each answer took, also one of no use, before the answer is there. */
  onUsage?: (usage: ModelUsage) => Promise<void> | void
}

/** How a request to a model ended, for who counts them. */
export interface ModelRequest {
  model: string
  /** `unusable`: it answered something else than it was asked for; `away`: it did not answer. */
  outcome: 'answered' | 'unusable' | 'away'
  usage: ModelUsage
}

/** One model, ready to be asked. */
export interface ModelClient {
  /**
   * The answer, in the form of the schema.
   * @throws {UnusableAnswerError} when it answers something else.
   * @throws {ModelAwayError} when it does not answer.
   * @throws {DOMException} an AbortError, when the signal says so.
   */
  ask<Value>(question: Question<Value>): Promise<Value>
}

/** Tokens of an answer at most: a slide has 300, an outline of fifty slides 4,000, and thinking comes on top. */
const mostOutputTokens = 16_000

/** A request is tried so many times more where the server is busy or broken; it says itself when, or after 2 s, then 4 s. */
const furtherTries = 2

/**
 * A client of the model with this name. It is opened when it is first asked, and what form of answer its server has is found out then.
 * @param limit shared by all models of one server.
 */
export function createModelClient(
  name: string,
  settings: ModelSettings,
  limitOf: (server: string) => LimitFunction,
  open: typeof openModel = openModel,
  onRequest: (request: ModelRequest) => void = () => {},
): ModelClient {
  let opened: Promise<OpenedModel> | undefined
  /** The form that the server has instead, by the form that was asked for. */
  const found = new Map<AnswerMode, AnswerMode>()
  /** The shortest question, in characters, that left the server no room for our limit of tokens: a shorter one may. */
  let leavesNoRoom = Number.POSITIVE_INFINITY

  async function ask<Value>(question: Question<Value>): Promise<Value> {
    opened ??= open(name, settings)
    const model = await opened.catch((error: unknown) => {
      // It is tried again with the next question.
      opened = undefined
      throw error
    })
    return unlessAborted(question.signal, () =>
      limitOf(model.server)(() => askAndCount(model, question)),
    )
  }

  async function askAndCount<Value>(model: OpenedModel, question: Question<Value>): Promise<Value> {
    const began = performance.now()
    const usageOf = (said?: LanguageModelUsage): ModelUsage => {
      const tokens = countTokens(said)
      const seconds = (performance.now() - began) / 1000
      return {
        requests: 1,
        ...tokens,
        seconds,
        price: priceOfTokens(settings.prices, name, tokens),
      }
    }
    const count = async (outcome: ModelRequest['outcome'], said?: LanguageModelUsage) => {
      const usage = usageOf(said)
      onRequest({ model: name, outcome, usage })
      await question.onUsage?.(usage)
    }
    let said: Said
    try {
      said = await askInModes(model, question)
    } catch (error) {
      if (error instanceof ModelAwayError) await count('away')
      throw error
    }
    let value: Value
    try {
      value = parseAnswer(said.text, question.schema)
    } catch (error) {
      await count('unusable', said.usage)
      throw error
    }
    await count('answered', said.usage)
    return value
  }

  async function askInModes<Value>(model: OpenedModel, question: Question<Value>): Promise<Said> {
    const best = poorer(model.mode, question.form ?? model.mode)
    let mode = found.get(best) ?? best
    const length = question.instructions.length + question.prompt.length
    let limited = length < leavesNoRoom
    const refused: AnswerMode[] = []
    let first: ModelAwayError | undefined
    for (;;) {
      question.signal?.throwIfAborted()
      const answer = await askOnce(model, { mode, limited }, question, settings)
      if ('text' in answer) {
        for (const one of [best, ...refused]) found.set(one, mode)
        if (!limited) leavesNoRoom = Math.min(leavesNoRoom, length)
        return answer
      }
      first ??= answer.error
      const next = answerModes[answerModes.indexOf(mode) + 1]
      if (answer.part === 'limit' && limited) {
        limited = false
      } else if (answer.part === 'form' && next !== undefined) {
        refused.push(mode)
        mode = next
      } else {
        throw first
      }
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

/** What a model has said. */
interface Said {
  text: string
  usage: LanguageModelUsage | undefined
}

/** What a server has against a request, and of which part. */
interface Refused {
  part: RefusedPart
  error: ModelAwayError
}

/** Asks in one form; says what is refused where the server refuses. */
async function askOnce<Value>(
  { model, place, providerOptions }: OpenedModel,
  { mode, limited }: { mode: AnswerMode; limited: boolean },
  { name, instructions, prompt, schema, signal }: Question<Value>,
  settings: ModelSettings,
): Promise<Said | Refused> {
  const { APICallError, generateText, NoObjectGeneratedError, Output, RetryError } = await loadSdk()
  const limit = AbortSignal.timeout(settings.requestSeconds * 1000)
  const outputs = {
    schema: () => Output.object({ name, schema }),
    object: () => Output.json({ name }),
    text: () => Output.text(),
  }
  try {
    const { text, totalUsage } = await generateText({
      model,
      system: instructions,
      prompt,
      output: outputs[mode]() as ReturnType<typeof Output.text>,
      maxRetries: furtherTries,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(limited ? { maxOutputTokens: mostOutputTokens } : {}),
      ...(providerOptions ? { providerOptions } : {}),
    })
    return { text, usage: totalUsage }
  } catch (thrown) {
    signal?.throwIfAborted()
    // It reads answers more strictly than we do.
    if (NoObjectGeneratedError.isInstance(thrown))
      return { text: thrown.text ?? '', usage: thrown.usage }
    if (limit.aborted)
      throw new ModelAwayError(`${place} did not answer within ${settings.requestSeconds} seconds.`)
    const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
    if (!APICallError.isInstance(error) || error.statusCode === undefined)
      throw new ModelAwayError(`${place} cannot be reached: ${sentenceOf(error, settings)}`)
    const { statusCode: status, message, responseBody: body = '' } = error
    const words = sayable(refusalWords({ message, body }), settings)
    return {
      part: refusedPart({ status, message, body }),
      error: new ModelAwayError(`${place} answers ${status}: ${words}`),
    }
  }
}

/** What an error says, on one line. */
function sentenceOf(error: unknown, settings: ModelSettings): string {
  const message = error instanceof Error ? error.message : String(error)
  return sayable(message.replace(/\s+/g, ' '), settings)
}

/** Not more than belongs into a log and a warning. */
const sayable = (words: string, settings: ModelSettings) =>
  withoutKeys(words, settings).slice(0, 300)

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
