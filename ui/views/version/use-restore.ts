import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import type { DocumentId } from '#contracts/documents'
import type { RestoreActor, RestoreInput } from '#machines/restore'
import { restoreMachine } from '#machines/restore'
import { Problem } from '#problems'
import type { Versioned } from '../../client/version-pages.ts'
import { readLastSaved, restoreVersion } from '../../client/versions.ts'
import { newId } from '../../fields/kit/new-id.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { toaster } from '../../parts/toaster.ts'

/** Makes a version the latest again, and goes to the document (VER-8). */
export function useRestore(of: Versioned, version: DocumentId, input: RestoreInput): RestoreActor {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const { http, queries } = usePanel()
  const { comparesBase = false } = useConfig()
  // Tried again because its answer was lost, it is the same restoration.
  const [name] = useState(newId)
  const restore = useActorRef(
    restoreMachine.provide({
      actors: {
        restore: fromPromise(async ({ input: restoration, signal }) => {
          const { base } = restoration
          // A server that does not compare by itself is asked before.
          if (!comparesBase && base !== (await readLastSaved(http, of, signal))) {
            throw new Problem('document.stale')
          }
          const message = await restoreVersion(http, of, version, {
            ...restoration,
            name: `${name}-${restoration.as}`,
          })
          toaster.create({ title: message ?? text('version.restored'), type: 'info' })
        }),
        readBase: fromPromise(({ signal }) => readLastSaved(http, of, signal)),
      },
    }),
    { input },
  )
  const restored = useEffectEvent(() => {
    const { slug } = of.ref
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    go(carried(addresses.ofDocument(of.ref)))
  })
  useEffect(() => {
    const { unsubscribe } = restore.on('restored', () => restored())
    return unsubscribe
  }, [restore])
  return restore
}
