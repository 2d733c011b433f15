import {
  type ConfiguredModels,
  findModel,
  type ModelVendor,
  type PrimaryModel,
} from './model-catalog.ts'
import type { TokenPrice } from './model-usage.ts'

/** What the operator set for language models. */
export interface ModelSettings extends ConfiguredModels {
  /** The vendors' API keys: secrets, never logged. */
  keys: Readonly<Partial<Record<ModelVendor, string>>>
  /** What a vendor calls a model where that is not what we suppose (`LLM_MODEL_IDS`). */
  ids: Readonly<Partial<Record<PrimaryModel, string>>>
  /** Requests to one server or vendor at the same time; more wait. */
  concurrency: number
  /** After so many seconds without a whole answer a request is given up. */
  requestSeconds: number
  /** After so many seconds nothing more of a deck is asked for. */
  deckSeconds: number
  /** After so many tokens of one deck or edit, asked and answered, nothing more of it is asked for; undefined: as many as it takes. */
  deckTokens?: number
  /** The model that draws pictures (`IMAGE_MODEL`); undefined: none. */
  imageModel?: string
  /** What tokens cost, by the models' names. */
  prices: Readonly<Record<string, TokenPrice>>
}

/** A text without the operator's keys: there are servers that send back the one that they were given. */
export function withoutKeys(
  text: string,
  { keys, server }: Pick<ModelSettings, 'keys' | 'server'>,
): string {
  const secrets = [...Object.values(keys), server?.key ?? ''].filter((key) => key !== '')
  return secrets.reduce((left, key) => left.replaceAll(key, '…'), text)
}

/** Vendors whose names of models differ from the contract's: Anthropic writes versions with hyphens. */
const ownIds: Readonly<Partial<Record<PrimaryModel, string>>> = {
  'anthropic/claude-opus-5.5': 'claude-opus-5-5',
  'anthropic/claude-sonnet-5.5': 'claude-sonnet-5-5',
}

/** What a model's vendor calls it: as the operator says, else the part of our name after the slash. */
export function vendorModelId(model: PrimaryModel, ids: ModelSettings['ids']): string {
  return ids[model] ?? ownIds[model] ?? model.slice(model.indexOf('/') + 1)
}

/**
 * Reads `LLM_MODEL_IDS`: names of ours, an equals sign, the vendor's own, with commas between.
 * @throws {RangeError} naming what is no model of ours, or has no equals sign.
 */
export function readModelIds(value: string): Partial<Record<PrimaryModel, string>> {
  const pairs = value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      const model = findModel(pair.slice(0, Math.max(at, 0)).trim())
      const id = pair.slice(at + 1).trim()
      if (model === undefined || id === '') throw new RangeError(pair)
      return [model, id] as const
    })
  return Object.fromEntries(pairs)
}
