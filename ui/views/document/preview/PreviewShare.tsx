import { useActorRef, useSelector } from '@xstate/react'
import Share2Icon from 'lucide-react/icons/share-2'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { PreviewLink } from '#contracts/preview'
import type { DocumentActor } from '#machines/document'
import type { PreviewLinksActor } from '#machines/preview-links'
import { previewLinksMachine } from '#machines/preview-links'
import { OfferedIcon } from '../../../actions/OfferedButton.tsx'
import { useCopyAction } from '../../../actions/use-copy-action.ts'
import { makePreviewLink, readPreviewLinks, revokePreviewLink } from '../../../client/preview.ts'
import { useFormats } from '../../../kit/formats.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import css from './PreviewShare.module.css'

/** Shows the draft to people without an account: links that end by themselves and can be revoked (LIVE-6). */
export function PreviewShare({ document }: { document: DocumentActor }) {
  const text = useText()
  const actor = useActorRef(useLinksMachine(document))
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const isMaking = useSelector(actor, (state) => state.matches({ open: 'making' }))
  const canMake = useSelector(actor, (state) => state.can({ type: 'user.make' }) || isMaking)
  const close = () => actor.send({ type: 'user.close' })
  return (
    <>
      <OfferedIcon
        id="live-preview-share"
        label={text('preview.share')}
        icon={<Share2Icon />}
        run={() => actor.send({ type: 'user.open' })}
      />
      <Dialog
        open={isOpen}
        onCancel={close}
        title={text('preview.share.title')}
        description={text('preview.share.text')}
        actions={
          <>
            <Button onClick={close}>{text('app.close')}</Button>
            <Button
              kind="primary"
              busy={isMaking}
              refusal={canMake ? undefined : text('app.loading')}
              onClick={() => actor.send({ type: 'user.make' })}
            >
              {text('preview.share.make')}
            </Button>
          </>
        }
      >
        <Links actor={actor} />
      </Dialog>
    </>
  )
}

function useLinksMachine(document: DocumentActor) {
  const { http } = usePanel()
  return useMemo(() => {
    const ref = () => document.getSnapshot().context.ref
    return previewLinksMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => readPreviewLinks(http, ref(), signal)),
        make: fromPromise(() => makePreviewLink(http, ref())),
        revoke: fromPromise(({ input }) => revokePreviewLink(http, input)),
      },
    })
  }, [http, document])
}

function Links({ actor }: { actor: PreviewLinksActor }) {
  const text = useText()
  const { links, problem } = useSelector(actor, ({ context }) => context)
  const isReading = useSelector(actor, (state) => state.matches({ open: 'reading' }))
  const isUnread = useSelector(actor, (state) => state.matches({ open: 'unread' }))
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  return (
    <>
      <ProblemNotice
        problem={problem}
        onRetry={isUnread ? () => actor.send({ type: 'user.retry' }) : undefined}
      />
      {isReading && <Skeleton label={text('app.loading')} look="rows" lines={2} />}
      {!isReading && !isUnread && links.length === 0 && (
        <p className={css.hint}>{text('preview.share.none')}</p>
      )}
      {links.length > 0 && (
        <ul className={css.list}>
          {links.map((link) => (
            <Line key={link.id} link={link} actor={actor} isBusy={isBusy} />
          ))}
        </ul>
      )}
    </>
  )
}

interface LineProps {
  link: PreviewLink
  actor: PreviewLinksActor
  isBusy: boolean
}

function Line({ link: { id, url, by, createdAt, expiresAt }, actor, isBusy }: LineProps) {
  const text = useText()
  const { date } = useFormats()
  const at = (time: string) => date(new Date(time), 'dayAndTime')
  const copy = useCopyAction({ id: `preview-link-${id}`, label: text('preview.share.copy') }, url)
  const made = { time: at(createdAt), name: by ?? '' }
  return (
    <li className={css.line}>
      <div className={css.facts}>
        <span>{text(by ? 'preview.share.madeBy' : 'preview.share.made', made)}</span>
        <span className={css.hint}>{text('preview.share.until', { time: at(expiresAt) })}</span>
      </div>
      <Button size="small" bare onClick={copy.run}>
        {copy.label}
      </Button>
      <Button
        size="small"
        bare
        busy={isBusy}
        onClick={() => actor.send({ type: 'user.revoke', id })}
      >
        {text('preview.share.revoke')}
      </Button>
    </li>
  )
}
