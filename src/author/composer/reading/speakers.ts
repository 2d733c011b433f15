/** What stands before a colon at the beginning of a line, and what follows it. */
interface Labelled {
  name: string
  said: string
}

/**
 * The names in lower case of those who speak, of all that stands before a colon in a text: who does so again, and who says a
 * sentence once, behind the first of those. What stands once before a word in small letters is a label in what somebody says
 * ("Cost: two hundred pounds"), as is what is not written as the names are ("Cost" beside "IS" and "TB"); but small letters tell
 * nothing where those who speak again begin with them, nor in an answer behind which another sentence begins ("stimmt. Wir haben …").
 */
export function speakersAmong(labels: readonly Labelled[]): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const { name } of labels)
    times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1)
  const comesAgain = ({ name }: Labelled) => (times.get(name.toLowerCase()) ?? 0) > 1
  const again = labels.filter(comesAgain)
  const inCapitals = again.length > 0 && again.every(isInCapitals)
  const begun = again.filter(({ said }) => small.test(said))
  const areSmall = begun.length > 0 && begun.length * 2 >= again.length
  const begins = labels.findIndex(comesAgain)
  const speaks = (one: Labelled, index: number) =>
    comesAgain(one) ||
    (index > begins &&
      (areSmall || !small.test(one.said) || answer.test(one.said)) &&
      (!inCapitals || isInCapitals(one)))
  return new Set(labels.filter(speaks).map(({ name }) => name.toLowerCase()))
}

const small = /^\p{Ll}/u
/** A sentence of a few words before another. */
const answer = /^[^\s.!?]+(?:\s+[^\s.!?]+){0,2}[.!?]\s+\p{Lu}/u

/** Whether a name is in capitals, whatever is said of it in brackets. */
function isInCapitals({ name }: Labelled): boolean {
  const bare = name.replace(/\s*[([（].*$/u, '')
  return /\p{Lu}/u.test(bare) && !/\p{Ll}/u.test(bare)
}
