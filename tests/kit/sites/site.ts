/** A panel and its server, as a test meets them. */
export interface Site {
  /** Where the panel is: `http://…/admin`. */
  readonly url: string
  readonly origin: string
  readonly api: string
  /** What the server said by the time it was ready. */
  readonly output: string
  /** Ends it and removes its data. */
  discard: () => Promise<void>
}

/** What to serve. Without a `dataDir` it starts with an empty database. */
export interface SiteOptions {
  config: string
  seed?: string
  dataDir?: string
  /** What the config reads from its environment. */
  env?: Readonly<Record<string, string>>
}
