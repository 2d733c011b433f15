import { z } from 'zod'

/** PostgreSQL, "Date/Time Types": its calendar has no year 0. */
const yearNought = '0000-'

/** What no text of a database holds: NUL characters and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u

const longestId = 255

/**
 * A place among rows that are sorted by a moment and their id, as a cursor holds it: the moment in ISO 8601 with
 * milliseconds, in UTC. A cursor comes back from a caller, who may have made it up: what a database cannot compare
 * with is no place.
 */
export const placeInTimeSchema = z.tuple([
  z.iso.datetime({ precision: 3 }).refine((moment) => !moment.startsWith(yearNought)),
  z
    .string()
    .max(longestId)
    .refine((id) => !unstorable.test(id)),
])
