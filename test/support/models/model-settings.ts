import { createLanguageModels, type LanguageModels } from '../../../src/models/language-models.ts'
import { modelVendors } from '../../../src/models/model-catalog.ts'
import type { ModelSettings } from '../../../src/models/model-settings.ts'
import { openModel } from '../../../src/models/open-model.ts'
import { type ModelServer, vendorKey } from './model-server.ts'

/** Settings of a process whose only model is on a server of its own. */
export function serverSettings(url: string, further: Partial<ModelSettings> = {}): ModelSettings {
  return {
    vendors: [],
    keys: {},
    server: { url },
    defaultModel: 'stand-in',
    ids: {},
    prices: {},
    concurrency: 4,
    requestSeconds: 5,
    deckSeconds: 60,
    ...further,
  }
}

/** Settings of a process with the keys of all vendors, and a server of its own beside them. */
export function vendorSettings(url: string, further: Partial<ModelSettings> = {}): ModelSettings {
  const keys = Object.fromEntries(modelVendors.map((vendor) => [vendor, vendorKey(vendor)]))
  return serverSettings(url, { vendors: modelVendors, keys, ...further })
}

/** The models of all vendors, each where the server stands in for it. */
export function vendorModels({ url, vendorUrls }: ModelServer): LanguageModels {
  return createLanguageModels(vendorSettings(url), (name, settings) =>
    openModel(name, settings, vendorUrls),
  )
}
