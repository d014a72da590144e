import type { Laws, Seen } from '#testing/laws'
import { always, broken, from, never, remember, whenever } from '#testing/laws'
import type { uploadMachine } from './upload.machine.ts'

type Step = Seen<typeof uploadMachine>
type Type = NonNullable<Step['event']>['type']

const isEvent = (type: Type) => (seen: Step) => seen.event?.type === type
const asks = (work: string) => (seen: Step) => seen.asked.some((asked) => asked.work === work)
const failsWith = (code: string) => (seen: Step) =>
  seen.cause === 'failed' && seen.error.code === code

const isStopped = ({ was }: Step) => was('paused') || was('failed') || was('unreadable')
const isOnItsWay = ({ was, before }: Step) =>
  before !== null && !['givingUp', 'aborted', 'done'].some(was)

/** It gets its turn, or what was in its way is gone. */
const goesOn = (seen: Step) =>
  (isEvent('system.start')(seen) &&
    (seen.was('waiting') || seen.was('interrupted') || isStopped(seen))) ||
  (isEvent('session.renewed')(seen) && seen.was('signedOut')) ||
  (seen.was('retrying') &&
    (isEvent('browser.online')(seen) || (seen.cause === 'clock' && seen.timers.length === 0)))

export const laws: Laws<typeof uploadMachine> = {
  'progress is between nothing and the size': always(
    ({
      snapshot: {
        context: { file, sent, progress },
      },
    }) => sent >= 0 && sent <= progress && progress <= file.size,
  ),
  'bytes are sent to a target alone': always(
    ({ snapshot }) =>
      !(snapshot.matches({ going: 'sending' }) || snapshot.matches({ going: 'ranging' })) ||
      snapshot.context.target !== null,
  ),
  'an uploaded file is never sent again': always(
    ({ snapshot }) =>
      !snapshot.matches('done') ||
      (!snapshot.can({ type: 'system.start' }) &&
        snapshot.context.progress === snapshot.context.file.size),
  ),
  'only an uploaded file has a result': always(
    ({ snapshot }) => snapshot.matches('done') === (snapshot.context.result !== null),
  ),
  'after a failure a retry is always offered': always(
    ({ snapshot }) => !snapshot.hasTag('stopped') || snapshot.can({ type: 'system.start' }),
  ),
  'what goes on can be paused and removed': always(
    ({ snapshot }) =>
      !snapshot.hasTag('active') ||
      (snapshot.can({ type: 'user.pause' }) && snapshot.can({ type: 'user.remove' })),
  ),
  'a failure says why': always(
    ({ snapshot }) =>
      (snapshot.matches('failed') ||
        snapshot.matches('unreadable') ||
        snapshot.matches('signedOut') ||
        snapshot.matches('retrying')) ===
      (snapshot.context.problem !== null),
  ),
  'only a server that was told stops an upload that somebody removes': whenever(
    isEvent('user.remove'),
    (seen) =>
      !['done', 'aborted', 'givingUp'].some(seen.is) ||
      asks('giveUp')(seen) ||
      !seen.can({ type: 'user.remove' }),
  ),
  'what is removed is deleted where it was sent to': whenever(
    asks('giveUp'),
    (seen) => isEvent('user.remove')(seen) && seen.asked[0]?.input === seen.before?.target,
  ),
  'what is removed never goes on': from<typeof uploadMachine>(
    (seen) => seen.is('givingUp'),
    (seen) => (seen.is('givingUp') || seen.is('aborted')) && !asks('send')(seen),
  ),
  'what is paused sends nothing until somebody says so': from<typeof uploadMachine>(
    (seen) => seen.is('paused'),
    (seen) => seen.is('paused') && seen.running.length === 0 && seen.timers.length === 0,
    (seen) => isEvent('system.start')(seen) || isEvent('user.remove')(seen),
  ),
  'it’s sent from where the server waits': whenever(
    asks('send'),
    (seen) =>
      seen.work === 'range' &&
      seen.asked[0]?.input.offset === seen.output &&
      seen.asked[0]?.input.target === seen.now.target,
  ),
  'the server is asked for the offset of this target': whenever(
    asks('range'),
    (seen) => seen.asked[0]?.input === seen.now.target && seen.now.target !== null,
  ),
  'a target is asked for only where there is none': whenever(
    asks('ask'),
    (seen) => seen.now.target === null && seen.asked[0]?.input === seen.now.file,
  ),
  'a target that the server no longer knows is forgotten': whenever(
    failsWith('upload.expired'),
    (seen) => seen.now.target === null && seen.now.progress === 0 && seen.is('retrying'),
  ),
  'a target is kept through every other failure': whenever(
    (seen) => seen.cause === 'failed' && !failsWith('upload.expired')(seen),
    (seen) => seen.now.target === seen.before?.target,
  ),
  'what a person sees never goes back for one target': remember<
    typeof uploadMachine,
    { progress: number; target: string | null }
  >({ progress: 0, target: null }, ({ progress, target }, seen) => {
    const now = seen.now.target?.key ?? null
    const isSame = now === target && now !== null
    if (isSame && seen.now.progress < progress) return broken
    return { progress: seen.now.progress, target: now }
  }),
  'a lost network is tried again by itself': whenever(failsWith('server.unreachable'), (seen) =>
    seen.is('retrying') ? seen.timers.length === 1 : seen.was('givingUp'),
  ),
  'and at once when the network is back': whenever(
    (seen) => isEvent('browser.online')(seen) && seen.was('retrying'),
    (seen) => seen.is('going') && seen.running.length === 1,
  ),
  'each try in a row waits at least as long as the one before': remember<
    typeof uploadMachine,
    number
  >(0, (last, seen) => {
    const isAnew = seen.work === 'range' && seen.cause === 'done'
    if (isAnew || seen.snapshot.hasTag('stopped')) return 0
    if (!seen.is('retrying') || seen.was('retrying')) return last
    const wait = seen.timers[0] ?? 0
    return wait < last || wait < 1000 ? broken : wait
  }),
  'what can’t pass by itself waits for a person': whenever(
    failsWith('request.beyondLimit'),
    (seen) => seen.is('failed') && seen.timers.length === 0,
  ),
  'a file that can’t be read any more is told as such': whenever(
    failsWith('upload.unreadable'),
    (seen) => seen.is('unreadable'),
  ),
  'who is signed out goes on after signing in': whenever(
    failsWith('session.ended'),
    (seen) => seen.is('signedOut') && seen.can({ type: 'session.renewed' }),
  ),
  'attempts are counted anew after a stop': never(
    (seen) =>
      (seen.is('failed') || seen.is('paused') || seen.is('unreadable')) && seen.now.attempts > 0,
  ),
  'the result is what the server said': whenever(
    (seen) => seen.work === 'send' && seen.cause === 'done',
    (seen) => seen.is('done') && seen.now.result === seen.output,
  ),
  'what a visit before has sent is taken up': whenever(
    (seen) => seen.event?.type === 'journal.found' && seen.was('waiting'),
    (seen) =>
      seen.event?.type === 'journal.found' &&
      seen.is('interrupted') &&
      seen.now.target === seen.event.target,
  ),
  'all sent is not yet done': never(
    (seen) => seen.is('going.sending.transferring') && seen.now.sent >= seen.now.file.size,
  ),

  // What somebody says is done
  'whoever removes it has it deleted, wherever it is on its way': whenever(
    (seen) => isEvent('user.remove')(seen) && isOnItsWay(seen),
    (seen) => seen.is('givingUp') && asks('giveUp')(seen) && seen.now.problem === null,
  ),
  'what was given up is over, whether or not the server heard it': whenever(
    (seen) => seen.work === 'giveUp',
    (seen) => seen.is('aborted') && seen.running.length === 0,
  ),
  'whoever pauses it has it paused, unless it is stopped already': whenever(
    (seen) => isEvent('user.pause')(seen) && isOnItsWay(seen) && !isStopped(seen),
    (seen) => seen.is('paused') && seen.now.problem === null,
  ),
  'it begins, or goes on, when it may: at the target that it has, or at a new one': whenever(
    goesOn,
    (seen) =>
      seen.is('going') &&
      asks(seen.now.target === null ? 'ask' : 'range')(seen) &&
      seen.now.target === seen.before?.target &&
      seen.now.problem === null,
  ),
  'it sends nothing unless it may': whenever(
    (seen) => seen.is('going') && !seen.was('going'),
    goesOn,
  ),
  'it waits for its turn until somebody says what to do': whenever(
    (seen) => seen.cause === 'start',
    (seen) => seen.is('waiting') && seen.running.length === 0,
  ),

  // From one step to the next
  'a target that the server gave is where it is sent': whenever(
    (seen) => seen.work === 'ask' && seen.cause === 'done',
    (seen) => seen.now.target === seen.output && asks('range')(seen),
  ),
  'once the server says where it waits, the rest is sent': whenever(
    (seen) => seen.work === 'range' && seen.cause === 'done',
    asks('send'),
  ),
  'something is under way while it is going, or given up': always(
    (seen) => seen.running.length === (seen.is('going') || seen.is('givingUp') ? 1 : 0),
  ),
  'how far it is is as the browser said last': whenever(
    (seen) => seen.event?.type === 'browser.progressed' && seen.was('going.sending.transferring'),
    ({ event, is, now: { file, sent } }) =>
      event?.type === 'browser.progressed' &&
      sent >= Math.min(event.sent, file.size) &&
      is(sent >= file.size ? 'going.sending.finishing' : 'going.sending.transferring'),
  ),
  'it is being finished only when all of it was sent': never(
    (seen) => seen.is('going.sending.finishing') && seen.now.sent < seen.now.file.size,
  ),
  'what is tried again by itself is so within 30 s': always(
    (seen) =>
      seen.is('retrying') === seen.timers.length > 0 && seen.timers.every((left) => left <= 30_000),
  ),
}
