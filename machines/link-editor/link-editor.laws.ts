import type { DocumentData } from '#contracts/documents'
import { equal } from '#machines/document'
import type { Laws, Seen } from '#testing/laws'
import { always, asks, broken, emits, ends, hears, remember, whenever, within } from '#testing/laws'
import type { linkEditorMachine } from './link-editor.machine.ts'

type Step = Seen<typeof linkEditorMachine>

const pause = 200

const isThere = ({ before }: Step) => before?.link?.key != null
const submits = (seen: Step) =>
  seen.event?.type === 'user.submit' && seen.event.isValid && seen.was('editing')
const removes = (seen: Step) =>
  hears('user.remove')(seen) && (seen.was('shown') || (seen.was('editing') && isThere(seen)))
const cancels = (seen: Step) => hears('user.cancel')(seen) && seen.was('editing')

const types = (seen: Step) => seen.event?.type === 'user.type' && seen.was('editing')
const typesWords = (seen: Step) =>
  seen.event?.type === 'user.type' && seen.event.words.trim() !== '' && seen.was('editing')
/** The best match is the link: it was found, or was waited for. */
const takes = (seen: Step) => {
  if (hears('user.take')(seen)) {
    return seen.was('editing.found') && (seen.before?.documents.length ?? 0) > 0
  }
  return seen.was('editing.taking') && ends('find', 'done')(seen) && seen.is('closed')
}

export const laws: Laws<typeof linkEditorMachine> = {
  // Which link
  'a link is known where one is shown or edited': always(
    ({ is, now }) => is('closed') === (now.link === null),
  ),
  'a form closes only when it is submitted, a document taken, it is called off, or its link removed':
    whenever(
      (seen) => seen.was('editing') && !seen.is('editing'),
      (seen) => submits(seen) || takes(seen) || cancels(seen) || removes(seen),
    ),

  // What is written
  'what is written is what was typed last, to the link that was edited': remember<
    typeof linkEditorMachine,
    DocumentData | null
  >(null, (typed, seen) => {
    const { before, emitted, event } = seen
    let draft = seen.was('editing') ? typed : null
    if (event?.type === 'user.edit' && !seen.was('editing')) draft = event.link.fields
    if (event?.type === 'user.change' && seen.was('editing')) draft = event.fields
    if (event?.type === 'user.type' && seen.was('editing')) {
      const { doc: _, ...rest } = draft ?? {}
      draft = { ...rest, linkType: 'custom', url: event.words }
    }
    const [written] = emitted
    if (emits('written')(seen) !== (submits(seen) || takes(seen))) return broken
    if (written?.type !== 'written') return draft
    if (written.key !== (before?.link?.key ?? null)) return broken
    return takes(seen) || equal(written.fields, draft ?? {}) ? draft : broken
  }),
  'a document that is taken is the link, and no words are left of it': whenever(
    takes,
    ({ emitted: [written] }) =>
      written?.type === 'written' &&
      written.fields.linkType === 'internal' &&
      written.fields.url === '' &&
      equal(written.fields.doc ?? null, { relationTo: 'pages', value: 3 }),
  ),
  'a document is taken only when somebody pressed Enter': remember<
    typeof linkEditorMachine,
    boolean
  >(false, (isWaiting, seen) => {
    const isAsked = seen.was('editing') && hears('user.take')(seen)
    if (takes(seen) && !isAsked && !isWaiting) return broken
    return seen.is('editing.taking') && (isAsked || isWaiting)
  }),
  'what was refused is refused until something is typed': always((seen) => {
    const isRefused = seen.event?.type === 'user.submit' && !seen.event.isValid
    const isNotFound =
      seen.was('editing') && (hears('user.take')(seen) || ends('find', 'done')(seen))
    if (seen.is('editing.refused') && !seen.was('editing.refused')) return isRefused || isNotFound
    const changes = hears('user.change')(seen) && seen.was('editing')
    return !changes || seen.is('editing.open')
  }),

  // Searching
  'words are searched for 0.2 s after the last letter': within(
    pause,
    typesWords,
    (seen) =>
      asks('find')(seen) ||
      types(seen) ||
      !seen.is('editing') ||
      hears('user.closeList')(seen) ||
      hears('user.change')(seen) ||
      hears('user.submit')(seen),
  ),
  'what is searched for is what was typed': whenever(
    asks('find'),
    (seen) => seen.asked[0]?.input === seen.now.draft.url && seen.now.draft.linkType === 'custom',
  ),
  'one search at most is under way, and only while the form says so': always(
    (seen) =>
      seen.running.length <= 1 &&
      seen.snapshot.hasTag('searching') === seen.running.length + seen.timers.length > 0,
  ),
  'only a list that is open has results, and it can always be closed': always(
    (seen) =>
      seen.snapshot.hasTag('listed') === seen.can({ type: 'user.closeList' }) &&
      (seen.snapshot.hasTag('listed') || seen.now.documents.length === 0),
  ),
  'only a failed search has a reason': always(
    ({ is, now }) => (now.problem !== null) === is('editing.failed'),
  ),

  // What is not
  'a link is removed when somebody says so, that one and no other': always((seen) => {
    const { before, emitted } = seen
    if (!removes(seen)) return !emits('removed')(seen)
    const [removed] = emitted
    return (
      seen.is('closed') &&
      removed?.type === 'removed' &&
      removed.key === before?.link?.key &&
      emits('left')(seen) === seen.was('editing')
    )
  }),
  'the caret goes back to the text only when a form closes': whenever(
    emits('left'),
    (seen) => seen.was('editing') && !seen.is('editing'),
  ),
  'a link is put back only by calling off': whenever(emits('reverted'), cancels),
  'a form that is open can be called off, and its link removed where there is one': always(
    (seen) =>
      !seen.is('editing') ||
      (seen.can({ type: 'user.cancel' }) &&
        seen.can({ type: 'user.remove' }) === (seen.now.link?.key !== null)),
  ),
}
