import type { System } from '#testing'
import { plan as documentPlan } from '../document/document.plan.ts'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import { plan as sessionPlan } from '../session/session.plan.ts'
import type { UploadActor } from '../upload/index.ts'
import { plan as uploadPlan } from '../upload/upload.plan.ts'
import type { UploadQueueActor } from '../upload-queue/index.ts'
import { plan as queuePlan } from '../upload-queue/upload-queue.plan.ts'
import type { Parts } from './open-uploads.laws.ts'
import { laws } from './open-uploads.laws.ts'
import type { AroundUploads } from './open-uploads.types.ts'
import { queueToUpload } from './queue-to-upload.ts'
import { sessionToUploads } from './session-to-uploads.ts'
import { uploadToQueue } from './upload-to-queue.ts'
import { saveToUpload, uploadToSave } from './upload-to-save.ts'
import { outsideToUploads, uploadToSession } from './uploads-to-outside.ts'

/** Only these of the examples: what others than the machine itself may notice. */
const only = <Value>(examples: Readonly<Record<string, Value>> | undefined, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, examples![name]!]))

const { ask, range, send, giveUp } = uploadPlan.outcomes

const upload: typeof uploadPlan = {
  ...uploadPlan,
  within: ({ context: { attempts } }) => attempts < 2,
  outcomes: {
    ask: { ...ask, failed: only(ask.failed, 'no network', 'signed out') },
    range: { done: only(range.done, 'nothing'), failed: {} },
    send: { ...send, failed: only(send.failed, 'changed on disk') },
    giveUp: { ...giveUp, failed: {} },
  },
}

const { recognise, signIn, signOut } = sessionPlan.outcomes

export const system: System<Parts> = {
  name: 'open-uploads',
  parts: {
    one: upload,
    other: upload,
    queue: { ...queuePlan, inputs: only(queuePlan.inputs, 'one at a time') },
    session: {
      ...sessionPlan,
      outcomes: {
        ...sessionPlan.outcomes,
        recognise: { done: only(recognise.done, 'Ann'), failed: {} },
        signIn: { ...signIn, failed: {} },
        signOut: { ...signOut, done: {} },
      },
    },
    document: {
      ...documentPlan,
      inputs: only(documentPlan.inputs, 'a post'),
      events: {
        ...documentPlan.events,
        'user.edit': only(documentPlan.events['user.edit'], 'typed'),
        'user.save': only(documentPlan.events['user.save'], 'publish'),
      },
      outcomes: {
        load: { done: only(documentPlan.outcomes.load.done, 'may all'), failed: {} },
        save: {
          done: only(documentPlan.outcomes.save.done, 'stored'),
          failed: only(documentPlan.outcomes.save.failed, 'session ended'),
        },
      },
    },
  },
  direct: {
    one: ['browser.progressed'],
    queue: ['user.pause', 'user.resume', 'user.retry', 'user.remove'],
    session: ['user.signIn', 'server.sessionEnded'],
    document: ['user.edit', 'user.save'],
  },
  outside: {
    'browser.online': { '': {} },
    'files.chosen': queuePlan.events['user.add'],
  },
  join({ one, other, queue, session, document }, { hear, tell }) {
    const work = {
      hear: (listener: (event: AroundUploads) => void) =>
        endAll(
          sessionToUploads(session, listener),
          hear((event) => {
            if (event.type === 'browser.online') listener(event as AroundUploads)
          }),
        ),
      tell: { signedOut: () => session.send({ type: 'server.sessionEnded' }) },
    }
    const given = { key: 'a', collection: 'media', file: one.getSnapshot().context.file }
    const upload = { given, actor: one }
    const isSaving = () => document.getSnapshot().matches({ open: 'saving' })
    const waiting = {
      there: () => isSaving() && tell('there'),
      failed: () => isSaving() && tell('notThere'),
    }
    return endAll(
      ...joined(one, 'a', queue, work),
      ...joined(other, 'b', queue, work),
      outsideToUploads(() => [one, other], work),
      hear((event) => {
        // Nobody has uploads before it's known who is here, and what is over is never queued again.
        const isFirst = [one, other].every((upload) => !isOver(upload))
        if (event.type === 'files.chosen' && isFirst && session.getSnapshot().hasTag('inside'))
          queue.send({ ...event, type: 'user.add' } as Parameters<typeof queue.send>[0])
      }),
      work.hear((event) => document.send(event)),
      // The document waits for the first of them.
      uploadToSave(upload, queue, waiting),
      follow(document, isSaving, (begins) => {
        if (begins) saveToUpload(upload, queue, waiting)
      }),
    )
  },
  laws,
}

const isOver = (upload: UploadActor): boolean =>
  (['done', 'givingUp', 'aborted'] as const).some((state) => upload.getSnapshot().matches(state))

function joined(
  upload: UploadActor,
  key: string,
  queue: UploadQueueActor,
  work: Parameters<typeof uploadToSession>[1],
): End[] {
  return [
    queueToUpload(queue, key, upload),
    uploadToQueue(upload, key, queue),
    uploadToSession(upload, work),
  ]
}
