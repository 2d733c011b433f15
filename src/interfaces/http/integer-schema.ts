import { z } from 'zod'

/** A number that is too large to be exact as the last exact one of its sign. */
function withinExact(value: number): number {
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value))
}

/**
 * An integer field. A number beyond ±2^53 is read as the nearest exact integer, so that it meets the limits that were
 * set here and not those of the number format: where there is no maximum, as many digits as a finite number has are
 * accepted.
 */
export function integerSchema(limits: { minimum: number; maximum?: number }) {
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = limits
  const schema = z.number().overwrite(withinExact).int().min(minimum).max(maximum)
  if (limits.maximum !== undefined) return schema
  return schema.meta({
    override({ jsonSchema }) {
      delete jsonSchema.maximum
    },
  })
}
