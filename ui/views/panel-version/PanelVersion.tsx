import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { panelVersionMachine } from '#machines/panel-version'
import { isPanelOf } from '../../client/panel-version.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './PanelVersion.module.css'

/** A new version of the panel is installed on the server: whoever has the old one open is told (21). */
export function PanelVersion() {
  const text = useText()
  const { boot, live, navigation } = usePanel()
  const actor = useActorRef(
    panelVersionMachine.provide({
      actors: { compare: fromPromise(({ signal }) => isPanelOf(document, boot.admin, signal)) },
    }),
  )
  useEffect(() => {
    const missing = () => actor.send({ type: 'page.missedPart' })
    const shown = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.shown' })
    }
    const watching = live.watch((heard) => {
      if (heard.type === 'lost') actor.send({ type: 'server.streamEnded' })
    })
    window.addEventListener('vite:preloadError', missing)
    document.addEventListener('visibilitychange', shown)
    return () => {
      watching.stop()
      window.removeEventListener('vite:preloadError', missing)
      document.removeEventListener('visibilitychange', shown)
    }
  }, [actor, live])
  const isTold = useSelector(actor, (state) => state.matches({ outdated: 'told' }))
  const isKept = useSelector(navigation, ({ context }) =>
    context.unsaved.every(({ copy, leftOut }) => copy === 'kept' && leftOut.length === 0),
  )
  return (
    <div role="status" data-panel-version>
      {isTold && (
        <Notice
          tone="warning"
          className={css.notice}
          actions={
            <>
              <Button size="small" onClick={() => actor.send({ type: 'user.later' })}>
                {text('app.close')}
              </Button>
              <Button size="small" kind="primary" onClick={() => location.reload()}>
                {text('app.reload')}
              </Button>
            </>
          }
        >
          {text(isKept ? 'panelVersion.outdated' : 'panelVersion.saveFirst')}
        </Notice>
      )}
    </div>
  )
}
