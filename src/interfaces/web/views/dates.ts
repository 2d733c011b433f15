const minute = 60_000
const day = 24 * 60 * minute

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const years = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const shortDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const months = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

const dayNumber = (moment: Date) => Math.floor(moment.getTime() / day)

function dateOf(moment: Date, now: Date): string {
  const format = moment.getUTCFullYear() === now.getUTCFullYear() ? days : years
  return format.format(moment)
}

/** A day as it goes on a sentence, in UTC: "today", "yesterday", "on Monday", "on 3 September", "on 28 May 2025". */
export function dayInWords(moment: Date, now: Date): string {
  const ago = dayNumber(now) - dayNumber(moment)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  return ago < 7 ? `on ${weekdays.format(moment)}` : `on ${dateOf(moment, now)}`
}

/** When something happened, as people say it, in UTC: "now", "12 minutes ago", "14:09", "Yesterday, 18:02", "Monday", "3 September". */
export function momentInWords(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / minute)
  const ago = dayNumber(now) - dayNumber(moment)
  if (minutes < 1) return 'now'
  if (minutes === 1) return 'a minute ago'
  if (minutes < 60) return `${minutes} minutes ago`
  if (ago === 0) return clock.format(moment)
  if (ago === 1) return `Yesterday, ${clock.format(moment)}`
  return ago < 7 ? weekdays.format(moment) : dateOf(moment, now)
}

/** A day in short: "24 Oct". */
export function shortDay(moment: Date): string {
  return shortDays.format(moment)
}

/** A month in short: "Oct 2026". */
export function shortMonth(moment: Date): string {
  return months.format(moment)
}
