/** How long a signed link opens what it names, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000

const hour = 60 * 60 * 1000
const day = 24 * hour

/** When a link that is signed now ends. */
export function linkEnd(): Date {
  return new Date(Date.now() + lifetime)
}

/**
 * When a link ends that every answer signs anew: up to an hour earlier than `linkEnd`, so that the same answer has the same
 * link for as long as that.
 */
export function steadyLinkEnd(): Date {
  return new Date(Math.floor(linkEnd().getTime() / hour) * hour)
}

/**
 * When a link ends that is shown again: as it did, while more than half of a link's life is left to it; else the first
 * moment that is half a life or several later and leaves more than that. So it is the same for all who ask within
 * twelve hours, and never longer than that of a link that is signed now.
 *
 * @param end when the link that was given first ends.
 * @param fileDays how many days after it was handed out what the link opens can go; undefined: it can be made at any time.
 */
export function renewedLinkEnd(end: Date, now: Date, fileDays?: number): Date {
  const half = lifetime / 2
  const missing = half - (end.getTime() - now.getTime())
  if (missing < 0) return end
  const renewed = end.getTime() + (Math.floor(missing / half) + 1) * half
  const last = fileDays === undefined ? renewed : end.getTime() - lifetime + fileDays * day
  return new Date(Math.max(end.getTime(), Math.min(renewed, last)))
}
