let months: Set<string> | undefined

/** Names of the months in the languages of the contract, whole and short, lower case, without a point at the end. */
export function monthNames(): ReadonlySet<string> {
  if (months !== undefined) return months
  months = new Set()
  const languages =
    'en es fr de it pt nl pl ru sv nb da fi el tr cs hu ro bg uk vi id sr hr bs sl mk sq lt hi th'
  for (const language of languages.split(' ')) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      for (let index = 0; index < 12; index++)
        months.add(
          format
            .format(Date.UTC(2024, index, 15))
            .toLowerCase()
            .replace(/\.$/, ''),
        )
    }
  }
  return months
}
