import { createActor, fromPromise } from 'xstate'
import type { UploadResult } from '#contracts/uploads'
import type { UploadActor } from '#machines/upload'
import { uploadMachine } from '#machines/upload'
import { Problem } from '#problems'
import { reportingEnd } from '../session.ts'
import { markOf } from './file-mark.ts'
import type { UploadPlace } from './protocol.ts'
import { askRange, askTarget, giveUp, sendRest } from './protocol.ts'
import { storageWatch } from './storage-watch.ts'

interface Options {
  file: File
  /** Of the file as it was chosen: only its own bytes are sent. */
  mark: Promise<string | null>
  place: UploadPlace
  /** The server doesn't know this person any more. */
  onSignedOut: () => void
  /** No reload has to bring it back. */
  forget: () => Promise<void>
}

/** One upload, with the requests that its machine asks for. */
export function uploadActor({ file, forget, mark, onSignedOut, place }: Options): UploadActor {
  const storage = storageWatch()
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        ask: fromPromise(({ input, signal }) =>
          reportingEnd(askTarget(place, input, signal), onSignedOut),
        ),
        range: fromPromise(({ input, signal }) =>
          input ? storage.asked(askRange(input, file.size, signal)) : Promise.resolve({ start: 0 }),
        ),
        send: fromPromise(async ({ input, signal }) => {
          if ((await markOf(file)) !== (await mark)) throw new Problem('upload.unreadable')
          const sending = sendRest(input, {
            file,
            signal,
            onProgress: (sent) => {
              storage.answered()
              actor.send({ type: 'browser.progressed', sent })
            },
          })
          return storage.sent(sending)
        }),
        giveUp: fromPromise(async ({ input }) => {
          await forget()
          if (input) await giveUp(input)
        }),
      },
    }),
    { input: { file: descriptorOf(file) } },
  ) as UploadActor
  return actor
}

/** An upload whose result an earlier visit has heard. */
export function doneUploadActor(file: File, result: UploadResult): UploadActor {
  const input = { file: descriptorOf(file) }
  const { context } = createActor(uploadMachine, { input }).getSnapshot()
  const snapshot = uploadMachine.resolveState({
    value: 'done',
    context: { ...context, progress: file.size, result },
  })
  return createActor(uploadMachine, { snapshot, input }).start()
}

const descriptorOf = ({ name, size, type, lastModified }: File) => ({
  name,
  size,
  type,
  lastModified,
})
