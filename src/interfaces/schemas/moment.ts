import { z } from 'zod'

/** A point in time: ISO 8601. */
export const momentSchema = z
  .string()
  .meta({ format: 'date-time', description: 'UTC, with milliseconds.' })
