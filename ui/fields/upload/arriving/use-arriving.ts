import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { DocumentData } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { createTextPictureStore } from '../../../client/uploads/text-picture-store.ts'
import { useAdminConfig } from '../../../kit/config.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import { usePanel } from '../../../kit/panel.ts'
import type { Form } from '../../form.ts'
import type { Holder } from './arriving-files.ts'
import type { Around, HolderOf, OpenedArriving } from './open-arriving.ts'
import { openArriving } from './open-arriving.ts'

/** What is open of one kind of field. */
export type KnownArriving<Held extends Holder> = WeakMap<DocumentActor, Set<OpenedArriving<Held>>>

/**
 * The files that this field waits for; null: nobody is signed in. They are the same for as long as the
 * document is open, whether or not the field is shown, and in whichever row.
 */
export function useArriving<Held extends Holder>(
  { form, path }: { form: Form; path: string },
  known: KnownArriving<Held>,
  holderOf: HolderOf<Held>,
): OpenedArriving<Held> | null {
  const panel = usePanel()
  const config = useAdminConfig()
  const opened = useMemo(
    () =>
      config?.kind === 'signedIn' ? openedIn(known, { form, path, panel, config }, holderOf) : null,
    [form, path, panel, config, known, holderOf],
  )
  const files = opened?.files
  const described = useRef('')
  const open = useDocumentDrawer((slug, id) => {
    files?.created(described.current, { slug, id })
    // The form that was filled in leaves the page first.
    setTimeout(() => files?.describeNext())
  })
  const describe = useEffectEvent((key: string, slug: string, values: DocumentData) => {
    described.current = key
    open?.({ slug, id: null, values })
  })
  useEffect(() => files?.describeBy(describe), [files])
  return opened
}

function openedIn<Held extends Holder>(
  known: KnownArriving<Held>,
  around: Omit<Around, 'store' | 'onHide'>,
  holderOf: HolderOf<Held>,
): OpenedArriving<Held> {
  const { document } = around.form
  const ofDocument = known.get(document) ?? new Set<OpenedArriving<Held>>()
  known.set(document, ofDocument)
  const opened =
    [...ofDocument].find(({ place }) => place.path() === around.path) ??
    openArriving({ ...around, store: createTextPictureStore(), onHide }, holderOf)
  ofDocument.add(opened)
  return opened
}

function onHide(listener: () => void): () => void {
  addEventListener('pagehide', listener)
  return () => removeEventListener('pagehide', listener)
}
