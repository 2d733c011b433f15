/** Where a picture of a user is kept; its id is the SHA-256 of its bytes, so that the same picture is kept once. */
export function imageKey(ownerId: string, imageId: string): string {
  return `images/${ownerId}/${imageId}`
}
