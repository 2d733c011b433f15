/** How paths are matched. */
export const routing = {
  // Ids are opaque: one that is too long is an unknown one.
  maxParamLength: 8192,
  ignoreTrailingSlash: true,
}

/** An address without the slash at the end of its path, as it is signed and compared. */
export function withoutTrailingSlash(url: string): string {
  const [path = '', ...query] = url.split('?')
  return [path.replace(/(.)\/$/, '$1'), ...query].join('?')
}
