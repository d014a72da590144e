import type { LinkEditorActor } from '#machines/link-editor'
import { linkedTo, wordsIn } from '#machines/link-editor'
import { isMeantAsUrl, writtenUrl } from '../engine/written-url.ts'
import type { LinkOption } from './link-options.ts'
import { referenceIn } from './link-reference.ts'

/** Sends the form: an address as it is kept, the chosen document, or the best match of the words. */
export function submitLink(actor: LinkEditorActor, mayFind: boolean): void {
  const { draft, link } = actor.getSnapshot().context
  if (draft.linkType === 'internal') {
    actor.send({ type: 'user.submit', isValid: referenceIn(draft.doc) !== null })
    return
  }
  const words = wordsIn(draft)
  // An address that was there already is one, whatever it looks like.
  const isAddress = isMeantAsUrl(words) || words === wordsIn(link?.fields ?? {})
  if (mayFind && !isAddress) {
    actor.send({ type: 'user.take' })
    return
  }
  const url = writtenUrl(words)
  if (url !== null) actor.send({ type: 'user.change', fields: { ...draft, url } })
  actor.send({ type: 'user.submit', isValid: url !== null })
}

/** What is chosen stands in the box until the form is sent. */
export function chooseOption(actor: LinkEditorActor, option: LinkOption): void {
  const { draft } = actor.getSnapshot().context
  const fields =
    option.kind === 'address'
      ? { ...draft, url: option.url }
      : linkedTo(draft, { slug: option.document.slug, id: option.document.id })
  actor.send({ type: 'user.change', fields })
}

export function submitOption(actor: LinkEditorActor, option: LinkOption): void {
  chooseOption(actor, option)
  actor.send({ type: 'user.submit', isValid: true })
}

/** Closes the list of the box, unless somebody waits for its answer. */
export function leaveBox(actor: LinkEditorActor): void {
  if (!actor.getSnapshot().matches({ editing: 'taking' })) actor.send({ type: 'user.closeList' })
}
