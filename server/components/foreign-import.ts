import { isBuiltin } from 'node:module'
import type { Rolldown } from 'vite'

/** An import that works only elsewhere: in Payload's own admin, in Next.js, or on a server. */
export class ForeignImport extends Error {
  /** What is imported. */
  readonly module: string
  /** The file that imports it. */
  readonly importer: string

  constructor(module: string, importer: string) {
    super(`It imports ${module}.`)
    this.module = module
    this.importer = importer
  }
}

/** Ends a build at the first of them. The builder makes an error of its own from what is thrown here. */
export const refuseForeignImports = (tell: (found: ForeignImport) => void): Rolldown.Plugin => ({
  name: 'foreign-imports',
  resolveId: {
    order: 'pre',
    handler(module, importer) {
      if (!isForeign(module) || !importer || importer.includes('/node_modules/')) return
      const found = new ForeignImport(module, importer)
      tell(found)
      throw found
    },
  },
})

const isForeign = (module: string): boolean =>
  /^(@payloadcms\/(ui|next|richtext-lexical)|next)(\/|$)/.test(module) ||
  module === 'payload' ||
  module === 'server-only' ||
  isBuiltin(module)
