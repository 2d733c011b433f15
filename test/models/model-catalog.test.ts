import { describe, expect, it } from 'vitest'
import {
  findModel,
  missingSetting,
  modelCatalog,
  primaryModels,
} from '../../src/models/model-catalog.ts'

describe('the catalogue of models', () => {
  it('has the models of the contract, in its order', () => {
    expect(primaryModels).toEqual([
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
    ])
  })

  it('has no default where none is set, or one that is not in it', () => {
    for (const defaultModel of [undefined, 'llama-4-local'])
      expect(
        modelCatalog({ vendors: [], ...(defaultModel ? { defaultModel } : {}) }).some(
          (model) => model.default,
        ),
      ).toBe(false)
  })

  it('knows xai as another name of spacexai, and no other name', () => {
    expect(findModel('xai/grok-4.7')).toBe('spacexai/grok-4.7')
    expect(findModel('xai/grok-5')).toBeUndefined()
    expect(findModel('')).toBeUndefined()
  })

  it('names the setting that a model lacks', () => {
    expect(missingSetting('spacexai/grok-4.7', { vendors: [] })).toBe('XAI_API_KEY')
    expect(missingSetting('spacexai/grok-4.7', { vendors: ['spacexai'] })).toBeUndefined()
  })
})
