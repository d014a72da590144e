import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise, waitFor } from 'xstate'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import { Problem } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import type { LockActor } from '#machines/lock'
import type { TakeBackActor } from '#machines/take-back'
import { takeBackMachine, takenBack } from '#machines/take-back'
import { forgetHandedOver, handedOver } from '../../../client/handed-over.ts'
import { readVersionInForm } from '../../../client/versions.ts'
import { useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { withheld } from '../lock/withheld.ts'
import { mayEdit } from '../may-edit.ts'
import { mustBeWritable } from './must-be-writable.ts'

/** Takes over what was handed over from a version: an edit like any other, that can be undone (DOC-12). */
export function useTakeBack(
  document: DocumentActor,
  lock: LockActor,
  entity: ClientCollection | ClientGlobal,
): TakeBackActor {
  const { http, session } = usePanel()
  const { user, localization } = useConfig()
  const { ref } = document.getSnapshot().context
  const [wanted] = useState(() => handedOver(user, ref))
  const takeBack = useActorRef(
    takeBackMachine.provide({
      actors: {
        take: fromPromise(async ({ input, signal }) => {
          if (input === null) return
          const of = { ref, entity, isLocalized: localization !== null }
          const version = await readVersionInForm(http, of, input.version, signal)
          const open = await waitFor(document, (state) => state.matches('open'), { signal })
          const known = await waitFor(lock, (state) => !state.matches('looking'), { signal })
          if (withheld(known)) throw new Problem('takeBack.locked')
          if (!mayEdit(open)) throw new Problem('takeBack.readOnly')
          mustBeWritable(entity.fields, input.place, version)
          const { values } = document.getSnapshot().context
          const taken = takenBack(values, version, input)
          document.send({ type: 'user.edit', change: 'fill', values: taken })
        }),
      },
    }),
    { input: { wanted } },
  )
  useEffect(() => {
    const subscriptions = [
      takeBack.on('settled', () => forgetHandedOver(user, ref)),
      takeBack.on('sessionEnded', () => session.send({ type: 'server.sessionEnded' })),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [takeBack, session, user, ref])
  return takeBack
}
