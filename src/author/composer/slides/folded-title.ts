/** A title by its letters and figures: two that are the same are one title. */
export function foldedTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
