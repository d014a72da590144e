import type { Laws } from '#testing/laws'
import { always, hears, whenever } from '#testing/laws'
import { find } from './upload-queue.data.ts'
import type { uploadQueueMachine } from './upload-queue.machine.ts'
import type { QueuedUpload } from './upload-queue.types.ts'

export const laws: Laws<typeof uploadQueueMachine> = {
  'never more are sent than at a time': always(
    ({
      snapshot: {
        context: { uploads, parallel },
      },
    }) => uploads.filter(({ phase }) => phase === 'active').length <= parallel,
  ),
  'nothing waits while there is room': always(
    ({
      snapshot: {
        context: { uploads, parallel },
      },
    }) =>
      !uploads.some(({ phase }) => phase === 'waiting') ||
      uploads.filter(({ phase }) => phase === 'active').length === parallel,
  ),
  'no file is there twice': always(
    ({
      snapshot: {
        context: { uploads },
      },
    }) => new Set(uploads.map(({ key }) => key)).size === uploads.length,
  ),
  'no progress exceeds the size': always(
    ({
      snapshot: {
        context: { uploads },
      },
    }) => uploads.every(({ size, progress }) => progress >= 0 && progress <= size),
  ),
  'what is uploaded is there whole, and never sent again': always(({ snapshot }) =>
    snapshot.context.uploads.every(
      ({ key, size, progress, phase }) =>
        phase !== 'done' ||
        (progress === size &&
          !snapshot.can({ type: 'user.retry', key }) &&
          !snapshot.can({ type: 'user.resume', key })),
    ),
  ),
  'what one upload tells is true of that one, and only while it is sent': whenever(
    hears('system.told'),
    ({ event, before, snapshot }) =>
      (before?.uploads ?? []).every((was: QueuedUpload) => {
        const is = find(snapshot.context.uploads, was.key)
        const isMeant =
          event?.type === 'system.told' && event.key === was.key && was.phase === 'active'
        return (
          isMeant ||
          (is?.progress === was.progress && (is.phase === was.phase || was.phase === 'waiting'))
        )
      }),
  ),
  'removing one leaves the others': whenever(hears('user.remove'), ({ event, before, snapshot }) =>
    (before?.uploads ?? []).every(
      ({ key }: QueuedUpload) =>
        (event?.type === 'user.remove' && event.key === key) ||
        find(snapshot.context.uploads, key) !== undefined,
    ),
  ),
  'after a failure a retry is always offered': always(({ snapshot }) =>
    snapshot.context.uploads.every(
      ({ key, phase }) =>
        phase !== 'failed' ||
        (snapshot.can({ type: 'user.retry', key }) && snapshot.can({ type: 'user.retryFailed' })),
    ),
  ),
  'it is empty without uploads': always(
    ({
      snapshot: {
        value,
        context: { uploads },
      },
    }) => (value === 'empty') === (uploads.length === 0),
  ),
}
