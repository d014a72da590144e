export type PanelVersionEvent =
  /** A part of the panel couldn't be loaded: its files may be those of an older version. */
  | { type: 'page.missedPart' }
  /** The server may have been started anew. */
  | { type: 'server.streamEnded' }
  /** Somebody came back to this tab. */
  | { type: 'page.shown' }
  | { type: 'user.later' }
