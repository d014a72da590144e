import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { AskedPage, VersionListActor } from '#machines/version-list'
import { versionListMachine } from '#machines/version-list'
import type { Versioned } from '../../client/versions.ts'
import { readVersions } from '../../client/versions.ts'
import { usePanel } from '../../kit/panel.ts'

/** The seam between the list of versions and the server: the page that the address asks for is read. */
export function useVersionList(of: Versioned, { page, limit }: AskedPage): VersionListActor {
  const { http } = usePanel()
  const list = useActorRef(
    versionListMachine.provide({
      actors: { read: fromPromise(({ input, signal }) => readVersions(http, of, input, signal)) },
    }),
    { input: { page, limit } },
  )
  useEffect(() => list.send({ type: 'page.asked', page, limit }), [list, page, limit])
  return list
}
