/** Whether a cell says that there is no value: nothing, a dash, "N/A", "null". */
export function isGap(cell: string): boolean {
  return /^(?:[-–—−‐‑]{0,3}|null|nil|nan|n\.?\s?\/?\s?a\.?|#N\/A)$/iu.test(cell.trim())
}
