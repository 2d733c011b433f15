/** Vendors of language models as model names begin, each with the variable that holds its key. */
const vendorKeys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  spacexai: 'XAI_API_KEY',
  mistral: 'MISTRAL_API_KEY',
  deepseek: 'DEEPSEEK_API_KEY',
  moonshotai: 'MOONSHOT_API_KEY',
  alibaba: 'ALIBABA_API_KEY',
} as const

/** Who serves models: the part of a model's name before the slash. */
export type ModelVendor = keyof typeof vendorKeys

/** Every vendor of the catalogue. */
export const modelVendors = Object.keys(vendorKeys) as ModelVendor[]

/** The environment variable that holds a vendor's API key. */
export function keyVariable(vendor: ModelVendor): string {
  return vendorKeys[vendor]
}

/** Every AgentPrimaryModel of the contract, in its order. */
export const primaryModels = [
  'openai/gpt-6-astra',
  'openai/gpt-6.1-sol',
  'openai/gpt-6-luna',
  'anthropic/claude-opus-5.5',
  'anthropic/claude-sonnet-5.5',
  'google/gemini-4-argon',
  'google/gemini-3.8-flash',
  'spacexai/grok-4.7',
  'mistral/mistral-large-4',
  'deepseek/deepseek-v4-pro',
  'moonshotai/kimi-k3.1-pro',
  'alibaba/qwen3.8-max',
] as const
export type PrimaryModel = (typeof primaryModels)[number]

const displayNames: Readonly<Record<PrimaryModel, string>> = {
  'openai/gpt-6-astra': 'GPT-6 Astra',
  'openai/gpt-6.1-sol': 'GPT-6.1 Sol',
  'openai/gpt-6-luna': 'GPT-6 Luna',
  'anthropic/claude-opus-5.5': 'Claude Opus 5.5',
  'anthropic/claude-sonnet-5.5': 'Claude Sonnet 5.5',
  'google/gemini-4-argon': 'Gemini 4 Argon',
  'google/gemini-3.8-flash': 'Gemini 3.8 Flash',
  'spacexai/grok-4.7': 'Grok 4.7',
  'mistral/mistral-large-4': 'Mistral Large 4',
  'deepseek/deepseek-v4-pro': 'DeepSeek V4 Pro',
  'moonshotai/kimi-k3.1-pro': 'Kimi K3.1 Pro',
  'alibaba/qwen3.8-max': 'Qwen3.8 Max',
}

/** What a deployment has: whose keys it was given, and which model writes when nobody names one. */
export interface ConfiguredModels {
  vendors: readonly ModelVendor[]
  /** The value of `LLM_MODEL`, whatever name it is; undefined when none was set. */
  defaultModel?: string
  /** A server of the operator's own that speaks OpenAI's chat completions; then the default model is one of its. */
  server?: { url: string; key?: string }
}

/** A model as callers see it. */
interface CatalogModel {
  id: PrimaryModel
  vendor: ModelVendor
  name: string
  /** Its vendor's key is configured here, or the operator's own server has it as its default. */
  available: boolean
  /** It writes when nobody names a model; none does when the deployment's default is not in the catalogue. */
  default: boolean
}

/**
 * The model that writes when nobody names one: the one that is set, else the first of a vendor whose key is; empty: the first that the
 * operator's own server has; undefined: none can be reached.
 */
export function defaultModelOf(configured: ConfiguredModels): string | undefined {
  const { server, vendors } = configured
  // A server of one's own is asked which models it has.
  if (server) return configured.defaultModel ?? ''
  const chosen = findModel(configured.defaultModel ?? '')
  if (configured.defaultModel !== undefined)
    return chosen && vendors.includes(vendorOf(chosen)) ? chosen : undefined
  return primaryModels.find((model) => vendors.includes(vendorOf(model)))
}

/** The models that a presentation can name, in the contract's order. */
export function modelCatalog(configured: ConfiguredModels): CatalogModel[] {
  const chosen = findModel(defaultModelOf(configured) ?? '')
  return primaryModels.map((id) => ({
    id,
    vendor: vendorOf(id),
    name: displayNames[id],
    available: missingSetting(id, configured) === undefined,
    default: id === chosen,
  }))
}

/** The model that a name means, `xai/…` as another name of `spacexai/…`; undefined for any other name. */
export function findModel(name: string): PrimaryModel | undefined {
  const known = name.replace(/^xai\//, 'spacexai/')
  return primaryModels.find((id) => id === known)
}

/** The setting that is missing for a model here; undefined when it can be used. */
export function missingSetting(
  model: PrimaryModel,
  configured: ConfiguredModels,
): string | undefined {
  const vendor = vendorOf(model)
  const isServed =
    configured.server !== undefined && findModel(configured.defaultModel ?? '') === model
  return isServed || configured.vendors.includes(vendor) ? undefined : keyVariable(vendor)
}

/** Whose model it is. */
export function vendorOf(model: PrimaryModel): ModelVendor {
  const [vendor] = model.split('/') as [ModelVendor]
  return vendor
}
