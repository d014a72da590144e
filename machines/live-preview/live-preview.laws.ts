import type { Laws, Seen } from '#testing/laws'
import { always, asks, emits, ends, hears, never, runs, whenever } from '#testing/laws'
import type { livePreviewMachine } from './live-preview.machine.ts'

type Step = Seen<typeof livePreviewMachine>

/** ms; a page that listens says so by then. */
const patience = 5000

const shown = 'page.shown'
const frame = 'page.shown.window.frame'
const popup = 'page.shown.window.popup'
const blocked = 'page.shown.window.blocked'
const cutOff = 'page.shown.window.cutOff'

const found = ends('locate', 'done')
const isListening = ({ snapshot }: Step) => snapshot.hasTag('listening')
const isWaiting = ({ is }: Step) => is(`${frame}.waiting`) || is(`${popup}.waiting`)
const isSilent = ({ is }: Step) => is(`${frame}.silent`) || is(`${popup}.silent`)
const isSamePage = ({ before, output, was }: Step) => was(shown) && output.url === before?.url

/** A page that may be spoken to says that it listens. */
const isReady = ({ before, event, was }: Step) =>
  event?.type === 'browser.ready' &&
  before?.origins.includes(event.origin) === true &&
  (was(frame) || was(popup))

const sizeChanges = ({ before, now }: Step) =>
  before !== null && (now.size !== before.size || now.breakpoint !== before.breakpoint)

export const laws: Laws<typeof livePreviewMachine> = {
  // Where the page is
  'it is asked at no other time, but by hand': whenever(
    asks('locate'),
    (seen) => seen.cause === 'start' || hears('document.saved')(seen) || hears('user.retry')(seen),
  ),
  'nothing else moves it': whenever(
    ({ before, now }) =>
      before !== null && (now.url !== before.url || now.origins !== before.origins),
    found,
  ),
  'a page that stays where it was goes on as it was': whenever(
    (seen) => found(seen) && seen.output.url !== null && isSamePage(seen),
    (seen) =>
      seen.now.origin === seen.before?.origin &&
      seen.emitted.length === 0 &&
      [frame, popup, blocked, cutOff].every((one) => seen.was(one) === seen.is(one)),
  ),
  'a problem is told where it can be done something about': always(
    (seen) => (seen.now.problem !== null) === seen.is('page.unlocated'),
  ),
  'a page is shown only where there is one': always(
    (seen) => seen.is(shown) === (seen.now.url !== null),
  ),

  // Whom the document is sent to
  'nothing is sent anywhere but to an expected origin': always(
    ({ now: { origin, origins } }) => origin === null || origins.includes(origin),
  ),
  'where nobody listens, nothing is sent': always(
    (seen) => isListening(seen) === (seen.now.origin !== null),
  ),
  'a page that says it listens gets the document, all of it, and no other page does': always(
    (seen) =>
      emits('ready')(seen) === isReady(seen) &&
      (!isReady(seen) ||
        (isListening(seen) &&
          seen.event?.type === 'browser.ready' &&
          seen.now.origin === seen.event.origin)),
  ),
  'nobody listens who has not said so': whenever(
    (seen) => isListening(seen) && !isReady(seen),
    (seen) => seen.before?.origin != null && seen.now.origin === seen.before.origin,
  ),
  'a page that listens is sent changes until another one is in its place': whenever(
    (seen) => seen.before?.origin != null && seen.now.origin === null,
    (seen) =>
      found(seen) ||
      (hears('browser.loaded')(seen) && seen.was(`${frame}.listening`)) ||
      (hears('user.openWindow')(seen) && seen.was(frame)) ||
      (!seen.is(popup) && seen.was(popup)),
  ),

  // Pages that do not answer
  'a page has 5 s to say that it listens, from when it has loaded': always(
    (seen) =>
      isWaiting(seen) === seen.timers.length > 0 && seen.timers.every((left) => left <= patience),
  ),
  'it is said not to answer only after that time': whenever(
    (seen) => isSilent(seen) && !(seen.was(`${frame}.silent`) || seen.was(`${popup}.silent`)),
    (seen) => seen.cause === 'clock' && seen.timers.length === 0,
  ),
  'a page that has loaded after all is waited for': never(
    (seen) => hears('browser.loaded')(seen) && seen.is(`${frame}.silent`),
  ),

  // The window
  'a window opens when somebody says so, and only then': always(
    (seen) =>
      emits('windowWanted')(seen) ===
        (hears('user.openWindow')(seen) && (seen.was(frame) || seen.was(blocked))) &&
      emits('windowWanted')(seen) === (seen.is(popup) && !seen.was(popup)),
  ),
  'a window that is not needed is closed': always(
    (seen) => emits('windowUnwanted')(seen) === (seen.was(popup) && !seen.is(popup)),
  ),
  'a window follows the page to another address, and only there': always(
    (seen) =>
      emits('windowMoved')(seen) ===
      (seen.was(popup) && seen.is(popup) && seen.now.url !== seen.before?.url),
  ),
  'a window shows where the page is': always((seen) =>
    seen.is(popup) ? seen.now.windowUrl === seen.now.url : seen.now.windowUrl === null,
  ),
  'a window goes only when somebody closes it, it does not open, or there is no page any more':
    whenever(
      (seen) => seen.was(popup) && !seen.is(popup),
      (seen) =>
        (found(seen) && seen.output.url === null) ||
        hears('user.closeWindow')(seen) ||
        hears('browser.windowClosed')(seen) ||
        hears('browser.windowBlocked')(seen),
    ),
  'wherever the page is, it can be brought back here': always(
    (seen) =>
      ![popup, blocked, cutOff].some((one) => seen.is(one)) ||
      seen.can({ type: 'user.closeWindow' }),
  ),
  'nothing is said to be blocked or cut off that was not': whenever(
    (seen) => [blocked, cutOff].some((one) => seen.is(one) && !seen.was(one)),
    (seen) => seen.was(popup),
  ),

  // How large it is
  'a page has a size that a screen can have': always(
    ({ now: { size } }) =>
      size === null || [size.width, size.height].every((pixels) => pixels >= 0 && pixels <= 10_000),
  ),
  'only a page that fills its place has no size': always(
    ({ is, now: { breakpoint, size } }) =>
      (size === null) === is('breakpoint.responsive') &&
      is('breakpoint.responsive') === (breakpoint === 'responsive') &&
      is('breakpoint.custom') === (breakpoint === 'custom'),
  ),
  'nothing else changes its size': whenever(
    sizeChanges,
    (seen) => hears('user.chooseBreakpoint')(seen) || hears('user.resize')(seen),
  ),
  'it is enlarged as somebody says, where that is offered': always(({ before, event, now }) =>
    event?.type === 'user.zoom' && event.zoom > 0
      ? now.zoom === event.zoom
      : before === null || now.zoom === before.zoom,
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      runs('locate')(seen) === (seen.is('page.locating') || seen.is('page.shown.address.checking')),
  ),
}
