/** A process that serves the site with the config of its start. */
export interface Served {
  pid: number
  port: number
}

export interface DevContext {
  /** Who answers requests: the last one that could start. null: none has, or it ended. */
  served: Served | null
  /** The lines that say why the files can't be served as they are. null: they are. */
  mistake: readonly string[] | null
}

export type DevEvent =
  /** A file was saved that the config consists of. */
  | { type: 'file.saved' }
  | { type: 'server.ended'; pid: number; lines: readonly string[] }
  | { type: 'user.stop' }

export type DevEmitted = { type: 'replaced'; served: Served }

/** What a start fails with. */
export class StartFailed extends Error {
  constructor(readonly lines: readonly string[]) {
    super('A server of the site could not start.')
  }
}
