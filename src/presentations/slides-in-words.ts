/** A number of slides: "1 slide", "14 slides". */
export function slidesInWords(count: number): string {
  return `${count} slide${count === 1 ? '' : 's'}`
}
