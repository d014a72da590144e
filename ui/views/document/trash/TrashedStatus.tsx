import { useSelector } from '@xstate/react'
import type { DocumentActor } from '#machines/document'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { StatusLine } from '../../../parts/StatusLine.tsx'
import css from '../DocumentStatus.module.css'

/** Since when it has been in the trash, and why nothing can be typed. */
export function TrashedStatus({ document }: { document: DocumentActor }) {
  const text = useText()
  const { moment } = useFormats()
  const isOpen = useSelector(document, (state) => state.matches('open'))
  const deletedAt = useSelector(document, ({ context }) => context.base.deletedAt)
  return (
    <StatusLine className={css.root} shape={isOpen ? 'square' : 'hollow'}>
      {typeof deletedAt === 'string'
        ? text('trash.since', { time: moment(new Date(deletedAt)) })
        : text('document.status.loading')}
    </StatusLine>
  )
}
