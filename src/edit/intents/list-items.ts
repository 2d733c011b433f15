/** The items of a list as it is spoken: "rent, food and travel" has three; semicolons and lines come first. */
export function listItems(text: string): string[] {
  const hard = text.split(/[;；\n]/u)
  const parts =
    hard.length > 1
      ? hard
      : text.split(
          /\s*[,、，]\s*(?:(?:and|und|et|y|e|en|i|и|および)\s+)?|\s+(?:and|&|und|et|y|e|en|i|и)\s+|[和と]/u,
        )
  return parts
    .map((part) => part.replace(/^["“„«「']|["”“»」']$/gu, '').trim())
    .filter((part) => part !== '')
}
