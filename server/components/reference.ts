import { isRecord } from '#contracts/is-record'

/** A component as the config names it: './components/Stars#Stars'. */
export interface Reference {
  module: string
  exportName: string
  props?: Readonly<Record<string, unknown>>
}

/** null: there is none, or it belongs to Payload's own admin. */
export function readReference(written: unknown): Reference | null {
  const { path, exportName, clientProps } = isRecord(written) ? written : { path: written }
  if (typeof path !== 'string' || path === '' || path.startsWith('@payloadcms/')) return null

  const [module = '', named] = path.split('#', 2)
  return {
    module,
    exportName: (typeof exportName === 'string' && exportName) || named || 'default',
    ...(isRecord(clientProps) && { props: clientProps }),
  }
}

/** What a reference is found by. */
export const keyOf = ({ module, exportName }: Reference): string => `${module}#${exportName}`
