import type { Laws, Seen } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import type { bulkUploadMachine } from './bulk-upload.machine.ts'

type Step = Seen<typeof bulkUploadMachine>

export const laws: Laws<typeof bulkUploadMachine> = {
  'one is saved at a time, and it is there': always(
    ({
      snapshot: {
        context: { files, asked },
      },
    }) => asked === null || files.some(({ key, state }) => key === asked && state !== 'saved'),
  ),
  'what is queued is not saved yet': always(
    ({
      snapshot: {
        context: { files, queue },
      },
    }) => queue.every((one) => files.some(({ key, state }) => key === one && state !== 'saved')),
  ),
  'only a saved file is a document': always(
    ({
      snapshot: {
        context: { files },
      },
    }) => files.every(({ id, state }) => (id !== null) === (state === 'saved')),
  ),
  'only a failed file has a reason': always(
    ({
      snapshot: {
        context: { files },
      },
    }) => files.every(({ problem, state }) => (problem !== null) === (state === 'failed')),
  ),
  'a form that is shown belongs to a file': always(
    ({
      snapshot: {
        context: { files, chosen },
      },
    }) => chosen === null || files.some(({ key }) => key === chosen),
  ),
  'nothing is kept of what was closed': always(
    ({
      snapshot: {
        value,
        context: { files, asked },
      },
    }) => value !== 'idle' || (files.length === 0 && asked === null),
  ),
  'what is not saved is never closed without a question': always(
    ({ snapshot }) =>
      !snapshot.matches('finished') ||
      snapshot.context.files.every(({ state }) => state === 'saved'),
  ),
  'nothing is discarded without a yes': whenever(
    emits('ended'),
    (seen: Step) =>
      hears('user.discard')(seen) ||
      (hears('user.close')(seen) &&
        (seen.before?.files ?? []).every(({ state }) => state === 'saved')),
  ),
  'closing with unsaved files asks first': whenever(
    (seen) =>
      hears('user.close')(seen) &&
      (seen.was('filling') || seen.was('saving')) &&
      (seen.before?.files ?? []).some(({ state }) => state !== 'saved'),
    (seen) => seen.is('asking') && seen.now.files === seen.before?.files,
  ),
  'staying loses nothing': whenever(
    (seen) => seen.was('asking') && hears('user.stay')(seen),
    (seen) => seen.is('filling') && seen.now.files === seen.before?.files,
  ),
  'what was left is resumed with every file': whenever(
    (seen) => seen.was('found') && (hears('user.resume')(seen) || hears('user.open')(seen)),
    (seen) => seen.is('filling') && seen.now.files === seen.before?.files,
  ),
  'files that are added are there, beside those before': whenever(
    (seen) => seen.event?.type === 'user.add' && !seen.was('asking'),
    (seen) =>
      seen.event?.type === 'user.add' &&
      seen.event.files.every(({ key }) => seen.now.files.some((file) => file.key === key)) &&
      (seen.before?.files ?? []).every(({ key }) =>
        seen.now.files.some((file) => file.key === key),
      ),
  ),
  'files can be added wherever they are listed': always(
    (seen) =>
      seen.is('asking') ||
      seen.can({ type: 'user.add', files: [{ key: 'x', name: 'x' }], refused: [] }),
  ),
  'a file is removed only when asked, and alone': whenever(
    (seen) => emits('removed')(seen),
    (seen) =>
      seen.event?.type === 'user.remove' &&
      seen.now.files.length === (seen.before?.files.length ?? 0) - 1,
  ),
  'what is not being saved can be removed': always(
    (seen) =>
      !(seen.is('filling') || seen.is('saving')) ||
      seen.now.files.every(
        ({ key, state }) =>
          seen.can({ type: 'user.remove', key }) === (state !== 'saved' && key !== seen.now.asked),
      ),
  ),
  'saving begins when somebody saves, and says which file': whenever(
    emits('saveWanted'),
    (seen) =>
      seen.is('saving') &&
      seen.emitted.every((event) => event.type !== 'saveWanted' || event.key === seen.now.asked),
  ),
  'nothing is saved twice at a time': never(
    (seen) =>
      emits('saveWanted')(seen) && seen.was('saving') && seen.before?.asked === seen.now.asked,
  ),
  'an answer is waited for as long as it is open': always(
    (seen) =>
      seen.now.asked === null || seen.can({ type: 'document.saved', key: seen.now.asked, id: 1 }),
  ),
  'what is all saved is finished, and closes without a question': always(
    (seen) =>
      !(seen.now.files.length > 0 && seen.now.files.every(({ state }) => state === 'saved')) ||
      (seen.is('finished') && seen.can({ type: 'user.close' })),
  ),
  'the form of any file can be shown, or that of all': always(
    (seen) =>
      !(seen.is('filling') || seen.is('saving') || seen.is('finished')) ||
      (seen.can({ type: 'user.choose', key: null }) &&
        seen.now.files.every(({ key }) => seen.can({ type: 'user.choose', key })) &&
        !seen.can({ type: 'user.choose', key: 'no such file' })),
  ),
  'a failure can be tried again': always(
    ({ snapshot }) =>
      !snapshot.matches('filling') ||
      snapshot.context.asked !== null ||
      !snapshot.context.files.some(({ state }) => state === 'failed') ||
      snapshot.can({ type: 'user.save', intent: 'save' }),
  ),
}
