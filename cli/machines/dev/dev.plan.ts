import type { Plan } from '#testing'
import { always, asks, hears, never, runs, whenever } from '#testing/laws'
import { devMachine } from './dev.machine.ts'
import { StartFailed } from './dev.types.ts'

const first = { pid: 1, port: 4001 }
const second = { pid: 2, port: 4002 }

export const plan: Plan<typeof devMachine> = {
  machine: devMachine,
  events: {
    'server.ended': {
      'the one that answers': { pid: 1, lines: ['It ran out of memory.'] },
      'the next one': { pid: 2, lines: ['It ran out of memory.'] },
      'one that was replaced': { pid: 9, lines: [] },
    },
  },
  outcomes: {
    open: {
      done: { first, second },
      failed: {
        'a mistake in the config': new StartFailed(['Expected "}"']),
        'no process': new Error('spawn EAGAIN'),
      },
    },
    close: { done: { ended: undefined }, failed: { lost: new Error('lost') } },
  },
  laws: {
    'a server answers until it ends, or until the next one can': never(
      ({ before, event, now }) =>
        Boolean(before?.served) &&
        now.served === null &&
        !(event?.type === 'server.ended' && event.pid === before?.served?.pid),
    ),
    'a server that ended is never taken for one that answers': whenever(
      ({ before, event }) => event?.type === 'server.ended' && event.pid === before?.served?.pid,
      (seen) => seen.now.served === null || seen.is('stopping') || seen.is('stopped'),
    ),
    'a mistake is told until a server has started without it': always(
      (seen) => !seen.is('serving') || seen.now.mistake === null,
    ),
    'whatever failed says why': never(
      (seen) =>
        (seen.is('down') || seen.is('behind') || seen.is('ended')) && seen.now.mistake === null,
    ),
    'there is a server where one is said to answer': always(
      (seen) =>
        seen.is('stopping') ||
        seen.is('stopped') ||
        (seen.now.served !== null) ===
          (seen.is('serving') || seen.is('replacing') || seen.is('behind')),
    ),
    'a start begins with a saved file, at the beginning, or where nobody answers any more':
      whenever(
        asks('open'),
        (seen) =>
          seen.cause === 'start' || hears('file.saved')(seen) || hears('server.ended')(seen),
      ),
    'whoever is replaced is told so, and nobody else': always(
      (seen) => seen.emitted.length === (seen.was('replacing') && seen.is('serving') ? 1 : 0),
    ),
    'a file that was saved is always applied': always(
      (seen) => seen.is('stopping') || seen.is('stopped') || seen.can({ type: 'file.saved' }),
    ),
    'whoever waits waits for what runs': always(
      (seen) =>
        (seen.is('opening') || seen.is('replacing')) === runs('open')(seen) &&
        seen.is('stopping') === runs('close')(seen),
    ),
    'it can always be stopped': always(
      (seen) => seen.is('stopping') || seen.is('stopped') || seen.can({ type: 'user.stop' }),
    ),
  },
}
