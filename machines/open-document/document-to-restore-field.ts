import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentActor } from '#machines/document'
import type { LockActor } from '#machines/lock'
import type { RestoreFieldActor } from '#machines/restore-field'
import { restoredValues, restoreFieldMachine } from '#machines/restore-field'
import { Problem } from '#problems'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { mayEdit } from './may-edit.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'

/** Takes over what was handed over from a version: an edit like any other, that can be undone (DOC-12). */
export function createRestoreField(
  { document, lock }: { document: DocumentActor; lock: LockActor },
  { wanted }: OpenDocumentInput,
  { clock, restoreField: work }: DocumentWork,
): RestoreFieldActor {
  return createActor(
    restoreFieldMachine.provide({
      actors: {
        take: fromPromise(async ({ input, signal }) => {
          if (input === null) return
          const { ref } = document.getSnapshot().context
          const version = await work.readVersion(ref, input, signal)
          const open = await waitFor(document, (state) => state.matches('open'), { signal })
          const known = await waitFor(lock, (state) => !state.matches('looking'), { signal })
          if (known.hasTag('lockedOut')) throw new Problem('restoreField.locked')
          if (!mayEdit(open)) throw new Problem('restoreField.readOnly')
          work.mustBeWritable(input.place, version)
          const { values } = document.getSnapshot().context
          const taken = restoredValues(values, version, input)
          document.send({ type: 'user.edit', change: 'fill', values: taken })
        }),
      },
    }),
    { clock, input: { wanted } },
  )
}

export const restoreFieldToOutside = (
  restoreField: RestoreFieldActor,
  { tell }: DocumentWork,
): End => endAll(restoreField.on('settled', () => tell.fieldRestored()))
