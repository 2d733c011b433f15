/** The elements of a page that have a name, with their attributes as they are written. */
export function elementsOf(
  html: string,
  name: RegExp,
): { name: string; attributes: Record<string, string> }[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)]
    .filter((one) => name.test(one[1] ?? ''))
    .map(([, element = '', list = '']) => ({
      name: element,
      attributes: Object.fromEntries(
        [...list.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          value,
        ]),
      ),
    }))
}

/** The texts of the elements of a name, without the markup in them. */
export function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => text.replace(/<[^>]*>/g, '').trim(),
  )
}
