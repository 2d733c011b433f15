/** Where texts stand next in an input. Each is looked for once, so that a missing one costs no second search. */
export class ForwardSearch {
  private readonly found = new Map<string, number>()

  private readonly input: string

  constructor(input: string) {
    this.input = input
  }

  /** The next place of a text from one on, or the end of the input. */
  next(what: string, from: number): number {
    const known = this.found.get(what)
    if (known !== undefined && known >= from) return known
    const place = this.input.indexOf(what, from)
    const found = place < 0 ? this.input.length : place
    this.found.set(what, found)
    return found
  }
}
