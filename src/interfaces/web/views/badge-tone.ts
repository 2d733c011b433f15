const tones = ['clay', 'cobalt', 'ink', 'teal', 'plum'] as const

/** The colour of what stands for an application: the same one wherever it is shown. */
export function badgeTone(name: string): (typeof tones)[number] {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return tones[sum % tones.length] ?? 'ink'
}
