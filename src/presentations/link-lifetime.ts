/** How long a signed link opens what it names, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000

/** When a link that is signed now ends. */
export function linkEnd(): Date {
  return new Date(Date.now() + lifetime)
}
