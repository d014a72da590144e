import { useSelector } from '@xstate/react'
import type { ClientField } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { useAdminConfig } from '../../kit/config.ts'

/** The fields that the config has for a document. */
export function useFieldsOf(document: DocumentActor): readonly ClientField[] {
  const config = useAdminConfig()
  const { kind, slug } = useSelector(document, ({ context }) => context.ref)
  if (config?.kind !== 'signedIn') return none
  const entities = kind === 'global' ? config.globals : config.collections
  return entities.find((entity) => entity.slug === slug)?.fields ?? none
}

const none: readonly ClientField[] = []
