import { createActor, fromPromise } from 'xstate'
import type { UploadDescriptor, UploadResult } from '#contracts/uploads'
import type { UploadActor } from '#machines/upload'
import { uploadMachine } from '#machines/upload'
import type { GivenUpload, UploadRequests } from './open-uploads.types.ts'

/** `forget`: no reload has to bring it back. */
export function createUpload<Given extends GivenUpload>(
  given: Given,
  requests: UploadRequests<Given>,
  forget: () => Promise<void>,
): UploadActor {
  const actor: UploadActor = createActor(
    uploadMachine.provide({
      actors: {
        ask: fromPromise(({ input, signal }) => requests.ask(given, input, signal)),
        range: fromPromise(async ({ input, signal }) =>
          input ? requests.range(given, input, signal) : { start: 0 },
        ),
        send: fromPromise(({ input, signal }) => {
          const onProgress = (sent: number) => actor.send({ type: 'browser.progressed', sent })
          return requests.send(given, input, { onProgress, signal })
        }),
        giveUp: fromPromise(async ({ input }) => {
          await forget()
          if (input) await requests.giveUp(input)
        }),
      },
    }),
    { input: { file: descriptorOf(given.file) } },
  )
  return actor
}

/** One whose result an earlier visit has heard. */
export function createDoneUpload({ file }: GivenUpload, result: UploadResult): UploadActor {
  const input = { file: descriptorOf(file) }
  const { context } = createActor(uploadMachine, { input }).getSnapshot()
  const snapshot = uploadMachine.resolveState({
    value: 'done',
    context: { ...context, progress: file.size, result },
  })
  return createActor(uploadMachine, { snapshot, input })
}

const descriptorOf = ({ name, size, type, lastModified }: UploadDescriptor): UploadDescriptor => ({
  name,
  size,
  type,
  lastModified,
})
