import type { ModelSettings } from '../../../src/models/model-settings.ts'

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
