import type { System } from '#testing'
import { plan as documentPlan } from '../document/document.plan.ts'
import { plan as journalPlan } from '../journal/journal.plan.ts'
import { plan as lockPlan } from '../lock/lock.plan.ts'
import { plan as remoteChangesPlan } from '../remote-changes/remote-changes.plan.ts'
import { documentToOutside } from './document-itself.ts'
import { documentToJournal } from './document-to-journal.ts'
import { documentToLock } from './document-to-lock.ts'
import { documentToRemoteChanges } from './document-to-remote-changes.ts'
import { endAll } from './follow.ts'
import type { Parts } from './open-document.laws.ts'
import { laws } from './open-document.laws.ts'

const { events, inputs, outcomes } = documentPlan
const path = '/admin/collections/posts/1'

export const system: System<Parts> = {
  name: 'open-document',
  parts: {
    document: {
      ...documentPlan,
      inputs: { 'a post': inputs['a post']! },
      events: {
        ...events,
        'user.edit': {
          typed: events['user.edit'].typed!,
          'typed back': events['user.edit']['typed back']!,
        },
      },
      outcomes: {
        load: { done: { 'may all': outcomes.load.done!['may all']! } },
        save: {
          done: { stored: outcomes.save.done!.stored! },
          failed: {
            'no server': outcomes.save.failed!['no server'],
            locked: outcomes.save.failed!.locked,
            contested: outcomes.save.failed!.contested,
            gone: outcomes.save.failed!.gone,
            'session ended': outcomes.save.failed!['session ended'],
          },
        },
      },
    },
    journal: journalPlan,
    lock: lockPlan,
    remoteChanges: remoteChangesPlan,
  },
  direct: {
    document: ['user.edit', 'user.save', 'user.revert', 'user.retry'],
    lock: ['user.goBack', 'user.view', 'user.takeOver'],
    remoteChanges: ['user.compare', 'user.takeIn', 'user.close'],
  },
  outside: {
    'server.lockChanged': {
      others: lockPlan.events['server.lockChanged'].others!,
      nobody: lockPlan.events['server.lockChanged'].nobody!,
    },
    'server.saved': { 'the second': remoteChangesPlan.events['server.saved']['the second']! },
    'server.deleted': { '': {} },
    'session.renewed': { '': {} },
    'page.closed': { '': {} },
  },
  join({ document, journal, lock, remoteChanges }, { hear, tell }) {
    const outside = {
      ...{ unsaved() {}, goes: () => tell('goes'), takeOverFailed: () => tell('takeOverFailed') },
      ...{
        firstEdited() {},
        shown() {},
        created() {},
        merged() {},
        deleted: () => tell('deleted'),
      },
    }
    const work = {
      hear,
      tell: outside,
      path: { of: () => path },
      lock: { release: () => tell('released') },
      readAgain: () => new Promise(() => {}),
    } as never
    const command = { getSnapshot: () => ({ hasTag: () => false }) } as never
    return endAll(
      documentToLock(document, lock, { locks: true } as never, work),
      documentToRemoteChanges({ document, command }, remoteChanges, work),
      documentToJournal(document, journal, work),
      documentToOutside(document, work),
    )
  },
  laws,
}
