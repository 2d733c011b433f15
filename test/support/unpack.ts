import JSZip from 'jszip'

/** The text parts of a zip by path; binary parts are there as empty strings. */
export async function unpack(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await JSZip.loadAsync(bytes)
  const parts = new Map<string, string>()
  for (const [path, entry] of Object.entries(zip.files))
    if (!entry.dir) parts.set(path, /\.(xml|rels)$/.test(path) ? await entry.async('string') : '')
  return parts
}

/** The part of that path; throws if there is none. */
export async function partOf(bytes: Uint8Array, path: string): Promise<string> {
  const part = (await unpack(bytes)).get(path)
  if (part === undefined) throw new Error(`The file has no ${path}`)
  return part
}
