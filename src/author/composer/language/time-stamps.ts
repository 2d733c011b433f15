/** The months as mail programs write them, whatever the language (RFC 5322). */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Tue, 14 Oct 2025 16:42:10 +0100 (CET)"; without seconds people may have written it. */
const mailStamp =
  /^(?:[a-z]{3},\s*)?(\d{1,2})\s+([a-z]{3})\s+(\d{4})\s+\d{1,2}:\d{2}:\d{2}(?:\s*(?:[+-]\d{4}|[A-Z]{1,5}))?(?:\s*\([^()]*\))?$/iu
/** "2025-10-14T16:42:10Z" (ISO 8601) */
const isoStamp =
  /^(\d{4})-(\d{2})-(\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/u

/** The day of a time that a program wrote, as the language writes days; undefined for what a person wrote. */
export function dayOfTimeStamp(text: string, language: string): string | undefined {
  const written = text.trim()
  const [, day, name = '', year] = mailStamp.exec(written) ?? []
  const [, isoYear, isoMonth, isoDay] = isoStamp.exec(written) ?? []
  const month = isoMonth === undefined ? months.indexOf(name.toLowerCase()) : Number(isoMonth) - 1
  const time = Date.UTC(Number(year ?? isoYear), month, Number(day ?? isoDay))
  if (month < 0 || Number.isNaN(time)) return undefined
  return new Intl.DateTimeFormat([language, 'en'], {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(time)
}
