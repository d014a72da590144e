import { useSelector } from '@xstate/react'
import type { AdminConfig } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { useAdminConfig } from '../../kit/config.ts'

/** The fields that the config has for a document. */
export function useFieldsOf(document: DocumentActor): readonly ClientField[] {
  const config = useAdminConfig()
  return fieldsIn(
    config,
    useSelector(document, ({ context }) => context.ref),
  )
}

export function fieldsIn(
  config: AdminConfig | undefined,
  { kind, slug }: DocumentRef,
): readonly ClientField[] {
  if (config?.kind !== 'signedIn') return none
  const entities = kind === 'global' ? config.globals : config.collections
  return entities.find((entity) => entity.slug === slug)?.fields ?? none
}

const none: readonly ClientField[] = []
