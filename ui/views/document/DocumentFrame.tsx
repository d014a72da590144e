import { useSelector } from '@xstate/react'
import type { ReactNode, RefObject } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isMissing } from '#machines/open-document'
import { useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import css from './DocumentFrame.module.css'
import { UnavailableDocument } from './UnavailableDocument.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  form?: RefObject<HTMLFormElement | null>
  /** What stays in sight. */
  head: ReactNode
  /** What the document is called, below it. */
  title: ReactNode
  /** Shown once the document is read. */
  body: ReactNode
  /** What is still there of one that no longer exists. */
  remains?: ReactNode
  /** What opens over it. */
  children: ReactNode
}

/** The form of a document, or what is in its place while there is none. */
export function DocumentFrame(props: Props) {
  const { document, entity, form, head, title, body, remains, children } = props
  const text = useText()
  const isUnavailable = useSelector(document, (state) => state.matches('unavailable'))
  const isGone = useSelector(document, isMissing)
  const isOpen = useSelector(document, (state) => state.matches('open'))
  if (isUnavailable) {
    return (
      <>
        <UnavailableDocument document={document} entity={entity} />
        {isGone && remains}
      </>
    )
  }
  return (
    <form
      ref={form}
      className={css.root}
      data-form-ready={isOpen}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={css.head}>{head}</div>
      {title}
      {isOpen ? body : <Skeleton label={text('app.loading')} lines={6} />}
      {children}
    </form>
  )
}
