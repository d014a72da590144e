import type { AnyStateMachine } from 'xstate'
import { spawnChild } from 'xstate'
import type { AnyPlan, Criterion } from '#testing'
import { autosaveMachine, autosavePlan } from './autosave.ts'
import { lockMachine, lockPlan } from './lock.ts'
import { at, double, planted } from './planted.ts'
import { previewMachine, previewPlan } from './preview.ts'
import { restoreMachine, restorePlan } from './restore.ts'
import { uploadMachine, uploadPlan } from './upload.ts'

/** A machine that is not what its model says. */
export interface Fault {
  plan: AnyPlan
  faulty: AnyStateMachine
  /** Places that look like others. */
  looks?: Readonly<Record<string, string>>
  /** Where only one way of covering finds it. */
  onlyBy?: Criterion
}

export const faults: Readonly<Record<string, Fault>> = {
  'a hidden state: after a take-over, one cannot leave': {
    plan: lockPlan,
    onlyBy: 'pairs',
    looks: { taken: 'editing' },
    faulty: planted(lockMachine, (chart) => {
      double(chart, 'editing', 'taken', (taken) => delete taken.on!['user.leave'])
      at(chart, 'blocked').on!['user.takeOver'] = 'taken'
    }),
  },
  'a hidden state: an upload that was resumed cannot be paused again': {
    plan: uploadPlan,
    onlyBy: 'pairs',
    looks: { 'open.resumed': 'open.sending' },
    faulty: planted(uploadMachine, (chart) => {
      double(chart, 'open.sending', 'resumed', (resumed) => delete resumed.on)
      at(chart, 'open.paused').on!['user.start'] = 'resumed'
    }),
  },
  'a dropped guard: everybody may restore': {
    plan: restorePlan,
    onlyBy: 'refusals',
    faulty: planted(restoreMachine, (chart) => {
      at(chart, 'idle').on!['user.restore'] = 'asking'
    }),
  },
  'a dropped guard: the preview listens to a stranger': {
    plan: previewPlan,
    onlyBy: 'refusals',
    faulty: planted(previewMachine, (chart) => {
      at(chart, 'window.loading').on!['preview.ready'] = { target: 'shown', actions: 'post' }
    }),
  },
  'something too many: a paused upload can be paused to death': {
    plan: uploadPlan,
    onlyBy: 'refusals',
    faulty: planted(uploadMachine, (chart) => {
      at(chart, 'open.paused').on!['user.pause'] = '#upload.chosen'
    }),
  },
  'a lost effect: nobody hears that it was saved': {
    plan: autosavePlan,
    faulty: planted(autosaveMachine, (chart) => {
      at(chart, 'saving').invoke!.onDone = { target: 'idle', actions: 'forgetFailures' }
    }),
  },
  'a late answer: a save goes on after it was left, and is heard': {
    plan: autosavePlan,
    faulty: planted(autosaveMachine, (chart) => {
      const saving = at(chart, 'saving')
      const { onDone, onError, input } = saving.invoke!
      delete saving.invoke
      // The input of an invocation is a function of the same shape.
      saving.entry = spawnChild('save', { id: 'save', input: input as () => unknown })
      chart.on = {
        'xstate.done.actor.save': late(onDone),
        'xstate.error.actor.save': late(onError),
      }
    }),
  },
  'a forgotten timer: a failed save is not tried again': {
    plan: autosavePlan,
    faulty: planted(autosaveMachine, (chart) => {
      delete at(chart, 'pausing').after
    }),
  },
  'a timer too early: the lock expires after half the time': {
    plan: lockPlan,
    faulty: planted(lockMachine, (chart) => {
      at(chart, 'editing').after = { 150000: 'expired' }
    }),
  },
}

/** The same arrows, from the whole machine. */
function late(arrows: unknown): unknown {
  if (Array.isArray(arrows)) return arrows.map(late)
  const { target, ...rest } = arrows as { target: string }
  return { ...rest, target: `.${target}` }
}
