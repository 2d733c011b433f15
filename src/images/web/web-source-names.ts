/** The sources that can be named in the configuration. */
export const webSourceNames = ['openverse', 'pexels', 'unsplash'] as const
export type WebSourceName = (typeof webSourceNames)[number]

/** What the operator set for pictures of the web. */
export interface WebImageSettings {
  /** Asked in this order; none: nothing is searched. */
  sources: readonly WebSourceName[]
  /** Secrets, never logged. */
  keys: Readonly<Partial<Record<WebSourceName, string>>>
}
