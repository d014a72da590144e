import { createActor } from 'xstate'
import type { ThemeEmitted, ThemeInput } from '#machines/theme'
import { themeMachine } from '#machines/theme'
import { placesOf } from './leaves.ts'

/** The theme of a page that was just opened. */
export function startTheme({
  remembered = 'light',
  byDefault = 'light',
  allowed = 'all',
}: Partial<ThemeInput> = {}) {
  const emitted: ThemeEmitted[] = []
  const actor = createActor(themeMachine, { input: { remembered, byDefault, allowed } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  return { actor, emitted, asked: {}, place: () => placesOf(actor.getSnapshot().value).join() }
}
