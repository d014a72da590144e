import { useSelector } from '@xstate/react'
import type { LivePreviewActor } from '#machines/live-preview'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { RetryNotice } from '../../../actions/RetryNotice.tsx'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import css from './PreviewNotices.module.css'

/** Why the page is not there, or does not follow; nothing while it does. */
export function PreviewNotices({ actor }: { actor: LivePreviewActor }) {
  return (
    <div className={css.root} role="status">
      <Told actor={actor} />
    </div>
  )
}

function Told({ actor }: { actor: LivePreviewActor }) {
  const text = useText()
  const state = useSelector(actor, (snapshot) => snapshot)
  const isIn = (window: 'frame' | 'popup' | 'blocked' | 'cutOff') =>
    state.matches({ page: { shown: { window } } })
  const openWindow = (
    <OfferedButton
      id="live-preview-try-window"
      size="small"
      label={text('preview.openWindow')}
      run={() => actor.send({ type: 'user.openWindow' })}
    />
  )
  const { problem, url } = state.context
  if (problem) {
    return (
      <RetryNotice
        id="live-preview-retry"
        detail={text('preview.label')}
        onRetry={() => actor.send({ type: 'user.retry' })}
      >
        {problemText(text, problem)}
      </RetryNotice>
    )
  }
  if (state.matches({ page: 'locating' })) return <Skeleton label={text('app.loading')} />
  if (state.matches({ page: 'nowhere' })) return <Notice>{text('preview.nowhere')}</Notice>
  if (isIn('blocked')) {
    return (
      <Notice tone="warning" actions={openWindow}>
        {text('preview.blocked')}
      </Notice>
    )
  }
  if (isIn('cutOff')) return <Notice tone="warning">{text('preview.cutOff')}</Notice>
  if (state.matches({ page: { shown: { window: { frame: 'silent' } } } })) {
    return (
      <Notice tone="warning" actions={openWindow}>
        {text('preview.silent')}
      </Notice>
    )
  }
  if (state.matches({ page: { shown: { window: { popup: 'silent' } } } })) {
    return <Notice tone="warning">{text('preview.silent')}</Notice>
  }
  if (isIn('popup')) {
    const isHeard = state.hasTag('listening')
    return <Notice>{text(isHeard ? 'preview.inWindow' : 'preview.inWindowWaiting')}</Notice>
  }
  if (url !== null && new URL(url).origin === window.location.origin) {
    return <Notice tone="warning">{text('preview.sameOrigin')}</Notice>
  }
  return null
}
