import type { Span } from '../reading/mapped-text.ts'

/** Which places of a text some spans cover. */
export class SpanSet {
  readonly #spans: Span[] = []

  constructor(spans: readonly Span[]) {
    for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
      const last = this.#spans[this.#spans.length - 1]
      if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
      else this.#spans.push({ start, end })
    }
  }

  /** Whether a place is in one of them. */
  has(place: number): boolean {
    let low = 0
    let high = this.#spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#spans[middle]?.end ?? 0) > place) high = middle
      else low = middle + 1
    }
    const span = this.#spans[low]
    return span !== undefined && span.start <= place
  }
}
