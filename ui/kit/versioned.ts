import { useMemo } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import type { Versioned } from '../client/version-pages.ts'
import { useConfig } from './config.ts'

/** A document, as its versions are asked for. */
export function useVersioned(entity: ClientCollection | ClientGlobal, ref: DocumentRef): Versioned {
  const isLocalized = useConfig().localization !== null
  return useMemo(() => ({ entity, ref, isLocalized }), [entity, ref, isLocalized])
}
