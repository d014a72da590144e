import type { System } from '#testing'
import { plan as documentPlan } from '../document/document.plan.ts'
import { plan as commandPlan } from '../document-command/document-command.plan.ts'
import { plan as journalPlan } from '../journal/journal.plan.ts'
import { endAll } from '../kit/follow.ts'
import { plan as lockPlan } from '../lock/lock.plan.ts'
import { plan as remoteChangesPlan } from '../remote-changes/remote-changes.plan.ts'
import { documentToOutside } from './document-itself.ts'
import { commandToDocument } from './document-to-command.ts'
import { documentToJournal } from './document-to-journal.ts'
import { documentToLock } from './document-to-lock.ts'
import { documentToRemoteChanges } from './document-to-remote-changes.ts'
import type { Parts } from './open-document.laws.ts'
import { laws } from './open-document.laws.ts'
import type { Outside, OutsideEvent } from './open-document.types.ts'

const { events, inputs, outcomes } = documentPlan

/** What is told to the world, for laws to see. */
const told: readonly (keyof Outside)[] = [
  ...(['unsaved', 'shown', 'firstEdited', 'created', 'saved', 'merged'] as const),
  ...(['rewritten', 'deleted'] as const),
  ...(['commandDone', 'takeOverFailed', 'goes'] as const),
]

/** Only these of the examples: what others than the machine itself may notice. */
const only = <Value>(examples: Readonly<Record<string, Value>> | undefined, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, examples![name]!]))

export const system: System<Parts> = {
  name: 'open-document',
  parts: {
    document: {
      ...documentPlan,
      inputs: only(inputs, 'a post'),
      events: { ...events, 'user.edit': only(events['user.edit'], 'typed', 'typed back') },
      outcomes: {
        load: { done: only(outcomes.load.done, 'may all') },
        save: {
          done: only(outcomes.save.done, 'stored'),
          failed: only(
            outcomes.save.failed,
            ...['no server', 'locked', 'contested', 'gone', 'session ended'],
          ),
        },
      },
    },
    command: {
      ...commandPlan,
      events: { 'user.ask': only(commandPlan.events['user.ask'], 'to delete') },
    },
    journal: journalPlan,
    lock: lockPlan,
    remoteChanges: remoteChangesPlan,
  },
  direct: {
    document: ['user.edit', 'user.save', 'user.revert', 'user.retry'],
    command: ['user.ask', 'user.confirm', 'user.cancel'],
    lock: ['user.goBack', 'user.view', 'user.takeOver'],
    remoteChanges: ['user.compare', 'user.takeIn', 'user.close'],
  },
  outside: {
    'server.lockChanged': only(lockPlan.events['server.lockChanged'], 'others', 'nobody'),
    'server.saved': only(remoteChangesPlan.events['server.saved'], 'the second'),
    'server.deleted': only(remoteChangesPlan.events['server.deleted'], 'by me'),
    'session.renewed': { '': {} },
    'page.closed': { '': {} },
  },
  join({ command, document, journal, lock, remoteChanges }, { hear, tell }) {
    const work = {
      hear: (listener: (event: OutsideEvent) => void) =>
        hear((event) => listener(event as OutsideEvent)),
      tell: Object.fromEntries(told.map((name) => [name, () => tell(name)])) as unknown as Outside,
      path: { of: () => '/admin/collections/posts/1' },
      lock: { release: () => tell('released'), keep: () => tell('kept') },
      // What is read again is another work than that of these machines.
      readAgain: () => new Promise<never>(() => {}),
    }
    return endAll(
      documentToLock(document, lock, { locks: true }, work),
      documentToRemoteChanges(document, remoteChanges, work),
      documentToJournal(document, journal, work),
      commandToDocument({ command, made: () => null }, document, work),
      documentToOutside(document, remoteChanges, work),
    )
  },
  laws,
}
