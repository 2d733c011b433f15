import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})
