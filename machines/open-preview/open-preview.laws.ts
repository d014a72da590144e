import type { Laws, SystemSeen } from '#testing/laws'
import { always, broken, never, remember, whenever } from '#testing/laws'
import type { documentMachine } from '../document/index.ts'
import type { livePreviewMachine } from '../live-preview/index.ts'
import type { pageCheckMachine } from '../page-check/index.ts'

/** A document, what shows its page, and whether that page can check itself. */
export type Parts = {
  document: typeof documentMachine
  preview: typeof livePreviewMachine
  pageCheck: typeof pageCheckMachine
}

type Step = SystemSeen<Parts>

const window = 'page.shown.window'
const listens = [`${window}.frame.early`, `${window}.frame.listening`, `${window}.popup.listening`]

/** What the page was told of the document. */
const shows = ['all', 'document']

const outside = ({ messages }: Step): readonly string[] =>
  messages.filter(({ to }) => to === 'outside').map(({ event }) => event.type)
const posts = (seen: Step) =>
  outside(seen).filter((type) => [...shows, 'saved', 'focus', 'check'].includes(type))
const tells = (type: string) => (seen: Step) => outside(seen).includes(type)
const happens = (type: string) => (seen: Step) => seen.event?.type === type
const emits = (name: keyof Parts, type: string) => (seen: Step) =>
  seen.of[name].emitted.some((one) => one.type === type)
const isListening = ({ of }: Step) => of.preview.snapshot.hasTag('listening')
const wasListening = ({ of }: Step) => listens.some((state) => of.preview.was(state as never))
const isAskable = ({ of }: Step) => of.pageCheck.is('available') || of.pageCheck.is('asking')
const isInWindow = ({ of }: Step) => of.preview.is(`${window}.popup`)
const wasInWindow = ({ of }: Step) => of.preview.was(`${window}.popup`)
const isLocating = ({ of }: Step) =>
  of.preview.is('page.locating') || of.preview.is('page.shown.address.checking')
/** A page at which somebody looks says that it listens, from an origin of the site. */
const isReady = ({ event, of: { preview } }: Step) =>
  event?.type === 'page.ready' &&
  preview.before?.origins.includes((event as unknown as { origin: string }).origin) === true &&
  (preview.was(`${window}.frame`) || preview.was(`${window}.popup`))
const isTypedOn = ({ of: { document } }: Step) =>
  document.before !== null &&
  JSON.stringify(document.before.values) !== JSON.stringify(document.now.values)

export const laws: Laws<Parts> = {
  // What it shows
  'nothing stays on the page that is older than what is in the form': whenever(
    (seen) => isTypedOn(seen) && isListening(seen),
    (seen) => tells('due')(seen) || tells('all')(seen),
  ),
  'what is due is shown with the next frame': whenever(
    (seen) => happens('browser.painted')(seen) && isListening(seen),
    tells('document'),
  ),
  'a page that begins to listen is told all of the document, and what it says there counts':
    whenever(emits('preview', 'ready'), (seen) => posts(seen)[0] === 'all' && tells('saved')(seen)),
  'a page is told all anew when somebody has signed in again': whenever(
    (seen) => happens('session.renewed')(seen) && isListening(seen),
    tells('all'),
  ),
  'a page that listens hears of each save': whenever(
    (seen) => emits('document', 'saved')(seen) && wasListening(seen),
    tells('saved'),
  ),
  'what was saved may be at another address, where the page is looked for': whenever(
    emits('document', 'saved'),
    isLocating,
  ),
  'a page of the site that says it listens is listened to': whenever(isReady, isListening),
  'nobody is told anything who does not listen': whenever(
    (seen) => posts(seen).length > 0,
    isListening,
  ),

  // Whom it belongs to
  'a window that is closed gets nothing': never(
    (seen) =>
      (happens('browser.windowClosed')(seen) || happens('user.closeWindow')(seen)) &&
      wasInWindow(seen) &&
      posts(seen).length > 0,
  ),
  'the window opens with the preview in it, and closes when that leaves it': always(
    (seen) =>
      seen.cause === 'start' ||
      ((!isInWindow(seen) || wasInWindow(seen) || tells('windowOpened')(seen)) &&
        (isInWindow(seen) || !wasInWindow(seen) || tells('windowClosed')(seen))),
  ),
  'a window follows the address of the document': whenever(
    emits('preview', 'windowMoved'),
    tells('windowMoved'),
  ),
  'a field that the page names is shown, if it is the page that listens': whenever(
    happens('page.focused'),
    (seen) => tells('revealed')(seen) === isListening(seen),
  ),

  // What it checks
  'a page that is asked to check itself has what was typed before': remember<Parts, boolean>(
    false,
    (wasDue, seen) => {
      let isDue = wasDue
      for (const type of outside(seen)) {
        if (type === 'check' && isDue) return broken
        if (type === 'due') isDue = true
        else if (shows.includes(type)) isDue = false
      }
      return isDue
    },
  ),
  'a page that can be asked is asked with each check': whenever(
    emits('pageCheck', 'asked'),
    tells('check'),
  ),
  'a page that is gone is not asked': always((seen) => !isAskable(seen) || isListening(seen)),
  'a page that comes anew says anew whether it can check itself': never(
    (seen) => emits('preview', 'ready')(seen) && isAskable(seen),
  ),
  'a page that listens and offers to check itself can be asked': whenever(
    (seen) => happens('page.offered')(seen) && isListening(seen),
    isAskable,
  ),
  'what the page found is known at once': whenever(
    (seen) => happens('page.checked')(seen) && isListening(seen) && seen.of.pageCheck.was('asking'),
    ({ of }) => of.pageCheck.is('available') && of.pageCheck.now.result?.kind === 'checked',
  ),
}
