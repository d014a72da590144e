import type { Laws, Seen } from '#testing/laws'
import { always, hears, never, whenever } from '#testing/laws'
import { find, inSight } from './upload-queue.data.ts'
import type { uploadQueueMachine } from './upload-queue.machine.ts'
import type { QueuedFile, QueuedUpload, UploadPhase } from './upload-queue.types.ts'

type Step = Seen<typeof uploadQueueMachine>

const uploadsBefore = ({ before }: Step): readonly QueuedUpload[] => before?.uploads ?? []
const isOneOf = (upload: QueuedUpload | undefined, ...phases: readonly UploadPhase[]) =>
  upload !== undefined && phases.includes(upload.phase)
const isOpen = (upload: QueuedUpload | undefined) => isOneOf(upload, 'waiting', 'active')
const isAny = ({ now }: Step, ...phases: readonly UploadPhase[]) =>
  now.uploads.some((upload) => isOneOf(upload, ...phases))

/** The upload that the step is about, as it was and as it is. */
const meant = ({ event, before, now }: Step) => {
  const key = event !== null && 'key' in event ? event.key : ''
  return { was: find(before?.uploads ?? [], key), is: find(now.uploads, key) }
}
/** Every upload that was in one of these is in one of those. */
const go = (seen: Step, from: readonly UploadPhase[], to: readonly UploadPhase[]) =>
  uploadsBefore(seen).every(
    (was) => !isOneOf(was, ...from) || isOneOf(find(seen.now.uploads, was.key), ...to),
  )
const told = (seen: Step) => hears('system.told')(seen) && meant(seen).was?.phase === 'active'

