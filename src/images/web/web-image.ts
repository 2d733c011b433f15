import type { FetchPublic } from '../fetching/fetch-public.ts'

/** A picture that a source of the web has found, with what its licence asks to be said. */
export interface WebImage {
  /** Of the file. */
  address: string
  /** In the source's words; empty: it says none. */
  title: string
  /** What it shows, for those who do not see it; absent: its title says it. */
  alt?: string
  /** Absent: nobody is named, or need be. */
  author?: string
  /** As people call it, such as `CC BY 4.0`. */
  licence: string
  licenceUrl?: string
  /** The page that shows it and says whose it is. */
  page: string
  /** The source's name. */
  source: string
  /** What the source wants to be told when a picture is shown. */
  used?: { address: string; headers: Readonly<Record<string, string>> }
}

/** A place where pictures can be searched. */
export interface WebImageSource {
  /** As people call it. */
  name: string
  /**
   * Pictures for some words, the best first; only such as may be shown, and cut to a frame, by everybody.
   * @param query in English.
   * @throws {Error} when the source does not answer as it should; the message is a clause.
   */
  search(query: string, fetch: FetchPublic, signal: AbortSignal): Promise<WebImage[]>
}
