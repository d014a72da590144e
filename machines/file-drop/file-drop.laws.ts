import type { Laws } from '#testing/laws'
import { always, emits, hears } from '#testing/laws'
import type { fileDropMachine } from './file-drop.machine.ts'

export const laws: Laws<typeof fileDropMachine> = {
  'a gap is known exactly while files are over the text': always(
    ({ is, now }) => is('over') === (now.drop !== null),
  ),
  'files land in the gap that was shown, and only when they are dropped': always((seen) => {
    const isLanding = hears('user.drop')(seen) && seen.was('over')
    const [told] = seen.emitted
    return (
      emits('dropped')(seen) === isLanding &&
      (!isLanding || (told?.type === 'dropped' && told.drop === seen.before?.drop))
    )
  }),
}
