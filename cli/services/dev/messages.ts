/** What a server tells the process that started it. */
export type FromServer =
  | ({ type: 'ready'; url: string; setupToken: string | null; port: number } & Built & {
        /** Of the site, which the config consists of. */
        files: readonly string[]
      })
  | ({ type: 'built'; isChanged: boolean } & Built)

/** What it's asked. */
export type ToServer = { type: 'build' }

interface Built {
  /** Which components it shows. */
  components: string
}
