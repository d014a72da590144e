import type { Laws, Seen } from '#testing/laws'
import { always, broken, from, never, remember, whenever } from '#testing/laws'
import type { documentMachine } from './document.machine.ts'
import { equal } from './values.ts'

type Step = Seen<typeof documentMachine>
type Type = NonNullable<Step['event']>['type']

const isEvent = (type: Type) => (seen: Step) => seen.event?.type === type
const asks = (work: string) => (seen: Step) => seen.asked.some((asked) => asked.work === work)
const emits = (type: Step['emitted'][number]['type']) => (seen: Step) =>
  seen.emitted.some((event) => event.type === type)
const saves = asks('save')
const saveEnds = (cause: 'done' | 'failed') => (seen: Step) =>
  seen.work === 'save' && seen.cause === cause
const failsWith = (code: string) => (seen: Step) =>
  seen.work === 'save' && seen.cause === 'failed' && seen.error.code === code
const isUnsaved = (seen: Step) => seen.snapshot.hasTag('unsaved')
/** What a person has on the screen differs from what the server said last. */
const differs = ({ now }: Step) => !equal(now.base, now.values) || now.unparsed.length > 0
const isCreation = ({ before }: Step) =>
  before !== null && 'id' in before.ref && before.ref.id === null
const isOpen = (seen: Step) => seen.is('open')

/** The title that was sent was another than before, and comes back as it was before. */
const isRefusedTitle = ({ before, output }: Step) =>
  before !== null &&
  before.intent !== 'revert' &&
  before.values.title === before.sent.title &&
  before.sent.title !== before.base.title &&
  (output.data.title ?? before.base.title) === before.base.title
/**
 * The document comes back as it was earlier, or as it was before a save that changes it, with its
 * date. What has no answer yet is such a change, whatever is sent.
 */
const isRepeated = ({ before, output }: Step) =>
  before !== null &&
  'id' in before.ref &&
  before.ref.id !== null &&
  typeof before.base.updatedAt === 'string' &&
  (String(output.data.updatedAt ?? '~') < before.base.updatedAt ||
    (equal(output.data, before.base) &&
      (before.unanswered.length > 0 || !equal(before.sent, before.base))))

const isAfterConflict = ({ before }: Step) =>
  ['document.stale', 'document.contended'].includes(before?.problem?.code ?? '')

/** What is on the screen is what the server turned out to have. */
const isWrittenAlready = (seen: Step) =>
  failsWith('document.stale')(seen) && equal(seen.now.base, seen.now.values)

/** What a failed save leads to. */
const places: Readonly<Record<string, string>> = {
  'session.ended': 'open.unsaved.unauthorised',
  'server.unreachable': 'open.unsaved.offline',
  'document.locked': 'open.unsaved.locked',
  'document.notFound': 'open.unsaved.gone',
  'document.invalid': 'open.unsaved.refused.invalid',
  'access.refused': 'open.unsaved.refused.failed',
}

