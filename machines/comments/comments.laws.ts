import type { Laws, Seen } from '#testing/laws'
import { always, asks, emits, ends, hears, never, onlyAfter, runs, whenever } from '#testing/laws'
import type { commentsMachine } from './comments.machine.ts'
import type { CommentDraft } from './comments.types.ts'
import { draftOf, isUnsent } from './drafts.ts'

type Step = Seen<typeof commentsMachine>

const before = ({ before }: Step): readonly CommentDraft[] => before?.drafts ?? []
const isWriting = (seen: Step) => runs('send')(seen) || runs('change')(seen)

/** The text that the step has ended the sending of, as it was. */
const sentBefore = ({ before }: Step) =>
  before?.sent ? draftOf(before.drafts, before.sent) : undefined

export const laws: Laws<typeof commentsMachine> = {
  // What is written
  'a text goes only when somebody discards it, or the server has just that': always((seen) =>
    before(seen).every((was) => {
      const is = draftOf(seen.now.drafts, was.to)
      if (is || !isUnsent(was)) return true
      if (hears('user.discard')(seen)) return true
      return ends('send', 'done')(seen) && was.attempt?.text === was.text
    }),
  ),
  'only the person changes what is written': always((seen) =>
    before(seen).every((was) => {
      const is = draftOf(seen.now.drafts, was.to)
      return !is || is.text === was.text || hears('user.type')(seen)
    }),
  ),
  'what an earlier page kept is there again, but where something is written': whenever(
    hears('journal.found'),
    (seen) => {
      const { event, now } = seen
      if (event?.type !== 'journal.found') return false
      return event.drafts.every(
        (kept: CommentDraft) =>
          draftOf(now.drafts, kept.to)?.text ===
          (draftOf(before(seen), kept.to)?.text ?? kept.text),
      )
    },
  ),
  'what could not be sent says why until it is sent again': always((seen) =>
    before(seen).every((was) => {
      const is = draftOf(seen.now.drafts, was.to)
      return !is || !was.problem || is.problem !== null || hears('user.send')(seen)
    }),
  ),
  'a send that fails leaves its reason at its text': whenever(ends('send', 'failed'), (seen) => {
    const sent = sentBefore(seen)
    return sent !== undefined && draftOf(seen.now.drafts, sent.to)?.problem != null
  }),
  'what is being sent is not discarded': never(
    (seen) =>
      hears('user.discard')(seen) &&
      seen.now.sent !== null &&
      draftOf(seen.now.drafts, seen.now.sent) === undefined,
  ),

  // What is sent
  'nothing is sent unless somebody says so, and then what they see': whenever(
    asks('send'),
    (seen) => {
      const { event, now } = seen
      if (event?.type !== 'user.send') return false
      return draftOf(now.drafts, event.to)?.text === draftOf(now.drafts, event.to)?.attempt?.text
    },
  ),
  'the same words keep their key, so that they are stored once': always((seen) =>
    before(seen).every((was) => {
      const attempt = draftOf(seen.now.drafts, was.to)?.attempt
      return !attempt || !was.attempt || attempt.text !== was.attempt.text
        ? true
        : attempt.key === was.attempt.key
    }),
  ),
  'other words go under a key of their own': whenever(asks('send'), (seen) => {
    const { before, event, now } = seen
    if (event?.type !== 'user.send') return false
    const was = draftOf(before?.drafts ?? [], event.to)?.attempt
    const is = draftOf(now.drafts, event.to)?.attempt
    return is?.key === (was && was.text === is?.text ? was.key : event.key)
  }),
  'one thing is on its way at a time, and no list with it': always(
    ({ running }) => running.length <= 1,
  ),
  'what is on its way is seen to its end': whenever(
    (seen) => seen.was('list.listed.sending') || seen.was('list.listed.changing'),
    (seen) => seen.cause === 'done' || seen.cause === 'failed' || isWriting(seen),
  ),
  'afterwards the server is asked how things are': whenever(
    (seen) => seen.work === 'send' || seen.work === 'change',
    asks('read'),
  ),

  // What is shown
  'nothing is asked before a document is there': onlyAfter(
    hears('document.opened'),
    ({ running }) => running.length > 0,
  ),
  'threads are as the server says, never as somebody wants them': whenever(
    ({ before, now }) => before !== null && now.threads !== before.threads,
    (seen) => seen.cause === 'done',
  ),
  'what is done is told, and only that': always(
    (seen) => emits('done')(seen) === (ends('send', 'done')(seen) || ends('change', 'done')(seen)),
  ),
  'nothing is deleted that nobody was asked about': whenever(
    (seen) => asks('change')(seen) && seen.now.change?.kind === 'delete',
    (seen) => hears('user.confirm')(seen) && seen.before?.asked !== null,
  ),
  'a change that was refused is told until another, or until the panel is closed': whenever(
    ({ before, now }) => before?.refused != null && now.refused === null,
    (seen) => asks('change')(seen) || hears('user.close')(seen),
  ),
  'nobody waits for an answer that does not come': always(
    (seen) =>
      seen.running.length > 0 ===
      (seen.is('list.reading') ||
        seen.is('list.listed.renewing') ||
        seen.is('list.listed.sending') ||
        seen.is('list.listed.changing')),
  ),

  // The panel
  'it can always be closed, with whatever is written': always(
    (seen) => !seen.is('panel.open') || seen.can({ type: 'user.close' }),
  ),
  'it closes only when somebody closes it': whenever(
    (seen) => seen.was('panel.open') && seen.is('panel.closed'),
    hears('user.close'),
  ),
}
