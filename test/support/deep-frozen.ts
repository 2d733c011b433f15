/** A value that nobody can change any more, with all that it holds; it is the same object. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  // Bytes cannot be frozen, and nobody writes into those of a picture.
  if (ArrayBuffer.isView(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFrozen(part)
  return value
}
