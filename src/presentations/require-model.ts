import {
  type ConfiguredModels,
  missingSetting,
  type PrimaryModel,
} from '../models/model-catalog.ts'
import { ModelUnavailableError } from './errors.ts'

/**
 * Makes sure that a language model can be named here.
 * @param configured absent: no model is configured.
 * @throws {ModelUnavailableError} naming the setting that is missing.
 */
export function requireModel(configured: ConfiguredModels | undefined, model: PrimaryModel): void {
  const missing = missingSetting(model, configured ?? { vendors: [] })
  if (missing !== undefined) throw new ModelUnavailableError(model, missing)
}