export const laws: Laws<typeof uploadQueueMachine> = {
  // Whose turn it is
  'never more are sent than at a time': always(
    ({ now: { uploads, parallel } }) =>
      uploads.filter(({ phase }) => phase === 'active').length <= parallel,
  ),
  'nothing waits while there is room': always(
    ({ now: { uploads, parallel } }) =>
      !uploads.some(({ phase }) => phase === 'waiting') ||
      uploads.filter(({ phase }) => phase === 'active').length === parallel,
  ),
  'who came first is sent first': always((seen) => {
    const begun = seen.now.uploads.filter(
      ({ key, phase }) => phase === 'active' && find(uploadsBefore(seen), key)?.phase !== 'active',
    )
    const waits = seen.now.uploads.findIndex(({ phase }) => phase === 'waiting')
    return waits < 0 || begun.every((upload) => seen.now.uploads.indexOf(upload) < waits)
  }),
  'all keep their place in the order': always((seen) => {
    const stayed = uploadsBefore(seen).filter(({ key }) => find(seen.now.uploads, key))
    return seen.now.uploads.slice(0, stayed.length).every(({ key }, at) => key === stayed[at]?.key)
  }),

  // What is never lost, and never twice
  'no file is there twice': always(
    ({ now: { uploads } }) => new Set(uploads.map(({ key }) => key)).size === uploads.length,
  ),
  'every file that is added is queued, from its beginning': whenever(
    hears('user.add'),
    (seen) =>
      seen.event?.type === 'user.add' &&
      seen.event.files.every(({ key, size }: QueuedFile) => {
        const is = find(seen.now.uploads, key)
        const isOld = find(uploadsBefore(seen), key) !== undefined
        return is !== undefined && (isOld || (isOpen(is) && is.progress === 0 && is.size === size))
      }),
  ),
  'a file goes only when it is removed, or was uploaded and is cleared': always((seen) =>
    uploadsBefore(seen).every(
      (was) =>
        find(seen.now.uploads, was.key) !== undefined ||
        (hears('user.remove')(seen) && meant(seen).was === was) ||
        (hears('user.clearFinished')(seen) && was.phase === 'done'),
    ),
  ),

  // How far they are
  'no progress exceeds the size': always(({ now: { uploads } }) =>
    uploads.every(({ size, progress }) => progress >= 0 && progress <= size),
  ),
  'what is uploaded is there whole, and never sent again': always(({ can, now: { uploads } }) =>
    uploads.every(
      ({ key, size, progress, phase }) =>
        phase !== 'done' ||
        (progress === size &&
          !can({ type: 'user.retry', key }) &&
          !can({ type: 'user.resume', key })),
    ),
  ),
  'what was uploaded stays uploaded': always(
    (seen) =>
      go(seen, ['done'], ['done']) ||
      hears('user.remove')(seen) ||
      hears('user.clearFinished')(seen),
  ),
  'what one upload tells is true of that one, and only while it is sent': whenever(
    hears('system.told'),
    (seen) =>
      uploadsBefore(seen).every((was) => {
        const is = find(seen.now.uploads, was.key)
        return (
          (told(seen) && meant(seen).was === was) ||
          (is?.progress === was.progress && (is.phase === was.phase || was.phase === 'waiting'))
        )
      }),
  ),
  'only an upload says how far it is': whenever(
    (seen) => !hears('system.told')(seen),
    (seen) =>
      uploadsBefore(seen).every(
        ({ key, progress }) => (find(seen.now.uploads, key)?.progress ?? progress) === progress,
      ),
  ),

  // Pausing and trying again
  'what is paused is sent no more until somebody resumes it': always(
    (seen) =>
      hears('user.resume')(seen) ||
      hears('user.resumeAll')(seen) ||
      hears('user.remove')(seen) ||
      go(seen, ['paused'], ['paused']),
  ),
  'what failed is not sent again unless somebody says so': always(
    (seen) =>
      hears('user.retry')(seen) ||
      hears('user.retryFailed')(seen) ||
      hears('user.remove')(seen) ||
      go(seen, ['failed'], ['failed']),
  ),
  'what is sent or waits goes on until it is paused, removed, or over': always(
    (seen) =>
      hears('user.pause')(seen) ||
      hears('user.pauseAll')(seen) ||
      hears('user.remove')(seen) ||
      told(seen) ||
      (go(seen, ['waiting'], ['waiting', 'active']) && go(seen, ['active'], ['active'])),
  ),
  'whatever is not over can be paused, and then is': always((seen) => {
    if (hears('user.pause')(seen) && isOpen(meant(seen).was))
      return meant(seen).is?.phase === 'paused'
    return !hears('user.pauseAll')(seen) || go(seen, ['waiting', 'active'], ['paused'])
  }),
  'whatever is paused can be resumed, and waits for its turn': always((seen) => {
    if (hears('user.resume')(seen) && meant(seen).was?.phase === 'paused') {
      return isOpen(meant(seen).is)
    }
    return !hears('user.resumeAll')(seen) || go(seen, ['paused'], ['waiting', 'active'])
  }),
  'whatever failed can be tried again, and waits for its turn': always((seen) => {
    if (hears('user.retry')(seen) && meant(seen).was?.phase === 'failed') {
      return isOpen(meant(seen).is)
    }
    return !hears('user.retryFailed')(seen) || go(seen, ['failed'], ['waiting', 'active'])
  }),
  'all at once is offered where it would do something, and only there': always((seen) => {
    const { can } = seen
    return (
      can({ type: 'user.pauseAll' }) === isAny(seen, 'waiting', 'active') &&
      can({ type: 'user.resumeAll' }) === isAny(seen, 'paused') &&
      can({ type: 'user.retryFailed' }) === isAny(seen, 'failed') &&
      can({ type: 'user.clearFinished' }) === isAny(seen, 'done')
    )
  }),
  'each upload offers what can be done with it': always(({ can, now }) =>
    now.uploads.every(
      (upload) =>
        can({ type: 'user.remove', key: upload.key }) &&
        can({ type: 'user.pause', key: upload.key }) === isOpen(upload) &&
        can({ type: 'user.resume', key: upload.key }) === isOneOf(upload, 'paused') &&
        can({ type: 'user.retry', key: upload.key }) === isOneOf(upload, 'failed'),
    ),
  ),

  // What all of them are
  'it is empty without uploads': always(
    ({ is, now: { uploads } }) => is('turns.empty') === (uploads.length === 0),
  ),
  'it is sending while anything is sent or waits': always(
    (seen) => seen.is('turns.sending') === isAny(seen, 'waiting', 'active'),
  ),
  'it is held where only paused ones are left to send': always(
    (seen) =>
      seen.is('turns.held') === (isAny(seen, 'paused') && !isAny(seen, 'waiting', 'active')),
  ),
  'it never says that nothing is left while something is': never(
    (seen) => seen.is('turns.settled') && isAny(seen, 'waiting', 'active', 'paused'),
  ),

  // What the tray shows
  'the tray lets go only of what is there': always(({ now }) =>
    now.letGo.every((key) => find(now.uploads, key)?.phase === 'done'),
  ),
  'the tray lets go of all at once, and only after a while': always((seen) => {
    const isLess = seen.now.letGo.some((key) => !seen.before?.letGo.includes(key))
    return !isLess || (seen.was('tray.leaving') && inSight(seen.now).length === 0)
  }),
  'the tray stays while somebody is at it': never(
    (seen) =>
      seen.was('tray.watched') && seen.now.letGo.some((key) => !seen.before?.letGo.includes(key)),
  ),
  'the tray stays while anything is missing': never(
    (seen) => seen.is('tray.leaving') && isAny(seen, 'waiting', 'active', 'paused', 'failed'),
  ),
}
