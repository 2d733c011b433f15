/** Lines that stand together without a blank one between them. */
export function lineGroups<Line extends { text: string }>(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  let isOpen = false
  for (const line of lines) {
    const isBlank = line.text.trim() === ''
    if (!isBlank && isOpen) groups.at(-1)?.push(line)
    else if (!isBlank) groups.push([line])
    isOpen = !isBlank
  }
  return groups
}
