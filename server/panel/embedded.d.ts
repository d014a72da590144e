/** The built panel as modules, which every host of Payload takes along. `npm run build` writes it. */
export interface EmbeddedFile {
  type: string
  etag: string
  /** How the bytes are compressed here. */
  packed: 'br' | null
  /** The bytes as base64. */
  load: () => Promise<{ default: string }>
}

/** By their addresses below the panel's. */
export const files: Readonly<Record<string, EmbeddedFile>>

/** What tells apart the panels that a site's components could be built for. */
export const sharedHash: string