export const laws: Laws<typeof documentMachine> = {
  'an answer never touches what was typed after its question': whenever(
    (seen) =>
      saveEnds('done')(seen) &&
      seen.before !== null &&
      !equal(seen.before.sent, seen.before.values),
    (seen) =>
      seen.before === null ||
      seen.before.values.title === seen.before.sent.title ||
      seen.now.values.title === seen.before.values.title,
  ),
  'a failed save keeps what a person sees': whenever(
    (seen) => saveEnds('failed')(seen) && seen.error.code !== 'document.stale',
    (seen) => seen.now.values === seen.before?.values && seen.now.unparsed === seen.before.unparsed,
  ),
  'a failed save never changes what the server said': whenever(
    (seen) => saveEnds('failed')(seen) && seen.error.code !== 'document.stale',
    (seen) => seen.now.base === seen.before?.base,
  ),
  'a failed save has its own state and says why': whenever(
    (seen) =>
      saveEnds('failed')(seen) &&
      seen.error.code in places &&
      // What was never there can't be gone.
      (seen.error.code !== 'document.notFound' || !isCreation(seen)),
    (seen) =>
      (seen.is(places[seen.error.code]!) && seen.now.problem?.code === seen.error.code) ||
      seen.now.next !== null ||
      seen.asked.length > 0 ||
      !differs(seen),
  ),
  'after a failed save another is offered while something is unsaved': always(
    (seen) =>
      !(
        seen.is('open.unsaved.refused') ||
        seen.is('open.unsaved.offline') ||
        seen.is('open.unsaved.locked')
      ) ||
      !seen.now.permissions.update ||
      seen.can({ type: 'user.save', intent: 'draft' }) ||
      !differs(seen),
  ),
  'what is unsaved says so': always(
    (seen) => !isOpen(seen) || !differs(seen) || isUnsaved(seen) || !seen.now.permissions.update,
  ),
  'saved is said only of what the server has': never(
    (seen) => seen.is('open.settled.saved') && !equal(seen.now.base, seen.now.values),
  ),
  'what an answer says as before stays on the screen as it was typed, and unsaved': whenever(
    (seen) => saveEnds('done')(seen) && isRefusedTitle(seen),
    (seen) => seen.now.values.title === seen.before?.values.title && isUnsaved(seen),
  ),
  'an answer that is no newer changes nothing, and the save is tried again': whenever(
    (seen) => saveEnds('done')(seen) && isRepeated(seen),
    (seen) =>
      seen.now.base === seen.before?.base &&
      seen.now.values === seen.before.values &&
      seen.is('open.unsaved.offline'),
  ),
  'a save is told as saved once it is answered, and only then': whenever(
    (seen) => emits('saved')(seen) || (saveEnds('done')(seen) && !isRepeated(seen)),
    (seen) => emits('saved')(seen) && (saveEnds('done')(seen) || isWrittenAlready(seen)),
  ),
  'a refused save whose changes the server already has is saved': whenever(
    (seen) => failsWith('document.stale')(seen) && emits('saved')(seen),
    (seen) => isWrittenAlready(seen) && seen.asked.length === 0,
  ),
  'a conflict right after another waits': whenever(
    (seen) => failsWith('document.stale')(seen) && isAfterConflict(seen),
    (seen) => seen.asked.length === 0,
  ),
  'one save is under way at a time': never(
    (seen) => seen.running.filter(({ work }) => work === 'save').length > 1,
  ),
  'a save that is asked for meanwhile is sent after it': from<typeof documentMachine>(
    (seen) => isEvent('user.save')(seen) && seen.was('open.saving'),
    (seen) => seen.now.next !== null,
    (seen) => seen.work === 'save' || seen.is('deleted') || isEvent('user.save')(seen),
  ),
  'somebody who may not update saves nothing, but can keep a copy of what is gone': whenever(
    (seen) => saves(seen) && !isEvent('user.recreate')(seen) && seen.was('open.settled'),
    ({ now }) => now.permissions.update,
  ),
  'what is decided by nobody is not saved': whenever(
    saves,
    ({ now }) => now.conflicts.length === 0,
  ),
  'conflicts are put to the person': always(
    (seen) =>
      !isOpen(seen) || seen.now.conflicts.length === 0 || seen.is('open.unsaved.conflicted'),
  ),
  'what both changed is asked about': whenever(
    (seen) => seen.is('open.unsaved.conflicted'),
    ({ now }) => now.conflicts.length > 0,
  ),
  'half-typed text is never sent, and never dropped by a save': whenever(
    (seen) => saves(seen) || saveEnds('done')(seen),
    (seen) =>
      (seen.before?.unparsed.length ?? 0) <= seen.now.unparsed.length &&
      seen.asked.every(
        ({ input }) => !('sizes' in (input.changes ?? {})) || 'sizes' in seen.now.values,
      ),
  ),
  'a save by hand waits for what is half typed, unless it takes no edits along': whenever(
    (seen) => saves(seen) && isEvent('user.save')(seen) && seen.now.intent !== 'unpublish',
    ({ now }) => now.unparsed.length === 0,
  ),
  'that something is half typed is told': whenever(
    (seen) =>
      seen.is('open.unsaved.refused.unparsed') && !seen.was('open.unsaved.refused.unparsed'),
    (seen) => emits('unfinished')(seen) && seen.now.problem?.code === 'document.unfinished',
  ),
  'an edit is what a person typed': whenever(
    (seen) =>
      seen.event?.type === 'user.edit' &&
      (seen.event.change === undefined || seen.event.change === 'value') &&
      emits('edited')(seen),
    (seen) =>
      seen.event?.type === 'user.edit' &&
      (seen.event.change !== undefined && seen.event.change !== 'value'
        ? true
        : seen.now.values.title === seen.event.value),
  ),
  'every edit is told, so that it can be taken back': whenever(
    (seen) => isEvent('user.edit')(seen) && seen.now.values !== seen.before?.values,
    emits('edited'),
  ),
  'what is told of an edit of a value is true': whenever(
    emits('edited'),
    (seen) =>
      (seen.event?.type === 'user.edit' && seen.event.change !== undefined) ||
      seen.emitted.every(
        (event) =>
          event.type !== 'edited' ||
          (equal(event.before, seen.before?.values ?? {}) && equal(event.after, seen.now.values)),
      ),
  ),
  'nobody edits what they may only read': whenever(
    emits('edited'),
    ({ now }) => now.permissions.update,
  ),
  'typing is accepted whatever the network does': always(
    (seen) =>
      !isOpen(seen) ||
      !seen.now.permissions.update ||
      seen.is('open.settled.gone') ||
      seen.can({ type: 'user.edit', path: 'title', value: 'x' }),
  ),
  'drafts save themselves 2 s after the last edit': always(
    (seen) =>
      !seen.is('open.unsaved.dirty') ||
      seen.now.autosaveMs === null ||
      seen.timers.some((left) => left <= 2000),
  ),
  'each edit starts that time again': whenever(
    (seen) =>
      isEvent('user.edit')(seen) && seen.is('open.unsaved.dirty') && seen.now.autosaveMs !== null,
    (seen) => seen.timers.includes(2000),
  ),
  'only a draft that saves itself is saved by time or by leaving': whenever(
    (seen) =>
      saves(seen) &&
      (seen.cause === 'clock' || isEvent('user.leave')(seen)) &&
      !seen.was('open.unsaved.offline'),
    (seen) => seen.now.autosaveMs !== null && seen.asked[0]?.input.intent === 'autosave',
  ),
  'a save by hand means what was asked': whenever(
    (seen) => saves(seen) && isEvent('user.save')(seen),
    (seen) => seen.event?.type === 'user.save' && seen.asked[0]?.input.intent === seen.event.intent,
  ),
  'what visitors see is changed only by somebody who may publish': whenever(
    (seen) => saves(seen) && ['publish', 'unpublish', 'revert'].includes(seen.now.intent),
    ({ now }) => now.permissions.publish,
  ),
  'a save says what it is based on': whenever(
    saves,
    ({ asked, now }) => asked[0]?.input.base === (now.base.updatedAt ?? null),
  ),
  'unpublishing takes no edits along': whenever(
    (seen) => saves(seen) && seen.now.intent === 'unpublish',
    ({ asked }) => equal(asked[0]?.input.changes, {}),
  ),
  'a save goes to this document': whenever(
    (seen) => saves(seen) && !isEvent('user.recreate')(seen),
    (seen) => seen.asked[0]?.input.ref === seen.now.ref,
  ),
  'a save takes along what is on the screen': whenever(
    saves,
    (seen) =>
      ['unpublish', 'revert'].includes(seen.now.intent) || equal(seen.now.sent, seen.now.values),
  ),
  'a lost network is tried again by itself': always(
    (seen) => !seen.is('open.unsaved.offline') || seen.timers.length > 0,
  ),
  'and at once when it is back': whenever(
    (seen) => isEvent('browser.online')(seen) && seen.was('open.unsaved.offline'),
    saves,
  ),
  'who signs in again has their edits saved': whenever(
    (seen) => isEvent('session.renewed')(seen) && seen.was('open.unsaved.unauthorised'),
    saves,
  ),
  'what somebody else holds is not saved by itself': whenever(
    (seen) => seen.was('open.unsaved.locked') && saves(seen),
    (seen) => isEvent('user.save')(seen),
  ),
  'what nobody holds any more goes on': whenever(
    (seen) => isEvent('server.unlocked')(seen) && seen.was('open.unsaved.locked'),
    (seen) => !seen.is('open.unsaved.locked'),
  ),
  'a creation is told, with its id': whenever(
    (seen) => saveEnds('done')(seen) && isCreation(seen),
    (seen) => emits('created')(seen) && 'id' in seen.now.ref && seen.now.ref.id === seen.output.id,
  ),
  'what is created is created once': whenever(emits('created'), isCreation),
  'what came back from an earlier visit is told as such, and is on the screen': whenever(
    (seen) => seen.event?.type === 'journal.restored' && emits('restored')(seen),
    (seen) =>
      seen.event?.type === 'journal.restored' &&
      seen.now.restoredFrom === seen.event.keptAt &&
      equal(seen.now.values, seen.event.values),
  ),
  'a save that got no answer counts as unsaved': whenever(
    failsWith('server.unreachable'),
    (seen) => seen.now.unanswered.length > 0 && isUnsaved(seen),
  ),
  'attempts are counted one by one': whenever(
    failsWith('server.unreachable'),
    (seen) => seen.now.attempts === (seen.before?.attempts ?? 0) + 1,
  ),
  'what somebody else saved is told as merged': remember<typeof documentMachine, null>(
    null,
    (_, seen) => {
      if (!emits('merged')(seen)) return null
      return failsWith('document.stale')(seen) ? null : broken
    },
  ),
  'a deleted document is told, and nothing goes on': whenever(
    isEvent('server.deleted'),
    (seen) => !seen.was('open') || (emits('deleted')(seen) && seen.is('deleted')),
  ),
  'what can’t be read says why, and can be tried again': always(
    (seen) =>
      !seen.is('unavailable') || (seen.now.problem !== null && seen.can({ type: 'user.retry' })),
  ),
  'a document that is gone can be made anew with what was typed': always(
    (seen) => !seen.is('open.unsaved.gone') || seen.can({ type: 'user.recreate' }),
  ),
  'what is back where it was has nothing to say': never(
    (seen) => seen.is('open.settled.clean') && seen.now.problem !== null,
  ),
}
