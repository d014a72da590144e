import type { Laws, Seen } from '#testing/laws'
import { always, atMostEvery, from, never, onlyAfter, whenever } from '#testing/laws'
import type { lockMachine } from './lock.machine.ts'

type Step = Seen<typeof lockMachine>

/** ms; how often a lock is renewed at most, and looked at at least. */
const refresh = 10_000

const isEvent = (type: NonNullable<Step['event']>['type']) => (seen: Step) =>
  seen.event?.type === type
const emits = (type: Step['emitted'][number]['type']) => (seen: Step) =>
  seen.emitted.some((event) => event.type === type)
const asks = (work: string) => (seen: Step) => seen.asked.some((asked) => asked.work === work)
const hearsOfOthers = ({ cause, output }: Step) => cause === 'done' && output?.isMine === false
const leaves = ({ event }: Step) => event?.type === 'page.left' && event.to === '/admin'
const had = ({ was }: Step) => was('held') || was('acquiring')

export const laws: Laws<typeof lockMachine> = {
  'who learns that it’s somebody else’s is locked out and sees whose it is': whenever(
    hearsOfOthers,
    (seen) => seen.is('lockedOut') && seen.now.lock === seen.output,
  ),
  'a holder is named only to those who are locked out': never(
    (seen) => seen.now.lock !== null && !seen.is('lockedOut'),
  ),
  'whoever is locked out knows who holds it': never(
    (seen) => seen.is('lockedOut') && seen.now.lock?.isMine !== false,
  ),
  'it becomes one’s own only by an answer that says so': whenever(
    (seen) => seen.is('held') && !seen.was('held'),
    (seen) => seen.cause === 'done' && seen.output?.isMine === true,
  ),
  'whoever leaves for elsewhere releases it': whenever(
    (seen) => leaves(seen) && had(seen),
    (seen) => emits('released')(seen) && seen.is('free') && seen.running.length === 0,
  ),
  'it’s released only by leaving for elsewhere': whenever(emits('released'), leaves),
  'another screen of the document keeps it': whenever(
    (seen) => seen.event?.type === 'page.left' && !leaves(seen) && had(seen),
    (seen) =>
      (seen.is('held') || seen.is('acquiring')) && seen.asked.length === 0 && emits('kept')(seen),
  ),
  'it’s told to be kept only where another screen of the document keeps it': whenever(
    emits('kept'),
    (seen) => seen.event?.type === 'page.left' && !leaves(seen) && had(seen),
  ),
  'it’s nobody’s until something is typed': onlyAfter(isEvent('document.edited'), asks('acquire')),
  'an edit of what nobody holds asks for it at once': whenever(
    (seen) =>
      isEvent('document.edited')(seen) &&
      ['looking', 'free', 'glancing', 'held.due', 'held.looking'].some(seen.was),
    asks('acquire'),
  ),
  'it’s renewed every 10 s at most': atMostEvery(
    refresh,
    (seen) => seen.work === 'acquire' && seen.cause === 'done' && seen.is('held'),
    (seen) => !seen.is('held') || isEvent('server.lockChanged')(seen) || seen.is('held.looking'),
  ),
  'what is held or watched is looked at within 10 s': always(
    (seen) =>
      !(seen.is('held') || seen.is('lockedOut.viewing')) ||
      seen.running.length > 0 ||
      seen.timers.some((left) => left <= refresh),
  ),
  'who holds it and hears of another asks at once': whenever(
    (seen) =>
      seen.event?.type === 'server.lockChanged' &&
      seen.event.lock?.isMine !== true &&
      (seen.was('held.fresh') || seen.was('held.due')),
    asks('look'),
  ),
  'it’s taken over only when somebody says so': whenever(
    asks('takeOver'),
    isEvent('user.takeOver'),
  ),
  'a take-over that fails is told, and keeps everyone out': whenever(
    (seen) => seen.work === 'takeOver' && seen.cause === 'failed',
    (seen) =>
      emits('takeOverFailed')(seen) && seen.now.problem !== null && seen.is('lockedOut.viewing'),
  ),
  'why a take-over failed is known until the next try': from(
    (seen) => seen.work === 'takeOver' && seen.cause === 'failed',
    (seen) => seen.now.problem !== null,
    (seen) => isEvent('user.takeOver')(seen) || !seen.is('lockedOut'),
  ),
  'a problem ends with being locked out': never(
    (seen) => seen.now.problem !== null && !seen.is('lockedOut'),
  ),
  'who is let in again hears it, once': whenever(
    (seen) => emits('freed')(seen) || (seen.was('lockedOut') && !seen.is('lockedOut')),
    (seen) => emits('freed')(seen) && seen.was('lockedOut') && !seen.is('lockedOut'),
  ),
  'a refused save asks whose it is': whenever(
    (seen) => isEvent('document.refused')(seen) && (had(seen) || seen.was('free')),
    (seen) => asks('look')(seen) && seen.is('checking') && !seen.is('held'),
  ),
  'a server that can’t be reached locks nobody out, and lets nobody in': whenever(
    (seen) => seen.cause === 'failed' && seen.work !== 'takeOver',
    (seen) => seen.was('lockedOut') === seen.is('lockedOut'),
  ),
  'what has been found is asked, whatever else is heard': always(
    (seen) =>
      !seen.is('lockedOut.found') ||
      ['user.goBack', 'user.view', 'user.takeOver'].every((type) => seen.can({ type } as never)),
  ),
  'who lost it sees it, or leaves, before taking it back': never(
    (seen) => seen.is('lockedOut.lost') && seen.can({ type: 'user.takeOver' }),
  ),
  'who goes back is taken there': whenever(
    (seen) =>
      isEvent('user.goBack')(seen) && (seen.was('lockedOut.found') || seen.was('lockedOut.lost')),
    (seen) =>
      seen.emitted.some(
        (event) =>
          event.type === 'left' &&
          event.to === (seen.was('lockedOut.found') ? 'back' : 'dashboard'),
      ),
  ),
  'opening a document asks whose it is': whenever(
    (seen) => isEvent('document.opened')(seen) && seen.was('waiting'),
    (seen) =>
      asks('look')(seen) &&
      seen.event?.type === 'document.opened' &&
      seen.now.path === seen.event.path,
  ),
  'what nobody holds is free': whenever(
    (seen) => seen.work === 'look' && seen.cause === 'done' && seen.output === null,
    (seen) => seen.is('free'),
  ),
  'what is one’s own already is held, and looked at in a while': whenever(
    (seen) => seen.work === 'look' && seen.cause === 'done' && seen.output?.isMine === true,
    (seen) => seen.is('held.due'),
  ),
  'what is granted is held': whenever(
    (seen) => seen.cause === 'done' && seen.work !== 'look' && seen.output?.isMine === true,
    (seen) => seen.is('held.fresh'),
  ),
  'who was found holding it is asked about; who took it over is told': whenever(
    hearsOfOthers,
    (seen) =>
      seen.was('looking') || seen.was('acquiring')
        ? seen.is('lockedOut.found')
        : seen.was('glancing') || seen.was('lockedOut')
          ? seen.is('lockedOut.viewing')
          : seen.is('lockedOut.lost'),
  ),
  'a failure leaves what was held held, and what was free free': whenever(
    (seen) => seen.cause === 'failed' && !seen.was('lockedOut'),
    (seen) => (seen.was('held') ? seen.is('held.due') : seen.is('free')),
  ),
  'who views it sees it again after a failure': whenever(
    (seen) => seen.cause === 'failed' && seen.was('lockedOut'),
    (seen) => seen.is('lockedOut.viewing'),
  ),
  'others who seem to begin are looked at': whenever(
    (seen) =>
      seen.event?.type === 'server.lockChanged' &&
      seen.event.lock?.isMine === false &&
      seen.was('free'),
    (seen) => seen.is('glancing') && asks('look')(seen),
  ),
  'a change is looked at by whoever views it': whenever(
    (seen) => isEvent('server.lockChanged')(seen) && seen.was('lockedOut.viewing'),
    (seen) => seen.is('lockedOut.looking') && asks('look')(seen),
  ),
  'it begins with nobody’s lock': whenever(
    (seen) => seen.cause === 'start',
    (seen) => seen.is('waiting') && seen.running.length === 0,
  ),
  'it can be taken over by whoever sees it held, once they know': always(
    (seen) =>
      !(seen.is('lockedOut.viewing') || seen.is('lockedOut.looking')) ||
      seen.can({ type: 'user.takeOver' }),
  ),
  'what was taken over from somebody is viewed, or left': whenever(
    (seen) =>
      isEvent('user.view')(seen) && (seen.was('lockedOut.found') || seen.was('lockedOut.lost')),
    (seen) => seen.is('lockedOut.viewing'),
  ),
  'time alone locks nobody out, and lets nobody in': whenever(
    (seen) => seen.cause === 'clock',
    (seen) =>
      seen.was('held') === seen.is('held') && seen.was('lockedOut') === seen.is('lockedOut'),
  ),
}
