import pLimit, { type LimitFunction } from 'p-limit'
import { defaultModelOf } from './model-catalog.ts'
import { createModelClient, type ModelClient, type ModelRequest } from './model-client.ts'
import type { ModelSettings } from './model-settings.ts'
import { openModel } from './open-model.ts'

/** The language models of a process. */
export interface LanguageModels {
  /** The model that writes when nobody names one; undefined: none is configured. Empty: the first that the operator's server has. */
  readonly defaultModel: string | undefined
  /** After so many seconds nothing more of a deck is asked for. */
  readonly deckSeconds: number
  /** After so many tokens of one deck nothing more of it is asked for; infinite: as many as it takes. */
  readonly deckTokens: number
  /** The client of a model, of the default without a name; undefined: none is configured. */
  client(name?: string): ModelClient | undefined
}

/**
 * The language models that the operator has set. Nothing is loaded and nobody asked before there is a question.
 * @param onRequest is told of each request that has ended.
 */
export function createLanguageModels(
  settings: ModelSettings,
  open: typeof openModel = openModel,
  onRequest?: (request: ModelRequest) => void,
): LanguageModels {
  const clients = new Map<string, ModelClient>()
  const limits = new Map<string, LimitFunction>()
  const defaultModel = defaultModelOf(settings)

  function limitOf(server: string): LimitFunction {
    const limit = limits.get(server) ?? pLimit(settings.concurrency)
    limits.set(server, limit)
    return limit
  }

  return {
    defaultModel,
    deckSeconds: settings.deckSeconds,
    deckTokens: settings.deckTokens ?? Number.POSITIVE_INFINITY,
    client(name = defaultModel) {
      if (name === undefined) return undefined
      const client =
        clients.get(name) ?? createModelClient(name, settings, limitOf, open, onRequest)
      clients.set(name, client)
      return client
    },
  }
}
