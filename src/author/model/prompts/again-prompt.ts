/** A question once more, with the answer that could not be used and what was wrong with it. */
export function askedAgain(prompt: string, answer: unknown, problems: readonly string[]): string {
  const before = answer === undefined ? '' : `\n\nYour last answer:\n${JSON.stringify(answer)}`
  const faults = problems.map((problem) => `- ${problem}`).join('\n')
  return `${prompt}${before}\n\nYour last answer had faults; answer again without them, and keep what was right:\n${faults}`
}
