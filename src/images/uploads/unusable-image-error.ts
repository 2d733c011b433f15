/**
 * A file that is refused for what it is. `message` says what is wrong with it, to follow its name: "is empty", "is
 * not a PNG …".
 */
export class UnusableImageError extends Error {
  override name = 'UnusableImageError'
}
